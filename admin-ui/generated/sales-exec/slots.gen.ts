// Generated from schemas/reference/sales-exec.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { SalesExec } from './types.gen.ts';

export type SalesExecSlots = Slots<SalesExec, 'id' | 'salesExecName' | 'user' | 'active' | 'version'>;

export const salesExecSlots = (slots: SalesExecSlots): SalesExecSlots => slots;
