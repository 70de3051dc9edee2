// Generated from schemas/reference/quote-type.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/resource.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    id: {},
    quoteTypeName: {
      type: ['string', 'null'],
      allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' }],
    },
    active: { type: 'boolean' },
    version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
  },
  additionalProperties: false,
  $defs: {},
};
const pattern3 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$', 'u');

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
      if (!(key0 === 'id' || key0 === 'quoteTypeName' || key0 === 'active' || key0 === 'version')) {
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
    if (data.quoteTypeName !== undefined) {
      let data0 = data.quoteTypeName;
      if (typeof data0 !== 'string' && data0 !== null) {
        const err1 = {
          instancePath: instancePath + '/quoteTypeName',
          schemaPath: '#/properties/quoteTypeName/type',
          keyword: 'type',
          params: { type: schema19.properties.quoteTypeName.type },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 === 'string') {
        if (!pattern3.test(data0)) {
          const err2 = {
            instancePath: instancePath + '/quoteTypeName',
            schemaPath: '#/properties/quoteTypeName/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.active !== undefined) {
      if (typeof data.active !== 'boolean') {
        const err3 = {
          instancePath: instancePath + '/active',
          schemaPath: '#/properties/active/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.version !== undefined) {
      let data2 = data.version;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2)) && data2 !== null) {
        const err4 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: schema19.properties.version.type },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 == 'number') {
        if (data2 > 2147483647 || isNaN(data2)) {
          const err5 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data2 < -2147483648 || isNaN(data2)) {
          const err6 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -2147483648 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
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
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.quoteTypeName === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'quoteTypeName' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.quoteTypeName !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.quoteTypeName !== null) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        const err2 = {
          instancePath: instancePath + '/quoteTypeName',
          schemaPath: '#/properties/quoteTypeName/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      } else {
        errors = _errs2;
        if (vErrors !== null) {
          if (_errs2) {
            vErrors.length = _errs2;
          } else {
            vErrors = null;
          }
        }
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
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { props: { quoteTypeName: true }, dynamicProps: false, dynamicItems: false };

const invalid = {
  id: 'Id must be a whole number.',
  quoteTypeName: 'Quote Type must be text of at most 100 characters.',
  active: 'Active must be yes or no.',
  version: 'Version must be a whole number.',
};
const required = { quoteTypeName: 'Quote Type is required' };
export const validators: Validators = { input, rules, when: {}, invalid, required };
