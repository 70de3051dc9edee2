import type { MailTemplateSlots } from '../../generated/mail-template.gen.tsx';
import { later } from '../../kit/later.tsx';

const TemplateHelp = later(() => import('./TemplateHelp.tsx').then((module) => module.TemplateHelp));

/** Fields to insert, and a preview, below the texts of a template. */
export default {
  'dialog.more': TemplateHelp,
} satisfies MailTemplateSlots;
