// Generated from schemas/entities/actual-sales/. Do not edit: change the schema and run npm run generate.

import { validators as compiled } from '#validators/actual-sales';
import { localised } from '../../core/i18n/localised.ts';

export const validators = localised('validators', compiled);
