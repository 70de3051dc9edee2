import { Injectable } from '@nestjs/common';
import { Outbox } from '../mail/outbox.ts';
import { instantToWire, Clock } from '../../core/time/clock.ts';
import { InjectSettings } from '../inject.ts';
import type { Settings } from '../../core/settings.ts';

/** A code for a link, with the ISO instant until which it works. */
interface MailedCode {
  readonly code: string;
  readonly expiresAt: string;
}

/** Mails about an account. Call each inside the transaction of the change it reports. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @InjectSettings() private readonly settings: Settings,
  ) {}

  passwordCode(email: string, { code, expiresAt }: MailedCode): Promise<void> {
    return this.outbox.add({
      to: email,
      expiresAt,
      subject: 'Choose your Branchline password',
      text: `Someone, probably you, asked for a new password for ${email}.

Choose it here within the next hour:
${this.settings.publicUrl}/login?mode=resetPassword&oobCode=${code}

If it was not you, ignore this message: nothing changes.
`,
    });
  }

  /** @param code works for seven days */
  invitation(email: string, { code, expiresAt }: MailedCode): Promise<void> {
    return this.outbox.add({
      to: email,
      expiresAt,
      subject: 'You have been invited to Branchline',
      text: `You have been invited to Branchline. You sign in as ${email}, with a password of your own.

Choose your password here within the next 7 days, by ${inLondon(expiresAt)}:
${this.settings.publicUrl}/login?mode=resetPassword&oobCode=${code}

If the link no longer works, ask your administrator to send the invitation again.
`,
    });
  }

  emailCode(email: string, newEmail: string, { code, expiresAt }: MailedCode): Promise<void> {
    return this.outbox.add({
      to: newEmail,
      expiresAt,
      subject: 'Confirm your new Branchline e-mail address',
      text: `Someone, probably you, asked to sign in to Branchline as ${newEmail} instead of ${email}.

Confirm the new address here within the next hour:
${this.settings.publicUrl}/confirm-email?mode=verifyAndChangeEmail&oobCode=${code}

If it was not you, ignore this message: nothing changes.
`,
    });
  }

  passwordChanged(email: string): Promise<void> {
    return this.outbox.add({
      to: email,
      subject: 'Your Branchline password was changed',
      text: `The password for ${email} was changed on ${this.#now()}.

If it was you, there is nothing to do.

If it was not you, open ${this.settings.publicUrl}/login, choose "Forgotten Password" to set a new one, and tell your administrator.
`,
    });
  }

  /** Sent to the old address, to warn its owner. */
  emailChanged(email: string, newEmail: string): Promise<void> {
    return this.outbox.add({
      to: email,
      subject: 'Your Branchline e-mail address was changed',
      text: `The address you sign in to Branchline with was changed from ${email} to ${newEmail} on ${this.#now()}.

If it was you, or your administrator told you, there is nothing to do.

If it was not you, tell your administrator at once. Only an administrator can change the address back.
`,
    });
  }

  secondFactorOn(email: string): Promise<void> {
    return this.outbox.add({
      to: email,
      subject: 'Your Branchline second factor was switched on',
      text: `From now on, signing in to Branchline as ${email} also needs a code from the app that was set up on ${this.#now()}.

If it was you, there is nothing to do. Keep your recovery codes in a safe place.

If it was not you, tell your administrator at once.
`,
    });
  }

  secondFactorOff(email: string): Promise<void> {
    return this.outbox.add({
      to: email,
      subject: 'Your Branchline second factor was switched off',
      text: `The second factor for ${email} was removed on ${this.#now()}. The password alone is now enough to sign in, until you set up another.

If it was you, or your administrator told you, there is nothing to do.

If it was not you, tell your administrator at once.
`,
    });
  }

  /** @param left codes that still work */
  recoveryCodeUsed(email: string, left: number): Promise<void> {
    return this.outbox.add({
      to: email,
      subject: 'One of your Branchline recovery codes was used',
      text: `Someone, probably you, signed in to Branchline as ${email} with a recovery code on ${this.#now()}. Recovery codes left: ${left}.

If you have lost your app, switch the second factor off and set it up again.

If it was not you, change your password and tell your administrator at once.
`,
    });
  }

  #now(): string {
    return inLondon(this.clock.instant());
  }
}

/** `21/11/2026 at 09:30 (London)`. */
const inLondon = (instant: string): string => `${instantToWire(instant).replace(' ', ' at ')} (London)`;
