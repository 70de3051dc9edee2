// Generated from schemas/entities/customer-branch.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/resource.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    custBranchId: {},
    customer: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { customerId: { type: 'integer', minimum: 1 } }, required: ['customerId'] },
        { type: 'null' },
      ],
    },
    customerId: { type: ['integer', 'null'], minimum: 1 },
    tasCode: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$' }] },
    mbpBranch: { $ref: '#/$defs/kind0' },
    salesExec: { $ref: '#/$defs/kind0' },
    mainBranch: { type: 'boolean' },
    active: { type: 'boolean' },
    dateCreated: {},
    createdBy: {},
    dateUpdated: {},
    updatedBy: {},
    version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
  },
  additionalProperties: false,
  $defs: {
    kind0: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
        { type: 'null' },
      ],
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$', 'u');

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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == 'number' && !(data % 1) && !isNaN(data))) {
    const err0 = { instancePath, schemaPath: '#/anyOf/0/type', keyword: 'type', params: { type: 'integer' } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == 'number') {
    if (data < 1 || isNaN(data)) {
      const err1 = {
        instancePath,
        schemaPath: '#/anyOf/0/minimum',
        keyword: 'minimum',
        params: { comparison: '>=', limit: 1 },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/anyOf/1/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0))) {
        const err3 = {
          instancePath: instancePath + '/id',
          schemaPath: '#/anyOf/1/properties/id/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == 'number') {
        if (data0 < 1 || isNaN(data0)) {
          const err4 = {
            instancePath: instancePath + '/id',
            schemaPath: '#/anyOf/1/properties/id/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
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
  } else {
    const err5 = { instancePath, schemaPath: '#/anyOf/1/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  var _valid0 = _errs3 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.id = true;
  }
  const _errs7 = errors;
  if (data !== null) {
    const err6 = { instancePath, schemaPath: '#/anyOf/2/type', keyword: 'type', params: { type: 'null' } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  var _valid0 = _errs7 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err7 = { instancePath, schemaPath: '#/anyOf', keyword: 'anyOf', params: {} };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate53.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate53.evaluated = { dynamicProps: true, dynamicItems: false };

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
    if (data.customer !== undefined) {
      let data0 = data.customer;
      const _errs3 = errors;
      let valid1 = false;
      const _errs4 = errors;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0))) {
        const err1 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf/0/type',
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
            instancePath: instancePath + '/customer',
            schemaPath: '#/properties/customer/anyOf/0/minimum',
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
        if (data0.customerId === undefined) {
          const err3 = {
            instancePath: instancePath + '/customer',
            schemaPath: '#/properties/customer/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'customerId' },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.customerId !== undefined) {
          let data1 = data0.customerId;
          if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
            const err4 = {
              instancePath: instancePath + '/customer/customerId',
              schemaPath: '#/properties/customer/anyOf/1/properties/customerId/type',
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
                instancePath: instancePath + '/customer/customerId',
                schemaPath: '#/properties/customer/anyOf/1/properties/customerId/minimum',
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
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf/1/type',
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
        props0.customerId = true;
      }
      const _errs10 = errors;
      if (data0 !== null) {
        const err7 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf/2/type',
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
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf',
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
    if (data.customerId !== undefined) {
      let data2 = data.customerId;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2)) && data2 !== null) {
        const err9 = {
          instancePath: instancePath + '/customerId',
          schemaPath: '#/properties/customerId/type',
          keyword: 'type',
          params: { type: schema19.properties.customerId.type },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 == 'number') {
        if (data2 < 1 || isNaN(data2)) {
          const err10 = {
            instancePath: instancePath + '/customerId',
            schemaPath: '#/properties/customerId/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.tasCode !== undefined) {
      let data3 = data.tasCode;
      if (typeof data3 !== 'string' && data3 !== null) {
        const err11 = {
          instancePath: instancePath + '/tasCode',
          schemaPath: '#/properties/tasCode/type',
          keyword: 'type',
          params: { type: schema19.properties.tasCode.type },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 === 'string') {
        if (!pattern3.test(data3)) {
          const err12 = {
            instancePath: instancePath + '/tasCode',
            schemaPath: '#/properties/tasCode/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$' },
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
    if (data.mbpBranch !== undefined) {
      if (
        !validate53(data.mbpBranch, {
          instancePath: instancePath + '/mbpBranch',
          parentData: data,
          parentDataProperty: 'mbpBranch',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.salesExec !== undefined) {
      if (
        !validate53(data.salesExec, {
          instancePath: instancePath + '/salesExec',
          parentData: data,
          parentDataProperty: 'salesExec',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.mainBranch !== undefined) {
      if (typeof data.mainBranch !== 'boolean') {
        const err13 = {
          instancePath: instancePath + '/mainBranch',
          schemaPath: '#/properties/mainBranch/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.active !== undefined) {
      if (typeof data.active !== 'boolean') {
        const err14 = {
          instancePath: instancePath + '/active',
          schemaPath: '#/properties/active/type',
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
      let data8 = data.version;
      if (!(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8)) && data8 !== null) {
        const err15 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: schema19.properties.version.type },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data8 == 'number') {
        if (data8 > 2147483647 || isNaN(data8)) {
          const err16 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data8 < -2147483648 || isNaN(data8)) {
          const err17 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -2147483648 },
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
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
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.active !== undefined) {
      if (true !== data.active) {
        const err0 = {};
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2;
  if (vErrors !== null) {
    if (_errs2) {
      vErrors.length = _errs2;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs6 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.mbpBranch === undefined) {
        const err1 = {
          instancePath,
          schemaPath: '#/allOf/0/then/required',
          keyword: 'required',
          params: { missingProperty: 'mbpBranch' },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (data.mbpBranch !== undefined) {
        const _errs8 = errors;
        const _errs9 = errors;
        if (data.mbpBranch !== null) {
          const err2 = {};
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var valid5 = _errs9 === errors;
        if (valid5) {
          const err3 = {
            instancePath: instancePath + '/mbpBranch',
            schemaPath: '#/allOf/0/then/properties/mbpBranch/not',
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
          errors = _errs8;
          if (vErrors !== null) {
            if (_errs8) {
              vErrors.length = _errs8;
            } else {
              vErrors = null;
            }
          }
        }
      }
    }
    var _valid0 = _errs6 === errors;
    valid1 = _valid0;
    if (valid1) {
      var props0 = {};
      props0.mbpBranch = true;
      props0.active = true;
    }
  }
  if (!valid1) {
    const err4 = { instancePath, schemaPath: '#/allOf/0/if', keyword: 'if', params: { failingKeyword: 'then' } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  const _errs12 = errors;
  let valid6 = true;
  const _errs13 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.active !== undefined) {
      if (true !== data.active) {
        const err5 = {};
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  }
  var _valid1 = _errs13 === errors;
  errors = _errs12;
  if (vErrors !== null) {
    if (_errs12) {
      vErrors.length = _errs12;
    } else {
      vErrors = null;
    }
  }
  if (_valid1) {
    const _errs16 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.salesExec === undefined) {
        const err6 = {
          instancePath,
          schemaPath: '#/allOf/1/then/required',
          keyword: 'required',
          params: { missingProperty: 'salesExec' },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data.salesExec !== undefined) {
        const _errs18 = errors;
        const _errs19 = errors;
        if (data.salesExec !== null) {
          const err7 = {};
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        var valid10 = _errs19 === errors;
        if (valid10) {
          const err8 = {
            instancePath: instancePath + '/salesExec',
            schemaPath: '#/allOf/1/then/properties/salesExec/not',
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
    }
    var _valid1 = _errs16 === errors;
    valid6 = _valid1;
    if (valid6) {
      var props1 = {};
      props1.salesExec = true;
      props1.active = true;
    }
  }
  if (!valid6) {
    const err9 = { instancePath, schemaPath: '#/allOf/1/if', keyword: 'if', params: { failingKeyword: 'then' } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  if (props0 !== true && props1 !== undefined) {
    if (props1 === true) {
      props0 = true;
    } else {
      props0 = props0 || {};
      Object.assign(props0, props1);
    }
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.customer === undefined) {
      const err10 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'customer' },
      };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.tasCode === undefined) {
      const err11 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'tasCode' },
      };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (props0 !== true) {
      props0 = props0 || {};
      props0.customer = true;
      props0.tasCode = true;
    }
    if (data.customer !== undefined) {
      const _errs22 = errors;
      const _errs23 = errors;
      if (data.customer !== null) {
        const err12 = {};
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      var valid12 = _errs23 === errors;
      if (valid12) {
        const err13 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = _errs22;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.tasCode !== undefined) {
      const _errs26 = errors;
      const _errs27 = errors;
      if (data.tasCode !== null) {
        const err14 = {};
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      var valid13 = _errs27 === errors;
      if (valid13) {
        const err15 = {
          instancePath: instancePath + '/tasCode',
          schemaPath: '#/properties/tasCode/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs26;
        if (vErrors !== null) {
          if (_errs26) {
            vErrors.length = _errs26;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate56.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate56.evaluated = { dynamicProps: true, dynamicItems: false };

export const required_mbpBranch = validate57;

function validate57(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.active !== undefined) {
      if (true !== data.active) {
        const err0 = {
          instancePath: instancePath + '/active',
          schemaPath: '#/properties/active/const',
          keyword: 'const',
          params: { allowedValue: true },
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { props: { active: true }, dynamicProps: false, dynamicItems: false };

export const required_salesExec = validate58;

function validate58(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.active !== undefined) {
      if (true !== data.active) {
        const err0 = {
          instancePath: instancePath + '/active',
          schemaPath: '#/properties/active/const',
          keyword: 'const',
          params: { allowedValue: true },
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { props: { active: true }, dynamicProps: false, dynamicItems: false };

const invalid = {
  custBranchId: 'Cust branch id must be a whole number.',
  customer: 'Customer must be chosen from the list.',
  customerId: 'Customer id must be text of at most 100 characters.',
  tasCode: 'Account No must be text of at most 20 characters.',
  mbpBranch: 'Branch must be chosen from the list.',
  salesExec: 'Sales Exec must be chosen from the list.',
  mainBranch: 'Main branch must be yes or no.',
  active: 'Active must be yes or no.',
  dateCreated: 'Date created must be a date: DD/MM/YYYY.',
  createdBy: 'Created by must be chosen from the list.',
  dateUpdated: 'Date updated must be a date: DD/MM/YYYY.',
  updatedBy: 'Updated by must be chosen from the list.',
  version: 'Version must be a whole number.',
};
const required = {
  customer: 'Customer is required.',
  tasCode: 'Account No is required.',
  mbpBranch: 'Branch is required.',
  salesExec: 'SalesExec is required.',
};
export const validators: Validators = {
  input,
  rules,
  when: { mbpBranch: { required: required_mbpBranch }, salesExec: { required: required_salesExec } },
  invalid,
  required,
};
