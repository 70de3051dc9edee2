import 'reflect-metadata';
import { Module, type InjectionToken, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import { controllers, entities } from './generated/registry.gen.ts';
import { requireRules } from './http/access/access.decorator.ts';
import { AccessGuard } from './http/access/access.guard.ts';
import { Users } from './services/access/users.ts';
import { Views } from './services/access/views.ts';
import { crudToken } from './http/inject-crud.ts';
import { Changes } from './core/db/changes.ts';
import { Database } from './core/db/database.ts';
import { Health } from './services/health.ts';
import { Adapter } from './http/adapter.ts';
import { BodyGuard } from './http/body.guard.ts';
import { ErrorFilter } from './http/error.filter.ts';
import { recordComponents } from './http/openapi-records.ts';
import { QueryGuard } from './http/query.guard.ts';
import { UndoInterceptor } from './http/undo.interceptor.ts';
import { HealthController } from './http/health.controller.ts';
import { LiveController } from './http/live/live.controller.ts';
import { answerNothingElse, serveApi, serveDocs, servePages } from './http/serve.ts';
import { AccountChangesController } from './http/identity/account-changes.controller.ts';
import { Accounts } from './services/identity/accounts.ts';
import { Attempts } from './services/identity/attempts.ts';
import { IdentityController } from './http/identity/identity.controller.ts';
import { IdentityWaysController } from './http/identity/identity-ways.controller.ts';
import { Live } from './services/live/live.ts';
import { LoginHistory } from './services/identity/login-history.ts';
import { SecondFactorController } from './http/identity/second-factor.controller.ts';
import { SecondFactors } from './services/identity/second-factors.ts';
import { openSigningKey } from './services/identity/signing-key.ts';
import { Sessions } from './services/identity/sessions.ts';
import { SignIns } from './services/identity/sign-ins.ts';
import { Tokens } from './services/identity/tokens.ts';
import { Platform } from './services/platform.ts';
import { Reports } from './services/reports/reports.ts';
import { Records } from './core/records/records.ts';

/** The controllers of the API. */
export const served: readonly Type[] = [
  IdentityController,
  AccountChangesController,
  IdentityWaysController,
  SecondFactorController,
  HealthController,
  LiveController,
  ...controllers,
];

/**
 * Creates the HTTP application on an open platform.
 * @param pages folder of the built browser application; null for none
 */
export async function createApp(platform: Platform, pages: string | null): Promise<NestExpressApplication> {
  const services: [InjectionToken, unknown][] = [
    [Platform, platform],
    [Database, platform.database],
    [Health, platform.health],
    [Changes, platform.changes],
    [Records, platform.records],
    [Reports, platform.reports],
    [Users, platform.users],
    [Views, platform.views],
    [Accounts, platform.accounts],
    [SecondFactors, platform.secondFactors],
    [Sessions, platform.sessions],
    [Tokens, platform.tokens],
    [Attempts, platform.attempts],
    [LoginHistory, platform.logins],
    [SignIns, platform.signIns],
    [Live, platform.live],
  ];
  const errors = new ErrorFilter(platform.failures);

  requireRules(served);
  await openSigningKey(platform);
  await platform.health.open();
  await platform.servers.open();
  await platform.live.open();

  @Module({
    controllers: [...served],
    providers: [
      ...services.map(([provide, useValue]) => ({ provide, useValue })),
      ...entities.map(({ definition }) => ({
        provide: crudToken(definition.name),
        useValue: platform.crud(definition.name),
      })),
      { provide: APP_FILTER, useValue: errors },
      { provide: APP_GUARD, useValue: new AccessGuard(platform.tokens, platform.users) },
      { provide: APP_GUARD, useValue: new BodyGuard() },
      { provide: APP_GUARD, useValue: new QueryGuard() },
      { provide: APP_INTERCEPTOR, useValue: new UndoInterceptor(platform.undo) },
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
  serveDocs(app, () => recordComponents(platform.registry));
  if (pages) servePages(server, pages, platform.settings);
  await app.init();
  server.use(answerNothingElse);
  return app;
}
