import { addTexts } from '../../core/i18n/t.ts';
import { compareTexts } from '../../messages/compare.ts';

addTexts(compareTexts);

/** As in the rest of the product. Importing it from here loads the texts of this folder too. */
export { t, type MessageKey } from '../../core/i18n/t.ts';
