import type { Registry } from '../model/registry.ts';
import type { Condition } from './conditions.ts';

/** A condition that can pass to another thread: it names the entity of a record, whose definition has functions. */
export type SentCondition =
  | Extract<Condition, { readonly operator: unknown }>
  | { readonly field: string; readonly of: string; readonly has: SentCondition; readonly each?: true }
  | { readonly gate: 'and' | 'or'; readonly conditions: readonly SentCondition[] }
  | { readonly not: SentCondition };

export function sendable(condition: Condition): SentCondition {
  if ('gate' in condition) return { ...condition, conditions: condition.conditions.map(sendable) };
  if ('not' in condition) return { not: sendable(condition.not) };
  if ('has' in condition) return { ...condition, of: condition.of.name, has: sendable(condition.has) };
  return condition;
}

export function received(condition: SentCondition, registry: Registry): Condition {
  if ('gate' in condition)
    return { ...condition, conditions: condition.conditions.map((one) => received(one, registry)) };
  if ('not' in condition) return { not: received(condition.not, registry) };
  if ('has' in condition)
    return { ...condition, of: registry.definition(condition.of), has: received(condition.has, registry) };
  return condition;
}
