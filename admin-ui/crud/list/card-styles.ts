import { noteStyle } from './row-styles.ts';
import { unseen } from '../../core/theme/unseen.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Styles of a list of cards, with those of the cards and their parts. */
export const cardStyles = {
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    py: 0.75,
    pl: 1.5,
    pr: 0.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    cursor: 'pointer',
  },
  '& > li[data-made]': { borderLeft: 3, borderLeftColor: 'primary.main' },
  '& [data-note]::before': noteStyle,
  '& > li[data-current]': { borderColor: 'primary.main' },
  '& > li[data-selected]': { borderColor: 'primary.main', bgcolor: 'action.selected' },
  '& [data-part=box]': { ml: -1.5 },
  '& [data-part=text]': { flex: 1, minWidth: 0 },
  '& [data-part=head]': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 },
  '& [data-part=title]': { ...oneLine, typography: 'body1', fontWeight: 'fontWeightBold', flex: 1, lineHeight: '24px' },
  // A finger can hit it.
  '& [data-part=title] a': {
    display: 'inline-block',
    minHeight: 24,
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'top',
  },
  '& [data-part=values]': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 22,
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  },
  '& [data-part=values] > div': { flexShrink: 0 },
  // The first value is cut if the others need its space.
  '& [data-part=values] > div:first-of-type': {
    flexShrink: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& [data-part=dot]': { mx: 0.75 },
  '& [data-part=label]': unseen,
  '& [data-part=actions]': { mr: -0.5 },
} as const;
