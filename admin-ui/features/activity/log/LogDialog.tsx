import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, type KeyboardEvent } from 'react';
import { PlainDialog } from '../../../kit/dialogs/PlainDialog.tsx';
import { LogChips } from './LogChips.tsx';
import { t } from './texts.ts';
import { useLog, type LogOptions } from './use-log.ts';
import { WhoInput } from './WhoInput.tsx';

/** Letters of a line. The server keeps so many as the notes of a result. */
const longest = 4000;

/** Logs what happened from one line of text. What was read from it stands below, to be corrected. */
export function LogDialog({ onClose, ...options }: LogOptions & { readonly onClose: () => void }) {
  const log = useLog(options);
  const line = useRef<HTMLTextAreaElement>(null);
  const chips = useRef<HTMLDivElement>(null);
  const problem = Object.values(log.errors);

  function keys(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      line.current?.form?.requestSubmit();
    } else if (event.key === 'ArrowDown' && isAtEnd(line.current!)) {
      event.preventDefault();
      chips.current?.querySelector<HTMLElement>('[role="button"], button')?.focus();
    }
  }

  return (
    <PlainDialog
      title={t('activity.log.title')}
      width={640}
      does={t('activity.log.do')}
      busy={log.busy}
      isChanged={log.text.trim() !== ''}
      problem={problem.length ? [...new Set(problem)].join(' ') : null}
      onSubmit={(release) =>
        void log.save().then((isSaved) => {
          if (!isSaved) return line.current?.focus();
          release();
          return onClose();
        })
      }
      onClose={onClose}
    >
      <WhoInput
        links={log.links}
        isFixed={options.links !== null}
        error={log.errors.customer ?? null}
        onChange={(links) => {
          log.setLinks(links);
          if (links) line.current?.focus();
        }}
      />
      <TextField
        inputRef={line}
        label={t('activity.log.line')}
        placeholder={t('logging.lineHint')}
        multiline
        fullWidth
        autoFocus={options.links !== null}
        value={log.text}
        onChange={(event) => log.setText(event.target.value.replaceAll('\n', ' '))}
        onKeyDown={keys}
        slotProps={{
          htmlInput: { maxLength: longest, autoComplete: 'off', enterKeyHint: 'done' },
          inputLabel: { shrink: true },
        }}
      />
      <LogChips ref={chips} log={log} onLeave={() => line.current?.focus()} />
      <Typography variant="caption" sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary', mt: 1.5 }}>
        {t('logging.keys')}
      </Typography>
      <Box aria-live="polite" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {log.plans.length ? t('logging.next', { plans: log.said }) : ''}
      </Box>
    </PlainDialog>
  );
}

const isAtEnd = ({ selectionStart, value }: HTMLTextAreaElement): boolean => selectionStart === value.length;
