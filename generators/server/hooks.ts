import type { Entity } from '../model/index.ts';
import { typeName } from '../../server/core/model/wire-schema.ts';

/** The hooks that an extension may implement, by name. A hook that leaves the schema becomes a compiler error. */
export function emitHooks(entity: Entity): string {
  const hooks = `${typeName(entity.name)}Hooks`;
  const type = `${typeName(entity.name)}Record`;
  const functions = derivations(entity).map(({ by, from, takes, field }) => {
    const sources = from.map((name) => `'${name}'`).join(' | ');
    const answer = takes.length
      ? `Partial<Pick<${type}, ${takes.map((name) => `'${name}'`).join(' | ')}>> | null`
      : `${type}['${field}']`;
    return `/** Gives ${takes.length ? takes.join(', ') : field} for ${from.join(', ')}. */
      ${by}(from: Pick<${type}, ${sources}>, context: DeriveContext): ${answer} | Promise<${answer}>;`;
  });
  const derive = functions.length ? `readonly derive: { ${functions.join('\n')} };` : '';
  return `
    export interface ${hooks} extends EntityHooks<${type}> { ${derive} }
  `;
}

/** Functions that an extension has to supply, with their arguments and the values taken from their results. */
export function derivations(entity: Entity) {
  const functions = new Map<string, { by: string; from: readonly string[]; takes: string[]; field: string }>();
  for (const field of entity.fields) {
    for (const { by, from, take } of field.derived) {
      if (!by) continue;
      const known = functions.get(by) ?? { by, from, takes: [], field: field.name };
      if (take) known.takes.push(take);
      functions.set(by, known);
    }
  }
  return [...functions.values()];
}
