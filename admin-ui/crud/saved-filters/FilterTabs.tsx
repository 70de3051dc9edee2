import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext, useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { filterNames } from '../../core/data/filter-names.ts';
import type { Resource } from '../../core/model/resource.ts';
import type { View } from '../../core/model/screen.ts';
import { searchOf, useFilterCounts, useSavedFilters, useSharedFilters, type SavedFilter } from './saved-filters.ts';
import { afterLoading } from '../../kit/after-loading.ts';
import { tabStyles } from './tab-styles.ts';
import { useFittingTabs } from './use-fitting-tabs.ts';

interface Props {
  readonly view: View;
  readonly of: Resource;
  /** Name of the list. */
  readonly list: string;
}

interface Tab {
  /** 0 for the list without a saved filter. */
  readonly id: number;
  readonly name: string;
  /** Number of rows; empty until it is known. */
  readonly count: string;
  readonly filter: SavedFilter | null;
}

/**
 * The saved filters of a list as tabs: those of the user, favourites first, then those that others share. A list without any
 * has no tabs. While they load, a list that had some when it was last shown keeps their room; of one that is shown for the
 * first time, what is below waits for them.
 */
export function FilterTabs(props: Props) {
  const { id } = props.view;
  const { data: rows, isPlaceholderData } = useListContext();
  const isReady = rows !== undefined && !isPlaceholderData;
  const [wasReady, setWasReady] = useState(isReady);
  if (isReady && !wasReady) setWasReady(true);
  const [had, setHad] = useStore<boolean | null>(`filterTabs.${id}`, null);
  const isFirst = had === null;
  const { data: own, isError: hasFailed } = useSavedFilters(id, wasReady || isFirst);
  const { data: shared, isError: hasFailedToo } = useSharedFilters(id, wasReady || isFirst);
  const has = own && shared ? own.length + shared.length > 0 : had;
  useEffect(() => {
    if (has !== null && has !== had) setHad(has);
  }, [has, had, setHad]);
  if (has === null && !hasFailed && !hasFailedToo) return <Box sx={{ display: 'none', '& ~ *': afterLoading }} />;
  const filters = [...inOrder(own ?? []), ...(shared ?? [])];
  return has ? <Tabs {...props} filters={filters} isReady={wasReady} /> : null;
}

interface TabsProps extends Props {
  readonly filters: readonly SavedFilter[];
  /** Whether the rows of the list have loaded. */
  readonly isReady: boolean;
}

/** Each tab has the number of its rows. What does not fit is in a menu; on a telephone the row scrolls. */
function Tabs({ view, of, list, filters, isReady }: TabsProps) {
  const { data: rows, filterValues, setFilters } = useListContext();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(max-width: 640px)');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data: counts, refetch } = useFilterCounts(view.id, list, isReady);
  const countAgain = useEffectEvent(() => {
    if (counts) void refetch();
  });
  useEffect(() => {
    if (rows) countAgain();
  }, [rows]);

  const known = new Map(counts?.map((count) => [count.id, count]));
  const countOf = (id: number) => {
    const found = known.get(id);
    if (!found || found.rows === null) return '';
    const count = found.rows.toLocaleString('en-GB');
    return found.exact ? count : t('crud.savedFilters.moreThan', { count });
  };
  const tabs: readonly Tab[] = [
    { id: 0, name: t('crud.savedFilters.all'), count: countOf(0), filter: null },
    ...filters.map((filter) => ({ id: filter.id, name: filter.filterName, count: countOf(filter.id), filter })),
  ];
  const chosen = Number((filterValues as Record<string, unknown>)[filterNames.saved] ?? 0);
  const { row, fitting } = useFittingTabs(isNarrow);
  const left = tabs.slice(fitting);
  const isAway = left.some(({ id }) => id === chosen);

  const choose = ({ filter }: Tab) => {
    setAnchor(null);
    if (filter) void navigate({ search: searchOf(filter) });
    else setFilters({});
  };
  const move = (event: React.KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')].slice(0, fitting);
    const at = all.indexOf(event.target as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all.at(to % all.length)?.focus();
  };
  return (
    <Box data-screen sx={tabStyles}>
      <Box
        ref={row}
        role="tablist"
        aria-label={t('crud.savedFilters.tabs', { plural: of.plural.toLowerCase() })}
        onKeyDown={move}
      >
        {tabs.map((tab, i) => (
          <ButtonBase
            key={tab.id}
            role="tab"
            data-filter={tab.filter?.id}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen || (i === 0 && (isAway || !tabs.some(({ id }) => id === chosen))) ? 0 : -1}
            onClick={() => choose(tab)}
            style={i < fitting ? undefined : { visibility: 'hidden' }}
          >
            <span data-name title={tab.name}>
              {tab.name}
            </span>
            <span data-count>{tab.count}</span>
          </ButtonBase>
        ))}
      </Box>
      {left.length > 0 && (
        <ButtonBase
          data-more
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          data-chosen={isAway || undefined}
          data-filter={isAway ? chosen : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <span data-name>
            {isAway
              ? left.find(({ id }) => id === chosen)!.name
              : t('crud.savedFilters.more', { smart_count: left.length })}
          </span>
          <ArrowDropDownIcon fontSize="small" />
        </ButtonBase>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {left.map((tab) => (
          <MenuItem
            key={tab.id}
            data-filter={tab.id}
            selected={tab.id === chosen}
            onClick={() => choose(tab)}
            sx={{ gap: 2 }}
          >
            {tab.name}
            <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {tab.count}
            </Box>
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}

/** Favourites in their order, then the others by name. */
const inOrder = (filters: readonly SavedFilter[]): readonly SavedFilter[] =>
  filters.toSorted(
    (a, b) =>
      Number(b.favourite) - Number(a.favourite) ||
      (a.favourite ? (a.favouriteOrder ?? 0) - (b.favouriteOrder ?? 0) : 0),
  );
