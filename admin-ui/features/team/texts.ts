import { addTexts } from '../../core/i18n/t.ts';
import { teamTexts } from '../../messages/team.ts';

addTexts(teamTexts);

/** As in the rest of the product. Importing it from here loads the texts of this folder too. */
export { t } from '../../core/i18n/t.ts';
