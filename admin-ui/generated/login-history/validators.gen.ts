// Generated from schemas/entities/login-history/. Do not edit: change the schema and run npm run generate.

import { validators as compiled } from '#validators/login-history';
import { localised } from '../../core/i18n/localised.ts';

export const validators = localised('validators', compiled);
