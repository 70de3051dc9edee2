import { fieldOf, type AnyRecord, type EntityDefinition } from '../../core/model/definition.ts';
import type { WireRecord } from '../../core/records/records.ts';
import { textOf } from './features.ts';
import type { Score } from './score.ts';
import { dice, trigrams } from './similarity.ts';
import { addressWords } from './words.ts';

/** A text at least this similar is a reason. */
const alike = 0.5;

/**
 * The row that is answered for a possible duplicate.
 * @param compared fields that a comparison reads
 */
export function answerRow(
  definition: EntityDefinition,
  own: AnyRecord,
  other: WireRecord,
  score: Score,
  compared: readonly string[],
): WireRecord {
  const { row, rank } = definition.duplicates!;
  const values = row
    ? Object.entries(row).map(([name, path]) => {
        const [field, part] = path.split('.');
        const value = other[field!];
        return [name, (part ? (value as WireRecord | null)?.[part] : value) ?? null] as const;
      })
    : Object.entries(other);
  const ranks = rank.map(({ name }, i) => [name, Math.round(score.ranks[i]! * 10_000) / 10_000] as const);
  return {
    [definition.key]: other[definition.key],
    ...Object.fromEntries([...values, ...ranks]),
    reasons: reasonsFor(definition, own, other, compared),
  };
}

/** A field that suggests a duplicate. */
export interface Reason {
  readonly field: string;
  readonly title: string;
  readonly match: 'same' | 'similar';
}

/** The fields that suggest a duplicate: those with the same value, and those with a similar one. */
export const reasonsFor = (
  definition: EntityDefinition,
  own: AnyRecord,
  other: WireRecord,
  compared: readonly string[],
): Reason[] =>
  compared.flatMap((name): Reason[] => {
    const [mine, theirs] = [textOf(own[name]), textOf(other[name])].map(addressWords) as [string[], string[]];
    if (!mine.length || !theirs.length) return [];
    const { title } = fieldOf(definition, name)!;
    if (mine.join(' ') === theirs.join(' ')) return [{ field: name, title, match: 'same' }];
    return dice(trigrams(mine), trigrams(theirs)) >= alike ? [{ field: name, title, match: 'similar' }] : [];
  });
