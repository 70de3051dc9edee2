import { logged, isSame } from '../undo/step.ts';
import { rolledUpValue } from '../save/roll-ups.ts';
import { product } from '../history/history.ts';
import { setByPerson } from '../undo/overrides.ts';
import type { Check } from './check.ts';
import { sumOver } from './chunks.ts';

/**
 * Compares the values that are rolled up from an entity with its records. A value that a person has set since it was
 * last rolled up is right: an enquiry that was set active has no expiry date.
 */
export const checkRollUps: Check = async (definition, services, mends) => {
  const { database, registry, bulk } = services;
  let sum = 0;
  for (const rolled of definition.rollUps) {
    const target = registry.definition(rolled.of);
    sum += await sumOver(target, services, async (records) => {
      let wrong = 0;
      for (const record of records) {
        const id = record[target.key] as number;
        const value = await rolledUpValue(definition, rolled, id, database);
        if (isSame(logged(record[rolled.field]), value)) continue;
        if (await setByPerson(target, rolled.field, id, services)) continue;
        wrong++;
        if (mends) await bulk.change(target, [id], { [rolled.field]: value }, product, { isDerived: true });
      }
      return wrong;
    });
  }
  return sum;
};
