import { pointer, type Problems } from '../problems.ts';
import { choiceRoutes } from '../routes.ts';
import type { Entity, Model } from '../types.ts';

export type Place = readonly (string | number)[];

/** Checks the names used in one schema file, and reports unknown ones. */
export class Names {
  readonly entity: Entity;
  readonly #model: Model;
  readonly #problems: Problems;
  readonly #file: string;

  /** @param file to report problems in; default: the file of the entity */
  constructor(entity: Entity, model: Model, problems: Problems, file = `${entity.path}.json`) {
    this.entity = entity;
    this.#model = model;
    this.#problems = problems;
    this.#file = file;
  }

  get entities(): readonly Entity[] {
    return this.#model.entities;
  }

  add(message: string, ...at: Place): void {
    this.#problems.add(this.#file, pointer(...at), message);
  }

  known(name: string, known: readonly string[], what: string, ...at: Place): void {
    if (!known.includes(name)) this.#problems.unknown(this.#file, pointer(...at), what, name, known);
  }

  field(name: string, ...at: Place): void {
    this.known(name, fieldNames(this.entity), 'field', ...at);
  }

  fields(names: readonly string[], ...at: Place): void {
    for (const name of names) this.field(name, ...at);
  }

  /** Checks fields that must have a column in the table. */
  columns(names: readonly string[], ...at: Place): void {
    this.fields(names, ...at);
    for (const name of names)
      if (this.entity.fields.some((field) => field.name === name && field.type === 'refs'))
        this.add(`"${name}" holds many references, so it has no column`, ...at);
  }

  /** Checks fields that are stored: neither many references nor an alias. */
  stored(names: readonly string[], ...at: Place): void {
    this.columns(names, ...at);
    for (const name of names) {
      const alias = this.entity.fields.find((field) => field.name === name)?.alias;
      if (alias) this.add(`"${name}" is an alias, which is not stored: it stands for "${alias.join('.')}"`, ...at);
    }
  }

  fieldOf(name: string, target: Entity, ...at: Place): void {
    this.known(name, fieldNames(target), `field of ${target.name}`, ...at);
  }

  /** Checks a path: a field, or a field of the record that a reference leads to. */
  path([first, second]: readonly string[], ...at: Place): void {
    this.field(first!, ...at);
    if (second === undefined) return;
    const field = this.entity.fields.find((one) => one.name === first);
    const target = this.target(field?.to);
    if (target) this.fieldOf(second, target, ...at);
    else if (field) this.add(`"${first}" is not a reference, so it has no part "${second}"`, ...at);
  }

  dialog(name: string, ...at: Place): void {
    const dialogs = this.entity.dialogs.map((dialog) => dialog.name);
    this.known(name, dialogs, 'dialog', ...at);
  }

  /** Checks the path of a call that lists choices: `activeRegions`, `tags/CUSTOMER`. */
  lookup(path: string, ...at: Place): void {
    const paths = this.#model.entities.flatMap((entity) => choiceRoutes(entity).map((route) => route.path));
    const shape = (one: string) => new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`);
    if (!paths.some((one) => shape(one).test(path))) this.known(path, paths, 'list of choices', ...at);
  }

  /** The entity with a name, if there is one. */
  target(name: string | null | undefined): Entity | undefined {
    return this.#model.entities.find((entity) => entity.name === name);
  }
}

const fieldNames = (entity: Entity) => entity.fields.map((field) => field.name);
