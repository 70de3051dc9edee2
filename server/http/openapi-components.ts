import { mostRows } from '../core/records/request.ts';
import { undoHeader } from './openapi.ts';

const error = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A message for each field or parameter that is wrong.',
    },
  },
};

const identityError = {
  type: 'object',
  description: 'An error in the shape of the hosted identity service.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'integer' },
        message: { type: 'string' },
        errors: { type: 'array', items: { type: 'object' } },
      },
    },
  },
};

/** Schemas of errors. */
export const errors = { Error: error, IdentityError: identityError };

const answer = (text: string, schema = 'Error') => ({
  description: text,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

/** How calls can fail. */
export const responses = {
  BadRequest: answer('The path, a parameter or the body cannot be read.'),
  IdentityRefused: answer('Refused, with a code of the hosted identity service.', 'IdentityError'),
  NotSignedIn: answer('There is no session. Sign in.'),
  NotFound: answer('There is no such record, or the user may not see it.'),
  Conflict: answer('Someone else has saved the record in the meantime: `yours` and `theirs` are the two versions.'),
  BeyondEnd: answer('The range begins after the last row: `total` is the number of rows.'),
  Refused: answer('A permission is missing, a rule is broken, or a parameter is unknown.'),
  Failed: answer('The request is too large, there are too many, or the server cannot answer now.'),
};

const inQuery = (name: string, text: string, schema: object) => ({ name, in: 'query', description: text, schema });

/** Parameters that all lists share. Those of one entity are generated. */
export const parameters = {
  Range: inQuery(
    'range',
    `First and last row, from 0, as JSON: at most ${mostRows} rows. Default: the first ${mostRows}.`,
    {
      type: 'string',
      default: `[0,${mostRows - 1}]`,
      examples: ['[0,24]'],
    },
  ),
  Format: inQuery('format', 'Kind of the file.', { type: 'string', enum: ['csv', 'xlsx', 'ods'], default: 'csv' }),
  UndoToken: {
    name: undoHeader,
    in: 'header',
    description: 'Token of an earlier call of the same user. Both calls are then undone together.',
    schema: { type: 'string' },
  },
  Embed: inQuery('embed', 'Changes nothing, because references are always embedded. Clients of react-admin send it.', {
    type: 'string',
  }),
};

/** Headers that calls share. */
export const headers = {
  UndoToken: {
    description: 'Token that undoes the call for ten minutes: POST undo/{token}. Missing if nothing was changed.',
    schema: { type: 'string' },
  },
};
