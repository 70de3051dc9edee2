// Generated from schemas/reference/postal-area.json. Do not edit: change the schema and run npm run generate.

import { validators as compiled } from '#validators/postal-area';
import { localised } from '../../core/i18n/localised.ts';

export const validators = localised('validators', compiled);
