// Generated from schemas/reference/lost-quote-note.json. Do not edit: change the schema and run npm run generate.

import { validators as compiled } from '#validators/lost-quote-note';
import { localised } from '../../core/i18n/localised.ts';

export const validators = localised('validators', compiled);
