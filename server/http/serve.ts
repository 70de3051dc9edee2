import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import compression from 'compression';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import type { Settings } from '../core/settings.ts';
import { compressedCopies, markCopy } from './compressed-copies.ts';
import { hostedNotFound } from './identity/hosted-paths.ts';
import { watchThread } from './held-thread.ts';
import { requestLogging } from './logging.ts';
import { openApi, type Components } from './openapi-document.ts';
import { pageFor } from './page.ts';
import { apiHeaders, pageHeaders } from './security.ts';

/** Paths of the hosted identity service's emulator, so that its client can use this server. */
const emulated = /^\/(identitytoolkit|securetoken)\.googleapis\.com(?=\/v[12]\/)/;
/** The hosted service has its calls of second factors in version 2. */
const versionTwo = /^\/v2(?=\/accounts\/mfa)/;

/** Addresses of the browser application: all except those of calls. */
const noCall = /^(?!\/(v[12]|(identitytoolkit|securetoken)\.googleapis\.com)(\/|$))/i;

/** Adds what runs for every call of the API before its controller. */
export function serveApi(server: Express, logger: Logger, settings: Settings): void {
  server.disable('x-powered-by');
  // Responses change with every save: computing an ETag costs more than it saves.
  server.set('etag', false);
  server.set('query parser', 'simple');
  server.set('trust proxy', settings.trustProxy);
  server.use((request: Request, _: Response, next: NextFunction) => {
    request.url = request.url.replace(emulated, '').replace(versionTwo, '/v1');
    next();
  });
  server.use(requestLogging(logger));
  if (settings.develops) server.use(watchThread(logger));
  server.get('/.well-known/openid-configuration', (_, response) => {
    response.json({ issuer: settings.publicUrl, jwks_uri: `${settings.publicUrl}/v1/publicKeys` });
  });
  const reads = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);
  const json = express.json({ limit: '1mb', strict: false });
  const form = express.urlencoded({ extended: false, limit: '100kb' });
  server.use('/v1', apiHeaders, compression({ threshold: 4096 }));
  server.use('/v1', (request, response, next) => (reads.has(request.method) ? next() : json(request, response, next)));
  server.use('/v1/token', form);
}

/** The description of the API, and a page to read it. */
export function serveDocs(app: NestExpressApplication, components: () => Components): void {
  const document = openApi(app, components);
  const server = app.getHttpAdapter().getInstance() as Express;
  server.get('/v1/openapi.json', (_, response) => {
    response.json(document());
  });
  server.use('/v1/docs', (_, response, next) => {
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    );
    next();
  });
  SwaggerModule.setup('v1/docs', app, document, {
    customSiteTitle: 'Branchline API',
    swaggerUrl: '/v1/openapi.json',
    raw: false,
  });
}

/** Serves the browser application for every address that is not a call. Files are cached for a year, the page never. */
export function servePages(server: Express, folder: string, settings: Settings): void {
  const headers = pageHeaders(settings);
  const page = pageFor(folder);
  server.use(noCall, headers, compression());
  const assets = join(folder, 'assets');
  server.use(
    '/assets',
    compressedCopies(assets),
    express.static(assets, { immutable: true, maxAge: '1y', fallthrough: false, setHeaders: markCopy }),
  );
  server.get('/config.json', (_, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json({ identityUrl: settings.identityUrl, demo: settings.demo, hideAccounts: settings.hideAccounts });
  });
  server.use(noCall, express.static(folder, { index: false, maxAge: '1h' }));
  server.get(noCall, ({ path }, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(page(path));
  });
}

/** Answers 404 for anything that is neither a call nor a page, in the shape of the hosted service at its addresses. */
export function answerNothingElse({ originalUrl }: Request, response: Response): void {
  const ours = { message: 'There is nothing at this address.', code: 'not_found' };
  response.status(404).json(hostedNotFound(originalUrl)?.body ?? ours);
}
