import { contents } from '../../core/contents.ts';
import type { Look } from '../../core/session/look.ts';

/** The name of a colour or logo, as the schema of the user has it. */
export const lookLabel = (field: keyof Look, value: string): string =>
  contents().resources['user']!.labels?.[field]?.[value] ?? value;
