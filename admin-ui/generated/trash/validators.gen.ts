// Generated from schemas/entities/trash/. Do not edit: change the schema and run npm run generate.

import { validators as compiled } from '#validators/trash';
import { localised } from '../../core/i18n/localised.ts';

export const validators = localised('validators', compiled);
