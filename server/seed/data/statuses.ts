import type { WireRecord } from '../../core/records/records.ts';

/** The colours that the form of a status offers. */
const [grey, blue, teal, green] = ['#6e7583', '#1f6feb', '#0f8577', '#248349'];
const [amber, orange, red, purple] = ['#b28100', '#b35c00', '#d33733', '#9950d5'];

/** Lists whose rows are fixed by the specification (STA-017, STA-037, STA-042). */
export const statuses: Readonly<Record<string, readonly WireRecord[]>> = {
  activityType: ['Task', 'Meeting', 'Call'].map((activityTypeName) => ({ activityTypeName })),
  activityStatus: coloured('statusName', {
    Task: teal,
    Upcoming: blue,
    Overdue: red,
    Rescheduled: orange,
    Completed: green,
    Cancelled: grey,
  }),
  opportunityStatus: coloured('oppStatusName', {
    New: teal,
    Active: blue,
    Lost: red,
    OTP: purple,
    Cancelled: grey,
    Won: green,
    Tender: amber,
    Revised: teal,
    Closed: grey,
  }).map((row) => ({ ...row, oppStatusCode: String(row.oppStatusName).toUpperCase() })),
  quoteStatus: coloured('statusName', {
    Active: blue,
    Won: green,
    Lost: red,
    Cancelled: amber,
    Revised: teal,
    Closed: grey,
  }),
  // AMB-017
  supportCaseType: [
    { name: 'Error Message', code: 'ERROR' },
    { name: 'Screen Issue', code: 'SCREEN' },
    { name: 'Permission Issue', code: 'PERMISSION' },
    { name: 'Unexpected Behaviour', code: 'BEHAVIOUR' },
    { name: 'Other', code: 'OTHER' },
  ],
  supportCaseStatus: ['NEW', 'VERIFIED', 'ASSIGNED', 'ONHOLD', 'RESOLVED', 'DONE'].map((name) => ({ name })),
};

function coloured(name: string, colours: Record<string, string>): WireRecord[] {
  return Object.entries(colours).map(([value, colourCode]) => ({ [name]: value, colourCode }));
}
