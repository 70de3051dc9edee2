import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Client, type DemoUser } from '../support/client.ts';
import { projectRoot } from '../support/schemas.ts';
import { inDays } from '../support/work.ts';

const demoUsers: DemoUser[] = ['admin', 'supervisor', 'salesexec', 'internal', 'readonly'];

let app: TestApp;
let admin: Client;
const rows: Record<string, any[]> = {};

/** All rows of a list. */
async function all(path: string): Promise<any[]> {
  const found: any[] = [];
  for (let from = 0; ; from += 1000) {
    const { body, headers } = await admin.list(path, { range: [from, from + 999] });
    found.push(...body);
    if (found.length >= Number(headers.get('content-range')!.split('/')[1])) return found;
  }
}

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  const lists = { customers: 'customers', contacts: 'contacts', enquiries: 'opportunities', quotations: 'quotations' };
  for (const [name, path] of Object.entries({ ...lists, activities: 'activities', notes: 'customernotes' }))
    rows[name] = await all(path);
});
afterAll(() => app.close());

/** DD/MM/YYYY as text that sorts by date. */
const iso = (date: string) => date.split('/').toReversed().join('-');
const today = iso(inDays(0));
const inOrder = (...dates: string[]) => dates.map(iso).every((date, i, list) => i === 0 || list[i - 1]! <= date);
const byKey = (list: string, key: string) => new Map(rows[list]!.map((row) => [row[key], row]));
function grouped<K>(list: any[], keyOf: (row: any) => K): Map<K, any[]> {
  const groups = new Map<K, any[]>();
  for (const row of list) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
/** The rows that break a rule. Tests expect none, so a failure shows them. */
const wrong = (list: any[], holds: (row: any) => unknown) => list.filter((row) => !holds(row)).slice(0, 3);

/** The code that creates the demo data. A list that it does not mention, such as one added later, starts empty. */
const seed = join(projectRoot, 'server/seed');
const seedCode = readdirSync(seed, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(seed, file), 'utf8'))
  .join('\n');

describe('The demo data', () => {
  test('has rows of every entity and every list that the seed names', async () => {
    const named = app.platform.registry.all.filter(({ name, table }) =>
      new RegExp(`\\b(${name}|${table})\\b`).test(seedCode),
    );
    expect(named.length).toBeGreaterThan(40);
    const empty: string[] = [];
    for (const definition of named)
      if (!(await app.platform.records.find(definition, {})).length) empty.push(definition.name);
    expect(empty).toEqual([]);
  });

  test('a customer has its key contact, and no contact is older than its customer', () => {
    const [customers, contacts] = [byKey('customers', 'customerId'), byKey('contacts', 'contactId')];
    const { length } = rows.contacts!;
    expect(length).toBeGreaterThan(1.9 * customers.size);
    expect(
      wrong([...customers.values()], ({ customerId, keyContact }) => {
        const contact = contacts.get(keyContact?.contactId);
        return contact?.keyContact && contact.customer.customerId === customerId;
      }),
    ).toEqual([]);
    expect(
      wrong(rows.contacts!, ({ customer, dateCreated }) =>
        inOrder(customers.get(customer.customerId).dateCreated, dateCreated, inDays(0)),
      ),
    ).toEqual([]);
  });

  test('an enquiry is at its customer’s branch, with one of its contacts, and no older than the customer', () => {
    const [customers, contacts] = [byKey('customers', 'customerId'), byKey('contacts', 'contactId')];
    expect(
      wrong(rows.enquiries!, ({ customer, contact, mbpBranch, salesExec, dateReceived }) => {
        const owner = customers.get(customer.customerId);
        return (
          contacts.get(contact.contactId).customer.customerId === customer.customerId &&
          mbpBranch.id === owner.mbpBranch.id &&
          mbpBranch.salesExecId === salesExec.id &&
          inOrder(owner.dateCreated, dateReceived, inDays(0))
        );
      }),
    ).toEqual([]);
  });

  test('the last version of a quotation matches the status of its enquiry; earlier versions are revised', () => {
    const enquiries = byKey('enquiries', 'oppId');
    const versions = grouped(rows.quotations!, ({ opportunity }) => opportunity.oppId);
    expect(
      wrong(rows.quotations!, ({ opportunity, customer, mbpBranch, sQuoteNo }) => {
        const enquiry = enquiries.get(opportunity.oppId);
        return (
          customer.customerId === enquiry.customer.customerId &&
          mbpBranch.id === enquiry.mbpBranch.id &&
          sQuoteNo === enquiry.sQuoteNo
        );
      }),
    ).toEqual([]);
    for (const { oppId, opportunityStatus, quoteValue, dateReceived } of enquiries.values()) {
      const earlier = (versions.get(oppId) ?? []).toSorted((a, b) => a.versionNo - b.versionNo);
      expect(earlier.map(({ versionNo }) => versionNo)).toEqual(earlier.map((_, i) => i + 1));
      expect(earlier.length).toBeLessThan(4);
      const last = earlier.pop();
      if (!last) {
        expect(['New', 'Cancelled']).toContain(opportunityStatus.oppStatusName);
        continue;
      }
      expect(last).toMatchObject({
        quoteStatus: { statusName: opportunityStatus.oppStatusName },
        productValue: quoteValue,
      });
      expect(['Active', 'Won', 'Lost']).toContain(last.quoteStatus.statusName);
      expect(earlier.map(({ quoteStatus }) => quoteStatus.statusName)).toEqual(earlier.map(() => 'Revised'));
      expect(inOrder(dateReceived, ...[...earlier, last].map(({ quoteVerDate }) => quoteVerDate), inDays(0))).toBe(
        true,
      );
    }
    expect([...new Set(rows.quotations!.map(({ quoteStatus }) => quoteStatus.statusName))].toSorted()).toEqual([
      'Active',
      'Lost',
      'Revised',
      'Won',
    ]);
  });

  test('a lost quotation has a reason, an active one has not expired, a won one was ordered after it was quoted', () => {
    const of = (status: string) => rows.quotations!.filter(({ quoteStatus }) => quoteStatus.statusName === status);
    expect(wrong(of('Lost'), ({ lostQuoteReason }) => lostQuoteReason)).toEqual([]);
    expect(wrong(of('Active'), ({ expiryDate }) => iso(expiryDate) >= today)).toEqual([]);
    expect(
      wrong(of('Won'), ({ quoteVerDate, expectedOrderDate, reqDeliveryDate }) =>
        inOrder(quoteVerDate, expectedOrderDate, reqDeliveryDate),
      ),
    ).toEqual([]);
    expect(wrong(rows.quotations!, ({ quoteVerDate, expiryDate }) => inOrder(quoteVerDate, expiryDate))).toEqual([]);
  });

  test('a customer who awaits approval has no quotations', () => {
    const awaiting = rows.customers!.filter(({ status }) => status === 'Awaiting approval');
    expect(awaiting.length).toBeGreaterThan(0);
    const ids = new Set(awaiting.map(({ customerId }) => customerId));
    expect(rows.quotations!.filter(({ customer }) => ids.has(customer.customerId))).toEqual([]);
  });

  test('activities have a status that the flow can reach', () => {
    const by = grouped(rows.activities!, ({ activityStatus }) => activityStatus.statusName as string);
    expect([...by.keys()].toSorted()).toEqual(['Cancelled', 'Completed', 'Overdue', 'Rescheduled', 'Task', 'Upcoming']);
    const isTask = ({ activityType }: any) => activityType.activityTypeName === 'Task';
    expect(wrong(rows.activities!.filter(isTask), ({ startDate, duration }) => !startDate && duration === 0)).toEqual(
      [],
    );
    for (const status of ['Upcoming', 'Rescheduled'])
      expect(wrong(by.get(status)!, ({ startDate }) => iso(startDate) > today)).toEqual([]);
    for (const status of ['Completed', 'Cancelled', 'Overdue'])
      expect(
        wrong(
          by.get(status)!.filter((row) => !isTask(row)),
          ({ startDate }) => iso(startDate) < today,
        ),
      ).toEqual([]);
    expect(
      wrong(
        by.get('Completed')!.filter((row) => !isTask(row)),
        ({ activityResult, resultNotes }) => activityResult && resultNotes,
      ),
    ).toEqual([]);
    expect(wrong(by.get('Cancelled')!, ({ resultNotes }) => resultNotes)).toEqual([]);
    expect(wrong(rows.activities!, ({ completed, activityStatus }) => completed === (activityStatus.id === 5))).toEqual(
      [],
    );
    expect(wrong(by.get('Overdue')!, ({ reminder }) => !reminder)).toEqual([]);
  });

  test('an activity refers to a contact, an enquiry and a quotation of its customer', () => {
    const contacts = byKey('contacts', 'contactId');
    const [enquiries, quotations] = [byKey('enquiries', 'oppId'), byKey('quotations', 'quoteVerId')];
    expect(rows.activities!.filter(({ quote }) => quote).length).toBeGreaterThan(10);
    expect(
      wrong(rows.activities!, ({ customer, contact, opportunity, quote, dateCreated }) => {
        const enquiry = enquiries.get(opportunity?.oppId);
        const quotation = quotations.get(quote?.quoteVerId);
        return (
          contacts.get(contact.contactId).customer.customerId === customer.customerId &&
          (!enquiry ||
            (enquiry.customer.customerId === customer.customerId && inOrder(enquiry.dateReceived, dateCreated))) &&
          (!quotation || quotation.opportunity.oppId === opportunity.oppId)
        );
      }),
    ).toEqual([]);
  });

  test('the read-only user has changed nothing', () => {
    for (const list of Object.values(rows))
      expect(
        wrong(list, ({ createdBy, updatedBy }) => ![createdBy.fullName, updatedBy.fullName].includes('Rita Reader')),
      ).toEqual([]);
  });

  test('each demo user has alerts that lead to a record, favourites and a default filter', async () => {
    const keys: Record<string, [list: string, key: string]> = {
      NOTE: ['notes', 'custNoteId'],
      ACTIVITY: ['activities', 'activityId'],
      REMINDER: ['activities', 'activityId'],
      CUSTOMER: ['customers', 'customerId'],
      QUOTE: ['quotations', 'quoteVerId'],
    };
    const sources = new Set<string>();
    for (const user of demoUsers) {
      const client = await Client.as(app, user);
      const alerts = (await client.get('getAllCurrentUserAlerts')).body as any[];
      expect([user, alerts.length > 2]).toEqual([user, true]);
      for (const { source, sourceId } of alerts) {
        const [list, key] = keys[source]!;
        expect([source, byKey(list, key).has(sourceId)]).toEqual([source, true]);
        sources.add(source);
      }
      const { records, registry } = app.platform;
      const [{ id } = { id: 0 }] = await records.find(registry.definition('user'), {
        email: `${user}@demo.branchline.example`,
      });
      const filters = await records.find(registry.definition('userViewFilter'), { user: id });
      expect(filters.some(({ favourite }) => favourite)).toBe(true);
      expect(filters.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    }
    expect([...sources].toSorted()).toEqual(Object.keys(keys).toSorted());
  });

  test('every saved filter finds something', async () => {
    const calls: Record<number, string> = {
      1: 'customerfilterbypage',
      4: 'quotationfilterbypage',
      5: 'myactivityfilterbypage',
      7: 'contactfilterbypage',
      8: 'opportunityfilterbypage',
    };
    const { records, registry } = app.platform;
    const saved = registry.definition('userViewFilter');
    for (const user of demoUsers) {
      const client = await Client.as(app, user);
      const [owner] = await records.find(registry.definition('user'), { email: `${user}@demo.branchline.example` });
      for (const { id, dbview, filterName } of await records.find(saved, { user: owner!.id })) {
        const { status, body } = await client.post(`${calls[dbview as number]}/1/25/${id}/0/0/*`, {});
        expect([filterName, status, body.total > 0]).toEqual([filterName, 200, true]);
      }
    }
    const [midlands] = await records.find(saved, { filterName: 'Midlands builders' });
    expect(midlands).toMatchObject({
      whereClause: 'Region = West Midlands AND Customer Name contains BUILD',
      favouriteName: 'Customers:Midlands builders',
    });
  });

  test('has sales and forecasts of three years for customers with an account number', async () => {
    const [sales, forecasts] = [await all('allactualsales'), await all('allsalesforecasts')];
    const year = Number(today.slice(0, 4));
    for (const figures of [sales, forecasts])
      expect([...new Set(figures.map(({ sYear }) => sYear))].toSorted()).toEqual([year - 2, year - 1, year]);
    const customers = byKey('customers', 'customerId');
    expect(
      wrong(forecasts, ({ customer, custCode, branch }) => {
        const owner = customers.get(customer.customerId);
        return owner.custCode === custCode && owner.mbpBranch.id === branch.id;
      }),
    ).toEqual([]);
    expect(wrong(sales, ({ sYear, sMonth }) => sYear * 12 + sMonth < year * 12 + Number(today.slice(5, 7)))).toEqual(
      [],
    );
  });

  test('its attachments can be downloaded, and are what they say they are', async () => {
    const attachments = await all('attachments');
    const beginnings: Record<string, string> = {
      'application/pdf': '%PDF-1.4',
      'image/png': '\x89PNG',
      'text/plain': 'Deliveries to',
    };
    for (const [type, beginning] of Object.entries(beginnings)) {
      const { fileName, fileSize } = attachments.find(({ contentType }) => contentType === type);
      const response = await fetch(`${app.url}/v1/downloadAttachment/${encodeURIComponent(fileName)}`, {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([type, response.status, bytes.length]).toEqual([type, 200, fileSize]);
      expect(bytes.toString('latin1')).toMatch(new RegExp(`^${beginning}`));
    }
  });
});

test('the columns that demo users have chosen fit into the table [CON-025]', async () => {
  const statement = sql`select sum(width) from user_view_field group by user_id, db_view`;
  const sums = (await app.platform.database.rows(statement)).map(([sum]) => Number(sum));
  expect(sums.length).toBeGreaterThan(0);
  expect(sums.filter((sum) => sum > 300)).toEqual([]);
});
