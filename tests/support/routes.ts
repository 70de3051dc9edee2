import { RequestMethod } from '@nestjs/common';
import type { Rule } from '../../server/core/model/definition.ts';
import { built } from './built.ts';

export interface Route {
  readonly method: string;
  /** The path below /v1, with parameters in braces: `user/{id}`. */
  readonly path: string;
  readonly rule: Rule | undefined;
  /** `UserController.one` */
  readonly handler: string;
  /** Its heading in the API description. */
  readonly tag: string;
  /** Whether the route takes a body, and whether its handler has a parameter for it. */
  readonly takesBody: boolean;
  readonly readsBody: boolean;
}

/** Matches the key of a @Body() parameter in a handler's metadata: `3:1` is the second parameter. */
const bodyParameter = /^3:/;

/** Every route of every controller. Start an app first: this loads the metadata. */
export async function routesOfControllers(): Promise<Route[]> {
  const { HttpModule } = await built('http/http.module.js');
  const { controllers, modules } = await built('generated/registry.gen.js');
  const metadata = (Reflect as any).getMetadata as (key: string, target: object, method?: string) => any;
  const byHand = [HttpModule, ...modules].flatMap((module) => metadata('controllers', module));
  return ([...byHand, ...controllers] as { name: string; prototype: object }[]).flatMap((controller) =>
    Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
      const handler = Object.getOwnPropertyDescriptor(controller.prototype, name)!.value;
      const paths = name === 'constructor' || !handler ? undefined : metadata('path', handler);
      return [paths ?? []].flat().map((path: string) => ({
        method: RequestMethod[metadata('method', handler)]!,
        path: path.replace(/(?<!\\):"?(\w+)"?/g, '{$1}').replaceAll('\\', ''),
        rule: metadata('access', handler),
        handler: `${controller.name}.${name}`,
        tag: metadata('swagger/apiUseTags', handler)?.[0] ?? '',
        takesBody: metadata('body', handler) === true,
        readsBody: Object.keys(metadata('__routeArguments__', controller, name) ?? {}).some((key) =>
          bodyParameter.test(key),
        ),
      }));
    }),
  );
}

export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** The path with its parameters filled in; a parameter without a value gets 1. */
export const filled = (path: string, values: Readonly<Record<string, string | number>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? 1));

/** Parameters of paged lists that cannot be 1. */
export const standard = { savedFilter: 0, sortField: 0, sortOrder: 0, search: '*' };
