import { describe, expect, test } from '@jest/globals';
import { refusedIn, tidied } from '../../server/core/values/characters.gen.ts';
import { readMail } from '../../server/core/values/mail.gen.ts';
import { readPhone } from '../../server/core/values/phone.gen.ts';
import { readPostCode } from '../../server/core/values/post-code.gen.ts';

describe('A telephone number is stored as people write it', () => {
  test.each([
    ['01302555073', '01302 555073'],
    ['(01302) 555-073', '01302 555073'],
    ['+44 (0)1302 555073', '01302 555073'],
    ['0044 1302 555073', '01302 555073'],
    ['01142567890', '0114 256 7890'],
    ['02079460123', '020 7946 0123'],
    ['07700900123', '07700 900123'],
    ['07609762169 x3', '07609 762169 ext 3'],
    ['0800 1111', '0800 1111'],
    ['0000 111111', '0000 111111'],
    ['00000  000000', '00000 000000'],
    ['01302 555073 ext 12', '01302 555073 ext 12'],
    ['01302 555073 x12', '01302 555073 ext 12'],
    ['01302 555073 ext. 12', '01302 555073 ext 12'],
    ['01302 555073 Extension 12', '01302 555073 ext 12'],
    ['01302 555073 #12', '01302 555073 ext 12'],
    ['01302555073x12', '01302 555073 ext 12'],
    ['+49 30 1234567', '+49 30 1234567'],
    ['0049301234567', '+49 30 1234567'],
    ['+353 1 234 5678 x9', '+353 1 234 5678 ext 9'],
    ['\u202d+44 1302 555073\u202c', '01302 555073'],
  ])('%p as %p', (typed, text) => {
    expect(readPhone(typed)).toEqual({ text });
    expect(readPhone(text)).toEqual({ text });
  });

  test.each([
    ['1302555070', 'lostZero', '01302 555070'],
    ['1302 555070 x12', 'lostZero', '01302 555070 ext 12'],
    ['7700900123', 'lostZero', '07700 900123'],
    ['(1302) 555070', 'lostZero', '01302 555070'],
    ['441302555070', 'form', '01302 555070'],
    ['49301234567', 'form', '+49 30 1234567'],
    ['01302 55507O', 'form', '01302 555070'],
    ['Tel: 01302 555070', 'form', '01302 555070'],
    ['01302 555070 (office)', 'form', '01302 555070'],
  ])('%p is refused as %s; %p is offered', (text, wrong, offer) => {
    expect(readPhone(text)).toEqual({ text, wrong, offer });
  });

  test.each([
    '555070',
    '123',
    'none',
    '013025550701',
    '01302 555073 / 01302 555074',
    '+999 123',
    '+',
    '0'.repeat(2000),
  ])('%p is refused, and nothing is offered', (text) => {
    expect(readPhone(text)).toEqual({ text, wrong: 'form' });
  });
});

describe('An e-mail address', () => {
  test.each([
    "o'brien@company.example",
    'jane.doe+crm@company.co.uk',
    'JANE@COMPANY.EXAMPLE',
    'jörg@müller.example',
    `${'a'.repeat(64)}@company.example`,
  ])('%p is taken', (text) => expect(readMail(text)).toEqual({ text }));

  test.each([
    ['mailto:x@y.example', 'x@y.example'],
    ['mailto:x@y.example?subject=Hello', 'x@y.example'],
    ['<a@b.example>', 'a@b.example'],
    ['Jane Doe <a@b.example>', 'a@b.example'],
    ['a@b..example', 'a@b.example'],
    ['a@b.example;', 'a@b.example'],
    ['a@b.example.', 'a@b.example'],
    ['.a@b.example', 'a@b.example'],
  ])('%p is refused; %p is offered', (text, offer) => {
    expect(readMail(text)).toEqual({ text, wrong: 'form', offer });
  });

  test.each([
    `${'a.'.repeat(240)}b@company.example`,
    `${'a'.repeat(65)}@company.example`,
    'a@b.example, c@d.example',
    'a b@c.example',
    '"a b"@c.example',
    'a@-b.example',
    'a@b_c.example',
    'a@192.168.0.1',
    'a@localhost',
    'a\udfff@b.example',
    'a@\ud83d.example',
  ])('%p is refused, and nothing is offered', (text) => {
    expect(readMail(text)).toEqual({ text, wrong: 'form' });
  });
});

describe('A post code', () => {
  test.each([
    ['S174QW', 'S17 4QW'],
    ['S17  4QW.', 'S17 4QW'],
    ['M1 1AA', 'M1 1AA'],
    ['W1A0AX', 'W1A 0AX'],
    ['EC1A1BB', 'EC1A 1BB'],
    ['GIR0AA', 'GIR 0AA'],
    ['JE23AB', 'JE2 3AB'],
    ['BFPO57', 'BFPO 57'],
    ['FIQQ1ZZ', 'FIQQ 1ZZ'],
  ])('of Britain, %p, is written %p', (typed, text) => {
    for (const country of [null, 'UK', 'England', 'gb']) expect(readPostCode(typed, country)).toEqual({ text });
  });

  test.each(['10115', 'D-10115', '75008', '110 00', '00-950', '1234 AB', 'D02 AF30', 'K1A 0B1', '12345-6789'])(
    'that is plainly of another country, %p, is taken as it is',
    (text) => {
      for (const country of [null, 'UK']) expect(readPostCode(text, country)).toEqual({ text });
    },
  );

  test.each(['NULL', 'N/A', 'DN48A4', 'DN4', 'DN4 8A', 'DN4 8AAA', 'NONE', 'TBC', '-', '0', '00000', 'X'.repeat(90)])(
    '%p is refused',
    (text) => {
      for (const country of [null, 'UK', 'Germany'])
        expect(readPostCode(text, country)).toEqual({ text, wrong: 'form' });
    },
  );

  test.each([
    ['10115', 'Germany', true],
    ['10115', 'DE', true],
    ['1011', 'Germany', false],
    ['S17 4QW', 'France', false],
    ['D02 AF30', 'Republic of Ireland', true],
    ['1234 AB', 'holland', true],
    ['90210', 'U.S.A.', true],
    ['12345', 'United Arab Emirates', true],
    ['N/A', 'United Arab Emirates', false],
    ['AB-12', 'Ruritania', true],
  ])('%p of %s: %p', (text, country, taken) => {
    expect(readPostCode(text, country)).toEqual(taken ? { text } : { text, wrong: 'form' });
  });
});

describe('A text that was copied', () => {
  test.each([
    ['\u00a0Smith\u200b & Sons\ufeff', 'Smith & Sons'],
    ['Smith\u202fLtd\u00ad', 'Smith Ltd'],
    ['\u200dSmith\u200c', 'Smith'],
    ['\u200b', ''],
    ['👩\u200d🔧', '👩\u200d🔧'],
  ])('%p is stored as %p', (text, stored) => {
    expect(tidied(text, false)).toBe(stored);
    expect(refusedIn(stored, false)).toBeNull();
  });

  test('of many lines keeps line ends and tabs', () => {
    expect(tidied('One\u00a0two\r\n\tthree\u202e\u2028four ', true)).toBe('One two\r\n\tthree\nfour');
    expect(refusedIn('One\r\n\ttwo', true)).toBeNull();
  });

  test.each([
    ['Smith\u202eLtd', { kind: 'hidden', code: 'U+202E', after: 'Smith' }],
    ['\u0007Smith', { kind: 'hidden', code: 'U+0007', after: '' }],
    ['Smith\u0085Ltd', { kind: 'hidden', code: 'U+0085', after: 'Smith' }],
    ['Smith\u007f', { kind: 'hidden', code: 'U+007F', after: 'Smith' }],
    ['A long name, Smith\u2066Ltd', { kind: 'hidden', code: 'U+2066', after: 'A long name, Smith' }],
    ['Smith\tLtd', { kind: 'tab', code: 'U+0009', after: 'Smith' }],
    ['Smith\nLtd', { kind: 'lineBreak', code: 'U+000A', after: 'Smith' }],
  ])('%p keeps what it must not contain', (text, refused) => {
    expect(refusedIn(tidied(text, false), false)).toEqual(refused);
  });
});
