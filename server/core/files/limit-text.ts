import { encodingNames, type TextProblem } from './encodings.gen.ts';
import { amountOf, type LimitName, type LimitPassed } from './limits.gen.ts';

const texts: Readonly<Record<LimitName, (most: string) => string>> = {
  bytes: (most) => `The file is larger than ${most}.`,
  unpacked: (most) => `The file unpacks to more than ${most}.`,
  entries: (most) => `The file consists of more than ${most} parts.`,
  rows: (most) => `The sheet has more than ${most} rows.`,
  columns: (most) => `The sheet has more than ${most} columns.`,
  cells: (most) => `The sheet has more than ${most} cells.`,
  characters: (most) => `A cell has more than ${most} characters.`,
  seconds: (most) => `Reading the file took longer than ${most} seconds.`,
  memory: (most) => `Reading the file took more than ${most} of memory.`,
};

/** Says which limit a file has passed: `The sheet has more than 100,000 rows.` */
export const limitText = (passed: LimitPassed): string =>
  passed.address
    ? `Cell ${passed.address} has more than ${amountOf(passed)} characters.`
    : texts[passed.limit](amountOf(passed));

/** Says why a text file cannot be read: `It ends in the middle of a character, so a part of it is missing.` */
export function faultText({ fault, encoding }: TextProblem): string {
  if (fault === 'binary') return 'This is not a text.';
  if (fault === 'cut') return 'It ends in the middle of a character, so a part of it is missing.';
  return `Some of its characters are not ${encodingNames[encoding]}. Name its encoding with --encoding.`;
}
