// Generated from schemas/entities/customer.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/resource.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    customerId: {},
    custCode: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$' }] },
    custName: { $ref: '#/$defs/kind0' },
    parentCompany: { $ref: '#/$defs/kind0' },
    address1: { $ref: '#/$defs/kind1' },
    address2: { $ref: '#/$defs/kind1' },
    address3: { $ref: '#/$defs/kind1' },
    address4: { $ref: '#/$defs/kind1' },
    cityTown: { $ref: '#/$defs/kind2' },
    postCode: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,10}$' }] },
    country: { $ref: '#/$defs/kind1' },
    region: { $ref: '#/$defs/kind2' },
    mbpBranch: { $ref: '#/$defs/kind2' },
    branch: {},
    salesExec: { $ref: '#/$defs/kind2' },
    customerType: { $ref: '#/$defs/kind2' },
    industryType: { $ref: '#/$defs/kind2' },
    phoneNo: { $ref: '#/$defs/kind3' },
    mobile: { $ref: '#/$defs/kind3' },
    faxNo: { $ref: '#/$defs/kind3' },
    email: { $ref: '#/$defs/kind4' },
    mainEmail: { $ref: '#/$defs/kind4' },
    website: {
      type: ['string', 'null'],
      pattern: '^(?=.{4,2000}$)(https?://)?[^\\s/]+\\.[^\\s]{2,}$',
      allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,200}$' }],
    },
    keyContact: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { contactId: { type: 'integer', minimum: 1 } }, required: ['contactId'] },
        { type: 'null' },
      ],
    },
    parentFlag: { type: 'boolean' },
    parentCustomer: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { customerId: { type: 'integer', minimum: 1 } }, required: ['customerId'] },
        { type: 'null' },
      ],
    },
    tags: {
      anyOf: [
        {
          type: 'array',
          maxItems: 200,
          items: {
            anyOf: [
              { type: 'integer', minimum: 1 },
              { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            ],
          },
        },
        { type: 'string', pattern: '^[^\\u0000-\\u001f\\u007f]{0,2000}$' },
        { type: 'null' },
      ],
    },
    showMsg: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,500}$' }] },
    mainNotes: {
      type: ['string', 'null'],
      allOf: [{ pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$' }],
    },
    requireApproval: { type: 'boolean' },
    active: { type: 'boolean' },
    status: {},
    dateCreated: {},
    createdBy: {},
    dateUpdated: {},
    updatedBy: {},
    version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
  },
  additionalProperties: false,
  $defs: {
    kind0: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,200}$' }] },
    kind1: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' }] },
    kind2: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
        { type: 'null' },
      ],
    },
    kind3: {
      type: ['string', 'null'],
      pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$',
      allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,30}$' }],
    },
    kind4: {
      type: ['string', 'null'],
      pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$',
      allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,254}$' }],
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$', 'u');
const pattern6 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,10}$', 'u');
const pattern4 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,200}$', 'u');
const pattern12 = new RegExp('^(?=.{4,2000}$)(https?://)?[^\\s/]+\\.[^\\s]{2,}$', 'u');
const pattern13 = new RegExp('^[^\\u0000-\\u001f\\u007f]{0,2000}$', 'u');
const pattern14 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,500}$', 'u');
const pattern15 = new RegExp('^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$', 'u');
const schema20 = {
  type: ['string', 'null'],
  allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,200}$' }],
};

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
        params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,200}$' },
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

const schema21 = {
  type: ['string', 'null'],
  allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' }],
};
const pattern5 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$', 'u');

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
    if (!pattern5.test(data)) {
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
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { dynamicProps: false, dynamicItems: false };

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
  validate61.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate61.evaluated = { dynamicProps: true, dynamicItems: false };

const schema23 = {
  type: ['string', 'null'],
  pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$',
  allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,30}$' }],
};
const pattern7 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,30}$', 'u');
const pattern8 = new RegExp('^[+()\\d][\\d\\s()./+x-]{4,}$', 'u');

function validate69(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (typeof data !== 'string' && data !== null) {
    const err0 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: schema23.type } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data === 'string') {
    if (!pattern7.test(data)) {
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
    if (!pattern8.test(data)) {
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
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { dynamicProps: false, dynamicItems: false };

const schema24 = {
  type: ['string', 'null'],
  pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$',
  allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,254}$' }],
};
const pattern9 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,254}$', 'u');
const pattern10 = new RegExp('^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$', 'u');

function validate73(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (typeof data !== 'string' && data !== null) {
    const err0 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: schema24.type } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data === 'string') {
    if (!pattern9.test(data)) {
      const err1 = {
        instancePath,
        schemaPath: '#/allOf/0/pattern',
        keyword: 'pattern',
        params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,254}$' },
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
    if (!pattern10.test(data)) {
      const err2 = {
        instancePath,
        schemaPath: '#/pattern',
        keyword: 'pattern',
        params: { pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { dynamicProps: false, dynamicItems: false };

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
    if (data.custCode !== undefined) {
      let data0 = data.custCode;
      if (typeof data0 !== 'string' && data0 !== null) {
        const err1 = {
          instancePath: instancePath + '/custCode',
          schemaPath: '#/properties/custCode/type',
          keyword: 'type',
          params: { type: schema19.properties.custCode.type },
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
            instancePath: instancePath + '/custCode',
            schemaPath: '#/properties/custCode/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$' },
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
    if (data.custName !== undefined) {
      if (
        !validate53(data.custName, {
          instancePath: instancePath + '/custName',
          parentData: data,
          parentDataProperty: 'custName',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.parentCompany !== undefined) {
      if (
        !validate53(data.parentCompany, {
          instancePath: instancePath + '/parentCompany',
          parentData: data,
          parentDataProperty: 'parentCompany',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.address1 !== undefined) {
      if (
        !validate56(data.address1, {
          instancePath: instancePath + '/address1',
          parentData: data,
          parentDataProperty: 'address1',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.address2 !== undefined) {
      if (
        !validate56(data.address2, {
          instancePath: instancePath + '/address2',
          parentData: data,
          parentDataProperty: 'address2',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.address3 !== undefined) {
      if (
        !validate56(data.address3, {
          instancePath: instancePath + '/address3',
          parentData: data,
          parentDataProperty: 'address3',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.address4 !== undefined) {
      if (
        !validate56(data.address4, {
          instancePath: instancePath + '/address4',
          parentData: data,
          parentDataProperty: 'address4',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.cityTown !== undefined) {
      if (
        !validate61(data.cityTown, {
          instancePath: instancePath + '/cityTown',
          parentData: data,
          parentDataProperty: 'cityTown',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.postCode !== undefined) {
      let data8 = data.postCode;
      if (typeof data8 !== 'string' && data8 !== null) {
        const err3 = {
          instancePath: instancePath + '/postCode',
          schemaPath: '#/properties/postCode/type',
          keyword: 'type',
          params: { type: schema19.properties.postCode.type },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data8 === 'string') {
        if (!pattern6.test(data8)) {
          const err4 = {
            instancePath: instancePath + '/postCode',
            schemaPath: '#/properties/postCode/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,10}$' },
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
    if (data.country !== undefined) {
      if (
        !validate56(data.country, {
          instancePath: instancePath + '/country',
          parentData: data,
          parentDataProperty: 'country',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.region !== undefined) {
      if (
        !validate61(data.region, {
          instancePath: instancePath + '/region',
          parentData: data,
          parentDataProperty: 'region',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.mbpBranch !== undefined) {
      if (
        !validate61(data.mbpBranch, {
          instancePath: instancePath + '/mbpBranch',
          parentData: data,
          parentDataProperty: 'mbpBranch',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.salesExec !== undefined) {
      if (
        !validate61(data.salesExec, {
          instancePath: instancePath + '/salesExec',
          parentData: data,
          parentDataProperty: 'salesExec',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.customerType !== undefined) {
      if (
        !validate61(data.customerType, {
          instancePath: instancePath + '/customerType',
          parentData: data,
          parentDataProperty: 'customerType',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.industryType !== undefined) {
      if (
        !validate61(data.industryType, {
          instancePath: instancePath + '/industryType',
          parentData: data,
          parentDataProperty: 'industryType',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
    if (data.phoneNo !== undefined) {
      if (
        !validate69(data.phoneNo, {
          instancePath: instancePath + '/phoneNo',
          parentData: data,
          parentDataProperty: 'phoneNo',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if (data.mobile !== undefined) {
      if (
        !validate69(data.mobile, {
          instancePath: instancePath + '/mobile',
          parentData: data,
          parentDataProperty: 'mobile',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if (data.faxNo !== undefined) {
      if (
        !validate69(data.faxNo, {
          instancePath: instancePath + '/faxNo',
          parentData: data,
          parentDataProperty: 'faxNo',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if (data.email !== undefined) {
      if (
        !validate73(data.email, {
          instancePath: instancePath + '/email',
          parentData: data,
          parentDataProperty: 'email',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
        errors = vErrors.length;
      }
    }
    if (data.mainEmail !== undefined) {
      if (
        !validate73(data.mainEmail, {
          instancePath: instancePath + '/mainEmail',
          parentData: data,
          parentDataProperty: 'mainEmail',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
        errors = vErrors.length;
      }
    }
    if (data.website !== undefined) {
      let data20 = data.website;
      if (typeof data20 !== 'string' && data20 !== null) {
        const err5 = {
          instancePath: instancePath + '/website',
          schemaPath: '#/properties/website/type',
          keyword: 'type',
          params: { type: schema19.properties.website.type },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data20 === 'string') {
        if (!pattern4.test(data20)) {
          const err6 = {
            instancePath: instancePath + '/website',
            schemaPath: '#/properties/website/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,200}$' },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (typeof data20 === 'string') {
        if (!pattern12.test(data20)) {
          const err7 = {
            instancePath: instancePath + '/website',
            schemaPath: '#/properties/website/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=.{4,2000}$)(https?://)?[^\\s/]+\\.[^\\s]{2,}$' },
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
    if (data.keyContact !== undefined) {
      let data21 = data.keyContact;
      const _errs30 = errors;
      let valid4 = false;
      const _errs31 = errors;
      if (!(typeof data21 == 'number' && !(data21 % 1) && !isNaN(data21))) {
        const err8 = {
          instancePath: instancePath + '/keyContact',
          schemaPath: '#/properties/keyContact/anyOf/0/type',
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
      if (typeof data21 == 'number') {
        if (data21 < 1 || isNaN(data21)) {
          const err9 = {
            instancePath: instancePath + '/keyContact',
            schemaPath: '#/properties/keyContact/anyOf/0/minimum',
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
      var _valid0 = _errs31 === errors;
      valid4 = valid4 || _valid0;
      const _errs33 = errors;
      if (data21 && typeof data21 == 'object' && !Array.isArray(data21)) {
        if (data21.contactId === undefined) {
          const err10 = {
            instancePath: instancePath + '/keyContact',
            schemaPath: '#/properties/keyContact/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'contactId' },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data21.contactId !== undefined) {
          let data22 = data21.contactId;
          if (!(typeof data22 == 'number' && !(data22 % 1) && !isNaN(data22))) {
            const err11 = {
              instancePath: instancePath + '/keyContact/contactId',
              schemaPath: '#/properties/keyContact/anyOf/1/properties/contactId/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (typeof data22 == 'number') {
            if (data22 < 1 || isNaN(data22)) {
              const err12 = {
                instancePath: instancePath + '/keyContact/contactId',
                schemaPath: '#/properties/keyContact/anyOf/1/properties/contactId/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
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
        const err13 = {
          instancePath: instancePath + '/keyContact',
          schemaPath: '#/properties/keyContact/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var _valid0 = _errs33 === errors;
      valid4 = valid4 || _valid0;
      if (_valid0) {
        var props6 = {};
        props6.contactId = true;
      }
      const _errs37 = errors;
      if (data21 !== null) {
        const err14 = {
          instancePath: instancePath + '/keyContact',
          schemaPath: '#/properties/keyContact/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      var _valid0 = _errs37 === errors;
      valid4 = valid4 || _valid0;
      if (!valid4) {
        const err15 = {
          instancePath: instancePath + '/keyContact',
          schemaPath: '#/properties/keyContact/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
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
    if (data.parentFlag !== undefined) {
      if (typeof data.parentFlag !== 'boolean') {
        const err16 = {
          instancePath: instancePath + '/parentFlag',
          schemaPath: '#/properties/parentFlag/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.parentCustomer !== undefined) {
      let data24 = data.parentCustomer;
      const _errs42 = errors;
      let valid6 = false;
      const _errs43 = errors;
      if (!(typeof data24 == 'number' && !(data24 % 1) && !isNaN(data24))) {
        const err17 = {
          instancePath: instancePath + '/parentCustomer',
          schemaPath: '#/properties/parentCustomer/anyOf/0/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data24 == 'number') {
        if (data24 < 1 || isNaN(data24)) {
          const err18 = {
            instancePath: instancePath + '/parentCustomer',
            schemaPath: '#/properties/parentCustomer/anyOf/0/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
      var _valid1 = _errs43 === errors;
      valid6 = valid6 || _valid1;
      const _errs45 = errors;
      if (data24 && typeof data24 == 'object' && !Array.isArray(data24)) {
        if (data24.customerId === undefined) {
          const err19 = {
            instancePath: instancePath + '/parentCustomer',
            schemaPath: '#/properties/parentCustomer/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'customerId' },
          };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data24.customerId !== undefined) {
          let data25 = data24.customerId;
          if (!(typeof data25 == 'number' && !(data25 % 1) && !isNaN(data25))) {
            const err20 = {
              instancePath: instancePath + '/parentCustomer/customerId',
              schemaPath: '#/properties/parentCustomer/anyOf/1/properties/customerId/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          if (typeof data25 == 'number') {
            if (data25 < 1 || isNaN(data25)) {
              const err21 = {
                instancePath: instancePath + '/parentCustomer/customerId',
                schemaPath: '#/properties/parentCustomer/anyOf/1/properties/customerId/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
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
      } else {
        const err22 = {
          instancePath: instancePath + '/parentCustomer',
          schemaPath: '#/properties/parentCustomer/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      var _valid1 = _errs45 === errors;
      valid6 = valid6 || _valid1;
      if (_valid1) {
        var props7 = {};
        props7.customerId = true;
      }
      const _errs49 = errors;
      if (data24 !== null) {
        const err23 = {
          instancePath: instancePath + '/parentCustomer',
          schemaPath: '#/properties/parentCustomer/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      var _valid1 = _errs49 === errors;
      valid6 = valid6 || _valid1;
      if (!valid6) {
        const err24 = {
          instancePath: instancePath + '/parentCustomer',
          schemaPath: '#/properties/parentCustomer/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      } else {
        errors = _errs42;
        if (vErrors !== null) {
          if (_errs42) {
            vErrors.length = _errs42;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.tags !== undefined) {
      let data26 = data.tags;
      const _errs52 = errors;
      let valid8 = false;
      const _errs53 = errors;
      if (Array.isArray(data26)) {
        if (data26.length > 200) {
          const err25 = {
            instancePath: instancePath + '/tags',
            schemaPath: '#/properties/tags/anyOf/0/maxItems',
            keyword: 'maxItems',
            params: { limit: 200 },
          };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data26.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data27 = data26[i0];
          const _errs56 = errors;
          let valid11 = false;
          const _errs57 = errors;
          if (!(typeof data27 == 'number' && !(data27 % 1) && !isNaN(data27))) {
            const err26 = {
              instancePath: instancePath + '/tags/' + i0,
              schemaPath: '#/properties/tags/anyOf/0/items/anyOf/0/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
          if (typeof data27 == 'number') {
            if (data27 < 1 || isNaN(data27)) {
              const err27 = {
                instancePath: instancePath + '/tags/' + i0,
                schemaPath: '#/properties/tags/anyOf/0/items/anyOf/0/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
              };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          }
          var _valid3 = _errs57 === errors;
          valid11 = valid11 || _valid3;
          const _errs59 = errors;
          if (data27 && typeof data27 == 'object' && !Array.isArray(data27)) {
            if (data27.id === undefined) {
              const err28 = {
                instancePath: instancePath + '/tags/' + i0,
                schemaPath: '#/properties/tags/anyOf/0/items/anyOf/1/required',
                keyword: 'required',
                params: { missingProperty: 'id' },
              };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data27.id !== undefined) {
              let data28 = data27.id;
              if (!(typeof data28 == 'number' && !(data28 % 1) && !isNaN(data28))) {
                const err29 = {
                  instancePath: instancePath + '/tags/' + i0 + '/id',
                  schemaPath: '#/properties/tags/anyOf/0/items/anyOf/1/properties/id/type',
                  keyword: 'type',
                  params: { type: 'integer' },
                };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
              if (typeof data28 == 'number') {
                if (data28 < 1 || isNaN(data28)) {
                  const err30 = {
                    instancePath: instancePath + '/tags/' + i0 + '/id',
                    schemaPath: '#/properties/tags/anyOf/0/items/anyOf/1/properties/id/minimum',
                    keyword: 'minimum',
                    params: { comparison: '>=', limit: 1 },
                  };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err31 = {
              instancePath: instancePath + '/tags/' + i0,
              schemaPath: '#/properties/tags/anyOf/0/items/anyOf/1/type',
              keyword: 'type',
              params: { type: 'object' },
            };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
          var _valid3 = _errs59 === errors;
          valid11 = valid11 || _valid3;
          if (_valid3) {
            var props8 = {};
            props8.id = true;
          }
          if (!valid11) {
            const err32 = {
              instancePath: instancePath + '/tags/' + i0,
              schemaPath: '#/properties/tags/anyOf/0/items/anyOf',
              keyword: 'anyOf',
              params: {},
            };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          } else {
            errors = _errs56;
            if (vErrors !== null) {
              if (_errs56) {
                vErrors.length = _errs56;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err33 = {
          instancePath: instancePath + '/tags',
          schemaPath: '#/properties/tags/anyOf/0/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      var _valid2 = _errs53 === errors;
      valid8 = valid8 || _valid2;
      const _errs63 = errors;
      if (typeof data26 === 'string') {
        if (!pattern13.test(data26)) {
          const err34 = {
            instancePath: instancePath + '/tags',
            schemaPath: '#/properties/tags/anyOf/1/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f]{0,2000}$' },
          };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      } else {
        const err35 = {
          instancePath: instancePath + '/tags',
          schemaPath: '#/properties/tags/anyOf/1/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      var _valid2 = _errs63 === errors;
      valid8 = valid8 || _valid2;
      const _errs65 = errors;
      if (data26 !== null) {
        const err36 = {
          instancePath: instancePath + '/tags',
          schemaPath: '#/properties/tags/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      var _valid2 = _errs65 === errors;
      valid8 = valid8 || _valid2;
      if (!valid8) {
        const err37 = {
          instancePath: instancePath + '/tags',
          schemaPath: '#/properties/tags/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      } else {
        errors = _errs52;
        if (vErrors !== null) {
          if (_errs52) {
            vErrors.length = _errs52;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.showMsg !== undefined) {
      let data29 = data.showMsg;
      if (typeof data29 !== 'string' && data29 !== null) {
        const err38 = {
          instancePath: instancePath + '/showMsg',
          schemaPath: '#/properties/showMsg/type',
          keyword: 'type',
          params: { type: schema19.properties.showMsg.type },
        };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      if (typeof data29 === 'string') {
        if (!pattern14.test(data29)) {
          const err39 = {
            instancePath: instancePath + '/showMsg',
            schemaPath: '#/properties/showMsg/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,500}$' },
          };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      }
    }
    if (data.mainNotes !== undefined) {
      let data30 = data.mainNotes;
      if (typeof data30 !== 'string' && data30 !== null) {
        const err40 = {
          instancePath: instancePath + '/mainNotes',
          schemaPath: '#/properties/mainNotes/type',
          keyword: 'type',
          params: { type: schema19.properties.mainNotes.type },
        };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      if (typeof data30 === 'string') {
        if (!pattern15.test(data30)) {
          const err41 = {
            instancePath: instancePath + '/mainNotes',
            schemaPath: '#/properties/mainNotes/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$' },
          };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
    if (data.requireApproval !== undefined) {
      if (typeof data.requireApproval !== 'boolean') {
        const err42 = {
          instancePath: instancePath + '/requireApproval',
          schemaPath: '#/properties/requireApproval/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.active !== undefined) {
      if (typeof data.active !== 'boolean') {
        const err43 = {
          instancePath: instancePath + '/active',
          schemaPath: '#/properties/active/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.version !== undefined) {
      let data33 = data.version;
      if (!(typeof data33 == 'number' && !(data33 % 1) && !isNaN(data33)) && data33 !== null) {
        const err44 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: schema19.properties.version.type },
        };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
      if (typeof data33 == 'number') {
        if (data33 > 2147483647 || isNaN(data33)) {
          const err45 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        if (data33 < -2147483648 || isNaN(data33)) {
          const err46 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -2147483648 },
          };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
      }
    }
  } else {
    const err47 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err47];
    } else {
      vErrors.push(err47);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { props: true, dynamicProps: false, dynamicItems: false };

export const rules = validate76;

function validate76(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.custName === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'custName' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.address1 === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'address1' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.address2 === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'address2' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.address3 === undefined) {
      const err3 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'address3' },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.cityTown === undefined) {
      const err4 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'cityTown' },
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.postCode === undefined) {
      const err5 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'postCode' },
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.customerType === undefined) {
      const err6 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'customerType' },
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.phoneNo === undefined) {
      const err7 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'phoneNo' },
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.custName !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.custName !== null) {
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
          instancePath: instancePath + '/custName',
          schemaPath: '#/properties/custName/not',
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
    if (data.address1 !== undefined) {
      const _errs6 = errors;
      const _errs7 = errors;
      if (data.address1 !== null) {
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
          instancePath: instancePath + '/address1',
          schemaPath: '#/properties/address1/not',
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
    if (data.address2 !== undefined) {
      const _errs10 = errors;
      const _errs11 = errors;
      if (data.address2 !== null) {
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
          instancePath: instancePath + '/address2',
          schemaPath: '#/properties/address2/not',
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
    if (data.address3 !== undefined) {
      const _errs14 = errors;
      const _errs15 = errors;
      if (data.address3 !== null) {
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
          instancePath: instancePath + '/address3',
          schemaPath: '#/properties/address3/not',
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
    if (data.cityTown !== undefined) {
      const _errs18 = errors;
      const _errs19 = errors;
      if (data.cityTown !== null) {
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
          instancePath: instancePath + '/cityTown',
          schemaPath: '#/properties/cityTown/not',
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
    if (data.postCode !== undefined) {
      const _errs22 = errors;
      const _errs23 = errors;
      if (data.postCode !== null) {
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
          instancePath: instancePath + '/postCode',
          schemaPath: '#/properties/postCode/not',
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
    if (data.customerType !== undefined) {
      const _errs26 = errors;
      const _errs27 = errors;
      if (data.customerType !== null) {
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
          instancePath: instancePath + '/customerType',
          schemaPath: '#/properties/customerType/not',
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
    if (data.phoneNo !== undefined) {
      const _errs30 = errors;
      const _errs31 = errors;
      if (data.phoneNo !== null) {
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
          instancePath: instancePath + '/phoneNo',
          schemaPath: '#/properties/phoneNo/not',
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
  validate76.errors = vErrors;
  return errors === 0;
}
validate76.evaluated = {
  props: {
    custName: true,
    address1: true,
    address2: true,
    address3: true,
    cityTown: true,
    postCode: true,
    customerType: true,
    phoneNo: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

export const visible_keyContact = validate77;

function validate77(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.customerId === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'customerId' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { dynamicProps: false, dynamicItems: false };

export const visible_parentCustomer = validate78;

function validate78(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.parentFlag !== undefined) {
      if (false !== data.parentFlag) {
        const err0 = {
          instancePath: instancePath + '/parentFlag',
          schemaPath: '#/properties/parentFlag/const',
          keyword: 'const',
          params: { allowedValue: false },
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
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = { props: { parentFlag: true }, dynamicProps: false, dynamicItems: false };

const invalid = {
  customerId: 'Customer id must be a whole number.',
  custCode: 'Account No must be text of at most 20 characters.',
  custName: 'Customer Name must be text of at most 200 characters.',
  parentCompany: 'Parent company must be text of at most 100 characters.',
  address1: 'House must be text of at most 100 characters.',
  address2: 'Street must be text of at most 100 characters.',
  address3: 'Sub Area must be text of at most 100 characters.',
  address4: 'Address line 4 must be text of at most 100 characters.',
  cityTown: 'City/Town must be chosen from the list.',
  postCode: 'Post Code must be text of at most 10 characters.',
  country: 'Country must be text of at most 100 characters.',
  region: 'Region must be chosen from the list.',
  mbpBranch: 'Branch must be chosen from the list.',
  branch: 'Branch name must be text of at most 100 characters.',
  salesExec: 'Sales Exec must be chosen from the list.',
  customerType: 'Customer Type must be chosen from the list.',
  industryType: 'Industry must be chosen from the list.',
  phoneNo: 'Phone No must be a telephone number.',
  mobile: 'Mobile must be a telephone number.',
  faxNo: 'Fax No must be a telephone number.',
  email: 'Email must be an e-mail address.',
  mainEmail: 'Main Email must be text of at most 100 characters.',
  website: 'Website must be a web address.',
  keyContact: 'Key Contact must be chosen from the list.',
  parentFlag: 'Is a parent customer must be yes or no.',
  parentCustomer: 'Parent Customer must be chosen from the list.',
  tags: 'Tags must be chosen from the list.',
  showMsg: 'Message must be text of at most 500 characters.',
  mainNotes: 'Notes must be text of at most 4000 characters.',
  requireApproval: 'Awaiting approval must be yes or no.',
  active: 'Active must be yes or no.',
  status: 'Status must be one of Active, Inactive, Awaiting approval.',
  dateCreated: 'Date created must be a date: DD/MM/YYYY.',
  createdBy: 'Created by must be chosen from the list.',
  dateUpdated: 'Date updated must be a date: DD/MM/YYYY.',
  updatedBy: 'Updated by must be chosen from the list.',
  version: 'Version must be a whole number.',
};
const required = {
  custName: 'Customer Name is required.',
  address1: 'Address1 is required.',
  address2: 'Address2 is required.',
  address3: 'Address3 is required.',
  cityTown: 'City/Town is required.',
  postCode: 'Post Code is required.',
  customerType: 'Customer Type is required.',
  phoneNo: 'Phone number is required.',
};
export const validators: Validators = {
  input,
  rules,
  when: { keyContact: { visible: visible_keyContact }, parentCustomer: { visible: visible_parentCustomer } },
  invalid,
  required,
};
