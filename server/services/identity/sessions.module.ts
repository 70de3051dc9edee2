import { Module } from '@nestjs/common';
import { Attempts } from './attempts.ts';
import { Hiding } from './hiding.ts';
import { Sessions } from './sessions.ts';
import { Tokens } from './tokens.ts';

/** Who holds a token. Accounts are apart: they are saved, and whoever saves is found by a session. */
@Module({
  providers: [Tokens, Sessions, Attempts, Hiding],
  exports: [Tokens, Sessions, Attempts, Hiding],
})
export class SessionsModule {}
