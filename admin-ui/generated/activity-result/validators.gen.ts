// Generated from schemas/reference/activity-result.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/resource.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    id: {},
    resultDesc: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' }] },
    resultCode: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$' }] },
    createActivity: { type: 'boolean' },
    daysFromNow: { type: ['integer', 'null'], minimum: 0, maximum: 3650 },
    active: { type: 'boolean' },
    version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
  },
  additionalProperties: false,
  $defs: {},
};
const pattern3 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$', 'u');
const pattern4 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$', 'u');

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
          key0 === 'resultDesc' ||
          key0 === 'resultCode' ||
          key0 === 'createActivity' ||
          key0 === 'daysFromNow' ||
          key0 === 'active' ||
          key0 === 'version'
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
    if (data.resultDesc !== undefined) {
      let data0 = data.resultDesc;
      if (typeof data0 !== 'string' && data0 !== null) {
        const err1 = {
          instancePath: instancePath + '/resultDesc',
          schemaPath: '#/properties/resultDesc/type',
          keyword: 'type',
          params: { type: schema19.properties.resultDesc.type },
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
            instancePath: instancePath + '/resultDesc',
            schemaPath: '#/properties/resultDesc/allOf/0/pattern',
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
    if (data.resultCode !== undefined) {
      let data1 = data.resultCode;
      if (typeof data1 !== 'string' && data1 !== null) {
        const err3 = {
          instancePath: instancePath + '/resultCode',
          schemaPath: '#/properties/resultCode/type',
          keyword: 'type',
          params: { type: schema19.properties.resultCode.type },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
          const err4 = {
            instancePath: instancePath + '/resultCode',
            schemaPath: '#/properties/resultCode/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$' },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.createActivity !== undefined) {
      if (typeof data.createActivity !== 'boolean') {
        const err5 = {
          instancePath: instancePath + '/createActivity',
          schemaPath: '#/properties/createActivity/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.daysFromNow !== undefined) {
      let data3 = data.daysFromNow;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3)) && data3 !== null) {
        const err6 = {
          instancePath: instancePath + '/daysFromNow',
          schemaPath: '#/properties/daysFromNow/type',
          keyword: 'type',
          params: { type: schema19.properties.daysFromNow.type },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data3 == 'number') {
        if (data3 > 3650 || isNaN(data3)) {
          const err7 = {
            instancePath: instancePath + '/daysFromNow',
            schemaPath: '#/properties/daysFromNow/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 3650 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err8 = {
            instancePath: instancePath + '/daysFromNow',
            schemaPath: '#/properties/daysFromNow/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.active !== undefined) {
      if (typeof data.active !== 'boolean') {
        const err9 = {
          instancePath: instancePath + '/active',
          schemaPath: '#/properties/active/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.version !== undefined) {
      let data5 = data.version;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5)) && data5 !== null) {
        const err10 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: schema19.properties.version.type },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data5 == 'number') {
        if (data5 > 2147483647 || isNaN(data5)) {
          const err11 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data5 < -2147483648 || isNaN(data5)) {
          const err12 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -2147483648 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
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
    if (data.resultDesc === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'resultDesc' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.resultCode === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'resultCode' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.resultDesc !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.resultDesc !== null) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        const err3 = {
          instancePath: instancePath + '/resultDesc',
          schemaPath: '#/properties/resultDesc/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
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
    if (data.resultCode !== undefined) {
      const _errs6 = errors;
      const _errs7 = errors;
      if (data.resultCode !== null) {
        const err4 = {};
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var valid2 = _errs7 === errors;
      if (valid2) {
        const err5 = {
          instancePath: instancePath + '/resultCode',
          schemaPath: '#/properties/resultCode/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs6;
        if (vErrors !== null) {
          if (_errs6) {
            vErrors.length = _errs6;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { props: { resultDesc: true, resultCode: true }, dynamicProps: false, dynamicItems: false };

const invalid = {
  id: 'Id must be a whole number.',
  resultDesc: 'Result must be text of at most 100 characters.',
  resultCode: 'Code must be text of at most 20 characters.',
  createActivity: 'Plans a follow-up must be yes or no.',
  daysFromNow: 'Days from now must be a whole number from 0 to 3650.',
  active: 'Active must be yes or no.',
  version: 'Version must be a whole number.',
};
const required = { resultDesc: 'Result is required', resultCode: 'Code is required' };
export const validators: Validators = { input, rules, when: {}, invalid, required };
