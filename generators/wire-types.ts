import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { inputSchema, readSchema } from '../server/core/model/wire-schema.ts';
import type { Entity, Model } from './model/index.ts';
import { definitionIn } from './definition.ts';

/**
 * What server and browser share of an entity: the types of its records in responses and of what callers send, and the
 * keys of the rows that logic depends on.
 */
export async function emitWireTypes(model: Model, { name, codes, plural }: Entity): Promise<string> {
  const options = { bannerComment: '', format: false, additionalProperties: false };
  const definition = definitionIn(model, name);
  const lookup = (other: string) => definitionIn(model, other);
  const parts = await Promise.all(
    [readSchema(definition, lookup), inputSchema(definition, lookup)].map((schema) =>
      compile(plain(schema) as JSONSchema, String(schema.title), options),
    ),
  );
  const keys = Object.keys(codes).length
    ? `/** Keys of the ${plural.toLowerCase()} that logic depends on, by code. */
      export const ${name}Keys = ${JSON.stringify(codes)} as const;`
    : '';
  return `${inLines(parts.join('\n'))}\n${keys}`;
}

/** The references of a record each in one line, if they fit: formatters keep a break after a brace. */
const inLines = (code: string): string =>
  code.replace(/(?<=[:|(] ?)\{\n([^{}]*)\n\}/g, (_, parts: string) => `{ ${parts.replaceAll('\n', '; ')} }`);

/** A schema without lengths, patterns and ranges: only validators need these, types do not. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, item]) =>
      !['maxLength', 'pattern', 'minimum', 'maximum', 'maxItems'].includes(key) || typeof item === 'object',
  );
  return Object.fromEntries(kept.map(([key, item]) => [key, plain(item)]));
}
