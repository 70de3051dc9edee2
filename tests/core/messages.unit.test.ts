import { expect, test } from '@jest/globals';
import { messages } from '../../admin-ui/generated/messages.gen.ts';

test.each([
  ['ERR-012', messages.user.updateFailed, 'Error while updating user.'],
  ['ERR-013', messages.role.updateFailed, 'Error while updating role'],
  ['ERR-014', messages.role.createFailed, 'Error while saving role'],
  ['ERR-015', messages.assignedPermission.createFailed, 'Error while saving permission'],
  ['ERR-015', messages.assignedPermission.updateFailed, 'Error while saving permission'],
  ['ERR-016', messages.userWidget.createFailed, 'Error while saving widget'],
  ['ERR-017', messages.userWidget.updateFailed, 'Error while updating widget'],
  ['ERR-022', messages.supportCase.createFailed, 'Error while adding SupportCase'],
  ['ALR-005', messages.alert.updateFailed, 'Error while updating alert.'],
])('%s a failed save says %s', (_, text, expected) => expect(text).toBe(expected));
