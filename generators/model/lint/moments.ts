import type { Names } from './names.ts';

/** Checks moments: a date and a time of the record, and the names of the moments that they follow. */
export function lintMoments(names: Names): void {
  const { fields, moments } = names.entity;
  const all = Object.keys(moments);
  const check = (name: string, is: string, fits: (field: (typeof fields)[number]) => boolean, ...at: string[]) => {
    names.stored([name], 'x-moments', ...at);
    const field = fields.find((one) => one.name === name);
    if (field && !fits(field)) names.add(`"${name}" is not ${is}`, 'x-moments', ...at);
  };
  for (const [name, { date, time, follows, length, after }] of Object.entries(moments)) {
    check(date, 'a date', ({ format }) => format === 'date', name, 'date');
    check(time, 'a time', ({ format }) => format === 'time', name, 'time');
    if (length) check(length, 'a whole number', ({ type }) => type === 'integer', name, 'length');
    // A moment above has moved before this one follows it.
    if (follows) names.known(follows, all.slice(0, all.indexOf(name)), 'moment', 'x-moments', name, 'follows');
    for (const [word, value] of Object.entries({ length, after }))
      if (value && !follows) names.add('needs follows', 'x-moments', name, word);
  }
}
