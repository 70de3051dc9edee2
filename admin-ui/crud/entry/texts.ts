import { addTexts } from '../../core/i18n/t.ts';
import { replaceTexts } from '../../messages/replace.ts';

addTexts(replaceTexts);

/** As in the rest of the product. Importing it from here loads the texts of this folder too. */
export { schemaText, t } from '../../core/i18n/t.ts';
