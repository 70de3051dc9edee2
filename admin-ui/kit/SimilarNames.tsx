import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { summaryOf } from '../core/data/data-provider.ts';
import { call } from '../core/data/http.ts';
import { t } from '../core/i18n/t.ts';
import type { WireRecord } from '../core/model/resource.ts';

interface Props {
  /** Name of the entity. */
  readonly of: string;
  /** A text that nothing matches. */
  readonly text: string;
  readonly onName: (name: string) => void;
}

/** Names that somebody may have meant who typed a text with a slip in it. Nothing if there are none. */
export function SimilarNames({ of, text, onName }: Props) {
  const { display } = summaryOf(of);
  const { data = [] } = useQuery<readonly string[]>({
    queryKey: ['search', 'similar', of, text],
    enabled: text.length > 1,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ text: text.slice(0, 200), kinds: of, rows: '5' });
      const { json } = await call<{ similar: WireRecord[] }[]>(`search?${query}`, { signal });
      return [...new Set(json.flatMap(({ similar }) => similar.map((record) => String(record[display] ?? ''))))];
    },
  });
  const names = data.filter(Boolean);
  if (!names.length) return null;
  return (
    <Box role="group" aria-label={t('kit.similar')} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {t('kit.similar')}{' '}
      {names.map((name) => (
        <Button key={name} size="small" onClick={() => onName(name)}>
          {name}
        </Button>
      ))}
    </Box>
  );
}
