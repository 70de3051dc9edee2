import { clausesOf } from '../condition.ts';
import type { Json } from '../load.ts';
import type { Entity, Field } from '../types.ts';
import { lintTestedCodes } from './codes.ts';
import { lintLiterals } from './condition.ts';
import type { Names, Place } from './names.ts';
import { isDate, isNumber } from './row-condition.ts';

/** Checks a roll-up: the entity must refer to this one, and have the fields that the roll-up names. */
export function lintRollUp(names: Names, { name, type, format, readOnly, rollUp }: Field): void {
  const at = ['properties', name, 'x-rollUp'];
  if (!rollUp) return;
  const { of, by, take, latest, earliest, sum, where = {}, unless = {}, history = false } = rollUp;
  const child = names.target(of);
  if (!readOnly) names.add('gives the value, so the field must be read-only', ...at);
  if ([latest, earliest, sum].filter((word) => word !== undefined).length !== 1)
    names.add('needs one of latest, earliest and sum', ...at);
  if (!history) lintQuiet(names, name, ...at, 'history');
  if (!child) return;
  const field = (one: string) => child.fields.find((other) => other.name === one);
  for (const [word, one] of Object.entries({ by, take, latest, earliest }))
    if (one !== undefined) names.fieldOf(one, child, ...at, word);
  lintWhere(names, child, where, ...at, 'where');
  for (const [one, is] of Object.entries(unless)) {
    names.fieldOf(one, child, ...at, 'unless', one);
    const tested = field(one);
    if (tested) lintLiterals(names, tested, { is }, ...at, 'unless', one);
    if (tested) lintTestedCodes(names, tested, undefined, { is }, ...at, 'unless', one);
  }
  const [reference, taken] = [field(by), field(take)];
  if (reference && (reference.type !== 'ref' || reference.to !== names.entity.name))
    names.add(`"${by}" is not a reference to ${names.entity.name}`, ...at, 'by');
  for (const [word, one] of Object.entries({ latest, earliest })) {
    const order = one === undefined ? undefined : field(one);
    if (order && !isDate(order) && !isNumber(order)) names.add(`"${one}" is neither a number nor a date`, ...at, word);
  }
  if (taken && (taken.type !== type || taken.format !== format))
    names.add(`"${take}" is not of the same kind as ${name}`, ...at, 'take');
  if (sum && taken && !isNumber(taken)) names.add(`"${take}" is not a number`, ...at, 'take');
}

/** Checks that the conditions can be kept true by saves: they compare fields of the records, and with no day. */
function lintWhere(names: Names, child: Entity, where: Json, ...at: Place): void {
  for (const { path, key, test } of clausesOf(where)) {
    names.fieldOf(path[0]!, child, ...at, key);
    const tested = child.fields.find((one) => one.name === path[0]);
    if (!tested) continue;
    const isComparable = tested.type === 'ref' || tested.type === 'boolean' || tested.values;
    if (path.length > 1 || !isComparable || test.from !== undefined || test.to !== undefined)
      names.add(`"${key}" is neither a reference, a flag nor a field with allowed values`, ...at, key);
    else if (tested.type !== 'ref') lintLiterals(names, tested, test, ...at, key);
    lintTestedCodes(names, tested, undefined, test, ...at, key);
  }
}

/** Reports what would not notice that a value is written without saving its record. */
function lintQuiet(names: Names, name: string, ...at: Place): void {
  const { entity, entities } = names;
  const { fields, search, tally, timeline } = entity;
  const uses: readonly (readonly [string, boolean])[] = [
    ['x-search', search.includes(name)],
    ['x-tally', tally?.sum === name],
    ['x-timeline', timeline?.changes.includes(name) ?? false],
    ['x-firstOf', fields.some(({ firstOf }) => firstOf?.includes(name))],
    ['x-derived', fields.some(({ derived }) => derived.some(({ from }) => from.includes(name)))],
    [
      'x-rollUp',
      entities.some((other) =>
        other.fields.some(({ rollUp }) => {
          if (rollUp?.of !== entity.name) return false;
          const { take, latest, earliest, where = {}, unless = {} } = rollUp;
          return [take, latest, earliest, ...Object.keys({ ...where, ...unless })].includes(name);
        }),
      ),
    ],
  ];
  for (const [word, isUsed] of uses) if (isUsed) names.add(`must be true, because ${word} depends on ${name}`, ...at);
}
