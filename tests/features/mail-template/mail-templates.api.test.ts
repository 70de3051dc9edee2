import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { assigner } from '../../support/permissions.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

const values = {
  templateName: 'After a delivery',
  subject: 'Thank you',
  message: 'Dear {contact.firstName|Sir or Madam},',
};

test('a template can have the fields of records, sender and company, but no notes and no keys', async () => {
  const names: string[] = (await admin.get('mailtemplatefields')).body.map(({ name }: any) => name);
  for (const name of [
    'customer.custName',
    'contact.firstName',
    'enquiry.custRef',
    'quotation.productValue',
    'sender.fullName',
    'company.phoneNo',
  ])
    expect(names).toContain(name);
  for (const name of [
    'customer.customerId',
    'customer.version',
    'quotation.notes',
    'sender.themeColour',
    'sender.uid',
    'quotation.internalValue',
    'customer.showMsg',
  ])
    expect(names).not.toContain(name);
});

test('a field that is not there is refused at its text, with the one that was meant', async () => {
  const { status, body } = await admin.post('mailTemplates', {
    ...values,
    subject: 'For {customer.custNam}',
    message: 'Call {nobody.phone}.',
  });
  expect([status, body.errors]).toEqual([
    422,
    {
      subject: 'There is no field {customer.custNam}. Did you mean {customer.custName}?',
      message: 'There is no field {nobody.phone}.',
    },
  ]);
});

test('a brace that is no field is refused, too', async () => {
  for (const [message, wrong] of [
    ['Dear {firstName},', '{firstName'],
    ['Dear {contact.firstName', '{contact.firstName'],
    ['Dear {contact.first name},', '{contact.first name'],
  ]) {
    const { body } = await admin.post('mailTemplates', { ...values, message });
    expect(body.errors).toEqual({ message: `“${wrong}” is not a field. Write it as {contact.firstName}.` });
  }
});

test('the preview shows a template with values, and what it cannot do without', async () => {
  const { status, body } = await admin.post('previewmailtemplate', {
    subject: 'Our quotation {quotation.sQuoteNo}',
    message: 'Dear {contact.firstName|Sir or Madam}, {customer.nothing}',
  });
  expect(status).toBe(200);
  expect(body.subject).toMatch(/^Our quotation Q\d+$/);
  expect(body.message).toMatch(/^Dear \p{Lu}\p{Ll}+, \{customer\.nothing\}$/u);
  expect(body.needed.map(({ name }: any) => name)).toEqual(['quotation.sQuoteNo', 'customer.nothing']);
  expect(body.problem).toMatch(/^There is no field \{customer\.nothing\}\./);
});

test('those with EditTemplates change templates; all others only read them', async () => {
  const { body } = await admin.post('mailTemplates', values);
  const [supervisor, internal] = [await Client.as(app, 'supervisor'), await Client.as(app, 'internal')];
  expect((await supervisor.put(`mailTemplates/${body.id}`, { subject: 'Thanks' })).status).toBe(200);
  expect((await internal.get('activeMailTemplates')).body.map(({ id }: any) => id)).toContain(body.id);
  const refused = { status: 422, body: { message: 'You are not allowed to change mail templates.' } };
  expect(await internal.put(`mailTemplates/${body.id}`, { subject: 'Mine' })).toMatchObject(refused);
  expect(await internal.post('mailTemplates', { ...values, templateName: 'Mine' })).toMatchObject(refused);
  expect(await internal.delete(`mailTemplates/${body.id}`)).toMatchObject(refused);
  // The permission alone decides, and not whether the role may open the settings.
  const assign = await assigner(admin);
  const idOf = async (client: Client) => (await client.get('user/profile')).body.id as number;
  const given = await assign.user(await idOf(internal), 'EditTemplates', 1);
  expect((await internal.put(`mailTemplates/${body.id}`, { subject: 'Ours' })).status).toBe(200);
  await admin.delete(`deleteAssignedPermission/${given}`);
  const taken = await assign.user(await idOf(supervisor), 'EditTemplates', 0);
  expect(await supervisor.put(`mailTemplates/${body.id}`, { subject: 'Mine' })).toMatchObject(refused);
  await admin.delete(`deleteAssignedPermission/${taken}`);
  expect((await internal.get('mailtemplatefields')).status).toBe(422);
  expect((await internal.post('previewmailtemplate', values)).status).toBe(422);
  expect(await admin.post('mailTemplates', values)).toMatchObject({
    status: 422,
    body: { errors: { templateName: 'There is already a template of this name for all branches.' } },
  });
});
