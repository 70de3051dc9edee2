import { RequestMethod } from '@nestjs/common';
import type { Rule } from '../../server/core/model/definition.ts';
import { built } from './built.ts';

export interface Route {
  readonly method: string;
  /** Below /v1, with parameters in braces: `user/{id}`. */
  readonly path: string;
  readonly rule: Rule | undefined;
  /** `UserController.one` */
  readonly handler: string;
  /** Heading it stands under in the description of the API. */
  readonly tag: string;
  /** Whether it takes a body, and whether it has a parameter for one. */
  readonly takesBody: boolean;
  readonly readsBody: boolean;
}

/** What @Body() is in the metadata of a handler's parameters: `3:1` is the second. */
const bodyParameter = /^3:/;

/** Every route of every controller. Start an app first: it brings the metadata along. */
export async function routesOfControllers(): Promise<Route[]> {
  const { served } = await built('app.js');
  const metadata = (Reflect as any).getMetadata as (key: string, target: object, method?: string) => any;
  return (served as { name: string; prototype: object }[]).flatMap((controller) =>
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

/** The path with values for its parameters; what has none gets 1. */
export const filled = (path: string, values: Readonly<Record<string, string | number>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? 1));

/** Parameters of paged lists for which 1 would not do. */
export const standard = { savedFilter: 0, sortField: 0, sortOrder: 0, search: '*' };
