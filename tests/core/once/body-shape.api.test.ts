import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BodySchema, bodyCheck, describedSchema, isEnforced } from '../../../server/http/body-shape.ts';
import { built } from '../../support/built.ts';

let shapes: {
  bodyCheck: typeof bodyCheck;
  describedSchema: typeof describedSchema;
  isEnforced: typeof isEnforced;
};

beforeAll(async () => {
  shapes = await built('http/body-shape.js');
});

/** The answer to a body; null if it fits. */
async function answerTo(schema: BodySchema, body: unknown) {
  const check = await shapes.bodyCheck(schema);
  try {
    check(body);
    return null;
  } catch (error) {
    const { status, message, errors } = error as { status: number; message: string; errors?: object };
    return errors ? [status, errors] : [status, message];
  }
}

const text = { type: 'string' };

describe('A schema with a message of its own', () => {
  const message = 'The body must be { code }.';
  const schema = { type: 'object', required: ['code'], properties: { code: text }, errorMessage: message };

  test.each([[undefined], [null], [[]], ['A1'], [{}], [{ code: 1 }], [{ code: 'A1', other: 1 }]])(
    'refuses the whole body %j with it',
    async (body) => expect(await answerTo(schema, body)).toEqual([400, message]),
  );

  test('lets a body pass that fits', async () => expect(await answerTo(schema, { code: 'A1' })).toBeNull());
});

describe('A schema whose fields have messages', () => {
  const message = 'Status is required.';
  const status = { type: 'integer', minimum: 1, errorMessage: message };
  const schema = { type: 'object', required: ['status'], properties: { status, notes: text } };

  test.each([[{}], [{ status: null }], [{ status: 0 }], [{ status: 'x', notes: 1 }]])(
    'refuses %j with that of the field',
    async (body) => expect(await answerTo(schema, body)).toEqual([422, { status: message }]),
  );

  test('refuses what is not an object, and unknown fields', async () => {
    for (const body of [null, [], 'x'])
      expect(await answerTo(schema, body)).toEqual([400, 'The body must be an object.']);
    expect(await answerTo(schema, { status: 1, other: 1 })).toEqual([422, { other: 'Unknown field "other".' }]);
  });

  test('leaves fields without a message to the handler', async () =>
    expect(await answerTo(schema, { status: 1, notes: 5 })).toBeNull());

  test('treats a missing body as an empty one if no field is required', async () =>
    expect(await answerTo({ ...schema, required: [] }, undefined)).toBeNull());
});

test('The description of the API leaves the messages out', () => {
  const schema = { type: 'object', errorMessage: 'No.', properties: { code: { ...text, errorMessage: 'No.' } } };
  expect(shapes.isEnforced(schema)).toBe(true);
  expect(shapes.isEnforced({ type: 'object', properties: { code: text } })).toBe(false);
  expect(shapes.describedSchema(schema)).toEqual({ type: 'object', properties: { code: text } });
});
