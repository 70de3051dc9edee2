import { sql, type Sql } from '../db/sql.ts';
import { dialled, lastDigits, telephones } from './telephone.ts';
import { joinedPair, withoutZeros, wordsOf } from './text.ts';
import { fold, usualSpelling } from './words.ts';

/** What a record must have: a term, all of some, or any of some. */
export type Wanted =
  | { readonly term: string; readonly whole?: true }
  | { readonly all: readonly Wanted[] }
  | { readonly any: readonly Wanted[] };

/** Maximum words of a search; further ones are ignored. */
const mostWords = 8;

/** The words of a typed text, each with what it may stand for. */
export interface Query {
  /** What records must have besides the words: telephone numbers and e-mail addresses. */
  readonly others: readonly Wanted[];
  readonly words: readonly string[];
}

/** Takes a typed text apart. */
export function readQuery(text: string): Query {
  const others: Wanted[] = [];
  const take = (want: (found: string) => Wanted) => (found: string) => {
    if (fold(found)) others.push(want(found));
    return ' ';
  };
  const rest = text
    .slice(0, 200)
    .replace(/\S*@\S*/g, take(address))
    .replace(telephones, take(telephone));
  return { others, words: wordsOf(rest).slice(0, mostWords) };
}

/**
 * The ways in which a record can match: it must have all parts of one of them.
 * @param pairs neighbouring words that may be written as one, by the first word's index
 * @param each what a word may stand for
 */
export function waysOf(
  { others, words }: Query,
  pairs: ReadonlyMap<number, Wanted>,
  each: (word: string) => Wanted = wantedWord,
): Wanted[][] {
  // Long words match the fewest records.
  const plain = [...others, ...words.toSorted((a, b) => b.length - a.length).map(each)];
  const joined = [...pairs].map(([i, pair]) => [
    ...others,
    pair,
    ...words.filter((_, at) => at !== i && at !== i + 1).map(each),
  ]);
  return [plain, ...joined];
}

export const oneOf = (ways: readonly (readonly Wanted[])[]): Wanted => any(ways.map(all));

/** Neighbouring words that people may write as one, by the first word's index. */
export const pairsOf = ({ words }: Query): Map<number, string> =>
  new Map(
    words.slice(1).flatMap((second, i) => {
      const pair = joinedPair(words[i]!, second);
      return pair ? [[i, pair] as const] : [];
    }),
  );

/** A word: its beginning, its usual spelling, a number without its zeros, or the last digits of a telephone number. */
export function wantedWord(text: string): Wanted {
  const [, letters = '', digits = ''] = /^(\p{L}{0,4})(\d+)$/u.exec(text) ?? [];
  const usual = usualSpelling(text);
  return any([
    { term: text },
    ...(usual === text ? [] : [{ term: usual, whole: true } as const]),
    ...(letters && digits.startsWith('0') ? [{ term: letters + withoutZeros(digits) }] : []),
    ...(!letters && digits.length > 3 ? [{ term: lastDigits(digits) }] : []),
  ]);
}

/** As it is dialled, from its beginning or its end, with or without the first 0; or as other numbers. */
function telephone(text: string): Wanted {
  const number = dialled(text);
  const rest = number.replace(/^0/, '');
  return any([
    { term: number },
    { term: `0${rest}` },
    { term: lastDigits(rest) },
    all(
      fold(text)
        .split(' ')
        .map((part) => ({ term: part })),
    ),
  ]);
}

/** All of an e-mail address, or what follows its @. */
const address = (text: string): Wanted => ({ term: fold(text).replaceAll(' ', '') });

function all(parts: readonly Wanted[]): Wanted {
  return parts.length === 1 ? parts[0]! : { all: parts };
}

function any(parts: readonly Wanted[]): Wanted {
  return parts.length === 1 ? parts[0]! : { any: parts };
}

/** The beginnings of up to three letters of what is wanted: FTS5 has lists of what begins with them. */
export function firstLetters(node: Wanted): Wanted {
  if ('term' in node) return { term: [...node.term].slice(0, 3).join('') };
  return 'all' in node ? { all: node.all.map(firstLetters) } : { any: node.any.map(firstLetters) };
}

/** What SQLite's FTS5 looks a term up by: what begins with it, or only itself. */
export type By = 'beginning' | 'whole';

/** As SQLite's FTS5 takes it. */
export function toMatch(node: Wanted, by: By = 'beginning'): string {
  if ('term' in node) {
    const isShort = [...node.term].length <= 3;
    if (node.whole || (by === 'whole' && !isShort)) return `"${node.term}"`;
    return `"${node.term}"*`;
  }
  const [parts, between] = 'all' in node ? [node.all, ' AND '] : [node.any, ' OR '];
  return `(${parts.map((part) => toMatch(part, by)).join(between)})`;
}

/** As PostgreSQL's tsquery. */
export function toTsquery(node: Wanted): string {
  if ('term' in node) return `'${node.term}'${node.whole ? '' : ':*'}`;
  return 'all' in node ? `(${node.all.map(toTsquery).join(' & ')})` : `(${node.any.map(toTsquery).join(' | ')})`;
}

/** A test of one row, on its terms. */
export function toTest(node: Wanted, terms: Sql): Sql {
  if ('term' in node)
    return node.whole ? sql`${terms} || ' ' like ${`% ${node.term} %`}` : sql`${terms} like ${`% ${node.term}%`}`;
  const parts = ('all' in node ? node.all : node.any).map((part) => toTest(part, terms));
  return 'all' in node ? sql.and(parts) : sql`(${sql.join(parts, ' or ')})`;
}
