import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { severities, type Severity } from '../../core/theme/colours.ts';

/** Severities of words that mean the same everywhere. All other words are neutral. */
const meanings: Readonly<Record<string, Severity>> = {
  active: 'success',
  yes: 'success',
  'signed in': 'success',
  inactive: 'secondary',
  no: 'secondary',
  'awaiting approval': 'warning',
  'code asked for': 'warning',
  'wrong password': 'danger',
  'wrong code': 'danger',
};

/** Share of a badge's own colour in its background, in percent. */
export const tint = 12;

const tinted = (colour: string, paper: string) => `color-mix(in srgb, ${colour} ${tint}%, ${paper})`;

const plainInTables = {
  'td &': {
    px: 0,
    backgroundColor: 'transparent',
    color: 'text.primary',
    fontSize: 'sizes.table',
    fontWeight: 'inherit',
  },
} as const;

interface Props {
  readonly text: string;
  /** The English word that decides the severity, if the text is translated. */
  readonly meaning?: string;
  readonly severity?: Severity;
  /** A colour from the server overrides the severity (STA-039). */
  readonly colour?: string | null;
  /** Whether capitals stay: OTP is an abbreviation. Otherwise ACTIVE is shown as Active. */
  readonly exact?: boolean;
  /** Whether the background is tinted in a table too, where many badges stand below each other. */
  readonly isTinted?: boolean;
}

/** A dot and a word, so that colour is never the only sign; outside tables on a tinted background. */
export function StatusBadge({
  text,
  meaning = text,
  severity = meanings[meaning.toLowerCase()] ?? 'secondary',
  colour,
  exact = false,
  isTinted = false,
}: Props) {
  const { palette } = useTheme();
  const [ink, ground] = severities[palette.mode][severity];
  const dot = colour ?? ink;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1,
        height: 22,
        borderRadius: 11,
        fontSize: 'sizes.caption',
        fontWeight: 'fontWeightMedium',
        whiteSpace: 'nowrap',
        color: colour ? 'text.primary' : ink,
        backgroundColor: colour ? tinted(colour, palette.background.paper) : ground,
        ...(!isTinted && plainInTables),
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ width: 7, height: 7, borderRadius: '50%', backgroundColor: dot, flexShrink: 0 }}
      />
      {!exact && text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text}
    </Box>
  );
}
