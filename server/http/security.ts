import helmet from 'helmet';
import type { RequestHandler } from 'express';
import type { Settings } from '../core/settings.ts';

/** Headers for pages: scripts, styles and connections from here alone. */
export const pageHeaders = ({ identityUrl, publicUrl }: Settings): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Emotion adds empty style elements, which the hash of an empty text allows, and fills them through the CSSOM.
        styleSrc: ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // A PDF is shown from memory.
        frameSrc: ['blob:'],
        objectSrc: ['blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(identityUrl ? [new URL(identityUrl).origin] : [])],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });

/** Headers for responses of the API. Written without a library because they are sent thousands of times a second. */
export const apiHeaders: RequestHandler = (_, response, next) => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  response.setHeader('Cache-Control', 'no-store');
  next();
};
