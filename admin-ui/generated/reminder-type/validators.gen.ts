// Generated from schemas/reference/reminder-type.json. Do not edit: change the schema and run npm run generate.

import { validators as compiled } from '#validators/reminder-type';
import { localised } from '../../core/i18n/localised.ts';

export const validators = localised('validators', compiled);
