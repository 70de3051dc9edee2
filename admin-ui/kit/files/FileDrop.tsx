import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';

interface Props {
  /** What dropping a file does, in words. */
  readonly text: string;
  readonly onFiles: (files: readonly File[]) => void;
}

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Accepts files dropped anywhere on the page, and shows a hint while they are dragged over it. */
export function FileDrop({ text, onFiles }: Props) {
  const [hovering, setHovering] = useState(false);
  const take = useEffectEvent((event: DragEvent) => onFiles([...(event.dataTransfer?.files ?? [])]));
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      event.dataTransfer!.dropEffect = 'copy';
      setHovering(true);
    };
    const left = (event: DragEvent) => {
      // The pointer has left the page, not only one of its elements.
      if (event.relatedTarget === null) setHovering(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setHovering(false);
      take(event);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', left);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', left);
      window.removeEventListener('drop', drop);
    };
  }, []);
  if (!hovering) return null;
  return (
    <Portal>
      <Box
        sx={{
          position: 'fixed',
          inset: 12,
          zIndex: 'modal',
          pointerEvents: 'none',
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 1,
          border: 2,
          borderStyle: 'dashed',
          borderColor: 'primary.main',
          borderRadius: 2,
          backgroundColor: 'background.paper',
          opacity: 0.94,
        }}
      >
        <UploadFileOutlinedIcon color="primary" sx={{ fontSize: 40 }} />
        <Typography variant="h2" component="p" role="status">
          {text}
        </Typography>
      </Box>
    </Portal>
  );
}
