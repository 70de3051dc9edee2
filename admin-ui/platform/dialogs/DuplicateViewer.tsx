import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { StatusBadge } from '../fields/StatusBadge.tsx';
import { nothing } from '../fields/values.ts';
import type { Resource, WireRecord } from '../model/resource.ts';
import type { Severity } from '../theme/colours.ts';
import { DialogFrame } from './DialogFrame.tsx';

interface Props {
  readonly of: Resource;
  readonly rows: readonly WireRecord[];
  readonly onClose: () => void;
}

/** Colour of a similarity in percent (1:237). */
export const similaritySeverity = (percent: number): Severity =>
  percent < 40 ? 'secondary' : percent < 55 ? 'info' : percent < 70 ? 'help' : percent < 85 ? 'warning' : 'danger';

/** One numbered block for each possible duplicate, with every field and why it was found (1:58). */
export function DuplicateViewer({ of, rows, onClose }: Props) {
  const { row, ranks } = of.duplicates!;
  const titles = Object.entries(row).map(([name, path]) => [name, titleOf(of, name, path)] as const);
  return (
    <DialogFrame
      open
      title={`Possible duplicate ${of.plural.toLowerCase()}`}
      width={750}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          OK
        </Button>
      }
    >
      {rows.map((duplicate, i) => (
        <Box
          component="section"
          key={duplicate[of.key] as number}
          aria-label={`Duplicate ${i + 1}`}
          sx={{ pb: 2, mb: 2, borderBottom: i < rows.length - 1 ? 1 : 0, borderColor: 'divider' }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
            <Typography variant="h3" component="h3">
              {i + 1}. {duplicate[of.display] as string}
            </Typography>
            {ranks.map((rank) => {
              const percent = Math.round((duplicate[rank] as number) * 100);
              return (
                <StatusBadge
                  key={rank}
                  text={`${rankTitle(rank)} ${percent}%`}
                  severity={similaritySeverity(percent)}
                />
              );
            })}
          </Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
            {reasonsOf(duplicate)}
          </Typography>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: { xs: '120px 1fr', sm: '140px 1fr 140px 1fr' },
              columnGap: 2,
              rowGap: 0.5,
            }}
          >
            {titles.map(([name, title]) => (
              <Box key={name} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', lineHeight: '20px' }}>
                  {title}
                </Typography>
                <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {(duplicate[name] as string | null) || nothing}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </DialogFrame>
  );
}

const rankTitle = (rank: string) =>
  rank.includes('name') ? 'Name' : rank.includes('desc') ? 'Description' : 'Address';

const titleOf = (of: Resource, name: string, path: string) => of.fields[path.split('.')[0]!]?.title ?? name;

/** `Same post code and phone no; similar customer name.` */
function reasonsOf(duplicate: WireRecord): string {
  const reasons = (duplicate.reasons ?? []) as { title: string; match: 'same' | 'similar' }[];
  const named = (match: string) =>
    reasons.filter((reason) => reason.match === match).map((reason) => reason.title.toLowerCase());
  const list = (names: string[]) => names.join(', ').replace(/, ([^,]+)$/, ' and $1');
  const [same, similar] = [list(named('same')), list(named('similar'))];
  return (
    [same && `Same ${same}`, similar && `similar ${similar}`].filter(Boolean).join('; ').replace(/^s/, 'S') ||
    'Similar as a whole'
  );
}
