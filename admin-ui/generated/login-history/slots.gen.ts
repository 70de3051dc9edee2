// Generated from schemas/entities/login-history/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { LoginHistory } from './types.gen.ts';

export type LoginHistorySlots = Slots<LoginHistory, 'id' | 'user' | 'loginAt' | 'outcome' | 'address' | 'client'>;

export const loginHistorySlots = (slots: LoginHistorySlots): LoginHistorySlots => slots;
