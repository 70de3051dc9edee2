// Generated from schemas/reference/project-type.json. Do not edit: change the schema and run npm run generate.

import { validators as compiled } from '#validators/project-type';
import { localised } from '../../core/i18n/localised.ts';

export const validators = localised('validators', compiled);
