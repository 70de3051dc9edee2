import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { dialogStateOf } from '../../../admin-ui/crud/form/dialog-state.ts';

const { properties, 'x-duplicates': duplicates } = JSON.parse(
  readFileSync('schemas/entities/enquiry/entity.json', 'utf8'),
);

test('duplicates are looked for once description, three lines of the address, town and post code are filled in [VAL-106]', () =>
  expect(duplicates.when).toEqual(['oppDescription', 'address1', 'address2', 'address3', 'cityTown', 'postCode']));

/** The state of the dialog of an enquiry, without what this test does not look at. */
function stateOf(more: object) {
  const of = { fields: properties };
  const fields = { form: { getValues: () => ({}) }, names: [], when: () => true };
  const rest = { formId: '', duplicates: {}, record: null, require: {}, also: {}, createOnly: [], locked: [] };
  return dialogStateOf({ ...rest, props: { of, ...more }, fields, ...more } as never);
}

test('the fields that the opener of a dialog names are read-only [BEH-105]', () => {
  for (const more of [{ fixed: ['notes', 'phoneNo'] }, { locked: ['notes', 'phoneNo'] }])
    expect(['notes', 'custRef', 'phoneNo'].map(stateOf(more).isReadOnly)).toEqual([true, false, true]);
});
