import DownloadOutlinedIcon from '@mui/icons-material/DownloadOutlined';
import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import type { Attachment } from '../../generated/attachment/types.gen.ts';
import { canPreview } from '../../kit/files/preview.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { pathOf, useFetchFile } from './use-file.ts';

const PreviewDialog = lazy(() =>
  import('../../kit/files/PreviewDialog.tsx').then((module) => ({ default: module.PreviewDialog })),
);

/** The name of a file as a link that shows the file, or downloads it if it has no preview. */
export function FileName({ record }: SlotProps<Attachment>) {
  const fetchFile = useFetchFile();
  const [viewing, setViewing] = useState(false);
  const shows = canPreview(record.contentType);
  const Icon = shows ? VisibilityOutlinedIcon : DownloadOutlinedIcon;
  return (
    // Keeps clicks and keys in the preview from the row.
    <Box component="span" onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <Link
        component="button"
        type="button"
        onClick={() => (shows ? setViewing(true) : void fetchFile(record))}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 }}
      >
        <Icon sx={{ fontSize: 16 }} aria-hidden />
        {record.fileName}
      </Link>
      <Suspense>
        {viewing && (
          <PreviewDialog
            name={record.fileName!}
            contentType={record.contentType!}
            path={pathOf(record)}
            onClose={() => setViewing(false)}
          />
        )}
      </Suspense>
    </Box>
  );
}
