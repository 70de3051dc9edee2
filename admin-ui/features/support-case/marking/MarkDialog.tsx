import AddIcon from '@mui/icons-material/Add';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { DialogFrame } from '../../../kit/dialogs/DialogFrame.tsx';
import { SegmentedInput } from '../../../kit/fields/SegmentedInput.tsx';
import { MarkedPicture } from './MarkedPicture.tsx';
import { withMarks, type Mark, type Tool } from './marks.ts';

interface Props {
  readonly picture: HTMLCanvasElement;
  readonly busy: boolean;
  /** Called with the picture to send: what is blacked out is no longer in it. */
  readonly onSend: (picture: HTMLCanvasElement) => void;
  readonly onClose: () => void;
}

/** Shows a screenshot before it is sent. Areas can be framed, or blacked out. */
export function MarkDialog({ picture, busy, onSend, onClose }: Props) {
  const { palette } = useTheme();
  const colours: Readonly<Record<Tool, string>> = { frame: palette.error.main, black: palette.common.black };
  const [tool, setTool] = useState<Tool>('black');
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [maximized, setMaximized] = useState(false);
  const count = useRef(0);
  const add = (area: Omit<Mark, 'id' | 'tool'>) => setMarks([...marks, { ...area, tool, id: ++count.current }]);
  const { width, height } = picture;
  return (
    <DialogFrame
      open
      title={t('supportCase.marking.title')}
      width={1080}
      maximized={maximized}
      onMaximize={setMaximized}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('kit.cancel')}
          </Button>
          <Button variant="contained" loading={busy} onClick={() => onSend(withMarks(picture, marks, colours))}>
            {t('supportCase.marking.send')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{t('supportCase.marking.hint')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <SegmentedInput
          label={t('supportCase.marking.tool')}
          value={tool}
          choices={[
            ['black', t('supportCase.marking.black')],
            ['frame', t('supportCase.marking.frame')],
          ]}
          onChange={setTool}
        />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<AddIcon />}
          onClick={() => add({ x: width / 4, y: height / 4, width: width / 2, height: height / 4 })}
        >
          {t('supportCase.marking.add')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<UndoIcon />}
          disabled={!marks.length}
          onClick={() => setMarks(marks.slice(0, -1))}
        >
          {t('kit.undo')}
        </Button>
      </Box>
      <MarkedPicture picture={picture} marks={marks} tool={tool} colours={colours} onAdd={add} onChange={setMarks} />
    </DialogFrame>
  );
}
