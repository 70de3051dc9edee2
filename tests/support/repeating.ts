import { built, startApp, type TestApp } from './app.ts';
import { Client, type Reply } from './client.ts';
import { TestClock } from './clock.ts';
import { customerWithContact, keyOf } from './work.ts';

/** A clock whose dates are those of the server, as the library of calendars asks for. */
class ServerClock extends TestClock {
  constructor(private readonly date: DateConstructor) {
    super();
  }

  override now(): Date {
    return new this.date(super.now().getTime());
  }
}

/** A clock that stands at 09:00 on Monday 1 March 2027. */
export async function march2027(): Promise<TestClock> {
  const { Clock } = await built('core/time/clock.js');
  const clock = new ServerClock(new Clock().now().constructor);
  clock.forward(Date.parse('2027-03-01T09:00:00Z') - Date.now());
  clock.stop();
  return clock;
}

/** A server at that time, with a person who plans activities. */
export async function startRepeating() {
  const clock = await march2027();
  const app = await startApp({ clock });
  const internal = await Client.as(app, 'internal');
  const who = await customerWithContact(internal);
  const types: Record<string, number> = {};
  for (const name of ['Task', 'Meeting', 'Call'])
    types[name] = await keyOf(internal, 'activityTypes', 'activityTypeName', name);
  const draft = (more: object = {}) => ({
    subject: 'Visit the yard',
    dateCreated: '01/03/2027',
    activityType: types.Call,
    startDate: '02/03/2027',
    startTime: '10:00',
    duration: 45,
    customer: who.customer.customerId,
    ...more,
  });
  return { app, clock, internal, who, types, draft, series: seriesOf(app) };
}

/** Reads the activities of a series, in the order of their days. */
const seriesOf =
  ({ platform }: TestApp) =>
  async ({ body }: Reply) => {
    const rows = await platform.records.find('activity', { series: body.series.activitySeriesId });
    return rows.toSorted((a, b) => (a.seriesDay! < b.seriesDay! ? -1 : 1));
  };

export type Rows = Awaited<ReturnType<ReturnType<typeof seriesOf>>>;

/** Days and start times: `2027-03-02 10:00`. */
export const starts = (rows: Rows): string[] => rows.map(({ startDate, startTime }) => `${startDate} ${startTime}`);

export const days = (rows: Rows): (string | null)[] => rows.map(({ startDate }) => startDate);
