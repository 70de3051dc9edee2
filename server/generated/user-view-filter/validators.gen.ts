// Generated from schemas/entities/user-view-filter.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/definition.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    id: {},
    filterName: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' }] },
    dbview: { $ref: '#/$defs/kind0' },
    user: {},
    whereClause: {},
    orderByClause: {},
    sortField: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,60}$' }] },
    sortOrder: { type: ['integer', 'null'], minimum: -1, maximum: 1 },
    favourite: { type: 'boolean' },
    favouriteOrder: { type: ['integer', 'null'], minimum: 0, maximum: 100000 },
    favouriteName: {
      type: ['string', 'null'],
      allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,140}$' }],
    },
    isDefault: { type: 'boolean' },
    dateCreated: {},
    createdBy: {},
    dateUpdated: {},
    updatedBy: {},
    version: { $ref: '#/$defs/kind0' },
  },
  additionalProperties: false,
  $defs: { kind0: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 } },
};
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$', 'u');
const pattern4 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,60}$', 'u');
const pattern5 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,140}$', 'u');
const schema20 = { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 };

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
  if (!(typeof data == 'number' && !(data % 1) && !isNaN(data)) && data !== null) {
    const err0 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: schema20.type } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == 'number') {
    if (data > 2147483647 || isNaN(data)) {
      const err1 = {
        instancePath,
        schemaPath: '#/maximum',
        keyword: 'maximum',
        params: { comparison: '<=', limit: 2147483647 },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < -2147483648 || isNaN(data)) {
      const err2 = {
        instancePath,
        schemaPath: '#/minimum',
        keyword: 'minimum',
        params: { comparison: '>=', limit: -2147483648 },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { dynamicProps: false, dynamicItems: false };

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
      if (!func1.call(schema19.properties, key0)) {
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
    if (data.filterName !== undefined) {
      let data0 = data.filterName;
      if (typeof data0 !== 'string' && data0 !== null) {
        const err1 = {
          instancePath: instancePath + '/filterName',
          schemaPath: '#/properties/filterName/type',
          keyword: 'type',
          params: { type: schema19.properties.filterName.type },
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
            instancePath: instancePath + '/filterName',
            schemaPath: '#/properties/filterName/allOf/0/pattern',
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
    if (data.dbview !== undefined) {
      if (
        !validate53(data.dbview, {
          instancePath: instancePath + '/dbview',
          parentData: data,
          parentDataProperty: 'dbview',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.sortField !== undefined) {
      let data2 = data.sortField;
      if (typeof data2 !== 'string' && data2 !== null) {
        const err3 = {
          instancePath: instancePath + '/sortField',
          schemaPath: '#/properties/sortField/type',
          keyword: 'type',
          params: { type: schema19.properties.sortField.type },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern4.test(data2)) {
          const err4 = {
            instancePath: instancePath + '/sortField',
            schemaPath: '#/properties/sortField/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,60}$' },
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
    if (data.sortOrder !== undefined) {
      let data3 = data.sortOrder;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3)) && data3 !== null) {
        const err5 = {
          instancePath: instancePath + '/sortOrder',
          schemaPath: '#/properties/sortOrder/type',
          keyword: 'type',
          params: { type: schema19.properties.sortOrder.type },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data3 == 'number') {
        if (data3 > 1 || isNaN(data3)) {
          const err6 = {
            instancePath: instancePath + '/sortOrder',
            schemaPath: '#/properties/sortOrder/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data3 < -1 || isNaN(data3)) {
          const err7 = {
            instancePath: instancePath + '/sortOrder',
            schemaPath: '#/properties/sortOrder/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -1 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.favourite !== undefined) {
      if (typeof data.favourite !== 'boolean') {
        const err8 = {
          instancePath: instancePath + '/favourite',
          schemaPath: '#/properties/favourite/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.favouriteOrder !== undefined) {
      let data5 = data.favouriteOrder;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5)) && data5 !== null) {
        const err9 = {
          instancePath: instancePath + '/favouriteOrder',
          schemaPath: '#/properties/favouriteOrder/type',
          keyword: 'type',
          params: { type: schema19.properties.favouriteOrder.type },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data5 == 'number') {
        if (data5 > 100000 || isNaN(data5)) {
          const err10 = {
            instancePath: instancePath + '/favouriteOrder',
            schemaPath: '#/properties/favouriteOrder/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100000 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err11 = {
            instancePath: instancePath + '/favouriteOrder',
            schemaPath: '#/properties/favouriteOrder/minimum',
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
    if (data.favouriteName !== undefined) {
      let data6 = data.favouriteName;
      if (typeof data6 !== 'string' && data6 !== null) {
        const err12 = {
          instancePath: instancePath + '/favouriteName',
          schemaPath: '#/properties/favouriteName/type',
          keyword: 'type',
          params: { type: schema19.properties.favouriteName.type },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data6 === 'string') {
        if (!pattern5.test(data6)) {
          const err13 = {
            instancePath: instancePath + '/favouriteName',
            schemaPath: '#/properties/favouriteName/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,140}$' },
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.isDefault !== undefined) {
      if (typeof data.isDefault !== 'boolean') {
        const err14 = {
          instancePath: instancePath + '/isDefault',
          schemaPath: '#/properties/isDefault/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.version !== undefined) {
      if (
        !validate53(data.version, {
          instancePath: instancePath + '/version',
          parentData: data,
          parentDataProperty: 'version',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { props: true, dynamicProps: false, dynamicItems: false };

export const rules = validate56;

function validate56(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.filterName === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'filterName' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.filterName !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.filterName !== null) {
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
          instancePath: instancePath + '/filterName',
          schemaPath: '#/properties/filterName/not',
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
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { props: { filterName: true }, dynamicProps: false, dynamicItems: false };

const invalid = {
  id: 'Id must be a whole number.',
  filterName: 'Name must be text of at most 100 characters.',
  dbview: 'List must be a whole number.',
  user: 'User must be chosen from the list.',
  whereClause: 'Where clause must be text of at most 4000 characters.',
  orderByClause: 'Order by must be text of at most 200 characters.',
  sortField: 'Sorted by must be text of at most 60 characters.',
  sortOrder: 'Direction must be a whole number from -1 to 1.',
  favourite: 'Favourite must be yes or no.',
  favouriteOrder: 'Filter order must be a whole number from 0 to 100000.',
  favouriteName: 'Favourite name must be text of at most 140 characters.',
  isDefault: 'Default must be yes or no.',
  dateCreated: 'Date created must be a date: DD/MM/YYYY.',
  createdBy: 'Created by must be chosen from the list.',
  dateUpdated: 'Date updated must be a date: DD/MM/YYYY.',
  updatedBy: 'Updated by must be chosen from the list.',
  version: 'Version must be a whole number.',
};
const required = { filterName: 'Filter Name is required.' };
export const validators: Validators = { input, rules, when: {}, invalid, required };
