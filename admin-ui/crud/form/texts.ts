import { addTexts } from '../../core/i18n/t.ts';
import { newRecordTexts } from '../../messages/new-record.ts';

addTexts(newRecordTexts);

/** As in the rest of the product. Importing it from here loads the texts of new records too. */
export { t } from '../../core/i18n/t.ts';
