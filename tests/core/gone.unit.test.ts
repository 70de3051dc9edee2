import { afterEach, expect, test } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { gone } from '../../admin-ui/core/data/gone.ts';
import { queryClient } from '../../admin-ui/core/data/queries.ts';

const later = () => new Promise((resolve) => setTimeout(resolve, 5));

let stops: (() => void)[] = [];
afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
  queryClient.clear();
});

/** Shows queries until the test ends. Returns the names of those that are read after a change of everything. */
async function shown(keys: Readonly<Record<string, readonly unknown[]>>) {
  const read: string[] = [];
  for (const [name, queryKey] of Object.entries(keys)) {
    const queryFn = () => Promise.resolve(read.push(name));
    stops.push(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined));
  }
  await later();
  return async () => {
    read.length = 0;
    await queryClient.invalidateQueries();
    return read.toSorted();
  };
}

test('what is known about a record alone is not read again once it has gone', async () => {
  const again = await shown({
    page: ['quotation', 'getOne', { id: '5', meta: undefined }],
    history: ['quotation', 'history', 5],
    'page of another': ['quotation', 'getOne', { id: '6' }],
    'other kind of record': ['enquiry', 'getOne', { id: '5' }],
    list: ['quotation', 'getList', { pagination: { page: 5 } }],
    sales: ['sales', 'lastYears', { quotation: 5 }],
  });
  expect(await again()).toHaveLength(6);
  await later();
  gone.mark('quotation', 5);
  expect(await again()).toEqual(['list', 'other kind of record', 'page of another']);
  gone.unmark('quotation', 5);
  expect(await again()).toHaveLength(6);
});

test('a restored record, opened again, is read as any other', async () => {
  gone.mark('quotation', 7);
  await later();
  const again = await shown({ page: ['quotation', 'getOne', { id: '7' }] });
  expect(await again()).toEqual(['page']);
});
