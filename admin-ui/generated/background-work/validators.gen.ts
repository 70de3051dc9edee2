// Generated from schemas/entities/background-work/. Do not edit: change the schema and run npm run generate.

import { validators as compiled } from '#validators/background-work';
import { localised } from '../../core/i18n/localised.ts';

export const validators = localised('validators', compiled);
