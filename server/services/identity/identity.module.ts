import { Module } from '@nestjs/common';
import { AccountMails } from './account-mails.ts';
import { Accounts } from './accounts.ts';
import { Activation } from './activation.ts';
import { Codes } from './codes.ts';
import { Invitations } from './invitations.ts';
import { LoginHistory } from './login-history.ts';
import { PendingFactors } from './pending-factors.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { SecondFactors } from './second-factors.ts';
import { SignIns } from './sign-ins.ts';
import { SigningKey } from './signing-key.ts';
import { BulkSaveModule } from '../save/bulk-save.module.ts';
import { HistoryModule } from '../history/history.module.ts';
import { InstallationModule } from '../installation/installation.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { SessionsModule } from './sessions.module.ts';

/** The accounts of the embedded identity provider. */
@Module({
  imports: [BulkSaveModule, HistoryModule, InstallationModule, MailModule, SessionsModule],
  providers: [
    AccountMails,
    Accounts,
    Activation,
    Codes,
    Invitations,
    LoginHistory,
    PendingFactors,
    RecoveryCodes,
    SecondFactors,
    SignIns,
    SigningKey,
  ],
  exports: [Accounts, Activation, LoginHistory, SecondFactors, SignIns, SigningKey],
})
export class IdentityModule {}
