import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router';
import { Sentence } from '../../kit/Sentence.tsx';
import { t } from '../../core/i18n/t.ts';
import { confirmDiscard } from '../../kit/dialogs/unsaved.ts';
import { drafts, type NamedDraft } from '../../crud/form/drafts.ts';
import { dayAndTime } from '../../core/time/london.ts';

/** Maximum number of drafts shown. */
const most = 3;

interface Props {
  readonly left: readonly NamedDraft[];
  readonly onHide: () => void;
}

/** Links to pages with unsaved drafts. */
export function DraftLinks({ left, onHide }: Props) {
  const discard = async () => {
    if (await confirmDiscard()) for (const { name } of left) drafts.drop(name);
  };
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ borderRadius: 0, py: 0, alignItems: 'center', flexShrink: 0 }}
      action={
        <Stack direction="row" spacing={1}>
          <Button color="inherit" onClick={() => void discard()}>
            {t(left.length === 1 ? 'kit.discard' : 'app.drafts.discardAll')}
          </Button>
          <IconButton color="inherit" aria-label={t('app.drafts.hide')} onClick={onHide}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Stack>
      }
    >
      {t('app.drafts.title')}{' '}
      {left.slice(0, most).map(({ name, title, path, at }) => (
        <Box component="span" key={name} sx={{ mr: 1.5, overflowWrap: 'anywhere' }}>
          <Sentence
            text="app.drafts.item"
            values={{ when: dayAndTime(at) }}
            element={
              <Link component={RouterLink} to={path} color="inherit" underline="always">
                {title}
              </Link>
            }
          />
        </Box>
      ))}
      {left.length > most && t('app.drafts.more', { count: left.length - most })}
    </Alert>
  );
}
