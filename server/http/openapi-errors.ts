const text = { type: 'string' };
const base = { message: text, code: text };
const object = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});

/** Schemas of errors. */
export const errors = {
  Error: object(
    {
      ...base,
      errors: {
        type: 'object',
        additionalProperties: text,
        description: 'A message for each field or parameter that is wrong.',
      },
    },
    ['message', 'code'],
  ),
  EditConflict: object(
    {
      ...base,
      yours: { type: 'object', additionalProperties: true, description: 'The fields that you have sent.' },
      theirs: { type: 'object', additionalProperties: true, description: 'The record as it is now.' },
    },
    ['message', 'code'],
  ),
  BeyondEnd: object({ ...base, total: { type: 'integer', description: 'Number of rows.' } }),
  OtherCount: object({ ...base, count: { type: 'integer', description: 'How many records the filter finds now.' } }),
  ChangedSince: object({
    ...base,
    changed: {
      type: 'array',
      description: 'The records that have been changed since.',
      items: object({
        entity: text,
        title: text,
        id: { type: 'integer' },
        name: { type: ['string', 'null'] },
        change: { enum: ['changed', 'deleted', 'restored'] },
        fields: { type: 'array', items: text },
        by: { type: ['string', 'null'] },
        at: { type: ['string', 'null'] },
      }),
    },
  }),
  IdentityError: {
    ...object({
      error: object({
        code: { type: 'integer', description: 'The status.' },
        message: { ...text, description: 'A code, such as EMAIL_NOT_FOUND.' },
        errors: { type: 'array', items: object({ message: text, domain: text, reason: text }) },
      }),
    }),
    description: 'An error in the shape of the hosted identity service.',
  },
};

/** Headers of an answer, besides the one that each has. */
export const headersOf = (names: readonly string[]) =>
  Object.fromEntries(
    ['X-Request-Id', ...names].map((name) => [name, { $ref: `#/components/headers/${name.replaceAll('-', '')}` }]),
  );

const answer = (description: string, schema: keyof typeof errors = 'Error', more: readonly string[] = []) => ({
  description,
  headers: headersOf(more),
  content: { 'application/json': { schema: refTo(schema) } },
});

const refTo = (schema: keyof typeof errors) => ({ $ref: `#/components/schemas/${schema}` });

/** How calls can fail. */
export const responses = {
  BadRequest: answer('The path, a parameter or the body cannot be read.'),
  IdentityRefused: {
    ...answer('Refused, with a code of the hosted identity service; a body that cannot be read, as by other calls.'),
    content: { 'application/json': { schema: { anyOf: [refTo('IdentityError'), refTo('Error')] } } },
  },
  NotSignedIn: answer('There is no session. Sign in.'),
  NotActive: answer('The user is not active: the code is `user.notactive`.'),
  NotFound: answer('There is no such record, or the user may not see it.'),
  Conflict: answer(
    'Someone else has saved the record in the meantime: `yours` and `theirs` are the two versions.',
    'EditConflict',
  ),
  OtherCount: answer('The filter finds another number of records than was confirmed.', 'OtherCount'),
  ChangedSince: answer('The call cannot be undone: its records have been changed since.', 'ChangedSince'),
  TooLarge: answer('The body is larger than 1 MB, or a file than 10 MB.'),
  BeyondEnd: answer('The range begins after the last row.', 'BeyondEnd'),
  Refused: answer('A permission is missing, a rule is broken, or a parameter is unknown.'),
  IdentityTooOften: answer('Too many attempts. Wait for `Retry-After`.', 'IdentityError', ['Retry-After']),
  TooOften: answer('Too many: the message says when to try again.'),
  Failed: answer('The server cannot answer now.'),
};
