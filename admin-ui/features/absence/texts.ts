import { addTexts } from '../../core/i18n/t.ts';
import { absenceTexts } from '../../messages/absence.ts';

addTexts(absenceTexts);

/** As in the rest of the product. Importing it from here loads the texts of this folder too. */
export { t } from '../../core/i18n/t.ts';
