/** What can be done to an area: draw a frame around it, or make it unreadable. */
export type Tool = 'frame' | 'black';

/** An area of a picture, in its pixels. */
export interface Mark {
  readonly id: number;
  readonly tool: Tool;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Point = readonly [x: number, y: number];

/** Pixels that an arrow key moves a mark by. */
const step = 8;
/** The smallest side of a mark. */
const least = 8;

/** The area between two corners, inside the picture. */
export function areaBetween(a: Point, b: Point, { width, height }: Size): Omit<Mark, 'id' | 'tool'> {
  const inside = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
  const [x, right] = [a[0], b[0]].map((value) => inside(value, width)).toSorted((one, other) => one - other);
  const [y, bottom] = [a[1], b[1]].map((value) => inside(value, height)).toSorted((one, other) => one - other);
  return { x: x!, y: y!, width: right! - x!, height: bottom! - y! };
}

/** Whether an area was meant, and not only a click. */
export const isMeant = ({ width, height }: Size): boolean => width >= least && height >= least;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The mark after an arrow key: moved, or with Shift made larger or smaller. Null if the key does nothing. */
export function afterKey(mark: Mark, key: string, shift: boolean, size: Size): Mark | null {
  const [dx, dy] = directions[key] ?? [];
  if (dx === undefined || dy === undefined) return null;
  const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
  return shift
    ? {
        ...mark,
        width: within(mark.width + dx, least, size.width - mark.x),
        height: within(mark.height + dy, least, size.height - mark.y),
      }
    : {
        ...mark,
        x: within(mark.x + dx, 0, size.width - mark.width),
        y: within(mark.y + dy, 0, size.height - mark.height),
      };
}

/** Width of a frame, in pixels. */
export const frame = 3;

/** A copy of the picture with its marks drawn into it, so that nobody can get at what is blacked out. */
export function withMarks(
  picture: HTMLCanvasElement,
  marks: readonly Mark[],
  colours: Readonly<Record<Tool, string>>,
): HTMLCanvasElement {
  const { width, height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0);
  context.lineWidth = frame;
  for (const mark of marks) {
    context.strokeStyle = context.fillStyle = colours[mark.tool];
    if (mark.tool === 'black') context.fillRect(mark.x, mark.y, mark.width, mark.height);
    else context.strokeRect(mark.x + frame / 2, mark.y + frame / 2, mark.width - frame, mark.height - frame);
  }
  return canvas;
}
