import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useRef, useState, type PointerEvent } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { afterKey, areaBetween, frame, isMeant, type Mark, type Tool } from './marks.ts';

interface Props {
  readonly picture: HTMLCanvasElement;
  readonly marks: readonly Mark[];
  /** The tool of the next mark. */
  readonly tool: Tool;
  readonly colours: Readonly<Record<Tool, string>>;
  readonly onAdd: (area: Omit<Mark, 'id' | 'tool'>) => void;
  readonly onChange: (marks: readonly Mark[]) => void;
}

type Point = readonly [x: number, y: number];

/** A picture on which areas are drawn with the pointer, and moved with the arrow keys. */
export function MarkedPicture({ picture, marks, tool, colours, onAdd, onChange }: Props) {
  const hint = useId();
  const box = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<Point | null>(null);
  const [to, setTo] = useState<Point | null>(null);
  const { width, height } = picture;
  const show = useCallback(
    (canvas: HTMLCanvasElement | null) => canvas?.getContext('2d')!.drawImage(picture, 0, 0),
    [picture],
  );
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const at = box.current!.getBoundingClientRect();
    return [((clientX - at.left) / at.width) * width, ((clientY - at.top) / at.height) * height];
  };
  /** @param others height of what else the dialog shows, in CSS pixels */
  const widthFor = (others: number) => `min(100%, calc((100dvh - ${others}px) * ${width / height}))`;
  const drawn = from && to && { id: 0, tool, ...areaBetween(from, to, picture) };
  const end = () => {
    if (drawn && isMeant(drawn)) {
      const { x, y, width: w, height: h } = drawn;
      onAdd({ x, y, width: w, height: h });
    }
    setFrom(null);
    setTo(null);
  };
  return (
    <>
      <Box
        ref={box}
        onPointerDown={(event) => {
          if (event.button) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setFrom(pointOf(event));
        }}
        onPointerMove={(event) => from && setTo(pointOf(event))}
        onPointerUp={end}
        onPointerCancel={end}
        sx={{
          position: 'relative',
          // The whole picture is in view.
          width: { xs: widthFor(370), sm: widthFor(310) },
          mx: 'auto',
          outline: 1,
          outlineStyle: 'solid',
          outlineColor: 'divider',
          cursor: 'crosshair',
          touchAction: 'none',
          userSelect: 'none',
        }}
      >
        <canvas
          ref={show}
          width={width}
          height={height}
          role="img"
          aria-label={t('supportCase.screenshot.description')}
          style={{ display: 'block', width: '100%', height: 'auto' }}
        />
        {marks.map((mark, i) => (
          <Area
            key={mark.id}
            mark={mark}
            number={i + 1}
            hint={hint}
            sx={styleOf(mark, picture, colours)}
            afterKey={(key, isBig) => afterKey(mark, key, isBig, picture)}
            onChange={(changed) => onChange(marks.flatMap((one) => (one.id === mark.id ? (changed ?? []) : one)))}
          />
        ))}
        {drawn && <Box sx={styleOf(drawn, picture, colours)} />}
      </Box>
      {marks.length > 0 && (
        <Typography id={hint} variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('supportCase.marking.keys')}
        </Typography>
      )}
    </>
  );
}

const styleOf = (mark: Mark, { width, height }: HTMLCanvasElement, colours: Props['colours']) => ({
  position: 'absolute',
  left: `${(100 * mark.x) / width}%`,
  top: `${(100 * mark.y) / height}%`,
  width: `${(100 * mark.width) / width}%`,
  height: `${(100 * mark.height) / height}%`,
  ...(mark.tool === 'black'
    ? { backgroundColor: colours.black }
    : { border: frame, borderColor: colours.frame, borderStyle: 'solid' }),
});

interface AreaProps {
  readonly mark: Mark;
  readonly number: number;
  /** Id of the text that explains its keys. */
  readonly hint: string;
  readonly sx: object;
  /** The mark after a key; null if the key does nothing. */
  readonly afterKey: (key: string, isBig: boolean) => Mark | null;
  /** @param changed null to remove the mark */
  readonly onChange: (changed: Mark | null) => void;
}

/** A marked area, which keys move and remove. */
const Area = ({ mark, number, hint, sx, afterKey: after, onChange }: AreaProps) => (
  <Box
    role="button"
    tabIndex={0}
    aria-label={t(`supportCase.marking.${mark.tool === 'black' ? 'blackArea' : 'framedArea'}`, { number })}
    aria-describedby={hint}
    onKeyDown={(event) => {
      const isRemoved = event.key === 'Delete' || event.key === 'Backspace';
      const moved = isRemoved ? null : after(event.key, event.shiftKey);
      if (!isRemoved && !moved) return;
      event.preventDefault();
      onChange(moved);
    }}
    sx={{ ...sx, '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 } }}
  />
);
