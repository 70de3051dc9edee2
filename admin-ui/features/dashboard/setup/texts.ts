import { addTexts } from '../../../core/i18n/t.ts';
import { setupTexts } from '../../../messages/setup.ts';

addTexts(setupTexts);

/** As in the rest of the product. Importing it from here loads the texts of this folder too. */
export { schemaText, t } from '../../../core/i18n/t.ts';
