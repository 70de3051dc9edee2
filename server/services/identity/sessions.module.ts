import { Module } from '@nestjs/common';
import { Attempts } from './attempts.ts';
import { Hiding } from './hiding.ts';
import { Sessions } from './sessions.ts';
import { Tokens } from './tokens.ts';

/** Tokens and sessions. Accounts have a module of their own: they are saved, and a save needs the session of its user. */
@Module({
  providers: [Tokens, Sessions, Attempts, Hiding],
  exports: [Tokens, Sessions, Attempts, Hiding],
})
export class SessionsModule {}
