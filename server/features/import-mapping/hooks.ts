import type { ImportMappingHooks } from '../../generated/import-mapping.gen.ts';
import { invalid } from '../../core/errors/errors.ts';
import { importable } from '../../services/import/import-of.ts';

export default {
  /** Which columns a file has is checked when the mapping is used. */
  async validate({ after }, { registry }) {
    importable(after.kind ?? '', registry);
    if (!isObject(after.mapping ?? '')) throw invalid({ mapping: 'The mapping must be a JSON object.' });
  },
} satisfies ImportMappingHooks;

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
