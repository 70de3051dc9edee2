import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { summaryOf } from '../../core/data/data-provider.ts';
import { labelOf } from '../../core/model/label.ts';
import type { Resource, SlotProps, WireRecord } from '../../core/model/resource.ts';
import { useRecordPage } from './use-record-page.ts';
import { ActiveBadge } from './ActiveBadge.tsx';
import { RowBadge } from './RowBadge.tsx';
import { EmailLink } from '../../kit/fields/EmailLink.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { Swatch } from '../../kit/fields/Swatch.tsx';
import { ThemeSwatch } from '../../kit/fields/ThemeSwatch.tsx';
import { callTo, formatOf, nameOf, nothing, textOf, type Shown } from '../../core/model/values.ts';

interface Props {
  readonly of: Shown;
  readonly name: string;
  readonly record: WireRecord;
}

/** The value of a field, formatted by its type. */
export function Value({ of, name, record }: Props) {
  const field = of.fields[name]!;
  const Cell = of.slots[`list.cell.${name}` as keyof typeof of.slots] as React.ComponentType<SlotProps> | undefined;
  if (Cell) return <Cell of={of as Resource} record={record} />;
  const value = record[name];
  const text = textOf(of, name, record);
  if (!text) return <Nothing>{nothing}</Nothing>;
  if (name === 'active') return <ActiveBadge active={Boolean(value)} />;
  if (field.widget === 'badge') return <StatusBadge text={text} meaning={meaningOf(value)} />;
  if (field.format === 'colour') return <Swatch colour={text} />;
  if (field.widget === 'swatch')
    return (
      <>
        <ThemeSwatch value={String(value)} />
        {text}
      </>
    );
  if (formatOf(of, name) === 'email') return <EmailLink address={text} onClick={stop} />;
  if (field.format === 'phone')
    return (
      <Link
        href={callTo(text)}
        onClick={stop}
        color="inherit"
        sx={{ display: 'inline-block', minHeight: { xs: 24, md: 0 } }}
      >
        {text}
      </Link>
    );
  if (field.format === 'uri')
    return (
      <Link
        href={/^https?:/.test(text) ? text : `https://${text}`}
        target="_blank"
        rel="noopener noreferrer"
        onClick={stop}
      >
        {text}
      </Link>
    );
  if (field.type === 'ref' && field.to) return <ReferenceValue to={field.to} value={value} text={text} />;
  return <>{text}</>;
}

const Nothing = styled('span')(({ theme }) => ({ color: (theme.vars ?? theme).palette.text.secondary }));

/** A reference as a link to its record's page, if there is one that the user may open. */
function ReferenceValue({ to, value, text }: { to: string; value: WireRecord; text: string }) {
  const target = summaryOf(to);
  const page = useRecordPage(to, value[target.key]);
  if (target.badges || value.colourCode) return <RowBadge of={target} row={value} />;
  const name = target.label ? labelOf(target, value) : text;
  if (!page) return <>{name}</>;
  return (
    <PageLink to={page} onClick={stop}>
      {name}
    </PageLink>
  );
}

/** The value that decides a badge's severity: yes, no, or the untranslated value from the schema. */
const meaningOf = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : nameOf(value));

/** Keeps a click on a link from also opening the row. */
const stop = (event: React.MouseEvent) => event.stopPropagation();
