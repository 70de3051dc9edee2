import { app } from './app.ts';
import { crud } from './crud.ts';
import { kit } from './kit.ts';

/** Every text of the hand-written pages in English, by area. `%{name}` is a value; `||||` separates one from many. */
export const en = { app, crud, kit } as const;
