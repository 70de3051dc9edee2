// Generated from schemas/entities/user-view-filter/. Do not edit: change the schema and run npm run generate.

import { validators as compiled } from '#validators/user-view-filter';
import { localised } from '../../core/i18n/localised.ts';

export const validators = localised('validators', compiled);
