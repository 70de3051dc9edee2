import { beforeAll, expect, test } from '@jest/globals';
import { setContents, type Contents } from '../../admin-ui/core/contents.ts';
import type { Resource } from '../../admin-ui/core/model/resource.ts';
import { resources } from '../../admin-ui/generated/resources.gen.ts';

/** Modules that need a browser as soon as they are loaded. */
const load = async () => ({
  ...(await import('../../admin-ui/crud/fields/reference.ts')),
  ...(await import('../../admin-ui/generated/attachment.gen.tsx')),
  ...(await import('../../admin-ui/generated/customer.gen.tsx')),
  ...(await import('../../admin-ui/generated/note.gen.tsx')),
});
let product: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  Object.assign(globalThis, { window: new EventTarget(), localStorage: storage, sessionStorage: storage });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  setContents({ resources, messages: {} } as unknown as Contents);
  product = await load();
});

test.each([
  ['of a note', 'note', 'noteTags', 'tags/NOTES'],
  ['of a customer', 'customer', 'tags', 'tags/CUSTOMER'],
  ['of an attachment', 'attachment', 'attachTags', 'tags/ATTACHMENT'],
  ['of the user of a note', 'note', 'assignFor', 'activeUsers'],
] as const)('the choices %s are those of one call [CON-024 BEH-097 AMB-063]', (_, of, name, path) => {
  const { narrowed, narrowedList } = product;
  const field = (product[of] as Pick<Resource, 'fields'>).fields[name]!;
  expect(narrowedList(field.to!, narrowed(field, {}))).toEqual({ path, filter: {} });
});
