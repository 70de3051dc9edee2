import { describe, expect, test } from '@jest/globals';
import { citations, rules, rulesIn, rulesInTitles } from '../support/rules.mjs';

describe('The list of rules', () => {
  test('has every rule that code, tests or schemas cite', () => {
    const cited = citations(['tests', 'server', 'admin-ui', 'generators', 'schemas']);
    expect(cited).not.toEqual([]);
    const unknown = cited.filter(({ rule }) => !(rule in rules)).map(({ rule, file }) => `${rule} in ${file}`);
    expect(unknown).toEqual([]);
  });

  test('is sorted by ids of the right form', () => {
    const ids = Object.keys(rules);
    expect(ids.filter((id) => rulesIn(id)[0] !== id)).toEqual([]);
    expect(ids).toEqual(ids.toSorted());
  });

  test('says each rule in one sentence of 6 to 25 words', () => {
    const wrong = Object.entries(rules).filter(([, sentence]) => {
      const { length } = sentence.split(' ');
      return length < 6 || length > 25 || !/[.’]$/.test(sentence);
    });
    expect(wrong).toEqual([]);
  });

  test('counts a rule as tested by a title or a table of titles, not by a comment', () => {
    // Builds the ids from parts, so that this file does not cite them itself.
    const rule = (number: number) => `VAL-00${number}`;
    const text = [
      `// ${rule(1)} is for another file`,
      `/** As ${rule(2)} says. */`,
      `const rows = [['${rule(3)}', 'email']];`,
      `test('${rule(4)} ${rule(5)} a title', () => {`,
      `  // ${rule(6)} comes later`,
    ].join('\n');
    expect(rulesInTitles(text)).toEqual([rule(3), rule(4), rule(5)]);
  });
});
