/** What the status of an activity can become (1:118). Completed and cancelled are final. */
const next: Readonly<Record<string, readonly string[]>> = {
  Task: ['Completed'],
  Upcoming: ['Completed', 'Cancelled', 'Rescheduled'],
  Overdue: ['Completed', 'Cancelled', 'Rescheduled'],
  Rescheduled: ['Completed', 'Cancelled'],
};

export const mayBecome = (from: string, to: string): boolean => next[from]?.includes(to) ?? false;
