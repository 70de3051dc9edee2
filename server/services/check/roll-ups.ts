import { wrongValues, writeRolledUp } from '../save/roll-ups.ts';
import { product } from '../history/history.ts';
import { setByPerson } from '../undo/overrides.ts';
import type { Check } from './check.ts';
import { sumOver } from './chunks.ts';

/**
 * Compares the values that are rolled up from an entity with its records. A value that a person has set since it was
 * last rolled up is right: an enquiry that was set active has no expiry date.
 */
export const checkRollUps: Check = async (definition, services, mends) => {
  const { registry, bulk } = services;
  let sum = 0;
  for (const rolled of definition.rollUps) {
    const target = registry.definition(rolled.of);
    sum += await sumOver(target, services, async (_, ids) => {
      const wrong = await wrongValues(definition, rolled, ids, services);
      for (const id of rolled.history ? wrong.keys() : [])
        if (await setByPerson(target, rolled.field, id, services)) wrong.delete(id);
      if (mends && !rolled.history) await writeRolledUp(target, rolled, wrong, services);
      if (mends && rolled.history)
        for (const [id, value] of wrong)
          await bulk.change(target, [id], { [rolled.field]: value }, product, { isDerived: true });
      return wrong.size;
    });
  }
  return sum;
};
