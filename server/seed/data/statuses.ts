import type { WireRecord } from '../../core/records/records.ts';

/** Lists whose rows are fixed by the specification (STA-017, STA-037, STA-042). */
export const statuses: Readonly<Record<string, readonly WireRecord[]>> = {
  activityType: ['Task', 'Meeting', 'Call'].map((activityTypeName) => ({ activityTypeName })),
  activityStatus: coloured('statusName', {
    Task: '#5c6b7a',
    Upcoming: '#1f6feb',
    Overdue: '#c62828',
    Rescheduled: '#b35c00',
    Completed: '#1e7e45',
    Cancelled: '#6b7280',
  }),
  opportunityStatus: ['New', 'Active', 'Lost', 'OTP', 'Cancelled', 'Won', 'Tender', 'Revised', 'Closed'].map(
    (oppStatusName) => ({
      oppStatusName,
      oppStatusCode: oppStatusName.toUpperCase(),
    }),
  ),
  quoteStatus: ['Active', 'Won', 'Lost', 'Cancelled', 'Revised', 'Closed'].map((statusName) => ({ statusName })),
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
