import { api, elsewhere, expect, signIn, test, unique } from '../../support/browser/fixtures.ts';

test('a person chooses where notes appear; the link of a mail opens the note over the customer’s notes', async ({
  page,
}) => {
  await signIn(page, 'supervisor');
  const internal = await elsewhere(page, 'internal');
  const { id } = await api<{ id: number }>(page, 'GET', 'user/profile');
  const customer = (await internal.get('activecustomers')).body[0].customerId;
  const noteHeader = unique('Ring them');
  const { body: note } = await internal.post('customernotes/', { noteHeader, customer, assignFor: id });

  await page.goto(`/customers/${customer}/notes?open=${note.custNoteId}`);
  const form = page.getByRole('dialog', { name: 'Note' });
  await expect(form.getByRole('textbox', { name: 'Note Subject' })).toHaveValue(noteHeader);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/customers/${customer}/notes$`));

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Notification settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Notification settings' });
  await settings.getByRole('checkbox', { name: 'Notes for me: in the daily digest' }).check();
  await settings.getByRole('checkbox', { name: 'Notes for me: in the bell' }).uncheck();
  const saved = page.waitForRequest('**/v1/user/updateAlertSettings');
  await settings.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).postDataJSON()).toEqual({ getNotesDigest: true, getNotesAlert: false });
  await expect(settings).toHaveCount(0);
  const usual = { getNotesDigest: false, getNotesAlert: true };
  expect(await api(page, 'PUT', 'user/updateAlertSettings', usual)).toMatchObject(usual);
});
