import type { Page } from '@playwright/test';
import { newContact, newCustomer, phone, word } from '../support/browser/customer.ts';
import { api, elsewhere, expect, signIn, test } from '../support/browser/fixtures.ts';
import { Hands } from '../support/browser/hands.ts';

interface Task {
  readonly does: string;
  /** The most that it may take. */
  readonly clicks: number;
  readonly keys: number;
  /** Default: internal sales. */
  readonly as?: Parameters<typeof signIn>[1];
  /** Makes the data, and opens the page where the task begins. Answers with what the task is about. */
  readonly begin: (page: Page) => Promise<any>;
  /** Does the task, and expects its result. */
  readonly run: (hands: Hands, page: Page, about: any) => Promise<unknown>;
}

/** A customer that is approved, with one contact. */
async function madeCustomer(page: Page, more: object = {}) {
  const admin = await elsewhere(page, 'admin');
  const customer = await newCustomer(admin, more);
  return { customer, contact: await newContact(admin, customer) };
}

async function openHome(page: Page) {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
}

/** Opens what a search everywhere finds first. */
async function find(hands: Hands, page: Page, text: string, option: string) {
  await hands.press('Control+k');
  await hands.type(text);
  await expect(page.getByRole('option', { name: option }).first()).toHaveAttribute('aria-selected', 'true');
  await hands.press('Enter');
}

/** A name of two words with two letters of the first one swapped. */
const slipped = (name: string) => name.replace(/^(.)(.)(.)/, '$1$3$2').split(' ')[0]!;

/** Finding something from the first page. @param what what is typed, and the name of what is found */
const found = (does: string, what: (made: any) => [typed: string, name: string]): Task => ({
  does,
  clicks: 0,
  keys: 2,
  async begin(page) {
    const made = await madeCustomer(page, {
      phoneNo: phone(),
      mobile: '07700 900' + phone().slice(-3),
      custCode: word(),
    });
    await openHome(page);
    return made;
  },
  async run(hands, page, made) {
    const [typed, name] = what(made);
    await find(hands, page, typed, name);
    await expect(heading(page)).toHaveText(name);
  },
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const tasks: readonly Task[] = [
  found('a customer is found by its telephone number', ({ customer }) => [customer.phoneNo, customer.custName]),
  found('a customer is found by its mobile with +44', ({ customer }) => [
    customer.mobile.replace(/^0/, '+44 '),
    customer.custName,
  ]),
  found('a customer is found by its account number', ({ customer }) => [customer.custCode, customer.custName]),
  found('a customer is found by four letters of its name', ({ customer }) => [
    customer.custName.slice(0, 4),
    customer.custName,
  ]),
  found('a customer is found by a misspelt name', ({ customer }) => [slipped(customer.custName), customer.custName]),
  found('a contact is found by name', ({ contact }) => [contact.contactName, contact.contactName]),
  {
    does: 'a contact is added to a customer',
    clicks: 1,
    keys: 4,
    async begin(page) {
      const made = await madeCustomer(page);
      await page.goto(`/customers/${made.customer.customerId}/contacts`);
      return made;
    },
    async run(hands, page, { customer }) {
      const [first, last] = [word(), word()];
      await hands.click(page.getByRole('button', { name: 'New contact' }).first());
      const form = page.getByRole('dialog', { name: 'Contact Details' });
      await expect(form.getByRole('textbox', { name: 'Phone No' })).toHaveValue(customer.phoneNo);
      await hands.type(first);
      await hands.press('Tab');
      await hands.type(last);
      await hands.press('Tab');
      await hands.type('Estimating');
      await expect(page.getByRole('option', { name: 'Estimating' })).toBeVisible();
      await hands.press('Tab');
      await hands.type(`${first}@people.example`);
      await hands.press('Enter');
      await expect(page.getByText('New Contact Saved')).toBeVisible();
      const contacts = await api<any[]>(page, 'GET', `customerContacts/${customer.customerId}`);
      expect(contacts.find(({ lastName }) => lastName === last)).toMatchObject({
        firstName: first,
        email: `${first}@people.example`,
        jobFunction: { jobFuncName: 'Estimating' },
        phoneNo: customer.phoneNo,
        address1: customer.address1,
        address2: customer.address2,
        address3: customer.address3,
        cityTown: { id: customer.cityTown.id },
        postCode: customer.postCode,
      });
    },
  },
  {
    does: 'an enquiry is added from any page',
    clicks: 0,
    keys: 8,
    async begin(page) {
      const made = await madeCustomer(page);
      await openHome(page);
      return made;
    },
    async run(hands, page, { customer, contact }) {
      const description = word();
      await find(hands, page, 'new enq', 'New enquiry');
      const form = page.getByRole('dialog', { name: 'Enquiry Details' });
      await expect(form.getByRole('combobox', { name: 'Customer' })).toBeFocused();
      await hands.type(customer.custName.slice(0, 6));
      await expect(page.getByRole('option', { name: customer.custName })).toBeVisible();
      await hands.press('Enter');
      await expect(form.getByRole('combobox', { name: 'Customer' })).toHaveValue(customer.custName);
      await hands.press('Tab', 'Tab');
      await hands.type(description);
      await hands.press('Tab');
      await hands.type('Extension');
      await expect(page.getByRole('option', { name: 'Extension', exact: true })).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(contact.email);
      await expect(form.getByRole('textbox', { name: 'Region' })).not.toHaveValue('');
      await hands.press('Control+Enter');
      await expect(page.getByRole('dialog', { name: 'Enquiry saved' })).toContainText(/Q\d{6}/);
      const [enquiry] = await api<any[]>(page, 'GET', `opportunities?filter={"q":"${description}"}`);
      expect(enquiry).toMatchObject({
        customer: { customerId: customer.customerId },
        contact: { contactId: contact.contactId },
        address2: customer.address2,
        postCode: customer.postCode,
        phoneNo: contact.phoneNo,
        projectType: { projTypeName: 'Extension' },
      });
    },
  },
  {
    does: 'an enquiry is quoted',
    clicks: 1,
    keys: 8,
    async begin(page) {
      const { customer, contact } = await madeCustomer(page);
      const [type] = await api<any[]>(page, 'GET', 'activeProductTypes');
      const [grade] = await api<any[]>(page, 'GET', 'activeQuotationGrades');
      const [projectType] = await api<any[]>(page, 'GET', 'activeProjectTypes');
      const { address1, address2, address3, cityTown, postCode, phoneNo, customerId } = customer;
      const enquiry = await api(page, 'POST', 'opportunity', {
        address1,
        address2,
        address3,
        postCode,
        phoneNo,
        cityTown: cityTown.id,
        customer: customerId,
        oppDescription: word(),
        contact: contact.contactId,
        email: contact.email,
        mbpBranch: customer.mbpBranch.id,
        projectType: projectType.id,
        dateReceived: '02/11/2026',
      });
      await page.goto(`/enquiries/${enquiry.oppId}/detail`);
      return { enquiry, type: type.productTypeName, grade: grade.quoteGradeName };
    },
    async run(hands, page, { enquiry, type, grade }) {
      await hands.click(page.getByRole('article').getByRole('button', { name: 'Book In' }));
      const form = page.getByRole('dialog', { name: 'Quotation Details' });
      const isAt = (name: string) =>
        form
          .getByRole('textbox', { name, exact: true })
          .or(form.getByRole('combobox', { name, exact: true }))
          .evaluate((one) => one === document.activeElement);
      const goTo = async (name: string) => {
        for (let i = 0; i < 9 && !(await isAt(name)); i++) await hands.press('Tab');
      };
      await goTo('Product Type');
      await hands.type(type);
      await expect(page.getByRole('option', { name: type, exact: true })).toBeVisible();
      await goTo('Product Quantity');
      await hands.type('12');
      await goTo('Product Value');
      await hands.type('1234.5');
      await goTo('Grade');
      await hands.type(grade);
      await expect(page.getByRole('option', { name: grade, exact: true })).toBeVisible();
      await hands.press('Control+Enter');
      await expect(page.getByText('New Quotation Saved')).toBeVisible();
      const [quotation] = await api<any[]>(page, 'GET', `opportunityquotes/${enquiry.oppId}`);
      expect(quotation).toMatchObject({ productValue: 1234.5, productQty: 12, quoteGrade: { quoteGradeName: grade } });
    },
  },
  {
    does: 'a note is added to a customer',
    clicks: 0,
    keys: 2,
    async begin(page) {
      const made = await madeCustomer(page);
      await page.goto(`/customers/${made.customer.customerId}/notes`);
      await expect(page.getByText('No notes yet')).toBeVisible();
      return made;
    },
    async run(hands, page, { customer }) {
      const text = `Rang ${word()}`;
      await hands.press('n');
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Note Subject' })).toBeFocused();
      await hands.type(text);
      await hands.press('Enter');
      await expect(page.getByText('New Note Saved')).toBeVisible();
      const notes = await api<any[]>(page, 'GET', `allcustomernotes/${customer.customerId}`);
      expect(notes.map(({ noteHeader }) => noteHeader)).toEqual([text]);
    },
  },
  {
    does: 'a call is logged with its next step',
    clicks: 0,
    keys: 6,
    async begin(page) {
      const made = await madeCustomer(page);
      await openHome(page);
      return made;
    },
    async run(hands, page, { customer, contact }) {
      await hands.press('Shift+L');
      await expect(page.getByRole('combobox', { name: 'Who' })).toBeFocused();
      await hands.type(contact.contactName);
      await expect(page.getByRole('option', { name: contact.contactName }).first()).toBeVisible();
      await hands.press('Enter');
      await expect(page.getByRole('textbox', { name: 'What happened?' })).toBeFocused();
      await hands.type('wants price, call tue 10');
      await hands.press('Enter');
      await expect(page.getByText(/^Call logged/)).toBeVisible();
      const activities = await api<any[]>(page, 'GET', `customeractivities/${customer.customerId}`);
      expect(activities.map(({ completed, startTime }) => [completed, startTime]).toSorted()).toEqual([
        [false, '10:00'],
        [true, expect.any(String)],
      ]);
    },
  },
  {
    does: 'a quotation is chased, with a result',
    clicks: 0,
    keys: 3,
    async begin(page) {
      await page.goto('/quotations/chase');
      await expect(page.locator('[data-chase]').first()).toBeVisible();
      return (await api(page, 'GET', 'chasequotations')).rows[0];
    },
    async run(hands, page, { quoteVerId }) {
      await hands.press('j');
      await hands.press('c');
      await expect(page.getByRole('textbox', { name: 'What happened?' })).toBeFocused();
      await hands.type('no answer');
      await expect(page.getByRole('button', { name: 'Result: No answer' })).toBeVisible();
      await hands.press('Enter');
      await expect(page.getByText(/Call logged\./)).toBeVisible();
      expect((await api(page, 'GET', `quotation/${quoteVerId}`)).chaseDate).not.toBeNull();
    },
  },
  {
    does: 'a quotation that is found by its number is won',
    clicks: 0,
    keys: 4,
    async begin(page) {
      await openHome(page);
      const active = await api<any[]>(page, 'GET', 'quotations?filter={"quoteStatus":1}&range=[0,99]');
      for (const row of active)
        if ((await api<any[]>(page, 'GET', `opportunityquotes/${row.opportunity.oppId}`)).length === 1) return row;
    },
    async run(hands, page, { quoteVerId, sQuoteNo, versionNo }) {
      const name = `${sQuoteNo} version ${versionNo}`;
      await hands.press('Control+k');
      await hands.type(sQuoteNo);
      // The enquiry comes first.
      await expect(page.getByRole('option').nth(1)).toContainText(name);
      await hands.press('ArrowDown', 'Enter');
      await expect(heading(page)).toHaveText(name);
      await hands.press('w');
      await expect
        .poll(async () => (await api(page, 'GET', `quotation/${quoteVerId}`)).quoteStatus.statusName)
        .toBe('Won');
    },
  },
  {
    does: '40 customers are reassigned',
    clicks: 6,
    keys: 0,
    as: 'supervisor',
    async begin(page) {
      const execs = await api<any[]>(page, 'GET', 'activeSalesExecs');
      const [from, to] = execs.slice(-2);
      const forty = await api<any[]>(page, 'GET', 'customers?range=[0,39]');
      for (const { customerId } of forty) await api(page, 'PUT', `customers/${customerId}`, { salesExec: from.id });
      const filter = JSON.stringify({ salesExec: from.id });
      const { length } = await api<any[]>(page, 'GET', `customers?filter=${filter}`);
      await page.goto(`/customers?filter=${encodeURIComponent(filter)}`);
      return { ids: forty.map(({ customerId }) => customerId), count: length, to };
    },
    async run(hands, page, { ids, count, to }) {
      await hands.click(page.getByRole('checkbox', { name: 'Select all rows of this page' }));
      await hands.click(page.getByRole('button', { name: `All ${count} of this filter` }));
      await hands.click(page.getByRole('button', { name: 'Reassign…' }));
      const dialog = page.getByRole('dialog', { name: `Reassign ${count} customers` });
      await expect(dialog.getByRole('combobox', { name: 'Sales Exec' })).toBeFocused();
      await hands.type(to.salesExecName);
      await hands.click(page.getByRole('option', { name: to.salesExecName }));
      await hands.click(dialog.getByRole('button', { name: 'Preview' }));
      await hands.click(dialog.getByRole('button', { name: `Change ${count} customers` }));
      await expect(page.getByText(`${count} customers changed.`)).toBeVisible();
      for (const id of ids) expect((await api(page, 'GET', `customers/${id}`)).salesExec.id).toBe(to.id);
    },
  },
  {
    does: 'what is overdue is seen',
    clicks: 0,
    keys: 0,
    async begin(page) {
      await page.goto('/');
    },
    async run(_, page) {
      await expect(page.getByRole('heading', { name: /^Overdue/ })).toBeInViewport();
    },
  },
];

for (const { does, clicks, keys, as = 'internal', begin, run } of tasks)
  test(`${does} with at most ${clicks} clicks and ${keys} special keys`, async ({ page }) => {
    await signIn(page, as);
    const about = await begin(page);
    const hands = new Hands(page);
    await run(hands, page, about);
    expect(hands.clicks).toBeLessThanOrEqual(clicks);
    expect(hands.keys).toBeLessThanOrEqual(keys);
  });
