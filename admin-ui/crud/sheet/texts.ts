import { addTexts } from '../../core/i18n/t.ts';
import { listSheetTexts } from '../../messages/list-sheet.ts';

addTexts(listSheetTexts);

/** As in the rest of the product. Importing it from here loads the texts of this folder too. */
export { t } from '../../core/i18n/t.ts';
