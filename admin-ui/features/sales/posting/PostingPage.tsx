import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Encoding } from '../../../core/files/encodings.gen.ts';
import { FileDrop } from '../../../kit/files/FileDrop.tsx';
import type { Kind, Posting } from './calls.ts';
import { ChooseFigures, type ChosenSheet } from './ChooseFigures.tsx';
import { OpenPostings } from './OpenPostings.tsx';
import { addressOf } from './posting.ts';
import { PostingProgress } from './PostingProgress.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import { t } from './texts.ts';

export const PostActualSales = () => <PostingPage kind="actual" />;
export const PostForecasts = () => <PostingPage kind="forecast" />;

/** Choose a spreadsheet, check and correct it, post it (BEH-116). */
function PostingPage({ kind }: { readonly kind: Kind }) {
  const [chosen, setChosen] = useState<ChosenSheet | null>(null);
  const [posting, setPosting] = useState<Posting | null>(null);
  // A file may have been dropped on the list of figures.
  const { state } = useLocation();
  const navigate = useNavigate();
  const [dropped, setDropped] = useState((state as { file?: File } | null)?.file);
  const [encoding, setEncoding] = useState<Encoding>();
  const forget = useEffectEvent(() => state && void navigate('.', { replace: true, state: null }));
  // The browser keeps the file for this page of its history, which would read it again.
  useEffect(() => void forget(), []);
  const title = t(`sales.post.${kind}`);
  const restart = (file?: File, as?: Encoding) => {
    setPosting(null);
    setChosen(null);
    setDropped(file);
    setEncoding(as);
  };
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        minWidth: 0,
        // On a wide screen a sheet and its totals scroll by themselves, else the page does.
        ...(chosen && !posting && { minHeight: { xl: 0 }, height: { xl: '100%' } }),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h1">{title}</Typography>
        <Button component={Link} to="/salesPostings" sx={{ ml: 'auto' }}>
          {t('posting.postings')}
        </Button>
      </Box>
      {posting ? (
        <PostingProgress
          posting={posting}
          begins
          actions={
            <>
              <Button component={Link} to={addressOf(posting)}>
                {t('posting.progress.show')}
              </Button>
              <Button onClick={() => restart()}>{t('posting.progress.another')}</Button>
              <FileDrop text={t('kit.sheet.dropNow')} onFiles={([file]) => restart(file)} />
            </>
          }
        />
      ) : chosen ? (
        <SheetPreview kind={kind} chosen={chosen} onPosted={setPosting} onAnother={restart} />
      ) : (
        <>
          <OpenPostings kind={kind} />
          <ChooseFigures file={dropped} encoding={encoding} onChosen={setChosen} />
        </>
      )}
    </Box>
  );
}
