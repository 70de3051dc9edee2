// Generated from schemas/entities/quotation.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/definition.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    quoteVerId: {},
    sQuoteNo: {},
    versionNo: {},
    opportunity: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { oppId: { type: 'integer', minimum: 1 } }, required: ['oppId'] },
        { type: 'null' },
      ],
    },
    address1: {},
    address2: {},
    postCode: {},
    customer: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { customerId: { type: 'integer', minimum: 1 } }, required: ['customerId'] },
        { type: 'null' },
      ],
    },
    mbpBranch: { $ref: '#/$defs/kind0' },
    quoteVerDate: { $ref: '#/$defs/kind1' },
    productType: { $ref: '#/$defs/kind0' },
    expiryDate: { $ref: '#/$defs/kind1' },
    expectedOrderDate: { $ref: '#/$defs/kind1' },
    reqDeliveryDate: { $ref: '#/$defs/kind1' },
    productValue: { $ref: '#/$defs/kind2' },
    internalValue: { $ref: '#/$defs/kind2' },
    productQty: { type: ['integer', 'null'], minimum: 0, maximum: 2147483647 },
    quoteGrade: { $ref: '#/$defs/kind0' },
    quoteStatus: { $ref: '#/$defs/kind0' },
    createdByDept: {},
    lostQuoteReason: { $ref: '#/$defs/kind0' },
    chaseBy: { $ref: '#/$defs/kind0' },
    notes: {
      type: ['string', 'null'],
      allOf: [{ pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$' }],
    },
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
    kind1: {
      type: ['string', 'null'],
      pattern:
        '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
    },
    kind2: { type: ['number', 'null'], minimum: 0, maximum: 9999999999 },
  },
};
const func1 = Object.prototype.hasOwnProperty;

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

const schema21 = {
  type: ['string', 'null'],
  pattern:
    '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
};
const pattern3 = new RegExp(
  '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
  'u',
);

function validate55(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (typeof data !== 'string' && data !== null) {
    const err0 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: schema21.type } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data === 'string') {
    if (!pattern3.test(data)) {
      const err1 = {
        instancePath,
        schemaPath: '#/pattern',
        keyword: 'pattern',
        params: {
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { dynamicProps: false, dynamicItems: false };

const schema22 = { type: ['number', 'null'], minimum: 0, maximum: 9999999999 };

function validate61(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(typeof data == 'number') && data !== null) {
    const err0 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: schema22.type } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == 'number') {
    if (data > 9999999999 || isNaN(data)) {
      const err1 = {
        instancePath,
        schemaPath: '#/maximum',
        keyword: 'maximum',
        params: { comparison: '<=', limit: 9999999999 },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err2 = {
        instancePath,
        schemaPath: '#/minimum',
        keyword: 'minimum',
        params: { comparison: '>=', limit: 0 },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { dynamicProps: false, dynamicItems: false };

const pattern4 = new RegExp('^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$', 'u');

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
    if (data.opportunity !== undefined) {
      let data0 = data.opportunity;
      const _errs3 = errors;
      let valid1 = false;
      const _errs4 = errors;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0))) {
        const err1 = {
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf/0/type',
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
            instancePath: instancePath + '/opportunity',
            schemaPath: '#/properties/opportunity/anyOf/0/minimum',
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
        if (data0.oppId === undefined) {
          const err3 = {
            instancePath: instancePath + '/opportunity',
            schemaPath: '#/properties/opportunity/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'oppId' },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.oppId !== undefined) {
          let data1 = data0.oppId;
          if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1))) {
            const err4 = {
              instancePath: instancePath + '/opportunity/oppId',
              schemaPath: '#/properties/opportunity/anyOf/1/properties/oppId/type',
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
                instancePath: instancePath + '/opportunity/oppId',
                schemaPath: '#/properties/opportunity/anyOf/1/properties/oppId/minimum',
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
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf/1/type',
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
        props0.oppId = true;
      }
      const _errs10 = errors;
      if (data0 !== null) {
        const err7 = {
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf/2/type',
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
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf',
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
    if (data.customer !== undefined) {
      let data2 = data.customer;
      const _errs13 = errors;
      let valid3 = false;
      const _errs14 = errors;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
        const err9 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf/0/type',
          keyword: 'type',
          params: { type: 'integer' },
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
            instancePath: instancePath + '/customer',
            schemaPath: '#/properties/customer/anyOf/0/minimum',
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
      var _valid1 = _errs14 === errors;
      valid3 = valid3 || _valid1;
      const _errs16 = errors;
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        if (data2.customerId === undefined) {
          const err11 = {
            instancePath: instancePath + '/customer',
            schemaPath: '#/properties/customer/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'customerId' },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data2.customerId !== undefined) {
          let data3 = data2.customerId;
          if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
            const err12 = {
              instancePath: instancePath + '/customer/customerId',
              schemaPath: '#/properties/customer/anyOf/1/properties/customerId/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (typeof data3 == 'number') {
            if (data3 < 1 || isNaN(data3)) {
              const err13 = {
                instancePath: instancePath + '/customer/customerId',
                schemaPath: '#/properties/customer/anyOf/1/properties/customerId/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
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
      } else {
        const err14 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      var _valid1 = _errs16 === errors;
      valid3 = valid3 || _valid1;
      if (_valid1) {
        var props1 = {};
        props1.customerId = true;
      }
      const _errs20 = errors;
      if (data2 !== null) {
        const err15 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var _valid1 = _errs20 === errors;
      valid3 = valid3 || _valid1;
      if (!valid3) {
        const err16 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      } else {
        errors = _errs13;
        if (vErrors !== null) {
          if (_errs13) {
            vErrors.length = _errs13;
          } else {
            vErrors = null;
          }
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
    if (data.quoteVerDate !== undefined) {
      if (
        !validate55(data.quoteVerDate, {
          instancePath: instancePath + '/quoteVerDate',
          parentData: data,
          parentDataProperty: 'quoteVerDate',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.productType !== undefined) {
      if (
        !validate53(data.productType, {
          instancePath: instancePath + '/productType',
          parentData: data,
          parentDataProperty: 'productType',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.expiryDate !== undefined) {
      if (
        !validate55(data.expiryDate, {
          instancePath: instancePath + '/expiryDate',
          parentData: data,
          parentDataProperty: 'expiryDate',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.expectedOrderDate !== undefined) {
      if (
        !validate55(data.expectedOrderDate, {
          instancePath: instancePath + '/expectedOrderDate',
          parentData: data,
          parentDataProperty: 'expectedOrderDate',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.reqDeliveryDate !== undefined) {
      if (
        !validate55(data.reqDeliveryDate, {
          instancePath: instancePath + '/reqDeliveryDate',
          parentData: data,
          parentDataProperty: 'reqDeliveryDate',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.productValue !== undefined) {
      if (
        !validate61(data.productValue, {
          instancePath: instancePath + '/productValue',
          parentData: data,
          parentDataProperty: 'productValue',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.internalValue !== undefined) {
      if (
        !validate61(data.internalValue, {
          instancePath: instancePath + '/internalValue',
          parentData: data,
          parentDataProperty: 'internalValue',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.productQty !== undefined) {
      let data12 = data.productQty;
      if (!(typeof data12 == 'number' && !(data12 % 1) && !isNaN(data12)) && data12 !== null) {
        const err17 = {
          instancePath: instancePath + '/productQty',
          schemaPath: '#/properties/productQty/type',
          keyword: 'type',
          params: { type: schema19.properties.productQty.type },
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data12 == 'number') {
        if (data12 > 2147483647 || isNaN(data12)) {
          const err18 = {
            instancePath: instancePath + '/productQty',
            schemaPath: '#/properties/productQty/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          const err19 = {
            instancePath: instancePath + '/productQty',
            schemaPath: '#/properties/productQty/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
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
    if (data.quoteGrade !== undefined) {
      if (
        !validate53(data.quoteGrade, {
          instancePath: instancePath + '/quoteGrade',
          parentData: data,
          parentDataProperty: 'quoteGrade',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.quoteStatus !== undefined) {
      if (
        !validate53(data.quoteStatus, {
          instancePath: instancePath + '/quoteStatus',
          parentData: data,
          parentDataProperty: 'quoteStatus',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.lostQuoteReason !== undefined) {
      if (
        !validate53(data.lostQuoteReason, {
          instancePath: instancePath + '/lostQuoteReason',
          parentData: data,
          parentDataProperty: 'lostQuoteReason',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.chaseBy !== undefined) {
      if (
        !validate53(data.chaseBy, {
          instancePath: instancePath + '/chaseBy',
          parentData: data,
          parentDataProperty: 'chaseBy',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.notes !== undefined) {
      let data17 = data.notes;
      if (typeof data17 !== 'string' && data17 !== null) {
        const err20 = {
          instancePath: instancePath + '/notes',
          schemaPath: '#/properties/notes/type',
          keyword: 'type',
          params: { type: schema19.properties.notes.type },
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data17 === 'string') {
        if (!pattern4.test(data17)) {
          const err21 = {
            instancePath: instancePath + '/notes',
            schemaPath: '#/properties/notes/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$' },
          };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.version !== undefined) {
      let data18 = data.version;
      if (!(typeof data18 == 'number' && !(data18 % 1) && !isNaN(data18)) && data18 !== null) {
        const err22 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: schema19.properties.version.type },
        };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data18 == 'number') {
        if (data18 > 2147483647 || isNaN(data18)) {
          const err23 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data18 < -2147483648 || isNaN(data18)) {
          const err24 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -2147483648 },
          };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    }
  } else {
    const err25 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err25];
    } else {
      vErrors.push(err25);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { props: true, dynamicProps: false, dynamicItems: false };

export const rules = validate68;

function validate68(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.opportunity === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'opportunity' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.customer === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'customer' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.quoteVerDate === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'quoteVerDate' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.productType === undefined) {
      const err3 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'productType' },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.expiryDate === undefined) {
      const err4 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'expiryDate' },
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.productValue === undefined) {
      const err5 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'productValue' },
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.productQty === undefined) {
      const err6 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'productQty' },
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.quoteGrade === undefined) {
      const err7 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'quoteGrade' },
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.opportunity !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.opportunity !== null) {
        const err8 = {};
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        const err9 = {
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/not',
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
    if (data.customer !== undefined) {
      const _errs6 = errors;
      const _errs7 = errors;
      if (data.customer !== null) {
        const err10 = {};
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var valid2 = _errs7 === errors;
      if (valid2) {
        const err11 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/not',
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
    if (data.quoteVerDate !== undefined) {
      const _errs10 = errors;
      const _errs11 = errors;
      if (data.quoteVerDate !== null) {
        const err12 = {};
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      var valid3 = _errs11 === errors;
      if (valid3) {
        const err13 = {
          instancePath: instancePath + '/quoteVerDate',
          schemaPath: '#/properties/quoteVerDate/not',
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
    if (data.productType !== undefined) {
      const _errs14 = errors;
      const _errs15 = errors;
      if (data.productType !== null) {
        const err14 = {};
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      var valid4 = _errs15 === errors;
      if (valid4) {
        const err15 = {
          instancePath: instancePath + '/productType',
          schemaPath: '#/properties/productType/not',
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
    if (data.expiryDate !== undefined) {
      const _errs18 = errors;
      const _errs19 = errors;
      if (data.expiryDate !== null) {
        const err16 = {};
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      var valid5 = _errs19 === errors;
      if (valid5) {
        const err17 = {
          instancePath: instancePath + '/expiryDate',
          schemaPath: '#/properties/expiryDate/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
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
    if (data.productValue !== undefined) {
      const _errs22 = errors;
      const _errs23 = errors;
      if (data.productValue !== null) {
        const err18 = {};
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      var valid6 = _errs23 === errors;
      if (valid6) {
        const err19 = {
          instancePath: instancePath + '/productValue',
          schemaPath: '#/properties/productValue/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
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
    if (data.productQty !== undefined) {
      const _errs26 = errors;
      const _errs27 = errors;
      if (data.productQty !== null) {
        const err20 = {};
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      var valid7 = _errs27 === errors;
      if (valid7) {
        const err21 = {
          instancePath: instancePath + '/productQty',
          schemaPath: '#/properties/productQty/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
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
    if (data.quoteGrade !== undefined) {
      const _errs30 = errors;
      const _errs31 = errors;
      if (data.quoteGrade !== null) {
        const err22 = {};
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      var valid8 = _errs31 === errors;
      if (valid8) {
        const err23 = {
          instancePath: instancePath + '/quoteGrade',
          schemaPath: '#/properties/quoteGrade/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      } else {
        errors = _errs30;
        if (vErrors !== null) {
          if (_errs30) {
            vErrors.length = _errs30;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err24];
    } else {
      vErrors.push(err24);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = {
  props: {
    opportunity: true,
    customer: true,
    quoteVerDate: true,
    productType: true,
    expiryDate: true,
    productValue: true,
    productQty: true,
    quoteGrade: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

const invalid = {
  quoteVerId: 'Quote ver id must be a whole number.',
  sQuoteNo: 'Quote No must be text of at most 20 characters.',
  versionNo: 'Version must be a whole number from 1 to 9999.',
  opportunity: 'Enquiry must be chosen from the list.',
  address1: 'House must be text of at most 100 characters.',
  address2: 'Street must be text of at most 100 characters.',
  postCode: 'Post Code must be text of at most 100 characters.',
  customer: 'Customer must be chosen from the list.',
  mbpBranch: 'Branch must be chosen from the list.',
  quoteVerDate: 'Quote Date must be a date: DD/MM/YYYY.',
  productType: 'Product Type must be chosen from the list.',
  expiryDate: 'Expiry Date must be a date: DD/MM/YYYY.',
  expectedOrderDate: 'Expected Order Date must be a date: DD/MM/YYYY.',
  reqDeliveryDate: 'Required Delivery Date must be a date: DD/MM/YYYY.',
  productValue: 'Product Value must be an amount in pounds.',
  internalValue: 'Internal Value must be an amount in pounds.',
  productQty: 'Product Quantity must be a whole number from 0 to 2147483647.',
  quoteGrade: 'Grade must be chosen from the list.',
  quoteStatus: 'Status must be chosen from the list.',
  createdByDept: 'Department must be chosen from the list.',
  lostQuoteReason: 'Lost because must be chosen from the list.',
  chaseBy: 'Chase By must be chosen from the list.',
  notes: 'Notes must be text of at most 4000 characters.',
  dateCreated: 'Date created must be a date: DD/MM/YYYY.',
  createdBy: 'Created by must be chosen from the list.',
  dateUpdated: 'Date updated must be a date: DD/MM/YYYY.',
  updatedBy: 'Updated by must be chosen from the list.',
  version: 'Version must be a whole number.',
};
const required = {
  opportunity: 'Enquiry is required',
  customer: 'Customer is required',
  quoteVerDate: 'Quote Date is required',
  productType: 'Product Type required',
  expiryDate: 'Expiry Order Date is required',
  productValue: 'Product Value is required',
  productQty: 'Product Quantity is required',
  quoteGrade: 'Grade is required',
};
export const validators: Validators = { input, rules, when: {}, invalid, required };
