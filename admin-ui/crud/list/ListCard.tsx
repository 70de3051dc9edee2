import { memo } from 'react';
import type { RaRecord } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { textOf } from '../../core/model/values.ts';
import { RowBox } from '../../kit/tables/RowBox.tsx';
import { SystemBadge } from '../fields/SystemBadge.tsx';
import { Value } from '../fields/Value.tsx';
import { titleOf } from './list-context.ts';
import { RecordLink } from './RecordLink.tsx';
import { RowMenu, type MenuPlace } from './RowMenu.tsx';

interface Props {
  readonly of: Resource;
  /** Names of the columns. The first is the title of the card, unless the record has a page. */
  readonly shown: readonly string[];
  /** Name of the field at the right of the title. */
  readonly status: string | undefined;
  /** Names of the fields below the title, separated by commas. */
  readonly values: string;
  /** Position on the page, from 0. */
  readonly at: number;
  readonly record: RaRecord;
  /** Shown with its name: that it is new. */
  readonly note?: string | undefined;
  /** Whether the keyboard is at it. */
  readonly isCurrent: boolean;
  /** null while no row is selected: then there is no box. */
  readonly isSelected: boolean | null;
  toggle(id: RaRecord['id']): void;
  openMenu(place: MenuPlace): void;
}

/** A row of a list on a telephone, as plain elements styled by the list: see `ListRow`. */
export const ListCard = memo(function ListCard(props: Props) {
  const { of, shown, status, values, at, record, note, isCurrent, isSelected, toggle, openMenu } = props;
  const title = titleOf(of, shown, record);
  const Mark = of.slots['list.mark'];
  return (
    <li
      data-row={at}
      data-record={record.id}
      data-current={isCurrent || undefined}
      data-made={note && true}
      data-selected={isSelected || undefined}
      tabIndex={-1}
    >
      {isSelected !== null && (
        <div data-part="box">
          <RowBox
            label={t('crud.table.selectRow', { name: title })}
            checked={isSelected}
            onChange={() => toggle(record.id)}
          />
        </div>
      )}
      <div data-part="text">
        <div data-part="head">
          <div data-part="title" data-note={note}>
            {Mark && <Mark of={of} record={record} />}
            {of.page ? (
              <RecordLink of={of} record={record}>
                {title}
              </RecordLink>
            ) : (
              <Value of={of} name={shown[0]!} record={record} />
            )}
          </div>
          <SystemBadge of={of} record={record} />
          {status && <Value of={of} name={status} record={record} />}
        </div>
        <Values of={of} names={values.split(',')} record={record} />
      </div>
      <div data-part="actions">
        <RowMenu.Button record={record} title={title} onOpen={openMenu} />
      </div>
    </li>
  );
});

interface ValuesProps {
  readonly of: Resource;
  readonly names: readonly string[];
  readonly record: WireRecord;
}

/**
 * Values in one line. Their labels are only for screen readers: a post code, an amount or a date is clear without one.
 */
function Values({ of, names, record }: ValuesProps) {
  const known = names.filter((name) => name && textOf(of, name, record));
  return (
    <div data-part="values">
      {known.map((name, i) => (
        <div key={name}>
          {i > 0 && (
            <span aria-hidden data-part="dot">
              ·
            </span>
          )}
          <span data-part="label">{of.fields[name]!.title}: </span>
          {['phone', 'colour'].includes(of.fields[name]!.format ?? '') ? (
            <Value of={of} name={name} record={record} />
          ) : (
            textOf(of, name, record)
          )}
        </div>
      ))}
    </div>
  );
}
