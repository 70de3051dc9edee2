// Generated from schemas/entities/filter-condition/. Do not edit: change the schema and run npm run generate.

import { validators as compiled } from '#validators/filter-condition';
import { localised } from '../../core/i18n/localised.ts';

export const validators = localised('validators', compiled);
