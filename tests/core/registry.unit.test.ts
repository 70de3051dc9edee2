import { describe, expect, test } from '@jest/globals';
import { contents } from '../../server/contents.ts';
import { Registry } from '../../server/core/model/registry.ts';

const registry = new Registry({
  ...contents,
  entities: contents.entities.map(({ definition }) => definition),
});

/** The objects in data that can be changed, by path. Lists and functions are left out. */
const changeable = (data: unknown, path: string): string[] =>
  typeof data === 'object' && data !== null
    ? [
        ...(Object.isFrozen(data) || Array.isArray(data) ? [] : [path]),
        ...Object.entries(data).flatMap(([name, part]) => changeable(part, `${path}.${name}`)),
      ]
    : [];

describe('The registry', () => {
  test('has definitions whose objects nothing can change', () => {
    const { all, reports, widgets, permissions, roles } = registry;
    expect(all.length).toBeGreaterThan(50);
    const parts = [...all, reports, widgets, permissions, roles];
    expect(parts.flatMap((part, i) => changeable(part, String(i)))).toEqual([]);
  });

  test('gives a definition by its name, or the definition itself', () => {
    const { lists, ...rest } = registry.definition('customer');
    const changed = { ...rest, lists };
    expect(rest.name).toBe('customer');
    expect(registry.definition(changed)).toBe(changed);
    expect(() => registry.definition('nobody' as string)).toThrow('No entity is named "nobody".');
  });

  test('leaves the checks able to keep their errors', () => {
    const { input } = registry.definition('note').validators;
    expect(input({ noteHeader: 5 })).toBe(false);
    expect(input.errors?.[0]?.instancePath).toBe('/noteHeader');
  });
});
