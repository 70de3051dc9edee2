import { readFileSync } from 'node:fs';
import { TOTP } from 'otpauth';
import { Client } from '../support/client.ts';
import { answered, expect, test } from '../support/browser/fixtures.ts';
import { fillSignIn, firstPassword, newPerson, openAccount } from '../support/browser/person.ts';

/** A code of the present time, or of the next step, which counts too. */
const codeOf = (secret: string, ahead = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });

/** A role that requires a second factor, made by an administrator who has one. */
async function carefulRole(url: string, email: string): Promise<number> {
  const anyone = new Client(url);
  const { idToken } = (await anyone.post('accounts:signInWithPassword', { email, password: firstPassword })).body;
  const { totpSessionInfo } = (await anyone.post('accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} }))
    .body;
  const { body } = await anyone.post('accounts/mfaEnrollment:finalize', {
    idToken,
    totpVerificationInfo: {
      sessionInfo: totpSessionInfo.sessionInfo,
      verificationCode: codeOf(totpSessionInfo.sharedSecretKey),
    },
  });
  const roleName = `Careful ${Date.now().toString(36)}`;
  const saved = await new Client(url, body.idToken).post('saveRole', { roleName, requiresSecondFactor: true });
  expect(saved.status).toBe(200);
  return saved.body.id;
}

test('a user who needs a second factor sets it up after the sign-in, then signs in with a code, and changes the password with a recovery code', async ({
  page,
  allow,
}) => {
  allow.consoleErrors.push(answered(400), answered(422));
  await page.goto('/login');
  const { email: admin } = await newPerson(page, 'Admin');
  const { email } = await newPerson(page, await carefulRole(new URL(page.url()).origin, admin));

  await fillSignIn(page, email, firstPassword);
  const enrolment = page.getByRole('dialog', { name: 'Set up a second factor' });
  await expect(enrolment.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  const secret = (await enrolment.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '');
  const code = enrolment.getByRole('textbox', { name: 'Code from the app' });
  await code.fill(codeOf(secret, 20));
  await enrolment.getByRole('button', { name: 'Confirm' }).click();
  await expect(code).toHaveAccessibleDescription('This code is wrong or has been used. Please enter the next one.');
  await code.fill(codeOf(secret));
  await enrolment.getByRole('button', { name: 'Confirm' }).click();

  const recovery = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(recovery.getByRole('listitem')).toHaveCount(10);
  const codes = await recovery.getByRole('listitem').allInnerTexts();
  const downloading = page.waitForEvent('download');
  await recovery.getByRole('link', { name: 'Download' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  for (const one of codes) expect(file).toContain(one);
  await recovery.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('banner')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await fillSignIn(page, email, firstPassword);
  const asked = page.getByRole('dialog', { name: 'Enter the code' });
  await asked.getByRole('textbox', { name: 'Code from the app' }).fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();

  const change = await openAccount(page, 'Change password');
  await change.getByLabel('Current Password').fill(firstPassword);
  await change.getByLabel('New Password', { exact: true }).fill('qwertyuiop');
  await change.getByLabel('Confirm New Password').fill('qwertyuiop');
  await change.getByRole('button', { name: 'Save', exact: true }).click();
  await asked.getByRole('button', { name: 'Use a recovery code' }).click();
  await asked.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0]!);
  await asked.getByRole('button', { name: 'Sign In' }).click();
  await expect(change.getByLabel('New Password', { exact: true })).toHaveAccessibleDescription(
    'This is a common password, which is easy to guess. Please choose another.',
  );
});
