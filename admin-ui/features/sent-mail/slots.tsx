import type { SentMailSlots } from '../../generated/sent-mail.gen.tsx';
import { MailButton } from './MailButton.tsx';

export default {
  'timeline.add': MailButton,
} satisfies SentMailSlots;
