import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import { useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { choiceSort } from '../../core/data/lookups.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import type { Severity } from '../../core/theme/colours.ts';
import { RowBadge } from '../fields/RowBadge.tsx';
import { Value } from '../fields/Value.tsx';

interface Props {
  readonly of: Resource;
  /** Name of the status field, a reference. */
  readonly name: string;
  readonly record: WireRecord;
  readonly busy?: boolean;
  /** Colours by key that differ from those of the list of statuses. */
  readonly badges?: Readonly<Record<number, Severity>>;
  /**
   * @param status key of the chosen status
   * @param from the pressed badge
   */
  readonly onChoose: (status: number, from: HTMLElement) => void;
}

/**
 * A status as a button with the statuses it may change to: those of its flow, or every active one if the schema has no
 * flow. A final status is only shown, and so is one that the user may not change.
 */
export function StatusMenu({ of, name, record, busy = false, badges, onChoose }: Props) {
  const { title, flow, to } = of.fields[name]!;
  const target = summaryOf(to!);
  const mayChange = allowsChange(useSession(), of.access.update);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hadFocus = useRef(false);
  const value = record[name] as WireRecord | null;
  const current = value?.[target.display] as string | undefined;
  const next = flow && (flow[value?.[target.key] as number] ?? []);
  const { data } = useGetList(
    target.name,
    { pagination: { page: 1, perPage: 100 }, sort: choiceSort(target.name), filter: {} },
    { enabled: anchor !== null, staleTime: 300_000 },
  );
  if (!value || !current) return <Value of={{ ...of, slots: {} }} name={name} record={record} />;
  const badge = <RowBadge of={target} row={value} badges={badges} />;
  // When a status becomes final, its badge takes over the focus from the button it replaces.
  if (next?.length === 0 || !mayChange)
    return (
      <Box component="span" tabIndex={-1} ref={(node: HTMLElement | null) => void (hadFocus.current && node?.focus())}>
        {badge}
      </Box>
    );
  const offered = (rows: readonly WireRecord[]) =>
    next
      ? rows.filter((row) => next.includes(row[target.key] as number))
      : rows.filter((row) => row.active !== false && row[target.key] !== value[target.key]);
  return (
    <>
      <ButtonBase
        // React takes the reference away while the button still has the focus.
        ref={(node) => () => void (hadFocus.current = node === document.activeElement)}
        aria-label={t('crud.status.of', { title, status: current })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={busy}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 24, minWidth: 24, borderRadius: 11, pr: 0.25, '&:hover': { backgroundColor: 'action.hover' } }}
      >
        {badge}
        {busy ? (
          <CircularProgress size={14} aria-label={t('crud.saving')} sx={{ m: 0.25 }} />
        ) : (
          <ArrowDropDownIcon sx={{ fontSize: 18 }} />
        )}
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {data
          ? offered(data).map((row) => (
              <MenuItem
                key={row[target.key]}
                onClick={() => {
                  setAnchor(null);
                  onChoose(row[target.key] as number, anchor!);
                }}
              >
                <RowBadge of={target} row={row} badges={badges} />
              </MenuItem>
            ))
          : (next ?? [1, 2, 3]).map((one) => (
              <MenuItem key={one} disabled>
                <Skeleton width={88} height={22} />
              </MenuItem>
            ))}
      </Menu>
    </>
  );
}
