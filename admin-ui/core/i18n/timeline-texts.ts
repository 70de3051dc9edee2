import { timelineTexts } from '../../messages/timeline.ts';
import { addTexts } from './t.ts';

addTexts(timelineTexts);

/** As in the rest of the product. Importing it from here loads the texts of timelines too. */
export { t } from './t.ts';
