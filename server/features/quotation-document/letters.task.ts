import { Fonts } from '../../core/pdf/fonts.ts';
import type { Task } from '../../services/heavy/task.ts';
import type { QuotationContent } from './content.ts';

/** The letters of a quotation that its PDF cannot show, each once. */
const lettersTask: Task<QuotationContent, string[]> = {
  name: 'letters of a quotation',
  run: ({ letterhead, customer, site, ...facts }) => {
    const values = [facts, letterhead, customer, site].flatMap((part) => Object.values(part).flat());
    return Promise.resolve(new Fonts().lacking(values.filter((value) => typeof value === 'string')));
  },
};

export default lettersTask;
