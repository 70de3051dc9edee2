// Generated from schemas/entities/user-view-field/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { UserViewField } from './types.gen.ts';

export type UserViewFieldSlots = Slots<UserViewField, 'id' | 'user' | 'dbView' | 'dbField' | 'colOrder' | 'width'>;

export const userViewFieldSlots = (slots: UserViewFieldSlots): UserViewFieldSlots => slots;
