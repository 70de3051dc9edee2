// Generated from schemas/entities/filter-condition.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/definition.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    id: {},
    userViewFilter: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
        { type: 'null' },
      ],
    },
    rowNo: { type: ['integer', 'null'], minimum: 1, maximum: 50 },
    rowStart: { type: ['string', 'null'], enum: ['AND', 'OR', null] },
    dbField: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,120}$' }] },
    condition: {
      type: ['string', 'null'],
      enum: ['=', '<>', '<', '<=', '>', '>=', 'contains', 'starts with', 'in', 'between', 'is empty', null],
    },
    value: { $ref: '#/$defs/kind0' },
    dbValue: { $ref: '#/$defs/kind0' },
  },
  additionalProperties: false,
  $defs: {
    kind0: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,1000}$' }] },
  },
};
const pattern3 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,120}$', 'u');
const schema20 = {
  type: ['string', 'null'],
  allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,1000}$' }],
};
const pattern4 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,1000}$', 'u');

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
  if (typeof data !== 'string' && data !== null) {
    const err0 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: schema20.type } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data === 'string') {
    if (!pattern4.test(data)) {
      const err1 = {
        instancePath,
        schemaPath: '#/allOf/0/pattern',
        keyword: 'pattern',
        params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,1000}$' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
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
      if (
        !(
          key0 === 'id' ||
          key0 === 'userViewFilter' ||
          key0 === 'rowNo' ||
          key0 === 'rowStart' ||
          key0 === 'dbField' ||
          key0 === 'condition' ||
          key0 === 'value' ||
          key0 === 'dbValue'
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
    if (data.userViewFilter !== undefined) {
      let data0 = data.userViewFilter;
      const _errs3 = errors;
      let valid1 = false;
      const _errs4 = errors;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0))) {
        const err1 = {
          instancePath: instancePath + '/userViewFilter',
          schemaPath: '#/properties/userViewFilter/anyOf/0/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == 'number') {
        if (data0 < 1 || isNaN(data0)) {
          const err2 = {
            instancePath: instancePath + '/userViewFilter',
            schemaPath: '#/properties/userViewFilter/anyOf/0/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      const _errs6 = errors;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
        if (data0.id === undefined) {
          const err3 = {
            instancePath: instancePath + '/userViewFilter',
            schemaPath: '#/properties/userViewFilter/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'id' },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.id !== undefined) {
          let data1 = data0.id;
          if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
            const err4 = {
              instancePath: instancePath + '/userViewFilter/id',
              schemaPath: '#/properties/userViewFilter/anyOf/1/properties/id/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (typeof data1 == 'number') {
            if (data1 < 1 || isNaN(data1)) {
              const err5 = {
                instancePath: instancePath + '/userViewFilter/id',
                schemaPath: '#/properties/userViewFilter/anyOf/1/properties/id/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
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
      } else {
        const err6 = {
          instancePath: instancePath + '/userViewFilter',
          schemaPath: '#/properties/userViewFilter/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        var props0 = {};
        props0.id = true;
      }
      const _errs10 = errors;
      if (data0 !== null) {
        const err7 = {
          instancePath: instancePath + '/userViewFilter',
          schemaPath: '#/properties/userViewFilter/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      var _valid0 = _errs10 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const err8 = {
          instancePath: instancePath + '/userViewFilter',
          schemaPath: '#/properties/userViewFilter/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.rowNo !== undefined) {
      let data2 = data.rowNo;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2)) && data2 !== null) {
        const err9 = {
          instancePath: instancePath + '/rowNo',
          schemaPath: '#/properties/rowNo/type',
          keyword: 'type',
          params: { type: schema19.properties.rowNo.type },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 == 'number') {
        if (data2 > 50 || isNaN(data2)) {
          const err10 = {
            instancePath: instancePath + '/rowNo',
            schemaPath: '#/properties/rowNo/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 50 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err11 = {
            instancePath: instancePath + '/rowNo',
            schemaPath: '#/properties/rowNo/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
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
    if (data.rowStart !== undefined) {
      let data3 = data.rowStart;
      if (typeof data3 !== 'string' && data3 !== null) {
        const err12 = {
          instancePath: instancePath + '/rowStart',
          schemaPath: '#/properties/rowStart/type',
          keyword: 'type',
          params: { type: schema19.properties.rowStart.type },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (!(data3 === 'AND' || data3 === 'OR' || data3 === null)) {
        const err13 = {
          instancePath: instancePath + '/rowStart',
          schemaPath: '#/properties/rowStart/enum',
          keyword: 'enum',
          params: { allowedValues: schema19.properties.rowStart.enum },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.dbField !== undefined) {
      let data4 = data.dbField;
      if (typeof data4 !== 'string' && data4 !== null) {
        const err14 = {
          instancePath: instancePath + '/dbField',
          schemaPath: '#/properties/dbField/type',
          keyword: 'type',
          params: { type: schema19.properties.dbField.type },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data4 === 'string') {
        if (!pattern3.test(data4)) {
          const err15 = {
            instancePath: instancePath + '/dbField',
            schemaPath: '#/properties/dbField/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,120}$' },
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.condition !== undefined) {
      let data5 = data.condition;
      if (typeof data5 !== 'string' && data5 !== null) {
        const err16 = {
          instancePath: instancePath + '/condition',
          schemaPath: '#/properties/condition/type',
          keyword: 'type',
          params: { type: schema19.properties.condition.type },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (
        !(
          data5 === '=' ||
          data5 === '<>' ||
          data5 === '<' ||
          data5 === '<=' ||
          data5 === '>' ||
          data5 === '>=' ||
          data5 === 'contains' ||
          data5 === 'starts with' ||
          data5 === 'in' ||
          data5 === 'between' ||
          data5 === 'is empty' ||
          data5 === null
        )
      ) {
        const err17 = {
          instancePath: instancePath + '/condition',
          schemaPath: '#/properties/condition/enum',
          keyword: 'enum',
          params: { allowedValues: schema19.properties.condition.enum },
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.value !== undefined) {
      if (
        !validate53(data.value, {
          instancePath: instancePath + '/value',
          parentData: data,
          parentDataProperty: 'value',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.dbValue !== undefined) {
      if (
        !validate53(data.dbValue, {
          instancePath: instancePath + '/dbValue',
          parentData: data,
          parentDataProperty: 'dbValue',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
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
    if (data.userViewFilter === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'userViewFilter' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.rowNo === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'rowNo' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.dbField === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'dbField' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.condition === undefined) {
      const err3 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'condition' },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.userViewFilter !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.userViewFilter !== null) {
        const err4 = {};
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        const err5 = {
          instancePath: instancePath + '/userViewFilter',
          schemaPath: '#/properties/userViewFilter/not',
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
    if (data.rowNo !== undefined) {
      const _errs6 = errors;
      const _errs7 = errors;
      if (data.rowNo !== null) {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var valid2 = _errs7 === errors;
      if (valid2) {
        const err7 = {
          instancePath: instancePath + '/rowNo',
          schemaPath: '#/properties/rowNo/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
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
    if (data.dbField !== undefined) {
      const _errs10 = errors;
      const _errs11 = errors;
      if (data.dbField !== null) {
        const err8 = {};
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      var valid3 = _errs11 === errors;
      if (valid3) {
        const err9 = {
          instancePath: instancePath + '/dbField',
          schemaPath: '#/properties/dbField/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      } else {
        errors = _errs10;
        if (vErrors !== null) {
          if (_errs10) {
            vErrors.length = _errs10;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.condition !== undefined) {
      const _errs14 = errors;
      const _errs15 = errors;
      if (data.condition !== null) {
        const err10 = {};
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var valid4 = _errs15 === errors;
      if (valid4) {
        const err11 = {
          instancePath: instancePath + '/condition',
          schemaPath: '#/properties/condition/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      } else {
        errors = _errs14;
        if (vErrors !== null) {
          if (_errs14) {
            vErrors.length = _errs14;
          } else {
            vErrors = null;
          }
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
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = {
  props: { userViewFilter: true, rowNo: true, dbField: true, condition: true },
  dynamicProps: false,
  dynamicItems: false,
};

const invalid = {
  id: 'Id must be a whole number.',
  userViewFilter: 'Filter must be chosen from the list.',
  rowNo: 'Row must be a whole number from 1 to 50.',
  rowStart: 'Gate must be one of AND, OR.',
  dbField: 'Field must be text of at most 120 characters.',
  condition: 'Condition must be one of =, <>, <, <=, >, >=, contains, starts with, in, between, is empty.',
  value: 'Value must be text of at most 1000 characters.',
  dbValue: 'Stored value must be text of at most 1000 characters.',
};
const required = {
  userViewFilter: 'Filter is required.',
  rowNo: 'Row is required.',
  dbField: 'Field is required.',
  condition: 'Condition is required.',
};
export const validators: Validators = { input, rules, when: {}, invalid, required };
