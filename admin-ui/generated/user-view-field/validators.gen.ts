// Generated from schemas/entities/user-view-field.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/resource.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    id: {},
    user: {},
    dbView: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    dbField: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,60}$' }] },
    colOrder: { type: ['integer', 'null'], minimum: 0, maximum: 1000 },
    width: { type: ['integer', 'null'], minimum: 0, maximum: 10000 },
  },
  additionalProperties: false,
  $defs: {},
};
const pattern3 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,60}$', 'u');

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
          key0 === 'dbView' ||
          key0 === 'dbField' ||
          key0 === 'colOrder' ||
          key0 === 'width'
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
    if (data.dbView !== undefined) {
      let data0 = data.dbView;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0)) && data0 !== null) {
        const err1 = {
          instancePath: instancePath + '/dbView',
          schemaPath: '#/properties/dbView/type',
          keyword: 'type',
          params: { type: schema19.properties.dbView.type },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == 'number') {
        if (data0 > 2147483647 || isNaN(data0)) {
          const err2 = {
            instancePath: instancePath + '/dbView',
            schemaPath: '#/properties/dbView/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + '/dbView',
            schemaPath: '#/properties/dbView/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.dbField !== undefined) {
      let data1 = data.dbField;
      if (typeof data1 !== 'string' && data1 !== null) {
        const err4 = {
          instancePath: instancePath + '/dbField',
          schemaPath: '#/properties/dbField/type',
          keyword: 'type',
          params: { type: schema19.properties.dbField.type },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern3.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/dbField',
            schemaPath: '#/properties/dbField/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,60}$' },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.colOrder !== undefined) {
      let data2 = data.colOrder;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2)) && data2 !== null) {
        const err6 = {
          instancePath: instancePath + '/colOrder',
          schemaPath: '#/properties/colOrder/type',
          keyword: 'type',
          params: { type: schema19.properties.colOrder.type },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == 'number') {
        if (data2 > 1000 || isNaN(data2)) {
          const err7 = {
            instancePath: instancePath + '/colOrder',
            schemaPath: '#/properties/colOrder/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err8 = {
            instancePath: instancePath + '/colOrder',
            schemaPath: '#/properties/colOrder/minimum',
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
    if (data.width !== undefined) {
      let data3 = data.width;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3)) && data3 !== null) {
        const err9 = {
          instancePath: instancePath + '/width',
          schemaPath: '#/properties/width/type',
          keyword: 'type',
          params: { type: schema19.properties.width.type },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 == 'number') {
        if (data3 > 10000 || isNaN(data3)) {
          const err10 = {
            instancePath: instancePath + '/width',
            schemaPath: '#/properties/width/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 10000 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err11 = {
            instancePath: instancePath + '/width',
            schemaPath: '#/properties/width/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
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
    if (data.dbView === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'dbView' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.dbField === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'dbField' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.dbView !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.dbView !== null) {
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
          instancePath: instancePath + '/dbView',
          schemaPath: '#/properties/dbView/not',
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
    if (data.dbField !== undefined) {
      const _errs6 = errors;
      const _errs7 = errors;
      if (data.dbField !== null) {
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
          instancePath: instancePath + '/dbField',
          schemaPath: '#/properties/dbField/not',
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
validate53.evaluated = { props: { dbView: true, dbField: true }, dynamicProps: false, dynamicItems: false };

const invalid = {
  id: 'Id must be a whole number.',
  user: 'User must be chosen from the list.',
  dbView: 'List must be a whole number.',
  dbField: 'Column must be text of at most 60 characters.',
  colOrder: 'Place must be a whole number from 0 to 1000.',
  width: 'Width must be a whole number from 0 to 10000.',
};
const required = { dbView: 'List is required.', dbField: 'Column is required.' };
export const validators: Validators = { input, rules, when: {}, invalid, required };
