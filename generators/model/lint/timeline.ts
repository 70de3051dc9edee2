import type { Field } from '../types.ts';
import type { Names } from './names.ts';

/** Checks x-timeline: references to one record, dates, a user, and fields that a line can show. */
export function lintTimeline(names: Names): void {
  const { fields, history, moments, timeline } = names.entity;
  if (!timeline) return;
  const check = (name: string, is: string, fits: (field: Field) => boolean, ...at: (string | number)[]) => {
    names.field(name, 'x-timeline', ...at);
    const field = fields.find((one) => one.name === name);
    if (field && !fits(field)) names.add(`"${name}" is not ${is}`, 'x-timeline', ...at);
  };
  const { under, at, by, shows, text, changes } = timeline;
  under.forEach((name, i) => check(name, 'a reference to one record', ({ type }) => type === 'ref', 'under', i));
  at.forEach((name, i) => {
    if (!(name in moments)) check(name, 'a date or a moment', isDate, 'at', i);
  });
  check(by, 'a reference to one user', ({ type, to }) => type === 'ref' && to === 'user', 'by');
  shows.forEach((name, i) => check(name, 'a single value', ({ type }) => type !== 'refs', 'shows', i));
  if (text !== undefined) check(text, 'a long text', ({ format }) => format === 'text', 'text');
  changes.forEach((name, i) => check(name, 'stored', ({ type }) => type !== 'alias', 'changes', i));
  if (changes.length && !history) names.add('needs a history', 'x-timeline', 'changes');
}

const isDate = ({ format }: Field) => format === 'date' || format === 'date-time';
