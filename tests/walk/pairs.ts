import { columnOf } from '../../server/core/model/definition.ts';
import type { Rows } from '../support/open.ts';
import { operate } from './operations.ts';
import { registry } from './tables.ts';
import type { Walker } from './walker.ts';

/** Entities of which a call and its undoing leave more rows than before, or other ones. */
const without = new Set([
  'recordHistory',
  'undoEntry',
  'undoStep',
  'trash',
  'trashRow',
  'trashClaim',
  'numberSequence',
  'session',
  'attempt',
  'loginHistory',
  'renamedRecord',
  'recordTally',
  'account',
  'migration',
]);

/** Every row without its stamps and search words, by table and key. */
async function dump(rows: Rows): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const definition of registry.all) {
    if (without.has(definition.name)) continue;
    const columns = definition.fields.filter(({ column, stamp }) => column && (!stamp || stamp.startsWith('created')));
    const key = columnOf(definition, definition.key);
    const names = columns.map(({ column }) => `"${column}"`).join();
    for (const [id, ...values] of await rows.all(`select "${key}", ${names} from "${definition.table}"`))
      all.set(
        `${definition.name} ${String(id)}`,
        JSON.stringify(Object.fromEntries(columns.map(({ name }, i) => [name, values[i]]))),
      );
    for (const { joinTable, name } of definition.fields.filter((field) => field.joinTable)) {
      const found = (await rows.all(`select * from "${joinTable}"`)).map((row) => JSON.stringify(row));
      all.set(`${definition.name}.${name}`, found.toSorted((a, b) => a.localeCompare(b)).join());
    }
  }
  return all;
}

/**
 * Lets a person do something while nobody else does anything, and undo it.
 * @returns what is different afterwards; null if there was nothing to undo
 */
export async function undonePair(walker: Walker, rows: Rows): Promise<string[] | null> {
  const before = await dump(rows);
  const known = walker.undoable.length;
  await operate(walker);
  const done = walker.undoable.slice(known).filter(({ deed }) => deed.state === 'yes');
  if (!done.length) return null;
  for (const { token, deed } of done.toReversed()) {
    const answer = await walker.send({ method: 'POST', path: `undo/${token}`, undoes: deed });
    if (!answer) return [`${deed.what} cannot be undone`];
    walker.undoable.splice(
      walker.undoable.findIndex((one) => one.token === token),
      1,
    );
  }
  const after = await dump(rows);
  const what = done.map(({ deed }) => deed.what).join(', ');
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key) ?? 'none', after.get(key) ?? 'none'];
    return was === is ? [] : [`${what}, undone: ${key} was ${was} and is ${is}`];
  });
}
