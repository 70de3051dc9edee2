import { app } from './app.ts';
import { core } from './core.ts';
import { crud } from './crud.ts';
import { kit } from './kit.ts';

/** Every text of the hand-written pages in English, by area. `%{name}` is a value; `||||` separates one from many. */
export const en = { app, core, crud, kit } as const;
