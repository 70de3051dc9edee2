import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  getMultiFactorResolver,
  initializeAuth,
  inMemoryPersistence,
  multiFactor,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  TotpMultiFactorGenerator,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type Auth,
  type MultiFactorError,
} from 'firebase/auth';
import { TOTP } from 'otpauth';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client, demoPassword } from '../../support/client.ts';
import { minute, second, TestClock } from '../../support/clock.ts';
import {
  demoAddress,
  firstPassword,
  mailedCode,
  newAddress,
  refusal,
  statusOf,
  trySignIn,
} from '../../support/identity.ts';

const nextPassword = 'Next-password-2';
const clock = new TestClock();
let app: TestApp;
let client: FirebaseApp;
let auth: Auth;

beforeAll(async () => {
  app = await startApp({ clock });
  client = initializeApp({ apiKey: 'branchline', projectId: 'branchline' });
  auth = initializeAuth(client, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, app.url, { disableWarnings: true });
});
afterAll(async () => {
  await deleteApp(client);
  await app.close();
});

/** Matches an error of the Firebase client by its code. */
const code = (name: string) => expect.objectContaining({ code: `auth/${name}` });

describe("the hosted service's own client [AMB-001]", () => {
  test('signs up', async () => {
    const email = newAddress();
    const { user } = await createUserWithEmailAndPassword(auth, email, firstPassword);
    expect(user).toMatchObject({ email, isAnonymous: false, emailVerified: false });
    expect(user.uid).toEqual(expect.any(String));
    expect(auth.currentUser?.uid).toBe(user.uid);
    expect(await trySignIn(app, email)).toMatchObject({ status: 200, body: { localId: user.uid } });
  });

  test('signs in, and its token opens the calls of the user', async () => {
    const { user } = await signInWithEmailAndPassword(auth, demoAddress('internal'), demoPassword);
    expect(user.email).toBe(demoAddress('internal'));
    expect(Date.parse(user.metadata.creationTime!)).toBeGreaterThan(0);
    const profile = await new Client(app.url, await user.getIdToken()).get('user/profile');
    expect(profile).toMatchObject({ status: 200, body: { email: demoAddress('internal'), status: 'ACTIVE' } });
    expect((await user.getIdTokenResult()).claims).toMatchObject({ email: demoAddress('internal') });
  });

  test('refreshes its token', async () => {
    const { user } = await signInWithEmailAndPassword(auth, demoAddress('internal'), demoPassword);
    const [before, refreshToken] = [await user.getIdToken(), user.refreshToken];
    const after = await user.getIdToken(true);
    expect(user.refreshToken).not.toBe(refreshToken);
    expect(after).not.toBe(before);
    expect(await statusOf(app, after)).toBe(200);
  });

  test('changes the password and stays signed in', async () => {
    const email = newAddress();
    const { user } = await createUserWithEmailAndPassword(auth, email, firstPassword);
    await updatePassword(user, nextPassword);
    expect(await user.getIdToken(true)).toEqual(expect.any(String));
    expect(await trySignIn(app, email)).toMatchObject(refusal('INVALID_PASSWORD'));
    expect(await trySignIn(app, email, nextPassword)).toMatchObject({ status: 200 });
  });

  test('has a code mailed, checks it and sets a new password with it', async () => {
    const email = newAddress();
    await createUserWithEmailAndPassword(auth, email, firstPassword);
    await sendPasswordResetEmail(auth, email);
    const mailed = await mailedCode(app, email);
    expect(await verifyPasswordResetCode(auth, mailed)).toBe(email);
    await confirmPasswordReset(auth, mailed, nextPassword);
    await expect(verifyPasswordResetCode(auth, mailed)).rejects.toEqual(code('invalid-action-code'));
    const { user } = await signInWithEmailAndPassword(auth, email, nextPassword);
    expect(user.email).toBe(email);
  });

  test('mails a link to a new address, and confirms the address with its code [AMB-103]', async () => {
    const [email, newEmail] = [newAddress(), newAddress()];
    const { user } = await createUserWithEmailAndPassword(auth, email, firstPassword);
    await verifyBeforeUpdateEmail(user, newEmail);
    const mailed = await mailedCode(app, newEmail);
    expect(await checkActionCode(auth, mailed)).toMatchObject({
      operation: 'VERIFY_AND_CHANGE_EMAIL',
      data: { email: newEmail, previousEmail: email },
    });
    expect(await trySignIn(app, newEmail)).toMatchObject(refusal('EMAIL_NOT_FOUND'));
    await applyActionCode(auth, mailed);
    await expect(applyActionCode(auth, mailed)).rejects.toEqual(code('invalid-action-code'));
    await user.reload();
    expect(user.email).toBe(newEmail);
    expect((await signInWithEmailAndPassword(auth, newEmail, firstPassword)).user.uid).toBe(user.uid);
  });

  test('must sign in again before it changes a password or an e-mail in an old session [AMB-103]', async () => {
    const email = newAddress();
    const { user } = await createUserWithEmailAndPassword(auth, email, firstPassword);
    clock.forward(6 * minute);
    await user.getIdToken(true);
    const again = code('requires-recent-login');
    await expect(updatePassword(user, nextPassword)).rejects.toEqual(again);
    await expect(updateEmail(user, newAddress())).rejects.toEqual(again);
    await expect(verifyBeforeUpdateEmail(user, newAddress())).rejects.toEqual(again);
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, firstPassword));
    await updatePassword(user, nextPassword);
    expect(await trySignIn(app, email, nextPassword)).toMatchObject({ status: 200 });
  });

  test('gets no more tokens once the session has ended', async () => {
    const { user } = await signInWithEmailAndPassword(auth, demoAddress('internal'), demoPassword);
    await new Client(app.url, await user.getIdToken()).post('user/logout');
    await expect(user.getIdToken(true)).rejects.toEqual(
      expect.objectContaining({ code: expect.stringMatching(/^auth\/(invalid-refresh-token|user-token-expired)$/) }),
    );
  });

  test('gets the errors that it knows', async () => {
    const internal = demoAddress('internal');
    await expect(signInWithEmailAndPassword(auth, newAddress(), 'x')).rejects.toEqual(code('user-not-found'));
    await expect(signInWithEmailAndPassword(auth, internal, 'wrong')).rejects.toEqual(code('wrong-password'));
    await expect(createUserWithEmailAndPassword(auth, internal, 'new-password')).rejects.toEqual(
      code('email-already-in-use'),
    );
    await expect(createUserWithEmailAndPassword(auth, newAddress(), '12345')).rejects.toEqual(code('weak-password'));
    await expect(createUserWithEmailAndPassword(auth, 'nobody', '123456')).rejects.toEqual(code('invalid-email'));
    await expect(sendPasswordResetEmail(auth, newAddress())).rejects.toEqual(code('user-not-found'));
    await expect(confirmPasswordReset(auth, 'made-up', '123456')).rejects.toEqual(code('invalid-action-code'));
  });

  test('learns how an address signs in', async () => {
    expect(await fetchSignInMethodsForEmail(auth, demoAddress('internal').toUpperCase())).toEqual(['password']);
    expect(await fetchSignInMethodsForEmail(auth, newAddress())).toEqual([]);
    await expect(fetchSignInMethodsForEmail(auth, 'nobody')).rejects.toEqual(code('invalid-email'));
  });

  test('gets its own errors for what is not offered', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, newAddress(), firstPassword);
    await expect(updateProfile(user, { displayName: 'Nora' })).rejects.toEqual(code('operation-not-allowed'));
    await expect(updateProfile(user, { photoURL: null })).rejects.toEqual(code('operation-not-allowed'));
    await expect(sendEmailVerification(user)).rejects.toEqual(code('operation-not-allowed'));
    await signOut(auth);
    await expect(signInAnonymously(auth)).rejects.toEqual(code('admin-restricted-operation'));
    await expect(signInWithCustomToken(auth, 'made.up.token')).rejects.toEqual(code('invalid-custom-token'));
    expect(auth.currentUser).toBeNull();
  });

  test('gets an error after too many failures', async () => {
    const email = newAddress();
    await createUserWithEmailAndPassword(auth, email, firstPassword);
    for (let i = 0; i < 10; i++) await trySignIn(app, email, 'wrong-password');
    await expect(signInWithEmailAndPassword(auth, email, firstPassword)).rejects.toEqual(code('too-many-requests'));
  });

  test('sets up a second factor, signs in with it, and removes it', async () => {
    const email = newAddress();
    const { user } = await createUserWithEmailAndPassword(auth, email, firstPassword);
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
    expect(secret).toMatchObject({ codeLength: 6, codeIntervalSeconds: 30, hashingAlgorithm: 'SHA1' });
    expect(secret.generateQrCodeUrl(email, 'Branchline')).toMatch(/^otpauth:\/\/totp\/Branchline:/);
    const codeNow = () => new TOTP({ secret: secret.secretKey }).generate({ timestamp: clock.now().getTime() });
    const enrolling = TotpMultiFactorGenerator.assertionForEnrollment(secret, codeNow());
    await multiFactor(user).enroll(enrolling, 'Telephone');
    expect(multiFactor(user).enrolledFactors).toEqual([
      expect.objectContaining({ factorId: 'totp', displayName: 'Telephone' }),
    ]);

    clock.forward(30 * second);
    const refused = await signInWithEmailAndPassword(auth, email, firstPassword).catch((error: unknown) => error);
    expect(refused).toEqual(code('multi-factor-auth-required'));
    const resolver = getMultiFactorResolver(auth, refused as MultiFactorError);
    const { uid } = resolver.hints[0]!;
    const answer = (typed: string) => resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(uid, typed));
    await expect(answer('000000')).rejects.toEqual(code('invalid-verification-code'));
    const signedIn = (await answer(codeNow())).user;
    expect(await signedIn.getIdTokenResult()).toMatchObject({ signInSecondFactor: 'totp' });
    expect(await signedIn.getIdToken(true)).toEqual(expect.any(String));

    await multiFactor(signedIn).unenroll(uid);
    expect(multiFactor(signedIn).enrolledFactors).toEqual([]);
    expect((await signInWithEmailAndPassword(auth, email, firstPassword)).user.uid).toBe(user.uid);
  });

  test('signs out', async () => {
    await signInWithEmailAndPassword(auth, demoAddress('internal'), demoPassword);
    await signOut(auth);
    expect(auth.currentUser).toBeNull();
  });
});
