import { t } from './texts.ts';

/** The key of each action on a line. Those on a quotation are the keys of the chase queue. */
export const lineKeys = { deal: 'c', reschedule: 'r', approve: 'a', plan: 'p' } as const;

/** The keys of the lines, as the list of shortcuts shows them. */
export const shortcuts = [
  { keys: 'j  k  ↑  ↓', does: t('today.shortcuts.move') },
  { keys: 'Enter', does: t('today.shortcuts.open') },
  { keys: 'c', does: t('today.shortcuts.deal') },
  { keys: 'r', does: t('today.shortcuts.reschedule') },
  { keys: 'm', does: t('today.shortcuts.chase') },
  { keys: 'w  l', does: t('today.shortcuts.decide') },
  { keys: 'a', does: t('today.shortcuts.approve') },
  { keys: 'p', does: t('today.shortcuts.plan') },
];
