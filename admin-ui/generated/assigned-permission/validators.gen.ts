// Generated from schemas/entities/assigned-permission/. Do not edit: change the schema and run npm run generate.

import { validators as compiled } from '#validators/assigned-permission';
import { localised } from '../../core/i18n/localised.ts';

export const validators = localised('validators', compiled);
