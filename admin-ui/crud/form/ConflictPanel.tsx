import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../core/i18n/t.ts';
import { format, nothing } from '../../core/model/values.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { isSame, type Conflict } from './use-conflict.ts';

type Whose = 'yours' | 'theirs';

interface Props {
  readonly of: Resource;
  readonly conflict: Conflict;
  /** Current values of the form. */
  readonly shown: WireRecord;
  readonly onChoose: (names: readonly string[], whose: Whose) => void;
}

/**
 * Shown if someone else has saved the record in the meantime. For each field that both have changed, the user chooses
 * whose value to keep.
 */
export function ConflictPanel({ of, conflict: { yours, theirs, both, also }, shown, onChoose }: Props) {
  const id = useId();
  const titles = (names: readonly string[]) => names.map((name) => of.fields[name]!.title).join(', ');
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle component="h3" ref={comeIntoView} tabIndex={-1} sx={{ outlineOffset: 2, scrollMarginTop: 24 }}>
        {t('crud.conflict.title', { title: of.title.toLowerCase() })}
      </AlertTitle>
      {theirs.updatedBy && `${t('crud.conflict.savedBy', { name: theirs.updatedBy.fullName })} `}
      {t('crud.conflict.unsaved')} {t(both.length > 0 ? 'crud.conflict.choose' : 'crud.conflict.saveAgain')}
      {both.length > 0 && (
        <>
          <Box sx={{ display: 'grid', gap: 1, my: 1.5 }}>
            {both.map((name) => (
              <Box key={name} sx={{ pt: 1, borderTop: 1, borderColor: 'divider' }}>
                <Typography
                  id={`${id}-${name}`}
                  variant="caption"
                  component="div"
                  sx={{ fontWeight: 'fontWeightBold' }}
                >
                  {of.fields[name]!.title}
                </Typography>
                <RadioGroup
                  aria-labelledby={`${id}-${name}`}
                  value={isSame(shown[name], theirs[name]) ? 'theirs' : 'yours'}
                  onChange={(_, whose) => onChoose([name], whose as Whose)}
                  sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}
                >
                  {(['yours', 'theirs'] as const).map((whose) => (
                    <FormControlLabel
                      key={whose}
                      value={whose}
                      control={<Radio size="small" color="default" />}
                      label={
                        <>
                          {t(`crud.conflict.${whose}`)}{' '}
                          <b>{format(of.fields[name]!, (whose === 'yours' ? yours : theirs)[name]) || nothing}</b>
                        </>
                      }
                      sx={{ m: 0, alignItems: 'start', overflowWrap: 'anywhere', '& > :last-child': { pt: 1.1 } }}
                    />
                  ))}
                </RadioGroup>
              </Box>
            ))}
          </Box>
          <Stack direction="row" spacing={1}>
            <Button variant="outlined" color="inherit" onClick={() => onChoose(both, 'yours')}>
              {t('crud.conflict.allMine')}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => onChoose(both, 'theirs')}>
              {t('crud.conflict.allTheirs')}
            </Button>
          </Stack>
        </>
      )}
      {also.length > 0 && <Box sx={{ mt: 1 }}>{t('crud.conflict.also', { fields: titles(also) })}</Box>}
    </Alert>
  );
}

/** Scrolls the panel into view, because Save is at the other end of the dialog. */
function comeIntoView(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
