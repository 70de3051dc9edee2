import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import TaskAltOutlinedIcon from '@mui/icons-material/TaskAltOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { PopoverDialog } from '../../kit/dialogs/PopoverDialog.tsx';
import { useFetchFile } from '../../kit/files/use-fetch-file.ts';
import { later } from '../../kit/later.tsx';
import { fileOf, isActive } from './calls.ts';
import { useNotices, useOwnWork } from './own-work.ts';

const OwnWork = later(() => import('./OwnWork.tsx').then((module) => module.OwnWork));

/** Shows that work of the user is in progress, or that a file waits for them, and opens the list. Otherwise nothing. */
export function WorkButton() {
  const { data } = useOwnWork();
  const fetchFile = useFetchFile();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useNotices(data, (work) => ({
    autoHideDuration: 15_000,
    action: (
      <Button color="inherit" onClick={() => void fetchFile(fileOf(work), work.fileName!)}>
        {t('backgroundWork.download')}
      </Button>
    ),
  }));
  const active = data?.filter(isActive).length ?? 0;
  const shown = active > 0 || anchor !== null || data?.some(({ fileName }) => fileName !== null);
  if (!data || !shown) return null;
  return (
    <>
      <IconButton
        aria-label={active ? t('backgroundWork.active', { smart_count: active }) : t('backgroundWork.mine')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {active ? <CircularProgress size={20} aria-hidden /> : <TaskAltOutlinedIcon fontSize="small" />}
      </IconButton>
      <PopoverDialog
        anchor={anchor}
        label={t('backgroundWork.mine')}
        align="right"
        width={400}
        onClose={() => setAnchor(null)}
      >
        <Suspense>
          <OwnWork works={data} onClose={() => setAnchor(null)} />
        </Suspense>
      </PopoverDialog>
    </>
  );
}
