// Generated from schemas/entities/login-history.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/definition.ts';

export const input = validate52;

function validate52(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(
          key0 === 'id' ||
          key0 === 'user' ||
          key0 === 'loginAt' ||
          key0 === 'outcome' ||
          key0 === 'address' ||
          key0 === 'client'
        )
      ) {
        const err0 = {
          instancePath,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { props: true, dynamicProps: false, dynamicItems: false };

export const rules = validate53;

function validate53(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { dynamicProps: false, dynamicItems: false };

const invalid = {
  id: 'Id must be a whole number.',
  user: 'User must be chosen from the list.',
  loginAt: 'Time must be text of at most 100 characters.',
  outcome: 'Outcome must be one of Signed in, Wrong password.',
  address: 'Address must be text of at most 45 characters.',
  client: 'Browser must be text of at most 400 characters.',
};
const required = {};
export const validators: Validators = { input, rules, when: {}, invalid, required };
