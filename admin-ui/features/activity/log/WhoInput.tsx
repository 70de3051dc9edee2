import CloseIcon from '@mui/icons-material/Close';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { isNamed } from '../../../app/search/hit.ts';
import { useRecent } from '../../../app/search/recent.ts';
import { contents } from '../../../core/contents.ts';
import { dataProvider, summaryOf } from '../../../core/data/data-provider.ts';
import { call } from '../../../core/data/http.ts';
import { labelOf } from '../../../core/model/label.ts';
import { nameOf } from '../../../core/model/values.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import { useOneMatch } from '../../../kit/use-one-match.ts';
import { linksOf, type Links } from './about.ts';
import { t } from './texts.ts';

interface Props {
  readonly links: Links;
  /** Whether what it is about cannot be changed. */
  readonly isFixed: boolean;
  readonly error: string | null;
  readonly onChange: (links: Links | null) => void;
}

/** Whom it happened with: named, or searched for among contacts and customers. */
export function WhoInput({ links, isFixed, error, onChange }: Props) {
  const isKnown = Object.values(links).some(Boolean);
  return isKnown ? (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 2, minHeight: 36 }}>
      <Typography sx={{ fontWeight: 'fontWeightBold', overflowWrap: 'anywhere' }}>{namesOf(links)}</Typography>
      {!isFixed && (
        <IconButton size="small" aria-label={t('logging.whoChange')} onClick={() => onChange(null)}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  ) : (
    <Search error={error} onChange={onChange} />
  );
}

/** “Emma Price · Ward Fencing · Q000621” */
const namesOf = ({ contact, customer, opportunity, quote }: Links): string =>
  [contact?.contactName, customer?.custName, quote?.sQuoteNo ?? opportunity?.oppNo].filter(Boolean).join(' · ');

interface Found {
  readonly entity: 'contact' | 'customer';
  readonly id: number;
  readonly title: string;
  readonly detail: string;
}

interface Answer {
  readonly kind: Found['entity'];
  readonly rows: readonly WireRecord[];
  readonly similar: readonly WireRecord[];
}

const kinds: readonly Found['entity'][] = ['contact', 'customer'];

function Search({ error, onChange }: Pick<Props, 'error' | 'onChange'>) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const typed = useDeferredValue(text.trim());
  const recent = useRecentlyOpened();
  const { data, isFetching, isPlaceholderData } = useQuery<readonly Found[]>({
    queryKey: ['logWho', typed],
    enabled: typed.length > 1,
    placeholderData: (previous) => previous,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ text: typed.slice(0, 200), kinds: kinds.join(), rows: '6' });
      const { json } = await call<Answer[]>(`search?${query}`, { signal });
      const found = json.map(({ kind, rows, similar }) => [...rows, ...similar].map((row) => foundIn(kind, row)));
      // Somebody who types the name of a customer does not mean its first contact.
      const isMeant = ([first]: readonly Found[]) => first !== undefined && isNamed(first.title, typed);
      return found.toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a))).flat();
    },
  });
  const options = typed.length > 1 ? (data ?? []) : typed ? [] : recent;
  const isSettled = typed === text.trim() && !(isFetching && (isPlaceholderData || !data));
  function take(chosen: Found) {
    setText(chosen.title);
    void recordOf(chosen).then((record) => onChange(linksOf(chosen.entity, record)));
  }
  const takeFirst = useOneMatch({ text: text.trim(), isSettled, matches: options.slice(0, 1), onTake: take });
  return (
    <Autocomplete<Found>
      options={options}
      filterOptions={(all) => all}
      open={open && (options.length > 0 || typed.length > 1)}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      openOnFocus
      autoHighlight
      loading={isFetching}
      value={null}
      inputValue={text}
      onInputChange={(_, next, reason) => reason === 'input' && setText(next)}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ entity, id }) => `${entity} ${id}`}
      groupBy={({ entity }) => summaryOf(entity).plural}
      onChange={(_, chosen) => chosen && take(chosen)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isSettled) return;
        // What is highlighted was found by the text without its last letters.
        event.preventDefault();
        event.defaultMuiPrevented = true;
        takeFirst();
      }}
      noOptionsText={t('logging.whoNone')}
      renderOption={({ key, ...props }, { title, detail }) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
          {title}
          <Typography component="span" variant="caption" noWrap sx={{ color: 'text.secondary', minWidth: 0 }}>
            {detail}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          InputLabelProps={{ ...params.InputLabelProps, shrink: true }}
          autoFocus
          label={t('logging.who')}
          placeholder={t('logging.whoHint')}
          error={error !== null}
        />
      )}
      sx={{ mb: 2 }}
    />
  );
}

const recordOf = async ({ entity, id }: Found): Promise<WireRecord> =>
  (await dataProvider.getOne(entity, { id })).data as WireRecord;

function foundIn(entity: Found['entity'], record: WireRecord): Found {
  const of = summaryOf(entity);
  const detail = [record.customer, ...of.found.filter((name) => name !== of.display).map((name) => record[name])].map(
    nameOf,
  );
  return {
    entity,
    id: record[of.key] as number,
    title: labelOf(of, record),
    detail: detail.filter(Boolean).slice(0, 3).join(' · '),
  };
}

/** Contacts and customers whose pages the user has opened last. */
function useRecentlyOpened(): readonly Found[] {
  const { resources } = contents();
  return useRecent().flatMap(({ title, detail, to }) =>
    kinds.flatMap((entity) => {
      const start = resources[entity]!.page!.replace('{id}', '');
      const id = to.startsWith(start) ? Number(to.slice(start.length).split('/')[0]) : 0;
      return id > 0 ? [{ entity, id, title, detail }] : [];
    }),
  );
}
