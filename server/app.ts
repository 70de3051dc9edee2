import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import { Registry } from './core/model/registry.ts';
import { controllers, modules } from './generated/registry.gen.ts';
import { Adapter } from './http/adapter.ts';
import { HttpModule } from './http/http.module.ts';
import { InjectCrudModule } from './http/inject-crud.module.ts';
import { recordComponents } from './http/openapi-records.ts';
import { serveApi, serveDocs, servePages } from './http/serve.ts';
import { ServicesModule, type Opened } from './services/services.module.ts';

/** The calls of the schemas. */
@Module({ controllers })
class GeneratedModule {}

/**
 * Creates the HTTP application on a database that has been migrated. It opens what only a server needs once it listens,
 * so that the database can be seeded before.
 * @param pages folder of the built browser application; null for none
 */
export async function createApp(opened: Opened, pages: string | null): Promise<NestExpressApplication> {
  const { contents, logger, settings } = opened;
  // Calls written by hand come first: theirs are the paths without parameters.
  @Module({
    imports: [
      ServicesModule.forRoot(opened),
      InjectCrudModule.forRoot(contents.entities),
      HttpModule,
      ...modules,
      GeneratedModule,
    ],
  })
  class AppModule {}

  const server = express();
  serveApi(server, logger, settings);
  const app = await NestFactory.create<NestExpressApplication>(AppModule, new Adapter(server), {
    bodyParser: false,
    logger: false,
    abortOnError: false,
  });
  app.setGlobalPrefix('v1');
  serveDocs(app, () => recordComponents(app.get(Registry)));
  if (pages) servePages(server, pages, settings);
  return app;
}
