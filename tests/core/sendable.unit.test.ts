import { expect, test } from '@jest/globals';
import { setContents, type Contents } from '../../admin-ui/core/contents.ts';
import type { Resource } from '../../admin-ui/core/model/resource.ts';
import { sendable } from '../../admin-ui/core/model/sent.ts';
import { resources } from '../../admin-ui/generated/resources.gen.ts';

test('references are sent as ids, alone or several [BEH-031]', () => {
  setContents({ resources, messages: {} } as unknown as Contents);
  const fields = {
    firstName: { title: 'First name', type: 'string' },
    role: { title: 'Role', type: 'ref', to: 'role' },
    defRegion: { title: 'Default region', type: 'ref', to: 'region' },
    customer: { title: 'Customer', type: 'ref', to: 'customer' },
    tags: { title: 'Tags', type: 'refs', to: 'tag' },
  } as const;
  const values = {
    firstName: 'Ian',
    role: { roleName: 'Admin', id: 1 },
    defRegion: null,
    customer: { custName: 'Slates Ltd', customerId: 12 },
    tags: [{ id: 3, tag: 'Roof' }, 4],
    version: 2,
  };
  expect(sendable({ fields } as unknown as Resource, values)).toEqual({
    ...values,
    role: 1,
    customer: 12,
    tags: [3, 4],
  });
});
