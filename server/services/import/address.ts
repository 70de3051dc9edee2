import { county } from './counties.ts';

/** A number, range or list of numbers of houses or units: `4`, `12a`, `B7`, `15-17`, `1, 2 & 3`, `One`. */
const one = String.raw`(?:\d+[a-z]?|[a-z]{1,2}\d+[a-z]?|[a-z]|one|two|three|four|five|six|seven|eight|nine|ten)`;
const several = (number: string) => String.raw`${number}(?:\s*(?:&|\+|-|–|/|\.|\b(?:and|to)\b)\s*${number})*`;
const unit = String.raw`(?:units?|nos?\.?|suites?|flats?|plots?|bays?|blocks?|buildings?|arch(?:es)?|sites?|yards?|shops?)\s*${several(one)}`;
const houseNumber = String.raw`\d+[a-z]?(?:\s*(?:-|–|/|&|\bto\b|\band\b)\s*\d+[a-z]?)*`;
/** A house number or units, and the text after them. */
const numbered = new RegExp(
  String.raw`^((?:(?:rear of|r/o)\s+)?(?:${unit}(?:\s+${unit})*|${houseNumber}))(?![\w'’])[\s,]*(.*)$`,
  'i',
);

const direction = String.raw`(?:\s+(?:north|south|east|west|[nsew]))?\.?$`;
const streetWords =
  'road|rd|street|st|lane|ln|avenue|ave|close|way|drive|crescent|terrace|gardens|grove|approach|by-?pass|boulevard|broadway|causeway|highway';
/** Words that can end the name of a street, but also the name of a place next to a street. */
const placeWords = 'hill|row|place|square|parade|mews|walk|court|estate|est|park|yard|quay|rise|green';
const street = new RegExp(String.raw`\s(?:${streetWords})${direction}`, 'i');
const place = new RegExp(String.raw`\s(?:${placeWords})${direction}`, 'i');

const bare = (line: string): string => line.replace(/\s*\(.*\)$/, '');
const isStreet = (line: string): boolean => street.test(bare(line));

/**
 * Lines of an address, with the house as the first: `Unit 6 Timber Yard`, `Knight Road`. The house is a number, units,
 * or the names before the street. It is empty if the address starts with a street.
 */
export function houseFirst(lines: readonly string[]): string[] {
  const [first, second] = lines;
  if (first === undefined) return [];
  const [, number, rest = ''] = numbered.exec(first) ?? [];
  // `Unit 6 Timber Yard, Knight Road`: the text after the number is not the street, because the next line is.
  const streetIsNext = second !== undefined && isStreet(second);
  if (number !== undefined && rest && !isStreet(rest) && streetIsNext) return [...lines];
  // `Unit 1, Timber Yard, Knight Road`
  if (
    number !== undefined &&
    !rest &&
    lines.length > 2 &&
    !isStreet(second!) &&
    isStreet(lines[2]!) &&
    !numbered.test(second!)
  )
    return [`${first}, ${second}`, ...lines.slice(2)];
  if (number !== undefined) return [number, ...(rest ? [rest] : []), ...lines.slice(1)];
  return isStreet(first) || (place.test(bare(first)) && !streetIsNext) ? ['', ...lines] : [...lines];
}

/** Whether a part of an address can be its town. */
export const canBeTown = (part: string): boolean => !isStreet(part) && !/\d/.test(part);

const postCode = /\s*\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/i;

/**
 * Removes counties, countries and post codes from the parts of an address, so that its town is the last part:
 * `Sandwich, Kent`, `Ashford Kent`, `Hull HU17 0JW`. Keeps a county if no other part is left to be the town.
 */
export function withoutCounties(all: readonly string[]): { parts: string[]; others: string[] } {
  const others: string[] = [];
  const parts = all.filter((part, i) => i === 0 || county(part) !== part || !others.push(part));
  for (const ending of [(part: string) => postCode.exec(part)?.[0], county]) {
    const last = parts.pop();
    if (last === undefined) break;
    const behind = ending(last) ?? '';
    const before = last.slice(0, last.length - behind.length).trim();
    if (before) parts.push(before);
    if (!before && !parts.length) parts.push(last);
    else if (behind) others.push(behind.trim());
  }
  const kept = others.findLastIndex((other) => canBeTown(other));
  if (kept >= 0 && !canBeTown(parts.at(-1) ?? '')) parts.push(...others.splice(kept, 1));
  return { parts, others };
}
