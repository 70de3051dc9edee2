import DownloadOutlinedIcon from '@mui/icons-material/DownloadOutlined';
import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Suspense, useState } from 'react';
import { canPreview } from './preview.ts';
import { useFetchFile } from './use-fetch-file.ts';
import { later } from '../later.tsx';

const PreviewDialog = later(() => import('./PreviewDialog.tsx').then((module) => module.PreviewDialog));

interface Props {
  readonly name: string;
  readonly contentType: string;
  /** Path of the call that returns the file. */
  readonly path: string;
}

/** The name of a file as a link that shows the file, or downloads it if it has no preview. */
export function FileLink({ name, contentType, path }: Props) {
  const fetchFile = useFetchFile();
  const [viewing, setViewing] = useState(false);
  const shows = canPreview(contentType);
  const Icon = shows ? VisibilityOutlinedIcon : DownloadOutlinedIcon;
  return (
    // Keeps clicks and keys in the preview from the row.
    <Box component="span" onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <Link
        component="button"
        type="button"
        onClick={() => (shows ? setViewing(true) : void fetchFile(path, name))}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 }}
      >
        <Icon sx={{ fontSize: 16 }} aria-hidden />
        {name}
      </Link>
      <Suspense>
        {viewing && (
          <PreviewDialog name={name} contentType={contentType} path={path} onClose={() => setViewing(false)} />
        )}
      </Suspense>
    </Box>
  );
}
