import 'reflect-metadata';
import { Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import { components } from './generated/openapi.gen.ts';
import { controllers, entities } from './generated/registry.gen.ts';
import { requireRules } from './platform/access/access.decorator.ts';
import { AccessGuard } from './platform/access/access.guard.ts';
import { Users } from './platform/access/users.ts';
import { crudToken } from './platform/crud/inject-crud.ts';
import { Changes } from './platform/db/changes.ts';
import { Database } from './platform/db/database.ts';
import { Health } from './platform/health.ts';
import { Adapter } from './platform/http/adapter.ts';
import { BodyGuard } from './platform/http/body.guard.ts';
import { ErrorFilter } from './platform/http/error.filter.ts';
import { HealthController } from './platform/http/health.controller.ts';
import { answerNothingElse, serveApi, serveDocs, servePages } from './platform/http/serve.ts';
import { AccountChangesController } from './platform/identity/account-changes.controller.ts';
import { Accounts } from './platform/identity/accounts.ts';
import { Attempts } from './platform/identity/attempts.ts';
import { IdentityController } from './platform/identity/identity.controller.ts';
import { LoginHistory } from './platform/identity/login-history.ts';
import { Sessions } from './platform/identity/sessions.ts';
import { Tokens } from './platform/identity/tokens.ts';
import { Platform } from './platform/platform.ts';
import { Questions } from './platform/questions/questions.ts';
import { Records } from './platform/query/records.ts';

/** Whose calls are answered. */
export const served: readonly Type[] = [IdentityController, AccountChangesController, HealthController, ...controllers];

/** The HTTP application on a platform that is open. `pages` is the folder of the built browser application. */
export async function createApp(platform: Platform, pages: string | null): Promise<NestExpressApplication> {
  const services: [Type | (abstract new (...args: never[]) => unknown), unknown][] = [
    [Platform as any, platform],
    [Database, platform.database],
    [Health, platform.health],
    [Changes, platform.changes],
    [Records, platform.records],
    [Questions, platform.questions],
    [Users, platform.users],
    [Accounts, platform.accounts],
    [Sessions, platform.sessions],
    [Tokens, platform.tokens],
    [Attempts, platform.attempts],
    [LoginHistory, platform.logins],
  ];
  const errors = new ErrorFilter(platform.failures);

  requireRules(served);
  await platform.tokens.open();

  @Module({
    controllers: [...served],
    providers: [
      ...services.map(([provide, useValue]) => ({ provide: provide as Type, useValue })),
      ...entities.map(({ definition }) => ({
        provide: crudToken(definition.name),
        useValue: platform.crud(definition.name),
      })),
      { provide: APP_FILTER, useValue: errors },
      { provide: APP_GUARD, useValue: new AccessGuard(platform.tokens, platform.users) },
      { provide: APP_GUARD, useValue: new BodyGuard() },
    ],
  })
  class AppModule {}

  const server = express();
  serveApi(server, platform);
  const app = await NestFactory.create<NestExpressApplication>(AppModule, new Adapter(server), {
    bodyParser: false,
    logger: false,
    abortOnError: false,
  });
  app.setGlobalPrefix('v1');
  serveDocs(app, components);
  if (pages) servePages(server, pages, platform.settings);
  await app.init();
  server.use(answerNothingElse);
  return app;
}
