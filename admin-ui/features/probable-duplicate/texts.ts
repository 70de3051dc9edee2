import { addTexts } from '../../core/i18n/t.ts';
import { mergeTexts } from '../../messages/merge.ts';
import { probableDuplicateTexts } from '../../messages/probable-duplicate.ts';

addTexts(mergeTexts);
addTexts(probableDuplicateTexts);

/** As in the rest of the product. Importing it from here loads the texts of this folder too. */
export { t } from '../../core/i18n/t.ts';
