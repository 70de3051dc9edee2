// Generated from schemas/entities/user-widget/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { UserWidgetRecord } from './record.gen.ts';

export interface UserWidgetHooks extends EntityHooks<UserWidgetRecord> {}

export const extendUserWidget = (hooks: UserWidgetHooks): UserWidgetHooks => hooks;
