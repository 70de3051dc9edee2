import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { callTo } from '../../../core/model/values.ts';
import type { Line } from './line.ts';
import { t } from './texts.ts';

/** Actions that a telephone has room for; the record's page has the others. */
const most = 2;

interface Props {
  readonly line: Line;
  readonly isCurrent: boolean;
  /** Whether Tab reaches it: one line of all. */
  readonly isStop: boolean;
  readonly onAt: (id: string) => void;
}

/**
 * A line: what, with whom, and when. Its actions take the place of the time under the mouse or the keyboard. A telephone
 * shows them always, with a link that dials.
 */
export const TodayLine = ({ line, isCurrent, isStop, onAt }: Props) => (
  <Box
    component="li"
    tabIndex={isStop ? 0 : -1}
    data-line={line.id}
    aria-label={line.title}
    aria-current={isCurrent || undefined}
    onFocus={() => onAt(line.id)}
    sx={frame}
  >
    <Title line={line} />
    <Typography noWrap variant="body2" sx={facts}>
      {line.facts.join(' · ')}
    </Typography>
    <Typography className="when" variant="body2" sx={when}>
      {line.when}
    </Typography>
    <Box className="actions" sx={actions}>
      {line.phone && (
        <IconButton
          component="a"
          href={callTo(line.phone.number)}
          aria-label={t('today.ring', { name: line.phone.name, phone: line.phone.number })}
          sx={{ ...button, display: { sm: 'none' } }}
        >
          <PhoneOutlinedIcon fontSize="small" />
        </IconButton>
      )}
      {line.actions.map(({ key, label, Icon, run }, i) => (
        <IconButton
          key={key}
          tabIndex={isCurrent ? 0 : -1}
          data-hint={t('today.withKey', { action: label, key: key.toUpperCase() })}
          aria-label={t('today.action', { action: label, line: line.title })}
          onClick={run}
          sx={i < most ? button : { ...button, display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Box>
  </Box>
);

function Title({ line: { title, to, open } }: { readonly line: Line }) {
  const look = { color: 'inherit', underline: 'hover', noWrap: true, tabIndex: -1, sx: name } as const;
  return to ? (
    <Link component={RouterLink} to={to} {...look}>
      {title}
    </Link>
  ) : (
    <Link component="button" type="button" onClick={open} {...look}>
      {title}
    </Link>
  );
}

/** The whole line leads to the record. */
const name = {
  gridColumn: 1,
  gridRow: 1,
  justifySelf: 'start',
  maxWidth: '100%',
  fontWeight: 'fontWeightMedium',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

const facts = { gridColumn: 1, gridRow: 2, minHeight: 20, color: 'text.secondary' } as const;

const frame = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1,
  px: 1,
  py: 0.5,
  mx: -1,
  borderRadius: 1,
  '&:hover': { backgroundColor: 'action.hover' },
  '&[aria-current]': { backgroundColor: 'action.selected' },
  '@media (min-width: 640px)': {
    '& .actions': { visibility: 'hidden' },
    '&:hover .actions, &:focus-within .actions': { visibility: 'visible' },
    '&:has(.actions > button):hover .when, &:has(.actions > button):focus-within .when': { visibility: 'hidden' },
  },
} as const;

/** In the middle of the line; on a telephone beside the title, above the actions. */
const when = {
  gridColumn: 2,
  gridRow: { xs: 1, sm: '1 / 3' },
  justifySelf: 'end',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;

/** They do not take room from the texts, which they cover under the mouse. */
const actions = {
  gridColumn: 2,
  gridRow: { xs: 2, sm: '1 / 3' },
  justifySelf: 'end',
  display: 'flex',
  mr: { xs: -1, sm: 0 },
  zIndex: 1,
  position: { xs: 'relative', sm: 'absolute' },
  right: { sm: 8 },
  alignSelf: { sm: 'center' },
  borderRadius: 1,
  backgroundColor: { sm: 'background.paper' },
} as const;

/** Large enough to tap on a telephone. */
const button = { width: { xs: 44, sm: 30 }, height: { xs: 40, sm: 30 } } as const;
