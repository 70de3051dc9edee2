import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answered, expect, signIn, test } from '../support/browser/fixtures.ts';

const schemas = new URL('../../schemas/entities', import.meta.url).pathname;

/** Names of the fields of an entity. */
function fieldsOf(entity: string): string[] {
  return Object.keys(JSON.parse(readFileSync(join(schemas, entity, 'entity.json'), 'utf8')).properties);
}

/** A form of each kind: where it opens, its title, and a field to change. */
const forms: readonly (readonly [entity: string, address: string, dialog: string, field: string])[] = [
  ['contact', '/contacts/1/detail', 'Contact Details', 'Surname'],
  ['enquiry', '/enquiries/1/detail', 'Enquiry Details', 'Customer Ref'],
  ['quotation', '/quotations/1/detail', 'Quotation Details', 'Product Quantity'],
  ['activity', '/activities/1/detail', 'Activity Details', 'Subject'],
  ['user', '/users/2/detail', 'User', 'First name'],
  ['role', '/roles/2/detail', 'Role', 'Role name'],
];

async function openForm(page: Page, address: string, title: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  return page.getByRole('dialog', { name: title });
}

for (const [entity, address, title, field] of forms)
  test(`every message about a field of ${entity} is seen in its form, whether or not the field has a control`, async ({
    page,
    allow,
  }) => {
    allow.consoleErrors.push(answered(422));
    await signIn(page, 'admin');
    const names = fieldsOf(entity);
    const errors = Object.fromEntries(names.map((name) => [name, `Wrong: ${name}.`]));
    await page.route('**/v1/**', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, json: { message: `Wrong: ${names[0]}.`, code: 'invalid', errors } })
        : route.fallback(),
    );
    const dialog = await openForm(page, address, title);
    await dialog.getByRole('textbox', { name: field, exact: true }).fill('7');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    for (const message of Object.values(errors))
      await expect(dialog.getByText(message, { exact: false }).first(), message).toBeVisible();
    // The first field that can be corrected has the focus.
    await expect(dialog.locator(':focus')).toHaveAccessibleDescription(/^Wrong: /);
  });
