import { addTexts } from '../../core/i18n/t.ts';
import { mergeTexts } from '../../messages/merge.ts';

addTexts(mergeTexts);

/** As in the rest of the product. Importing it from here loads the texts of this folder too. */
export { t } from '../../core/i18n/t.ts';
