import { describe, expect, test } from '@jest/globals';
import { en } from '../../admin-ui/messages/en/index.ts';
import { calendarFeed } from '../../admin-ui/messages/en/calendar-feed.ts';
import { posting } from '../../admin-ui/messages/en/posting.ts';
import { recordImport } from '../../admin-ui/messages/en/record-import.ts';
import { repeats } from '../../admin-ui/messages/en/repeats.ts';
import { today } from '../../admin-ui/messages/en/today.ts';
import { sources } from '../support/imports.ts';
import { keysIn, ownTexts } from '../support/texts.ts';

const folders = ['core', 'kit', 'crud', 'app', 'features'].map((name) => `admin-ui/${name}`);

type Tree = { readonly [key: string]: string | Tree };
const keysOf = (tree: Tree, above = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : keysOf(value, `${above}${key}.`),
  );
const keys = keysOf({ ...en, calendarFeed, posting, recordImport, repeats, today });

describe('Texts of the browser', () => {
  test.each(folders)('%s has none but those of the catalogue', (folder) => {
    const files = sources(folder);
    expect(files).not.toEqual([]);
    expect(files.flatMap((file) => ownTexts(file, new Set(keys)))).toEqual([]);
  });

  test('Every text of the catalogue is used', () => {
    const used = folders.flatMap(sources).map((file) => keysIn(file));
    const named = new Set(used.flatMap((one) => one.named));
    const patterns = used.flatMap((one) => one.patterns);
    expect(keys.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  test.each([
    ['between tags', `<b>Save</b>`],
    ['in a condition', `<b>{done ? 'saved' : null}</b>`],
    ['after a guard', `<b>{done && 'saved'}</b>`],
    ['in an attribute', `<Field label="Name" />`],
    ['in a template', '<Field aria-label={`Move ${title} up`} />'],
    ['in a property', `const props = { 'aria-label': 'Name' };`],
    ['as what stands for a missing one', `<Field title={title ?? 'none'} />`],
    ['as a default', `function Dialog({ does = 'Save' }) {}`],
    ['in a toast', `notify('saved', { type: 'info' });`],
    ['in a question', `confirm({ yes: 'Delete' });`],
    ['in a constant', `const texts = { EMAIL_EXISTS: 'Another user has it.' };`],
  ])('A text is found %s', (_, code) => {
    expect(ownTexts('example.tsx', new Set(), code)).toEqual([expect.stringMatching(/^example\.tsx:1 \S/)]);
  });

  test.each([
    ['of the catalogue', `<b title={t('kit.save')}>{t('kit.save')}</b>`],
    ['of a schema', `<b>{schemaText('Main menu')}</b>`],
    ['that is a key', `<Sentence text="kit.save" />`],
    ['that is compared', `if (error.message === 'List is empty.') stop();`],
    ['for programmers', `throw new Error('The contents are not set.');`],
    ['that is the value of a field', `const awaiting = 'Awaiting approval' satisfies Customer['status'];`],
    ['without words', `<b title="–">{' · '}</b>`],
  ])('A text is left alone %s', (_, code) => {
    expect(ownTexts('example.tsx', new Set(['kit.save']), code)).toEqual([]);
  });
});
