import type { RawEntity } from '../load.ts';
import { type Field } from '../types.ts';
import { lintCode, lintDefault, lintStart } from './codes.ts';
import { lintCondition, lintLiterals } from './condition.ts';
import { lintDayOf, lintFirstOf } from './days.ts';
import { lintDerived } from './derived.ts';
import type { Names, Place } from './names.ts';
import { lintRollUp } from './roll-up.ts';
import { lintRowsForAll } from './row-condition.ts';
import { lintSequence } from './sequence.ts';
import { lintValues } from './values.ts';
import { lintWords } from './words.ts';

/** Checks the names that a field uses: its alias, derivations and conditions. */
export function lintField(names: Names, raw: RawEntity, field: Field): void {
  const at = ['properties', field.name];
  if (field.alias) {
    if (field.was) names.add('is only for fields that are stored', ...at, 'x-was');
    names.path(field.alias, ...at, 'x-alias');
    if (circles(names, field)) names.add('leads back to itself', ...at, 'x-alias');
  }
  lintWords(names, raw, field);
  lintDerived(names, field);
  const target = names.target(field.to);
  for (const [name, { is, of }] of Object.entries(field.choices)) {
    if (target) names.fieldOf(name, target, ...at, 'x-choices', name);
    const chosen = target?.fields.find((one) => one.name === name);
    if (chosen && is !== undefined) lintLiterals(names, chosen, { is }, ...at, 'x-choices', name);
    if (of) lintChosenBy(names, of, chosen, ...at, 'x-choices', name, 'of');
  }
  if (field.country !== undefined) names.field(field.country, ...at, 'x-country');
  lintSequence(names, field);
  lintRollUp(names, field);
  if (field.total && (field.alias || (field.type !== 'number' && field.type !== 'integer')))
    names.add('is for a number of the record itself', 'properties', field.name, 'x-total');
  lintDayOf(names, field);
  lintFirstOf(names, field);
  lintFlow(names, field);
  lintSteps(names, field);
  for (const [word, condition] of Object.entries(field.when)) lintCondition(names, condition, ...at, 'x-when', word);
  lintLabels(names, field);
  lintHandOver(names, field);
  lintValues(names, field);
  lintDefault(names, field);
  lintStart(names, field);
}

/** Checks the field of this record that says which records can be chosen: it has the same kind of value as theirs. */
function lintChosenBy(names: Names, of: string, chosen: Field | undefined, ...at: Place): void {
  names.field(of, ...at);
  const { fields, key, name } = names.entity;
  const own = fields.find((one) => one.name === of);
  const isKey = of === key && chosen?.to === name;
  if (!own || !chosen || own.alias || chosen.alias || isKey) return;
  if (own.to !== chosen.to || own.type !== chosen.type)
    names.add(`"${of}" is not of the same kind as ${chosen.name} of the records to choose from`, ...at);
}

/** Checks that a flow leads from and to allowed values, or codes of rows. */
function lintFlow(names: Names, field: Field): void {
  const at = ['properties', field.name, 'x-flow'];
  if (!field.flow || !hasValues(names, field, ...at)) return;
  for (const [from, next] of Object.entries(field.flow)) {
    lintValue(names, field, from, ...at, from);
    for (const [i, to] of next.entries()) lintValue(names, field, to, ...at, from, String(i));
  }
}

/** Checks that steps are allowed values, or codes of rows, and that none has two places. */
function lintSteps(names: Names, field: Field): void {
  const at = ['properties', field.name, 'x-steps'];
  if (!field.steps || !hasValues(names, field, ...at)) return;
  const seen = new Set<string>();
  for (const [i, step] of field.steps.entries())
    for (const [j, value] of step.entries()) {
      const place = [...at, String(i), String(j)];
      lintValue(names, field, value, ...place);
      if (seen.has(value)) names.add(`"${value}" has a place already`, ...place);
      seen.add(value);
    }
}

/** Whether a keyword can name values of the field. */
function hasValues(names: Names, { type, values }: Field, ...at: Place): boolean {
  const has = type === 'ref' || Boolean(values);
  if (!has) names.add('is for a reference, or a field with allowed values', ...at);
  return has;
}

/** Checks a value that a keyword names: one of the allowed values, or the code of a row. */
const lintValue = (names: Names, field: Field, value: string, ...at: Place) =>
  field.values ? names.known(value, field.values, 'value', ...at) : lintCode(names, field, value, ...at);

/** Checks that labels are for texts, and for values that the field allows. */
function lintLabels(names: Names, { name, type, values, labels }: Field): void {
  const at = ['properties', name, 'x-labels'];
  if (Object.keys(labels).length && type !== 'string') return names.add('is for a text', ...at);
  for (const value of Object.keys(labels)) if (values) names.known(value, values, 'value', ...at, value);
}

/** Checks x-handOver: its field refers to one record, and its condition can be used without a signed-in user. */
function lintHandOver(names: Names, { name, type, handOver }: Field): void {
  if (!handOver) return;
  const at = ['properties', name, 'x-handOver'];
  if (type !== 'ref') names.add('is for a reference to one record', ...at);
  lintRowsForAll(names, handOver.where, ...at, 'where');
}

function circles({ entity }: Names, field: Field): boolean {
  const seen = new Set<string>();
  let at: Field | undefined = field;
  while (at?.alias && !seen.has(at.name)) {
    seen.add(at.name);
    const next: string = at.alias[0]!;
    at = entity.fields.find((one) => one.name === next);
  }
  return Boolean(at?.alias);
}
