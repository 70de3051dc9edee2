// Generated from schemas/entities/alert.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/resource.ts';

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
          key0 === 'alertDesc' ||
          key0 === 'source' ||
          key0 === 'sourceId' ||
          key0 === 'user' ||
          key0 === 'dateCreated' ||
          key0 === 'alertSeen' ||
          key0 === 'archived'
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
    if (data.alertSeen !== undefined) {
      if (typeof data.alertSeen !== 'boolean') {
        const err1 = {
          instancePath: instancePath + '/alertSeen',
          schemaPath: '#/properties/alertSeen/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.archived !== undefined) {
      if (typeof data.archived !== 'boolean') {
        const err2 = {
          instancePath: instancePath + '/archived',
          schemaPath: '#/properties/archived/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
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
  alertDesc: 'Alert Desc must be text of at most 300 characters.',
  source: 'Source must be one of ACTIVITY, REMINDER, NOTE, CUSTOMER, QUOTE.',
  sourceId: 'Record must be a whole number.',
  user: 'User must be chosen from the list.',
  dateCreated: 'Date Added must be text of at most 100 characters.',
  alertSeen: 'Read must be yes or no.',
  archived: 'Archived must be yes or no.',
};
const required = {};
export const validators: Validators = { input, rules, when: {}, invalid, required };
