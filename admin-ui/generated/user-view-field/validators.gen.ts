// Generated from schemas/entities/user-view-field/. Do not edit: change the schema and run npm run generate.

import { validators as compiled } from '#validators/user-view-field';
import { localised } from '../../core/i18n/localised.ts';

export const validators = localised('validators', compiled);
