import DownloadOutlinedIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Attachment } from '../../generated/attachment/types.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { useDialog } from '../../crud/form/dialog-context.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import type { SlotProps } from '../../core/model/resource.ts';
import { FileName } from './FileName.tsx';
import { useFetchFile } from './use-file.ts';

/** The file in its dialog, with its size and a button to download it. */
export function FileField({ of, record }: SlotProps<Attachment>) {
  const { formId } = useDialog();
  const fetchFile = useFetchFile();
  const { fileSize } = record;
  return (
    <FieldFrame id={`${formId}-fileName`} label={of.fields.fileName!.title} group>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <FileName of={of} record={record} />
        </Box>
        {fileSize && <Box sx={{ color: 'text.secondary' }}>{sizeText(fileSize)}</Box>}
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<DownloadOutlinedIcon />}
          onClick={() => void fetchFile(record)}
          sx={{ ml: 'auto' }}
        >
          {t('kit.download')}
        </Button>
      </Box>
    </FieldFrame>
  );
}

/** `812 KB`, `3.4 MB`. */
const sizeText = (bytes: number) =>
  bytes < 1_048_576
    ? t('attachment.kilobytes', { size: Math.max(1, Math.round(bytes / 1024)) })
    : t('attachment.megabytes', { size: (bytes / 1_048_576).toFixed(1) });
