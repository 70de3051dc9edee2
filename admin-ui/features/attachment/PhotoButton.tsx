import PhotoCameraOutlinedIcon from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { defaultsOf } from '../../crud/timeline/entry-kind.ts';
import { useSendFiles } from './use-send-files.ts';

/** The references of an attachment to the record that it belongs to. */
const under = { customer: 'customer', opportunity: 'enquiry', quotation: 'quotation' } as const;

/** Takes a photo with the camera of a telephone and adds it to the record. */
export function PhotoButton({ of, record }: SlotProps) {
  const input = useRef<HTMLInputElement>(null);
  const isHere = Object.values<string>(under).includes(of.name);
  const add = useSendFiles(isHere ? defaultsOf({ under }, of, record) : {});
  if (!add) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('attachment.photograph')}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PhotoCameraOutlinedIcon />}
        onClick={() => input.current!.click()}
      >
        {t('attachment.photo')}
      </Button>
    </>
  );
}
