import PhotoCameraOutlinedIcon from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { t } from '../../core/i18n/t.ts';

interface Props {
  readonly title: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes a photo with the camera of a telephone. */
export function CameraButton({ title, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
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
          onFiles([...(event.target.files ?? [])]);
          // The same photo can be chosen again.
          event.target.value = '';
        }}
      />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PhotoCameraOutlinedIcon />}
        onClick={() => input.current!.click()}
      >
        {title}
      </Button>
    </>
  );
}
