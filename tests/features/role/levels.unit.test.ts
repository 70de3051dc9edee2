import { expect, test } from '@jest/globals';
import { levelFor, scopesOf, scopeText } from '../../../admin-ui/core/session/levels.ts';
import type { PermissionInfo } from '../../../admin-ui/core/model/rule.ts';

const withLevels = (levels: PermissionInfo['levels']): PermissionInfo => ({
  title: 'See sites',
  area: 'Sites',
  allows: 'Open sites.',
  denied: 'You may not see sites.',
  levels,
});

const choices = (levels: PermissionInfo['levels']) => {
  const permission = withLevels(levels);
  return scopesOf(permission).map((scope) => [scopeText(permission, scope), levelFor(permission, scope)]);
};

test('the levels of a permission are offered in words, each once, and saved as the lowest level that means it [PER-004]', () => {
  expect(choices({ '0': 'none', '5': 'ownBranch', '*': 'all' })).toEqual([
    ['None', 0],
    ['Own branch', 5],
    ['All branches', 1],
  ]);
  expect(choices({ '1': 'all', '4': 'all', '5': 'all' })).toEqual([
    ['None', 0],
    ['Allowed', 1],
  ]);
  expect(choices({ '1': 'all', '4': 'all', '5': 'ownBranch' })).toEqual([
    ['None', 0],
    ['Own branch', 5],
    ['All branches', 1],
  ]);
});
