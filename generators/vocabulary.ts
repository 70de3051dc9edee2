import type { Json } from './model/load.ts';
import { between, table, type Marks } from './guide.ts';
import { pointer, Problems } from './model/problems.ts';

interface Place {
  /** Name of the vocabulary: `entity`. */
  readonly file: string;
  /** The keyword with its path: `x-lists.<list>.screen`. */
  readonly word: string;
  readonly at: readonly string[];
}

const keywords: Marks = ['<!-- Keywords: generated from schemas/meta. -->', '<!-- End of the keywords. -->'];

/** Replaces what is between two marks in the guide with tables of all keywords. */
export const withVocabulary = (text: string, vocabularies: Readonly<Record<string, Json>>): string =>
  between(text, keywords, emitVocabulary(vocabularies));

/**
 * Every keyword of the vocabularies, in Markdown tables: one for each file, and one for each type that has keywords.
 * @throws {SchemaError} for keywords without a description or an example
 */
export function emitVocabulary(vocabularies: Readonly<Record<string, Json>>): string {
  const problems = new Problems();
  const sections = Object.entries(vocabularies).flatMap(([file, schema]) => {
    const types = Object.entries((schema.$defs ?? {}) as Json).map(([name, type]) => ({
      type,
      rows: within(type, { file, word: '', at: ['$defs', name] }),
    }));
    // A type without a title is written out where it is used.
    const plain = types.filter((one) => !one.rows.length && one.type.title).map(({ type }) => type as Json);
    return [
      section('###', schema, rows(schema, { file, word: '', at: [] })),
      ...types.filter((one) => one.rows.length).map((one) => section('####', one.type, one.rows)),
      ...(plain.length ? [table(['Type', 'What it is', 'Example'], plain.map(typeRow))] : []),
    ];
  });
  problems.throwIfAny();
  return sections.join('\n\n');

  /** The keywords of a schema, each followed by the keywords nested in it. */
  function rows(schema: Json, { file, word, at }: Place): string[][] {
    return Object.entries((schema.properties ?? {}) as Json).flatMap(([name, sub]) => {
      if (name === '$schema' && file !== 'entity') return [];
      const place = { file, word: word ? `${word}.${name}` : name, at: [...at, 'properties', name] };
      // A keyword that refers to one of another vocabulary takes its description from there. One that refers to a type
      // does not.
      const { title, ...same } = target(sub.$ref, file);
      const known = { ...(title ? {} : same), ...sub } as Json;
      for (const part of ['description', 'examples'])
        if (!known[part]) problems.add(`meta/${file}.schema.json`, pointer(...place.at), `has no ${part}`);
      return [row(place, known, schema.required?.includes(name)), ...within(sub, place)];
    });
  }

  function within(schema: Json, place: Place): string[][] {
    const { additionalProperties: each, propertyNames, items, anyOf = [] } = schema;
    const name = `${place.word}.<${propertyNames?.title ?? 'name'}>`;
    const inside = (sub: Json, word: string, ...at: string[]) =>
      both(sub, { ...place, word, at: [...place.at, ...at] });
    return [
      ...rows(schema, place),
      ...(each && typeof each === 'object' ? inside(each, name, 'additionalProperties') : []),
      ...(items ? inside(items, `${place.word}[]`, 'items') : []),
      // Only one of several forms is used, so none of their keywords is required.
      ...(anyOf as Json[]).flatMap((sub, i) => inside({ ...sub, required: [] }, place.word, 'anyOf', String(i))),
    ];
  }

  /** The keywords of a nested schema. A type is left out: it has a table of its own. */
  function both(schema: Json, place: Place): string[][] {
    return schema.$ref ? [] : within(schema, place);
  }

  function row({ word, file }: Place, schema: Json, required: boolean): string[] {
    const [, says, falls] = /^(.*?)(?:\s*Default: (.*?)\.?)?$/s.exec(schema.description ?? '')!;
    const standard = 'default' in schema ? code(schema.default) : (falls ?? '–');
    const [example] = (schema.examples ?? []) as unknown[];
    return [`\`${word}\``, typeOf(schema, file), required ? 'required' : standard, says!, code(example)];
  }

  function typeOf(schema: Json, file: string): string {
    const of = (sub: Json) => typeOf(sub, file);
    if (schema.$ref) {
      const type = target(schema.$ref, file);
      return type.title ? `*${type.title}*` : typeOf(type, fileOf(schema.$ref, file));
    }
    if ('const' in schema) return code(schema.const);
    if (schema.enum) return (schema.enum as unknown[]).map(code).join(', ');
    if (schema.anyOf) return (schema.anyOf as Json[]).map(of).join(' or ');
    if (schema.type === 'array') return `list of ${schema.items ? of(schema.items) : 'any'}`;
    const each = schema.additionalProperties;
    return each && typeof each === 'object' && !each.anyOf
      ? `${of(each)} by name`
      : [schema.type ?? 'any value'].flat().join(' or ');
  }

  /** The schema that a `$ref` leads to, in the same file or another: `entity.schema.json#/$defs/rule`. */
  function target(ref: string | undefined, file: string): Json {
    const path = ref?.split('#/')[1]?.split('/') ?? [];
    return path.length ? path.reduce<Json>((at, part) => at[part], vocabularies[fileOf(ref!, file)]!) : {};
  }
}

const fileOf = (ref: string, file: string): string => /^\w+/.exec(ref)?.[0] ?? file;

const heads = ['Keyword', 'Type', 'Default', 'Meaning', 'Example'];

const section = (mark: string, { title, description }: Json, words: string[][]): string =>
  `${mark} ${title}\n\n${description}\n\n${words.length ? table(heads, words) : ''}`;

const typeRow = ({ title, description, examples }: Json): string[] => [`*${title}*`, description, code(examples[0])];

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;
