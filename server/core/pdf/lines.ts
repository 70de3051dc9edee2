import LineBreaker from 'linebreak';
import { lettersOf, type Run } from './fonts.ts';

export interface Line {
  /** With a space at the end if the next line begins another word, for readers that join the lines. */
  readonly runs: readonly Run[];
  /** Points, without a space at the end. */
  readonly width: number;
}

/** How a text is written. */
export interface Writing {
  readonly runsOf: (text: string) => Run[];
  /** The width of a run in points. */
  readonly measure: (run: Run) => number;
}

/**
 * Breaks a text into lines: where the rules of Unicode allow it, as after a space, a hyphen, a slash or a Chinese sign,
 * and between any two letters of what is longer than a line.
 * @param width points
 */
export function linesOf(text: string, width: number, { runsOf, measure }: Writing): Line[] {
  const widthOf = (part: string) => runsOf(part).reduce((sum, run) => sum + measure(run), 0);
  const lines: Line[] = [];
  let line = '';
  let used = 0;
  const add = (part: string) => {
    line += part;
    used += widthOf(part);
  };
  const end = () => {
    const shown = line.trimEnd();
    lines.push({ runs: runsOf(shown === line ? shown : `${shown} `), width: widthOf(shown) });
    line = '';
    used = 0;
  };
  for (const { part, isLast } of partsOf(text)) {
    const own = widthOf(part.trimEnd());
    if (line && used + own > width) end();
    if (own <= width) add(part);
    else
      for (const letter of lettersOf(part)) {
        if (line && used + widthOf(letter.trimEnd()) > width) end();
        add(letter);
      }
    if (isLast) end();
  }
  if (line || lines.length === 0) end();
  return lines;
}

/** The parts between which a line can end. `isLast`: the line ends here in any case. */
function* partsOf(text: string) {
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    const part = text.slice(start, found.position);
    // At the end of a text, a break is required although nothing follows.
    yield { part, isLast: found.required && /[\n\r\v\f\u0085\u2028\u2029]$/.test(part) };
    start = found.position;
  }
}
