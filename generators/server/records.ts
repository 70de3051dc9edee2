import { byName, type Entity, type Field, type Model } from '../model/index.ts';
import { typeName } from '../../server/core/model/wire-schema.ts';

/**
 * The type of an entity's records inside the product: dates are ISO strings, money is pence, a reference has key and
 * display.
 */
export const emitRecord = (model: Model, entity: Entity): string => `
  /** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
  export type ${typeName(entity.name)}Record = { ${entity.fields.map((field) => `${field.name}: ${typeOf(model, entity, field)};`).join('\n')} };
`;

/** The types of references, by entity referred to. They are in one file because they refer to each other. */
export const emitReferences = (model: Model): string =>
  model.entities
    .filter(({ kind }) => kind !== 'platform')
    .map((entity) => {
      const find = (name: string) => entity.fields.find((field) => field.name === name)!;
      const embedded = entity.embed
        .filter((name) => name !== entity.key && name !== entity.display)
        .map((name) => `${name}: ${typeOf(model, entity, find(name))};`);
      return `export type ${typeName(entity.name)}Reference = {
        key: number;
        display: ${typeOf(model, entity, find(entity.display))};
        ${embedded.join('\n')}
      };`;
    })
    .join('\n\n');

function typeOf(model: Model, entity: Entity, field: Field): string {
  if (field.type === 'alias') return aliasType(model, entity, field.alias!);
  if (field.type === 'refs') return `${typeName(field.to!)}Reference[]`;
  if (field.type === 'ref') return `${typeName(field.to!)}Reference | null`;
  if (field.type === 'boolean') return 'boolean';
  if (field.name === entity.key || field.stamp === 'version') return 'number';
  if (field.values) return `${field.values.map((value) => JSON.stringify(value)).join(' | ')} | null`;
  return `${field.type === 'string' ? 'string' : 'number'} | null`;
}

/** The type of an alias. A part of a reference is null if the reference is empty. */
function aliasType(model: Model, entity: Entity, [first, second]: readonly string[]): string {
  const field = entity.fields.find(({ name }) => name === first)!;
  if (second === undefined) return typeOf(model, entity, field);
  const target = byName(model, field.to!);
  const type = typeOf(
    model,
    target,
    target.fields.find(({ name }) => name === second)!,
  );
  return type.endsWith(' | null') ? type : `${type} | null`;
}
