import { answered, expect, routeOnce, signIn, test } from '../../support/browser/fixtures.ts';

test('an Admin sends a test e-mail from the settings, and reads what the mail server says', async ({ page, allow }) => {
  allow.consoleErrors.push(answered(422));
  await signIn(page, 'admin');
  await page.goto('/settings');
  const mail = page.getByRole('region', { name: 'E-mail' });
  await mail.getByRole('button', { name: 'Send a test e-mail' }).click();
  await expect(mail.getByRole('status')).toHaveText(
    'There is no mail server, so the e-mail is a file in the folder mail/ of DATA_DIR. To send e-mails, set SMTP_URL.',
  );
  const message = 'No mail server answers at mail.example.com:25. Correct host and port in SMTP_URL.';
  await routeOnce(page, '**/v1/testMail', (route) =>
    route.fulfill({ status: 422, json: { message, code: 'refused' } }),
  );
  await mail.getByRole('button', { name: 'Send a test e-mail' }).click();
  await expect(mail.getByRole('status')).toHaveText(message);
});

test('who may open the settings and is no Admin is offered no test e-mail', async ({ page }) => {
  await signIn(page, 'supervisor', { change: ({ profile }) => (profile.role.showSettings = true) });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'All settings' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'E-mail' })).toHaveCount(0);
});
