import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { contents } from '../../core/contents.ts';
import { summaryOf } from '../../core/data/data-provider.ts';
import { schemaText, t } from './texts.ts';
import { opens } from '../../core/session/screens.ts';
import { useSession } from '../../core/session/session.ts';
import type { Use } from './use-uses.ts';

interface Props {
  readonly uses: readonly Use[];
  /** Key of the entry that is used. Without it, the records are not linked. */
  readonly linked?: number;
}

/**
 * Which fields use an entry, in how many records. Links to these records where their list has a filter by the field.
 */
export function UseRows({ uses, linked }: Props) {
  const session = useSession();
  const addressOf = ({ entity, field }: Use): string | null => {
    const { screen: path, filters } = summaryOf(entity);
    const screen = contents().screens.find((one) => one.path === path);
    if (linked === undefined || !screen || !filters.includes(field) || !opens(session, screen)) return null;
    return `${path}?filter=${encodeURIComponent(JSON.stringify({ [field]: linked }))}`;
  };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {uses.map((use) => {
        const address = addressOf(use);
        const name = t('replace.use', { title: schemaText(use.title), field: schemaText(use.fieldTitle) });
        const count = use.count.toLocaleString('en-GB');
        return (
          <Box
            component="li"
            key={`${use.entity}.${use.field}`}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, minHeight: { xs: 32, sm: 24 } }}
          >
            {address ? (
              <Link component={RouterLink} to={address}>
                {name}
              </Link>
            ) : (
              <span>{name}</span>
            )}
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {use.isLeast ? t('replace.atLeast', { count }) : count}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
