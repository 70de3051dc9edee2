import { styled } from '@mui/material/styles';
import type { KeyboardEvent, PointerEvent } from 'react';
import { t } from '../../core/i18n/t.ts';
import { widthName } from '../../kit/tables/column-widths.ts';
import { hundredths, limited, wholeTable, widthOf } from './column-width.ts';
import { useList } from './list-context.ts';

interface Props {
  readonly name: string;
  readonly title: string;
  /** Called with the new width, as a part of 300; 0 fits the content. */
  readonly onWidth: (name: string, width: number) => void;
}

/** Change of width per key press: one hundredth of the table. */
const step = 3;

/**
 * The right edge of a column head. Drag it or use the arrow keys to change the width; double-click or press Enter to
 * fit the content.
 */
export function ColumnEdge({ name, title, onWidth }: Props) {
  const width = useList().columns.widths[name] ?? 0;

  function drag(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    const edge = event.currentTarget;
    const { table, measured, whole } = placeOf(edge);
    const from = event.clientX;
    let next: number | null = null;
    const move = ({ clientX }: globalThis.PointerEvent) => {
      if (next === null && Math.abs(clientX - from) < 3) return;
      next = widthOf(measured + clientX - from, whole);
      table.style.setProperty(widthName(name), `${hundredths(next)}cqw`);
    };
    const stop = () => {
      edge.removeEventListener('pointermove', move);
      if (next !== null) onWidth(name, next);
    };
    edge.setPointerCapture(event.pointerId);
    edge.addEventListener('pointermove', move);
    edge.addEventListener('lostpointercapture', stop, { once: true });
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (event.key === 'Enter') onWidth(name, 0);
    else if (by) {
      const { measured, whole } = placeOf(event.currentTarget);
      onWidth(name, limited((width || (wholeTable * measured) / whole) + by));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Edge
      data-screen
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('crud.columns.width', { title })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(width / step)}
      aria-valuetext={width ? `${Math.round(width / step)} %` : t('crud.columns.automatic')}
      onPointerDown={drag}
      onDoubleClick={() => onWidth(name, 0)}
      onKeyDown={press}
    />
  );
}

const Edge = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  right: 0,
  width: 8,
  cursor: 'col-resize',
  touchAction: 'none',
  '&::after': { content: '""', position: 'absolute', right: 0, top: 10, bottom: 10, width: '1px' },
  'tr:hover &::after': { backgroundColor: (theme.vars ?? theme).palette.divider },
  '&:hover::after, &:focus-visible::after, &:active::after': {
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    top: 0,
    bottom: 0,
  },
  '&:focus-visible': { outlineOffset: -2 },
}));

/** The table of an edge, and the widths of its column and frame in pixels. */
function placeOf(edge: HTMLElement) {
  const table = edge.closest('table')!;
  return { table, measured: edge.closest('th')!.offsetWidth, whole: table.parentElement!.clientWidth };
}
