// Generated from schemas/entities/contact.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/resource.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    contactId: {},
    firstName: { $ref: '#/$defs/kind0' },
    lastName: { $ref: '#/$defs/kind0' },
    contactName: {},
    fullName: {},
    customer: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { customerId: { type: 'integer', minimum: 1 } }, required: ['customerId'] },
        { type: 'null' },
      ],
    },
    jobFunction: { $ref: '#/$defs/kind1' },
    jobFunctionId: { type: ['integer', 'null'], minimum: 1 },
    jobTitle: { $ref: '#/$defs/kind1' },
    contactJobTitle: { $ref: '#/$defs/kind1' },
    salutation: { $ref: '#/$defs/kind1' },
    contactType: { $ref: '#/$defs/kind1' },
    email: {
      type: ['string', 'null'],
      pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$',
      allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,254}$' }],
    },
    phoneNo: { $ref: '#/$defs/kind2' },
    mobile: { $ref: '#/$defs/kind2' },
    address1: { $ref: '#/$defs/kind0' },
    address2: { $ref: '#/$defs/kind0' },
    address3: { $ref: '#/$defs/kind0' },
    address4: { $ref: '#/$defs/kind0' },
    cityTown: { $ref: '#/$defs/kind1' },
    postCode: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,10}$' }] },
    country: { $ref: '#/$defs/kind0' },
    notes: {
      type: ['string', 'null'],
      allOf: [{ pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$' }],
    },
    canEmail: { type: 'boolean' },
    canCall: { type: 'boolean' },
    canMail: { type: 'boolean' },
    keyContact: { type: 'boolean' },
    active: { type: 'boolean' },
    dateCreated: {},
    createdBy: {},
    dateUpdated: {},
    updatedBy: {},
    version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
  },
  additionalProperties: false,
  $defs: {
    kind0: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' }] },
    kind1: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
        { type: 'null' },
      ],
    },
    kind2: {
      type: ['string', 'null'],
      pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$',
      allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,30}$' }],
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const schema20 = {
  type: ['string', 'null'],
  allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' }],
};
const pattern3 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$', 'u');

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
    if (!pattern3.test(data)) {
      const err1 = {
        instancePath,
        schemaPath: '#/allOf/0/pattern',
        keyword: 'pattern',
        params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' },
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
  validate56.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate56.evaluated = { dynamicProps: true, dynamicItems: false };

const schema22 = {
  type: ['string', 'null'],
  pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$',
  allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,30}$' }],
};
const pattern6 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,30}$', 'u');
const pattern7 = new RegExp('^[+()\\d][\\d\\s()./+x-]{4,}$', 'u');

function validate62(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (typeof data !== 'string' && data !== null) {
    const err0 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: schema22.type } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data === 'string') {
    if (!pattern6.test(data)) {
      const err1 = {
        instancePath,
        schemaPath: '#/allOf/0/pattern',
        keyword: 'pattern',
        params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,30}$' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  if (typeof data === 'string') {
    if (!pattern7.test(data)) {
      const err2 = {
        instancePath,
        schemaPath: '#/pattern',
        keyword: 'pattern',
        params: { pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { dynamicProps: false, dynamicItems: false };

const pattern4 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,254}$', 'u');
const pattern5 = new RegExp('^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$', 'u');
const pattern8 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,10}$', 'u');
const pattern9 = new RegExp('^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$', 'u');

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
    if (data.firstName !== undefined) {
      if (
        !validate53(data.firstName, {
          instancePath: instancePath + '/firstName',
          parentData: data,
          parentDataProperty: 'firstName',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.lastName !== undefined) {
      if (
        !validate53(data.lastName, {
          instancePath: instancePath + '/lastName',
          parentData: data,
          parentDataProperty: 'lastName',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.customer !== undefined) {
      let data2 = data.customer;
      const _errs5 = errors;
      let valid1 = false;
      const _errs6 = errors;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
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
      if (typeof data2 == 'number') {
        if (data2 < 1 || isNaN(data2)) {
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
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      const _errs8 = errors;
      if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
        if (data2.customerId === undefined) {
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
        if (data2.customerId !== undefined) {
          let data3 = data2.customerId;
          if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
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
          if (typeof data3 == 'number') {
            if (data3 < 1 || isNaN(data3)) {
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
      var _valid0 = _errs8 === errors;
      valid1 = valid1 || _valid0;
      if (_valid0) {
        var props0 = {};
        props0.customerId = true;
      }
      const _errs12 = errors;
      if (data2 !== null) {
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
      var _valid0 = _errs12 === errors;
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
        errors = _errs5;
        if (vErrors !== null) {
          if (_errs5) {
            vErrors.length = _errs5;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.jobFunction !== undefined) {
      if (
        !validate56(data.jobFunction, {
          instancePath: instancePath + '/jobFunction',
          parentData: data,
          parentDataProperty: 'jobFunction',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.jobFunctionId !== undefined) {
      let data5 = data.jobFunctionId;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5)) && data5 !== null) {
        const err9 = {
          instancePath: instancePath + '/jobFunctionId',
          schemaPath: '#/properties/jobFunctionId/type',
          keyword: 'type',
          params: { type: schema19.properties.jobFunctionId.type },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data5 == 'number') {
        if (data5 < 1 || isNaN(data5)) {
          const err10 = {
            instancePath: instancePath + '/jobFunctionId',
            schemaPath: '#/properties/jobFunctionId/minimum',
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
    if (data.jobTitle !== undefined) {
      if (
        !validate56(data.jobTitle, {
          instancePath: instancePath + '/jobTitle',
          parentData: data,
          parentDataProperty: 'jobTitle',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.contactJobTitle !== undefined) {
      if (
        !validate56(data.contactJobTitle, {
          instancePath: instancePath + '/contactJobTitle',
          parentData: data,
          parentDataProperty: 'contactJobTitle',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.salutation !== undefined) {
      if (
        !validate56(data.salutation, {
          instancePath: instancePath + '/salutation',
          parentData: data,
          parentDataProperty: 'salutation',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.contactType !== undefined) {
      if (
        !validate56(data.contactType, {
          instancePath: instancePath + '/contactType',
          parentData: data,
          parentDataProperty: 'contactType',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.email !== undefined) {
      let data10 = data.email;
      if (typeof data10 !== 'string' && data10 !== null) {
        const err11 = {
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/type',
          keyword: 'type',
          params: { type: schema19.properties.email.type },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data10 === 'string') {
        if (!pattern4.test(data10)) {
          const err12 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,254}$' },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (typeof data10 === 'string') {
        if (!pattern5.test(data10)) {
          const err13 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
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
    if (data.phoneNo !== undefined) {
      if (
        !validate62(data.phoneNo, {
          instancePath: instancePath + '/phoneNo',
          parentData: data,
          parentDataProperty: 'phoneNo',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
        errors = vErrors.length;
      }
    }
    if (data.mobile !== undefined) {
      if (
        !validate62(data.mobile, {
          instancePath: instancePath + '/mobile',
          parentData: data,
          parentDataProperty: 'mobile',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
        errors = vErrors.length;
      }
    }
    if (data.address1 !== undefined) {
      if (
        !validate53(data.address1, {
          instancePath: instancePath + '/address1',
          parentData: data,
          parentDataProperty: 'address1',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.address2 !== undefined) {
      if (
        !validate53(data.address2, {
          instancePath: instancePath + '/address2',
          parentData: data,
          parentDataProperty: 'address2',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.address3 !== undefined) {
      if (
        !validate53(data.address3, {
          instancePath: instancePath + '/address3',
          parentData: data,
          parentDataProperty: 'address3',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.address4 !== undefined) {
      if (
        !validate53(data.address4, {
          instancePath: instancePath + '/address4',
          parentData: data,
          parentDataProperty: 'address4',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.cityTown !== undefined) {
      if (
        !validate56(data.cityTown, {
          instancePath: instancePath + '/cityTown',
          parentData: data,
          parentDataProperty: 'cityTown',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.postCode !== undefined) {
      let data18 = data.postCode;
      if (typeof data18 !== 'string' && data18 !== null) {
        const err14 = {
          instancePath: instancePath + '/postCode',
          schemaPath: '#/properties/postCode/type',
          keyword: 'type',
          params: { type: schema19.properties.postCode.type },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data18 === 'string') {
        if (!pattern8.test(data18)) {
          const err15 = {
            instancePath: instancePath + '/postCode',
            schemaPath: '#/properties/postCode/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,10}$' },
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
    if (data.country !== undefined) {
      if (
        !validate53(data.country, {
          instancePath: instancePath + '/country',
          parentData: data,
          parentDataProperty: 'country',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.notes !== undefined) {
      let data20 = data.notes;
      if (typeof data20 !== 'string' && data20 !== null) {
        const err16 = {
          instancePath: instancePath + '/notes',
          schemaPath: '#/properties/notes/type',
          keyword: 'type',
          params: { type: schema19.properties.notes.type },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data20 === 'string') {
        if (!pattern9.test(data20)) {
          const err17 = {
            instancePath: instancePath + '/notes',
            schemaPath: '#/properties/notes/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$' },
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
    if (data.canEmail !== undefined) {
      if (typeof data.canEmail !== 'boolean') {
        const err18 = {
          instancePath: instancePath + '/canEmail',
          schemaPath: '#/properties/canEmail/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.canCall !== undefined) {
      if (typeof data.canCall !== 'boolean') {
        const err19 = {
          instancePath: instancePath + '/canCall',
          schemaPath: '#/properties/canCall/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.canMail !== undefined) {
      if (typeof data.canMail !== 'boolean') {
        const err20 = {
          instancePath: instancePath + '/canMail',
          schemaPath: '#/properties/canMail/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.keyContact !== undefined) {
      if (typeof data.keyContact !== 'boolean') {
        const err21 = {
          instancePath: instancePath + '/keyContact',
          schemaPath: '#/properties/keyContact/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.active !== undefined) {
      if (typeof data.active !== 'boolean') {
        const err22 = {
          instancePath: instancePath + '/active',
          schemaPath: '#/properties/active/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.version !== undefined) {
      let data26 = data.version;
      if (!(typeof data26 == 'number' && !(data26 % 1) && !isNaN(data26)) && data26 !== null) {
        const err23 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: schema19.properties.version.type },
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data26 == 'number') {
        if (data26 > 2147483647 || isNaN(data26)) {
          const err24 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data26 < -2147483648 || isNaN(data26)) {
          const err25 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -2147483648 },
          };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
  } else {
    const err26 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err26];
    } else {
      vErrors.push(err26);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { props: true, dynamicProps: false, dynamicItems: false };

export const rules = validate71;

function validate71(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.firstName === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'firstName' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.lastName === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'lastName' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.customer === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'customer' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.jobFunction === undefined) {
      const err3 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'jobFunction' },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.email === undefined) {
      const err4 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'email' },
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.phoneNo === undefined) {
      const err5 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'phoneNo' },
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.address1 === undefined) {
      const err6 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'address1' },
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.address2 === undefined) {
      const err7 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'address2' },
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.address3 === undefined) {
      const err8 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'address3' },
      };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.cityTown === undefined) {
      const err9 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'cityTown' },
      };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.firstName !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.firstName !== null) {
        const err10 = {};
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        const err11 = {
          instancePath: instancePath + '/firstName',
          schemaPath: '#/properties/firstName/not',
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
    if (data.lastName !== undefined) {
      const _errs6 = errors;
      const _errs7 = errors;
      if (data.lastName !== null) {
        const err12 = {};
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      var valid2 = _errs7 === errors;
      if (valid2) {
        const err13 = {
          instancePath: instancePath + '/lastName',
          schemaPath: '#/properties/lastName/not',
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
    if (data.customer !== undefined) {
      const _errs10 = errors;
      const _errs11 = errors;
      if (data.customer !== null) {
        const err14 = {};
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      var valid3 = _errs11 === errors;
      if (valid3) {
        const err15 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/not',
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
    if (data.jobFunction !== undefined) {
      const _errs14 = errors;
      const _errs15 = errors;
      if (data.jobFunction !== null) {
        const err16 = {};
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      var valid4 = _errs15 === errors;
      if (valid4) {
        const err17 = {
          instancePath: instancePath + '/jobFunction',
          schemaPath: '#/properties/jobFunction/not',
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
    if (data.email !== undefined) {
      const _errs18 = errors;
      const _errs19 = errors;
      if (data.email !== null) {
        const err18 = {};
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      var valid5 = _errs19 === errors;
      if (valid5) {
        const err19 = {
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/not',
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
    if (data.phoneNo !== undefined) {
      const _errs22 = errors;
      const _errs23 = errors;
      if (data.phoneNo !== null) {
        const err20 = {};
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      var valid6 = _errs23 === errors;
      if (valid6) {
        const err21 = {
          instancePath: instancePath + '/phoneNo',
          schemaPath: '#/properties/phoneNo/not',
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
    if (data.address1 !== undefined) {
      const _errs26 = errors;
      const _errs27 = errors;
      if (data.address1 !== null) {
        const err22 = {};
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      var valid7 = _errs27 === errors;
      if (valid7) {
        const err23 = {
          instancePath: instancePath + '/address1',
          schemaPath: '#/properties/address1/not',
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
    if (data.address2 !== undefined) {
      const _errs30 = errors;
      const _errs31 = errors;
      if (data.address2 !== null) {
        const err24 = {};
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      var valid8 = _errs31 === errors;
      if (valid8) {
        const err25 = {
          instancePath: instancePath + '/address2',
          schemaPath: '#/properties/address2/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
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
    if (data.address3 !== undefined) {
      const _errs34 = errors;
      const _errs35 = errors;
      if (data.address3 !== null) {
        const err26 = {};
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      var valid9 = _errs35 === errors;
      if (valid9) {
        const err27 = {
          instancePath: instancePath + '/address3',
          schemaPath: '#/properties/address3/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      } else {
        errors = _errs34;
        if (vErrors !== null) {
          if (_errs34) {
            vErrors.length = _errs34;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.cityTown !== undefined) {
      const _errs38 = errors;
      const _errs39 = errors;
      if (data.cityTown !== null) {
        const err28 = {};
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      var valid10 = _errs39 === errors;
      if (valid10) {
        const err29 = {
          instancePath: instancePath + '/cityTown',
          schemaPath: '#/properties/cityTown/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      } else {
        errors = _errs38;
        if (vErrors !== null) {
          if (_errs38) {
            vErrors.length = _errs38;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err30 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err30];
    } else {
      vErrors.push(err30);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = {
  props: {
    firstName: true,
    lastName: true,
    customer: true,
    jobFunction: true,
    email: true,
    phoneNo: true,
    address1: true,
    address2: true,
    address3: true,
    cityTown: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

const invalid = {
  contactId: 'Contact id must be a whole number.',
  firstName: 'First Name must be text of at most 100 characters.',
  lastName: 'Surname must be text of at most 100 characters.',
  contactName: 'Contact must be text of at most 201 characters.',
  fullName: 'Full name must be text of at most 100 characters.',
  customer: 'Customer must be chosen from the list.',
  jobFunction: 'Job Function must be chosen from the list.',
  jobFunctionId: 'Job function id must be text of at most 100 characters.',
  jobTitle: 'Job Title must be chosen from the list.',
  contactJobTitle: 'Contact job title must be text of at most 100 characters.',
  salutation: 'Salutation must be chosen from the list.',
  contactType: 'Contact Type must be chosen from the list.',
  email: 'Email must be an e-mail address.',
  phoneNo: 'Phone No must be a telephone number.',
  mobile: 'Mobile must be a telephone number.',
  address1: 'House must be text of at most 100 characters.',
  address2: 'Street must be text of at most 100 characters.',
  address3: 'Sub Area must be text of at most 100 characters.',
  address4: 'Address line 4 must be text of at most 100 characters.',
  cityTown: 'City/Town must be chosen from the list.',
  postCode: 'Post Code must be text of at most 10 characters.',
  country: 'Country must be text of at most 100 characters.',
  notes: 'Notes must be text of at most 4000 characters.',
  canEmail: 'Can email? must be yes or no.',
  canCall: 'Can call? must be yes or no.',
  canMail: 'Can mail? must be yes or no.',
  keyContact: 'Key Contact? must be yes or no.',
  active: 'Active? must be yes or no.',
  dateCreated: 'Date created must be a date: DD/MM/YYYY.',
  createdBy: 'Created by must be chosen from the list.',
  dateUpdated: 'Date updated must be a date: DD/MM/YYYY.',
  updatedBy: 'Updated by must be chosen from the list.',
  version: 'Version must be a whole number.',
};
const required = {
  firstName: 'First Name is required.',
  lastName: 'Last Name is required.',
  customer: 'Customer is required.',
  jobFunction: 'Job Function is required.',
  email: 'Email is required.',
  phoneNo: 'Phone No is required.',
  address1: 'House is required.',
  address2: 'Street is required.',
  address3: 'Sub Area is required.',
  cityTown: 'City/Town is required.',
};
export const validators: Validators = { input, rules, when: {}, invalid, required };
