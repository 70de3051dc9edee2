// Generated from schemas/reference/support-case-type.json. Do not edit: change the schema and run npm run generate.

import { validators as compiled } from '#validators/support-case-type';
import { localised } from '../../core/i18n/localised.ts';

export const validators = localised('validators', compiled);
