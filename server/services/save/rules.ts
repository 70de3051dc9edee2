import type { AnyRecord, EntityDefinition } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import { toWire, type WireRecord } from '../../core/records/wire.ts';
import { explain } from '../../core/model/checks.ts';
import { throwUnless } from './input.ts';

/** @throws UserError 422 with a message for each field that breaks the rules of the record's schema */
export function requireRules(definition: EntityDefinition, record: Readonly<AnyRecord>, registry: Registry): void {
  throwUnless(definition, definition.validators.rules, ruled(definition, record, registry));
}

/** A message for each field that breaks the rules of the record's schema. */
export function brokenRules(definition: EntityDefinition, record: Readonly<AnyRecord>, registry: Registry) {
  const { rules } = definition.validators;
  return rules(ruled(definition, record, registry)) ? {} : explain(definition, rules);
}

/** The record as the rules read it: fields that they compare are in wire format. */
function ruled(definition: EntityDefinition, record: Readonly<AnyRecord>, registry: Registry): WireRecord {
  const compared = definition.validators.compared.map((name) => [name, record[name]]);
  return { ...record, ...toWire(registry, definition, Object.fromEntries(compared)) };
}
