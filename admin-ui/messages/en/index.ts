import { activity } from './activity.ts';
import { alert } from './alert.ts';
import { app } from './app.ts';
import { attachment } from './attachment.ts';
import { audit } from './audit.ts';
import { backgroundWork } from './background-work.ts';
import { contact } from './contact.ts';
import { core } from './core.ts';
import { crud } from './crud.ts';
import { customer } from './customer.ts';
import { dashboard } from './dashboard.ts';
import { enquiry } from './enquiry.ts';
import { helpVideo } from './help-video.ts';
import { kit } from './kit.ts';
import { look } from './look.ts';
import { quotation } from './quotation.ts';
import { report } from './report.ts';
import { role } from './role.ts';
import { sales } from './sales.ts';
import { settings } from './settings.ts';
import { supportCase } from './support-case.ts';
import { test } from './test.ts';
import { trash } from './trash.ts';
import { user } from './user.ts';
import { userWidget } from './user-widget.ts';

/** Every text of the hand-written pages in English, by area, but for the help and those that are loaded with their part (`later.ts`). `%{name}` is a value; `||||` separates one from many. */
export const en = {
  activity,
  alert,
  app,
  attachment,
  audit,
  backgroundWork,
  contact,
  core,
  crud,
  customer,
  dashboard,
  enquiry,
  helpVideo,
  kit,
  look,
  quotation,
  report,
  role,
  sales,
  settings,
  supportCase,
  test,
  trash,
  user,
  userWidget,
} as const;
