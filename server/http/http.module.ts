import { Module, type OnApplicationBootstrap, type OnModuleInit, type Type } from '@nestjs/common';
import {
  APP_FILTER,
  APP_GUARD,
  APP_INTERCEPTOR,
  DiscoveryModule,
  DiscoveryService,
  HttpAdapterHost,
} from '@nestjs/core';
import type { Express } from 'express';
import { Database } from '../core/db/database.ts';
import { lackingIn } from '../core/db/lacking.ts';
import { Registry } from '../core/model/registry.ts';
import type { Settings } from '../core/settings.ts';
import { AccessModule } from '../services/access/access.module.ts';
import { HealthModule } from '../services/health.module.ts';
import { Health } from '../services/health.ts';
import { IdentityModule } from '../services/identity/identity.module.ts';
import { SessionsModule } from '../services/identity/sessions.module.ts';
import { SigningKey } from '../services/identity/signing-key.ts';
import { InstallationModule } from '../services/installation/installation.module.ts';
import { Servers } from '../services/installation/servers.ts';
import { SETTINGS } from '../services/inject.ts';
import { LiveModule } from '../services/live/live.module.ts';
import { Live } from '../services/live/live.ts';
import { UndoLogModule } from '../services/undo/undo-log.module.ts';
import { requireRules } from './access/access.decorator.ts';
import { AccessGuard } from './access/access.guard.ts';
import { BodyGuard } from './body.guard.ts';
import { ErrorFilter, LACKING } from './error.filter.ts';
import { HealthController } from './health.controller.ts';
import { AccountChangesController } from './identity/account-changes.controller.ts';
import { IdentityController } from './identity/identity.controller.ts';
import { IdentityWaysController } from './identity/identity-ways.controller.ts';
import { SecondFactorController } from './identity/second-factor.controller.ts';
import { LiveController } from './live/live.controller.ts';
import { QueryGuard } from './query.guard.ts';
import { answerNothingElse } from './serve.ts';
import { UndoInterceptor } from './undo.interceptor.ts';

/** The guards, filter and interceptor of every call, and the calls that belong to no entity. Opens what only a server needs. */
@Module({
  imports: [
    AccessModule,
    DiscoveryModule,
    HealthModule,
    IdentityModule,
    InstallationModule,
    LiveModule,
    SessionsModule,
    UndoLogModule,
  ],
  controllers: [
    IdentityController,
    AccountChangesController,
    IdentityWaysController,
    SecondFactorController,
    HealthController,
    LiveController,
  ],
  providers: [
    {
      provide: LACKING,
      inject: [SETTINGS, Database, Registry],
      useFactory: ({ develops }: Settings, database: Database, registry: Registry) =>
        develops ? lackingIn(database, registry.all) : [],
    },
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: QueryGuard },
    { provide: APP_GUARD, useClass: BodyGuard },
    { provide: APP_INTERCEPTOR, useClass: UndoInterceptor },
  ],
})
export class HttpModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly adapter: HttpAdapterHost,
    private readonly key: SigningKey,
    private readonly health: Health,
    private readonly servers: Servers,
    private readonly live: Live,
  ) {}

  async onModuleInit(): Promise<void> {
    requireRules(this.discovery.getControllers().map(({ metatype }) => metatype as Type));
    await this.key.open();
    await this.health.open();
    await this.servers.open();
    await this.live.open();
  }

  /** All calls and pages are known now. */
  onApplicationBootstrap(): void {
    const server: Express = this.adapter.httpAdapter.getInstance();
    server.use(answerNothingElse);
  }
}
