// Generated from schemas/entities/sales-forecast.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/resource.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    id: {},
    sYear: { type: ['integer', 'null'], minimum: 2000, maximum: 2100 },
    sMonth: { type: ['integer', 'null'], minimum: 1, maximum: 12 },
    branch: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
        { type: 'null' },
      ],
    },
    custCode: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' }] },
    customer: {},
    custName: {},
    salesExec: {},
    forecastValue: { type: ['number', 'null'], minimum: -9999999999, maximum: 9999999999 },
    dateCreated: {},
    createdBy: {},
    dateUpdated: {},
    updatedBy: {},
    version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
  },
  additionalProperties: false,
  $defs: {},
};
const func1 = Object.prototype.hasOwnProperty;
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
    if (data.sYear !== undefined) {
      let data0 = data.sYear;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0)) && data0 !== null) {
        const err1 = {
          instancePath: instancePath + '/sYear',
          schemaPath: '#/properties/sYear/type',
          keyword: 'type',
          params: { type: schema19.properties.sYear.type },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == 'number') {
        if (data0 > 2100 || isNaN(data0)) {
          const err2 = {
            instancePath: instancePath + '/sYear',
            schemaPath: '#/properties/sYear/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2100 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < 2000 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + '/sYear',
            schemaPath: '#/properties/sYear/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 2000 },
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
    if (data.sMonth !== undefined) {
      let data1 = data.sMonth;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1)) && data1 !== null) {
        const err4 = {
          instancePath: instancePath + '/sMonth',
          schemaPath: '#/properties/sMonth/type',
          keyword: 'type',
          params: { type: schema19.properties.sMonth.type },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == 'number') {
        if (data1 > 12 || isNaN(data1)) {
          const err5 = {
            instancePath: instancePath + '/sMonth',
            schemaPath: '#/properties/sMonth/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 12 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err6 = {
            instancePath: instancePath + '/sMonth',
            schemaPath: '#/properties/sMonth/minimum',
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
    }
    if (data.branch !== undefined) {
      let data2 = data.branch;
      const _errs7 = errors;
      let valid1 = false;
      const _errs8 = errors;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
        const err7 = {
          instancePath: instancePath + '/branch',
          schemaPath: '#/properties/branch/anyOf/0/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 == 'number') {
        if (data2 < 1 || isNaN(data2)) {
          const err8 = {
            instancePath: instancePath + '/branch',
            schemaPath: '#/properties/branch/anyOf/0/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      var _valid0 = _errs8 === errors;
      valid1 = valid1 || _valid0;
      const _errs10 = errors;
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        if (data2.id === undefined) {
          const err9 = {
            instancePath: instancePath + '/branch',
            schemaPath: '#/properties/branch/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'id' },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data2.id !== undefined) {
          let data3 = data2.id;
          if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
            const err10 = {
              instancePath: instancePath + '/branch/id',
              schemaPath: '#/properties/branch/anyOf/1/properties/id/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (typeof data3 == 'number') {
            if (data3 < 1 || isNaN(data3)) {
              const err11 = {
                instancePath: instancePath + '/branch/id',
                schemaPath: '#/properties/branch/anyOf/1/properties/id/minimum',
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
      } else {
        const err12 = {
          instancePath: instancePath + '/branch',
          schemaPath: '#/properties/branch/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      var _valid0 = _errs10 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        var props0 = {};
        props0.id = true;
      }
      const _errs14 = errors;
      if (data2 !== null) {
        const err13 = {
          instancePath: instancePath + '/branch',
          schemaPath: '#/properties/branch/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var _valid0 = _errs14 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const err14 = {
          instancePath: instancePath + '/branch',
          schemaPath: '#/properties/branch/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      } else {
        errors = _errs7;
        if (vErrors !== null) {
          if (_errs7) {
            vErrors.length = _errs7;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.custCode !== undefined) {
      let data4 = data.custCode;
      if (typeof data4 !== 'string' && data4 !== null) {
        const err15 = {
          instancePath: instancePath + '/custCode',
          schemaPath: '#/properties/custCode/type',
          keyword: 'type',
          params: { type: schema19.properties.custCode.type },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data4 === 'string') {
        if (!pattern3.test(data4)) {
          const err16 = {
            instancePath: instancePath + '/custCode',
            schemaPath: '#/properties/custCode/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.forecastValue !== undefined) {
      let data5 = data.forecastValue;
      if (!(typeof data5 == 'number') && data5 !== null) {
        const err17 = {
          instancePath: instancePath + '/forecastValue',
          schemaPath: '#/properties/forecastValue/type',
          keyword: 'type',
          params: { type: schema19.properties.forecastValue.type },
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data5 == 'number') {
        if (data5 > 9999999999 || isNaN(data5)) {
          const err18 = {
            instancePath: instancePath + '/forecastValue',
            schemaPath: '#/properties/forecastValue/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 9999999999 },
          };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data5 < -9999999999 || isNaN(data5)) {
          const err19 = {
            instancePath: instancePath + '/forecastValue',
            schemaPath: '#/properties/forecastValue/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -9999999999 },
          };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.version !== undefined) {
      let data6 = data.version;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6)) && data6 !== null) {
        const err20 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: schema19.properties.version.type },
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data6 == 'number') {
        if (data6 > 2147483647 || isNaN(data6)) {
          const err21 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data6 < -2147483648 || isNaN(data6)) {
          const err22 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -2147483648 },
          };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
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
    if (data.sYear === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'sYear' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sMonth === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'sMonth' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.branch === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'branch' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.custCode === undefined) {
      const err3 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'custCode' },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.forecastValue === undefined) {
      const err4 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'forecastValue' },
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.sYear !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.sYear !== null) {
        const err5 = {};
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        const err6 = {
          instancePath: instancePath + '/sYear',
          schemaPath: '#/properties/sYear/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
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
    if (data.sMonth !== undefined) {
      const _errs6 = errors;
      const _errs7 = errors;
      if (data.sMonth !== null) {
        const err7 = {};
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      var valid2 = _errs7 === errors;
      if (valid2) {
        const err8 = {
          instancePath: instancePath + '/sMonth',
          schemaPath: '#/properties/sMonth/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
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
    if (data.branch !== undefined) {
      const _errs10 = errors;
      const _errs11 = errors;
      if (data.branch !== null) {
        const err9 = {};
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var valid3 = _errs11 === errors;
      if (valid3) {
        const err10 = {
          instancePath: instancePath + '/branch',
          schemaPath: '#/properties/branch/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
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
    if (data.custCode !== undefined) {
      const _errs14 = errors;
      const _errs15 = errors;
      if (data.custCode !== null) {
        const err11 = {};
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var valid4 = _errs15 === errors;
      if (valid4) {
        const err12 = {
          instancePath: instancePath + '/custCode',
          schemaPath: '#/properties/custCode/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
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
    if (data.forecastValue !== undefined) {
      const _errs18 = errors;
      const _errs19 = errors;
      if (data.forecastValue !== null) {
        const err13 = {};
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var valid5 = _errs19 === errors;
      if (valid5) {
        const err14 = {
          instancePath: instancePath + '/forecastValue',
          schemaPath: '#/properties/forecastValue/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      } else {
        errors = _errs18;
        if (vErrors !== null) {
          if (_errs18) {
            vErrors.length = _errs18;
          } else {
            vErrors = null;
          }
        }
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
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = {
  props: { sYear: true, sMonth: true, branch: true, custCode: true, forecastValue: true },
  dynamicProps: false,
  dynamicItems: false,
};

const invalid = {
  id: 'Id must be a whole number.',
  sYear: 'Year must be a whole number from 2000 to 2100.',
  sMonth: 'Month must be a month from 1 to 12.',
  branch: 'Branch must be chosen from the list.',
  custCode: 'Account No must be text of at most 100 characters.',
  customer: 'Customer must be chosen from the list.',
  custName: 'Customer name must be text of at most 100 characters.',
  salesExec: 'Sales Exec must be chosen from the list.',
  forecastValue: 'Forecast must be an amount in pounds.',
  dateCreated: 'Date created must be a date: DD/MM/YYYY.',
  createdBy: 'Created by must be chosen from the list.',
  dateUpdated: 'Date updated must be a date: DD/MM/YYYY.',
  updatedBy: 'Updated by must be chosen from the list.',
  version: 'Version must be a whole number.',
};
const required = {
  sYear: 'Year is required.',
  sMonth: 'Month is required.',
  branch: 'Branch is required.',
  custCode: 'Account No is required.',
  forecastValue: 'Forecast is required.',
};
export const validators: Validators = { input, rules, when: {}, invalid, required };
