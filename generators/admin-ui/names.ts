import type { Dialog, Entity, List } from '../model/index.ts';
import { pascal } from '../model/names.ts';

/** Names of emitted components. */
export const dialogName = (dialog: Pick<Dialog, 'name'> | string): string =>
  `${pascal(typeof dialog === 'string' ? dialog : dialog.name)}Dialog`;
export const listName = (list: Pick<List, 'name'> | string): string =>
  `${pascal(typeof list === 'string' ? list : list.name)}List`;
export const pageName = ({ name }: Pick<Entity, 'name'>): string => `${pascal(name)}Page`;
