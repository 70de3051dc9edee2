import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { setContents, type Contents } from '../../../admin-ui/core/contents.ts';
import { severities, type Severity } from '../../../admin-ui/core/theme/colours.ts';
import { RecordDialogProvider } from '../../../admin-ui/crud/fields/dialog-context.ts';
import { opportunityStatusKeys } from '../../../schemas/generated/opportunity-status.gen.ts';
import { resources } from '../../../admin-ui/generated/resources.gen.ts';

/** Modules that need a browser as soon as they are loaded. */
let slots: typeof import('../../../admin-ui/features/enquiry/status.ts').enquiryStatus;

beforeAll(async () => {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  Object.assign(globalThis, { window: new EventTarget(), localStorage: storage, sessionStorage: storage });
  setContents({ resources, messages: {} } as unknown as Contents);
  // Nobody is signed in, so the badge is no button.
  const session = { get: () => null, subscribe: () => () => undefined };
  jest.unstable_mockModule('../../../admin-ui/core/session/session.ts', () => ({ session, useSession: () => null }));
  slots = (await import('../../../admin-ui/features/enquiry/status.ts')).enquiryStatus;
});

const of = {
  ...resources.enquiry,
  fields: { opportunityStatus: { title: 'Enquiry Status', type: 'ref', to: 'opportunityStatus' } },
};
const statusOf = (code: keyof typeof opportunityStatusKeys, colourCode: string | null = null) => ({
  oppId: 5,
  opportunityStatus: { id: opportunityStatusKeys[code], oppStatusName: code, colourCode },
});

/** The colour of the text in the badge, by its name; null if it is none of them. */
function severityIn(slot: 'Cell' | 'InDialog', record: object, saved: object | null): Severity | null {
  const Slot = slots[slot] as unknown as ComponentType<object>;
  const form = createElement(
    RecordDialogProvider,
    { value: { record: saved } as never },
    createElement(Slot, { of, record } as never),
  );
  const queries = createElement(QueryClientProvider, { client: new QueryClient() }, form);
  const markup = renderToStaticMarkup(createElement(MemoryRouter, null, queries));
  const names = Object.keys(severities.light) as Severity[];
  return names.find((name) => markup.includes(`color:${severities.light[name][0]}`)) ?? null;
}

describe('the badge of an enquiry that is OTP', () => {
  test('is light in a list and on its page [STA-038 AMB-066]', () =>
    expect(severityIn('Cell', statusOf('OTP'), null)).toBe('light'));

  test('is info in the form, of a saved enquiry and of a new one [STA-038 AMB-066]', () => {
    const record = statusOf('OTP');
    expect(severityIn('InDialog', record, record)).toBe('info');
    expect(severityIn('InDialog', record, null)).toBe('info');
  });

  test('has the colour of the server in the form too [STA-039 AMB-066]', () => {
    const record = statusOf('OTP', '#1976d2');
    expect([severityIn('InDialog', record, record), severityIn('InDialog', record, null)]).toEqual([null, null]);
  });
});

test('other statuses have the same colour in the form as in a list [STA-038]', () => {
  for (const code of ['Active', 'Lost', 'New', 'Cancelled', 'Won', 'Tender', 'Revised', 'Closed'] as const) {
    const record = statusOf(code);
    expect([code, severityIn('InDialog', record, record)]).toEqual([code, severityIn('Cell', record, null)]);
  }
});
