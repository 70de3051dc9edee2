import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { StatusBadge } from '../../kit/fields/StatusBadge.tsx';
import { Value } from './Value.tsx';

interface Props {
  readonly of: Resource;
  /** Name of the status field, a reference. */
  readonly name: string;
  readonly record: WireRecord;
  readonly busy?: boolean;
  /** @param from the pressed badge */
  readonly onChoose: (status: WireRecord, from: HTMLElement) => void;
}

/**
 * A status as a button with the statuses it may change to. A final status is only shown, and so is one that the user
 * may not change.
 */
export function StatusMenu({ of, name, record, busy = false, onChoose }: Props) {
  const field = of.fields[name]!;
  const target = summaryOf(field.to!);
  const mayChange = allows(useSession(), of.access.update);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const value = record[name] as WireRecord | null;
  const current = value?.[target.display] as string | undefined;
  const next = field.flow?.[value?.[target.key] as number] ?? [];
  const { data } = useGetList(
    target.name,
    { pagination: { page: 1, perPage: 100 }, sort: { field: target.key, order: 'ASC' }, filter: {} },
    { enabled: anchor !== null, staleTime: 300_000 },
  );
  if (!value || !current) return <Value of={{ ...of, slots: {} }} name={name} record={record} />;
  const badge = <StatusBadge text={current} colour={value.colourCode as string | null} />;
  // When a status becomes final, its badge takes over the focus from the button it replaces.
  if (!next.length || !mayChange)
    return (
      <Box component="span" tabIndex={-1}>
        {badge}
      </Box>
    );
  return (
    <>
      <ButtonBase
        aria-label={`${field.title}: ${current}`}
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
        {next.map((one) => {
          const status = data?.find((row) => row[target.key] === one);
          return (
            <MenuItem
              key={one}
              disabled={!status}
              onClick={() => {
                setAnchor(null);
                onChoose(status!, anchor!);
              }}
            >
              {data ? (
                <StatusBadge text={status?.[target.display] ?? ''} colour={status?.colourCode} />
              ) : (
                <Skeleton width={88} height={22} />
              )}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
