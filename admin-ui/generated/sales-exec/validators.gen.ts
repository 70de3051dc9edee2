// Generated from schemas/reference/sales-exec.json. Do not edit: change the schema and run npm run generate.

import { validators as compiled } from '#validators/sales-exec';
import { localised } from '../../core/i18n/localised.ts';

export const validators = localised('validators', compiled);
