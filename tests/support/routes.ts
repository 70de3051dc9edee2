import { RequestMethod } from '@nestjs/common';
import type { Rule } from '../../server/platform/model/definition.ts';

export interface Route {
  readonly method: string;
  /** Below /v1, with parameters in braces: `user/{id}`. */
  readonly path: string;
  readonly rule: Rule | undefined;
  /** `UserController.one` */
  readonly handler: string;
}

const built = (path: string) => import(new URL(`../../dist/server/${path}`, import.meta.url).href);

/** Every route of every controller. Start an app first: it brings the metadata along. */
export async function routesOfControllers(): Promise<Route[]> {
  const { controllers } = await built('generated/registry.gen.js');
  const { IdentityController } = await built('platform/identity/identity.controller.js');
  const { HealthController } = await built('platform/http/health.controller.js');
  const metadata = (Reflect as any).getMetadata as (key: string, target: object) => any;
  return [IdentityController, HealthController, ...controllers].flatMap((controller) =>
    Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
      const handler = Object.getOwnPropertyDescriptor(controller.prototype, name)!.value;
      const paths = name === 'constructor' || !handler ? undefined : metadata('path', handler);
      return [paths ?? []].flat().map((path: string) => ({
        method: RequestMethod[metadata('method', handler)]!,
        path: path.replace(/(?<!\\):(\w+)/g, '{$1}').replaceAll('\\', ''),
        rule: metadata('access', handler),
        handler: `${controller.name}.${name}`,
      }));
    }),
  );
}

/** The path with values for its parameters; what has none gets 1. */
export const filled = (path: string, values: Readonly<Record<string, string | number>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? 1));
