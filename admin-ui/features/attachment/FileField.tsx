import DownloadOutlinedIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Attachment } from '../../../schemas/generated/attachment.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { useDialog } from '../../crud/fields/dialog-context.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import type { SlotProps } from '../../core/model/resource.ts';
import { sizeText } from '../../kit/files/size-text.ts';
import { useFetchFile } from '../../kit/files/use-fetch-file.ts';
import { FileName, pathOf } from './FileName.tsx';

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
          onClick={() => void fetchFile(pathOf(record), record.fileName!)}
          sx={{ ml: 'auto' }}
        >
          {t('kit.download')}
        </Button>
      </Box>
    </FieldFrame>
  );
}
