import { migration as m1 } from './common/0001-spine.ts';
import { migration as m2 } from './common/0002-work-with-customers.ts';
import { migration as m3 } from './common/0003-sales-filters-alerts-and-support-cases.ts';
import { migration as m4 } from './common/0004-reminders-and-invitations.ts';
import { migration as m5 } from './common/0005-merges-and-distinct-pairs.ts';
import { migration as m6 } from './common/0006-address-changes-by-mail.ts';
import { migration as m7 } from './common/0007-activity-date.ts';
import { migration as m8 } from './common/0008-add-number-sequence.ts';
import { migration as m9 } from './common/0009-sales-postings.ts';
import { migration as m10 } from './common/0010-letterheads-and-sent-quotations.ts';
import { migration as m11 } from './common/0011-index-enquiries-by-post-code.ts';
import { migration as m12 } from './common/0012-scheduled-reports.ts';
import { migration as m13 } from './common/0013-sorts-board-and-chase-queue.ts';
import { migration as m14 } from './common/0015-user-theme-mode.ts';
import { migration as m15 } from './common/0017-index-sales-by-year.ts';
import { migration as m16 } from './common/0018-expired-enquiries.ts';
import { migration as m17 } from './common/0019-tallies-and-files-of-mails.ts';
import { migration as m18 } from './common/0020-hand-overs-and-invitations.ts';
import { migration as m19 } from './common/0021-access-views.ts';
import { migration as m20 } from './common/0022-dashboards.ts';
import { migration as m21 } from './common/0023-support-case-replies-and-help.ts';
import { migration as m22 } from './common/0024-alerts-name-the-customer-and-can-be-snoozed.ts';
import { migration as m23 } from './common/0026-accounts.ts';
import { migration as m24 } from './common/0027-second-factors.ts';
import { migration as m25 } from './common/0030-alerts-by-mail-and-in-a-daily-digest.ts';
import { migration as m26 } from './common/0031-saved-filters-follow-replacements.ts';
import { migration as m27 } from './common/0033-order-of-reference-lists.ts';
import { migration as m28 } from './common/0034-index-widgets-by-kind.ts';
import { migration as m29 } from './common/0035-days-of-won-and-lost-quotations.ts';
import { migration as m30 } from './common/0036-sales-execs-can-be-users.ts';
import { migration as m31 } from './common/0037-mail-that-was-given-up.ts';
import { migration as m32 } from './common/0038-sales-execs-of-quotations.ts';
import { migration as m33 } from './common/0039-trash-and-undo.ts';
import { migration as m34 } from './common/0040-merges-and-hand-overs-are-undone-like-saves.ts';
import { migration as m35 } from './common/0041-attachments-of-support-cases.ts';
import { migration as m36 } from './common/0042-files-are-found-by-their-names.ts';
import { migration as m37 } from './common/0044-accounts-whose-address-is-proven.ts';
import { migration as m38 } from './common/0048-one-active-or-won-version.ts';
import { migration as m39 } from './common/0049-postings-are-in-the-log.ts';
import { migration as m40 } from './common/0050-background-work.ts';
import { migration as m41 } from './common/0051-installation.ts';
import type { Migration } from '../core/db/migrations/migrate.ts';

export const migrations: readonly Migration[] = [
  m1,
  m2,
  m3,
  m4,
  m5,
  m6,
  m7,
  m8,
  m9,
  m10,
  m11,
  m12,
  m13,
  m14,
  m15,
  m16,
  m17,
  m18,
  m19,
  m20,
  m21,
  m22,
  m23,
  m24,
  m25,
  m26,
  m27,
  m28,
  m29,
  m30,
  m31,
  m32,
  m33,
  m34,
  m35,
  m36,
  m37,
  m38,
  m39,
  m40,
  m41,
];
