import { lazy } from 'react';
import type { Activity } from '../../generated/activity/types.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { StatusChange } from '../../crud/status/status-change.ts';
import { statusSlots } from '../../crud/status/status-slots.tsx';
import { dialogFor, type StatusDetails } from './status.ts';
import { sendStatus } from './send-status.ts';

const dialogs = {
  result: lazy(() => import('./ResultDialog.tsx')),
  schedule: lazy(() => import('./ScheduleDialog.tsx')),
  comment: lazy(() => import('./CancelDialog.tsx')),
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
