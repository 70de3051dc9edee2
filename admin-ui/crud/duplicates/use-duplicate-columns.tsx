import type { ReactNode } from 'react';
import { summaryOf } from '../../core/data/data-provider.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { isNumeric, nothing, textOf } from '../../core/model/values.ts';
import { RowBadge } from '../fields/RowBadge.tsx';
import { RecordTab } from '../fields/RecordTab.tsx';
import { useColumns } from '../columns/use-columns.ts';
import { factsOf } from './duplicates.ts';

export interface DuplicateColumn {
  readonly name: string;
  readonly title: string;
  readonly align?: 'right';
  /** Stays in view while the others scroll. */
  readonly isPinned?: true;
  readonly text: (duplicate: WireRecord) => string;
  readonly renderCell: (duplicate: WireRecord) => ReactNode;
}

/**
 * Columns of a table of duplicates: those that the user has chosen for the list that the schema names, and its badge;
 * without a list, the fields of a row.
 */
export function useDuplicateColumns(of: Resource): readonly DuplicateColumn[] {
  const { table } = of.duplicates!;
  const list = table?.list ?? { name: '', columns: [], more: [] };
  const { shown } = useColumns(of, list.name, list.columns, list.more, list.view);
  const named = (name: string, title: string, text: (duplicate: WireRecord) => string): DuplicateColumn => ({
    name,
    title,
    text,
    renderCell: (duplicate) =>
      name === of.display ? <RecordTab of={of} record={duplicate} /> : text(duplicate) || nothing,
  });
  if (!table) return factsOf(of).map(({ name, title, text }) => named(name, title, text));
  const { badge } = table;
  return [
    ...shown
      .filter((name) => name !== badge)
      .map((name) => ({
        ...named(name, of.fields[name]!.title, (duplicate) => textOf(of, name, duplicate)),
        ...(isNumeric(of.fields[name]!) && { align: 'right' as const }),
      })),
    ...(badge ? [badgeColumn(of, badge)] : []),
  ];
}

function badgeColumn(of: Resource, name: string): DuplicateColumn {
  const { title, to } = of.fields[name]!;
  return {
    name,
    title,
    isPinned: true,
    text: (duplicate) => textOf(of, name, duplicate),
    renderCell: (duplicate) => (duplicate[name] ? <RowBadge of={summaryOf(to!)} row={duplicate[name]} /> : nothing),
  };
}
