// Generated from schemas/reference/branch.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/resource.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    id: {},
    branchName: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' }] },
    branchCode: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$' }] },
    salesExec: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
        { type: 'null' },
      ],
    },
    branchId: {},
    salesExecId: { type: ['integer', 'null'], minimum: 1 },
    salesExecName: {},
    active: { type: 'boolean' },
    version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
  },
  additionalProperties: false,
  $defs: {},
};
const func1 = Object.prototype.hasOwnProperty;
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
    if (data.branchName !== undefined) {
      let data0 = data.branchName;
      if (typeof data0 !== 'string' && data0 !== null) {
        const err1 = {
          instancePath: instancePath + '/branchName',
          schemaPath: '#/properties/branchName/type',
          keyword: 'type',
          params: { type: schema19.properties.branchName.type },
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
            instancePath: instancePath + '/branchName',
            schemaPath: '#/properties/branchName/allOf/0/pattern',
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
    if (data.branchCode !== undefined) {
      let data1 = data.branchCode;
      if (typeof data1 !== 'string' && data1 !== null) {
        const err3 = {
          instancePath: instancePath + '/branchCode',
          schemaPath: '#/properties/branchCode/type',
          keyword: 'type',
          params: { type: schema19.properties.branchCode.type },
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
            instancePath: instancePath + '/branchCode',
            schemaPath: '#/properties/branchCode/allOf/0/pattern',
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
    if (data.salesExec !== undefined) {
      let data2 = data.salesExec;
      const _errs9 = errors;
      let valid3 = false;
      const _errs10 = errors;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
        const err5 = {
          instancePath: instancePath + '/salesExec',
          schemaPath: '#/properties/salesExec/anyOf/0/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data2 == 'number') {
        if (data2 < 1 || isNaN(data2)) {
          const err6 = {
            instancePath: instancePath + '/salesExec',
            schemaPath: '#/properties/salesExec/anyOf/0/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      var _valid0 = _errs10 === errors;
      valid3 = valid3 || _valid0;
      const _errs12 = errors;
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        if (data2.id === undefined) {
          const err7 = {
            instancePath: instancePath + '/salesExec',
            schemaPath: '#/properties/salesExec/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'id' },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data2.id !== undefined) {
          let data3 = data2.id;
          if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
            const err8 = {
              instancePath: instancePath + '/salesExec/id',
              schemaPath: '#/properties/salesExec/anyOf/1/properties/id/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (typeof data3 == 'number') {
            if (data3 < 1 || isNaN(data3)) {
              const err9 = {
                instancePath: instancePath + '/salesExec/id',
                schemaPath: '#/properties/salesExec/anyOf/1/properties/id/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
              };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          }
        }
      } else {
        const err10 = {
          instancePath: instancePath + '/salesExec',
          schemaPath: '#/properties/salesExec/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var _valid0 = _errs12 === errors;
      valid3 = valid3 || _valid0;
      if (_valid0) {
        var props0 = {};
        props0.id = true;
      }
      const _errs16 = errors;
      if (data2 !== null) {
        const err11 = {
          instancePath: instancePath + '/salesExec',
          schemaPath: '#/properties/salesExec/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var _valid0 = _errs16 === errors;
      valid3 = valid3 || _valid0;
      if (!valid3) {
        const err12 = {
          instancePath: instancePath + '/salesExec',
          schemaPath: '#/properties/salesExec/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs9;
        if (vErrors !== null) {
          if (_errs9) {
            vErrors.length = _errs9;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.salesExecId !== undefined) {
      let data4 = data.salesExecId;
      if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4)) && data4 !== null) {
        const err13 = {
          instancePath: instancePath + '/salesExecId',
          schemaPath: '#/properties/salesExecId/type',
          keyword: 'type',
          params: { type: schema19.properties.salesExecId.type },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data4 == 'number') {
        if (data4 < 1 || isNaN(data4)) {
          const err14 = {
            instancePath: instancePath + '/salesExecId',
            schemaPath: '#/properties/salesExecId/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.active !== undefined) {
      if (typeof data.active !== 'boolean') {
        const err15 = {
          instancePath: instancePath + '/active',
          schemaPath: '#/properties/active/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.version !== undefined) {
      let data6 = data.version;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6)) && data6 !== null) {
        const err16 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: schema19.properties.version.type },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data6 == 'number') {
        if (data6 > 2147483647 || isNaN(data6)) {
          const err17 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data6 < -2147483648 || isNaN(data6)) {
          const err18 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -2147483648 },
          };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
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
    if (data.branchName === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'branchName' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.branchCode === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'branchCode' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.branchName !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.branchName !== null) {
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
          instancePath: instancePath + '/branchName',
          schemaPath: '#/properties/branchName/not',
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
    if (data.branchCode !== undefined) {
      const _errs6 = errors;
      const _errs7 = errors;
      if (data.branchCode !== null) {
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
          instancePath: instancePath + '/branchCode',
          schemaPath: '#/properties/branchCode/not',
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
validate53.evaluated = { props: { branchName: true, branchCode: true }, dynamicProps: false, dynamicItems: false };

const invalid = {
  id: 'Id must be a whole number.',
  branchName: 'Branch must be text of at most 100 characters.',
  branchCode: 'Code must be text of at most 20 characters.',
  salesExec: 'Sales Exec must be chosen from the list.',
  branchId: 'Branch id must be text of at most 100 characters.',
  salesExecId: 'Sales exec id must be text of at most 100 characters.',
  salesExecName: 'Sales exec name must be text of at most 100 characters.',
  active: 'Active must be yes or no.',
  version: 'Version must be a whole number.',
};
const required = { branchName: 'Branch is required', branchCode: 'Code is required' };
export const validators: Validators = { input, rules, when: {}, invalid, required };
