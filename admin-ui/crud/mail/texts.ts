import { addTexts } from '../../core/i18n/t.ts';
import { mailTexts } from '../../messages/mail.ts';

addTexts(mailTexts);

/** As in the rest of the product. Importing it from here loads the texts of this folder too. */
export { t } from '../../core/i18n/t.ts';
