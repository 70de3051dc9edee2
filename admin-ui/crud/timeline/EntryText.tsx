import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../core/i18n/timeline-texts.ts';

/** Texts with more letters or lines than these are shown in part. */
const usual = { letters: 220, lines: 3 };

/** The text of an entry: of a long one the beginning, and all of it on request. */
export function EntryText({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > usual.letters || text.split('\n').length > usual.lines;
  return (
    <>
      <Typography
        component="div"
        sx={{
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
          ...(isLong && !isWhole && clamped),
        }}
      >
        {text}
      </Typography>
      {isLong && (
        <Button size="small" color="inherit" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ ml: -1 }}>
          {t(isWhole ? 'timeline.less' : 'timeline.whole')}
        </Button>
      )}
    </>
  );
}

const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: String(usual.lines),
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
