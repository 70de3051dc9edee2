import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../admin-ui');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /^(app|core|crud|features|kit)\/.+\.tsx?$/.test(path) && !path.startsWith('core/theme/'),
);

/** Lines about the size of an icon, not of text. */
const isIcon = /<(\w*Icon|Arrow|Kind|Sign)\b|svg/;

test('sizes and weights of text come from the theme', () => {
  const literals = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => /fontWeight: ?\d/.test(line) || (/fontSize: ?\d/.test(line) && !isIcon.test(line)))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(literals).toEqual([]);
});
