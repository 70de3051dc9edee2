import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { Entity, Model } from '../model/index.ts';
import { inputSchema, readSchema } from '../wire.ts';

/** Interfaces of an entity: one for responses, one for what callers send. */
export async function emitTypes(model: Model, entity: Entity): Promise<string> {
  const options = { bannerComment: '', format: false, additionalProperties: true, strictIndexSignatures: true };
  const schemas = [readSchema(model, entity), inputSchema(model, entity)];
  const parts = await Promise.all(
    schemas.map((schema) => compile(plain(schema) as JSONSchema, String(schema.title), options)),
  );
  return parts.join('\n');
}

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
