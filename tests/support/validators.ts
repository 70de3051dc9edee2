import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { byName, type Model } from '../../generators/model/index.ts';
import { emitValidators } from '../../generators/validators.ts';
import type { Check, Validators } from '../../server/core/model/definition.ts';
import { temporaryFolder } from './schemas.ts';

/** The generated checks of an entity, as the server and the browser run them. */
export async function validatorsOf(model: Model, entity: string): Promise<Validators> {
  const file = join(temporaryFolder(), `${entity}.mjs`);
  writeFileSync(file, emitValidators(model, byName(model, entity)));
  return ((await import(pathToFileURL(file).href)) as { validators: Validators }).validators;
}

/** Names of the fields that a check refuses, without duplicates, sorted. */
export function refused(check: Check, data: unknown): string[] {
  if (check(data)) return [];
  const names = check.errors!.map(
    ({ instancePath, params }) => instancePath.split('/')[1] ?? params.additionalProperty ?? params.missingProperty,
  );
  return [...new Set(names.filter((name) => name !== undefined))].toSorted();
}

/** Runs a check; throws if it takes longer than the timeout in milliseconds. */
export const within = (timeout: number, check: Check, data: unknown): boolean =>
  runInNewContext('check(data)', { check, data }, { timeout }) as boolean;
