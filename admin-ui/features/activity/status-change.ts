import type { Activity } from '../../../schemas/generated/activity.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { StatusChange } from '../../crud/status/status-change.ts';
import { statusSlots } from '../../crud/status/status-slots.tsx';
import { dialogFor, type StatusDetails } from './status.ts';
import { sendStatus } from './send-status.ts';
import { later } from '../../kit/later.tsx';

const dialogs = {
  result: later(() => import('./ResultDialog.tsx').then((module) => module.default)),
  schedule: later(() => import('./ScheduleDialog.tsx').then((module) => module.default)),
  comment: later(() => import('./CancelDialog.tsx').then((module) => module.default)),
};

/** How people change the status of an activity. */
export const activityStatusChange: StatusChange<Activity, StatusDetails> = {
  entity: 'activity',
  field: 'activityStatus',
  texts: {
    updated: t('activity.status.updated'),
    failed: (message) => t('activity.status.failed', { message }),
  },
  dialogFor(record, to) {
    const kind = dialogFor(record, to);
    return kind && dialogs[kind];
  },
  send: ({ activityId }, to, details) => sendStatus(activityId, { newStatusId: to, ...details }),
};

export const activityStatus = statusSlots(activityStatusChange);
