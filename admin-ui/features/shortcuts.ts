import type { Shortcut } from '../core/shortcuts.ts';
import { t } from '../core/i18n/t.ts';
import { absenceKeys } from './absence/keys.ts';
import { workKeys } from './background-work/keys.ts';
import { customerKeys } from './customer/keys.ts';
import { enquiryKeys } from './enquiry/keys.ts';
import { quotationKeys } from './quotation/keys.ts';
import { trashKeys } from './trash/keys.ts';

/** See `Contents.shortcuts`. */
export const shortcuts: Readonly<Record<string, readonly Shortcut[]>> = {
  absence: [{ keys: absenceKeys.back, does: t('user.backShortcut') }],
  backgroundWork: [
    { keys: workKeys.stop, does: t('backgroundWork.shortcutStop') },
    { keys: workKeys.retry, does: t('backgroundWork.shortcutRetry') },
  ],
  trash: [{ keys: trashKeys.restore, does: t('trash.shortcut') }],
  customer: [{ keys: customerKeys.approve, does: t('customer.approval.shortcut') }],
  enquiry: [
    { keys: enquiryKeys.bookIn, does: t('enquiry.shortcuts.bookIn') },
    { keys: enquiryKeys.setActive, does: t('enquiry.shortcuts.setActive') },
  ],
  quotation: [
    { keys: quotationKeys.newVersion, does: t('quotation.shortcuts.newVersion') },
    { keys: quotationKeys.revise, does: t('quotation.shortcuts.revise') },
    { keys: `${quotationKeys.won}  ${quotationKeys.lost}`, does: t('quotation.shortcuts.wonOrLost') },
    { keys: quotationKeys.setActive, does: t('quotation.shortcuts.setActive') },
  ],
};
