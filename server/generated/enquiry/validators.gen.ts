// Generated from schemas/entities/enquiry.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/definition.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    oppId: {},
    sQuoteNo: {},
    oppDescription: {
      type: ['string', 'null'],
      allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,200}$' }],
    },
    dateReceived: { $ref: '#/$defs/kind0' },
    receivedDate: { $ref: '#/$defs/kind0' },
    lastActivityDate: {},
    requestedBy: { $ref: '#/$defs/kind1' },
    country: { $ref: '#/$defs/kind2' },
    address1: { $ref: '#/$defs/kind2' },
    address2: { $ref: '#/$defs/kind2' },
    address3: { $ref: '#/$defs/kind2' },
    address4: { $ref: '#/$defs/kind2' },
    address: { $ref: '#/$defs/kind2' },
    cityTown: { $ref: '#/$defs/kind1' },
    postCode: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,10}$' }] },
    region: {},
    phoneNo: {
      type: ['string', 'null'],
      pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$',
      allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,30}$' }],
    },
    email: {
      type: ['string', 'null'],
      pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$',
      allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,254}$' }],
    },
    abiNo: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,50}$' }] },
    custRef: { $ref: '#/$defs/kind2' },
    notes: {
      type: ['string', 'null'],
      allOf: [{ pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$' }],
    },
    weblink: {
      type: ['string', 'null'],
      pattern: '^(?=.{4,2000}$)(https?://)?[^\\s/]+\\.[^\\s]{2,}$',
      allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,300}$' }],
    },
    customer: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { customerId: { type: 'integer', minimum: 1 } }, required: ['customerId'] },
        { type: 'null' },
      ],
    },
    custCode: {},
    customerName: {},
    contact: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { contactId: { type: 'integer', minimum: 1 } }, required: ['contactId'] },
        { type: 'null' },
      ],
    },
    mbpBranch: { $ref: '#/$defs/kind1' },
    salesExec: {},
    projectType: { $ref: '#/$defs/kind1' },
    opportunityType: { $ref: '#/$defs/kind1' },
    productType: { $ref: '#/$defs/kind1' },
    opportunityStatus: { $ref: '#/$defs/kind1' },
    oppStatusName: {},
    quoteValue: {},
    dateCreated: {},
    createdBy: {},
    dateUpdated: {},
    updatedBy: {},
    version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
  },
  additionalProperties: false,
  $defs: {
    kind0: {
      type: ['string', 'null'],
      pattern:
        '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
    },
    kind1: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
        { type: 'null' },
      ],
    },
    kind2: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' }] },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,200}$', 'u');
const pattern6 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,10}$', 'u');
const pattern7 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,30}$', 'u');
const pattern8 = new RegExp('^[+()\\d][\\d\\s()./+x-]{4,}$', 'u');
const pattern9 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,254}$', 'u');
const pattern10 = new RegExp('^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$', 'u');
const pattern11 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,50}$', 'u');
const pattern12 = new RegExp('^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$', 'u');
const pattern13 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,300}$', 'u');
const pattern14 = new RegExp('^(?=.{4,2000}$)(https?://)?[^\\s/]+\\.[^\\s]{2,}$', 'u');
const schema20 = {
  type: ['string', 'null'],
  pattern:
    '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
};
const pattern4 = new RegExp(
  '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
  'u',
);

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
  allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' }],
};
const pattern5 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$', 'u');

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
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { dynamicProps: false, dynamicItems: false };

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
    if (data.oppDescription !== undefined) {
      let data0 = data.oppDescription;
      if (typeof data0 !== 'string' && data0 !== null) {
        const err1 = {
          instancePath: instancePath + '/oppDescription',
          schemaPath: '#/properties/oppDescription/type',
          keyword: 'type',
          params: { type: schema19.properties.oppDescription.type },
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
            instancePath: instancePath + '/oppDescription',
            schemaPath: '#/properties/oppDescription/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,200}$' },
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
    if (data.dateReceived !== undefined) {
      if (
        !validate53(data.dateReceived, {
          instancePath: instancePath + '/dateReceived',
          parentData: data,
          parentDataProperty: 'dateReceived',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.receivedDate !== undefined) {
      if (
        !validate53(data.receivedDate, {
          instancePath: instancePath + '/receivedDate',
          parentData: data,
          parentDataProperty: 'receivedDate',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.requestedBy !== undefined) {
      if (
        !validate56(data.requestedBy, {
          instancePath: instancePath + '/requestedBy',
          parentData: data,
          parentDataProperty: 'requestedBy',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.country !== undefined) {
      if (
        !validate58(data.country, {
          instancePath: instancePath + '/country',
          parentData: data,
          parentDataProperty: 'country',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.address1 !== undefined) {
      if (
        !validate58(data.address1, {
          instancePath: instancePath + '/address1',
          parentData: data,
          parentDataProperty: 'address1',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.address2 !== undefined) {
      if (
        !validate58(data.address2, {
          instancePath: instancePath + '/address2',
          parentData: data,
          parentDataProperty: 'address2',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.address3 !== undefined) {
      if (
        !validate58(data.address3, {
          instancePath: instancePath + '/address3',
          parentData: data,
          parentDataProperty: 'address3',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.address4 !== undefined) {
      if (
        !validate58(data.address4, {
          instancePath: instancePath + '/address4',
          parentData: data,
          parentDataProperty: 'address4',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.address !== undefined) {
      if (
        !validate58(data.address, {
          instancePath: instancePath + '/address',
          parentData: data,
          parentDataProperty: 'address',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
      let data11 = data.postCode;
      if (typeof data11 !== 'string' && data11 !== null) {
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
      if (typeof data11 === 'string') {
        if (!pattern6.test(data11)) {
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
    if (data.phoneNo !== undefined) {
      let data12 = data.phoneNo;
      if (typeof data12 !== 'string' && data12 !== null) {
        const err5 = {
          instancePath: instancePath + '/phoneNo',
          schemaPath: '#/properties/phoneNo/type',
          keyword: 'type',
          params: { type: schema19.properties.phoneNo.type },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data12 === 'string') {
        if (!pattern7.test(data12)) {
          const err6 = {
            instancePath: instancePath + '/phoneNo',
            schemaPath: '#/properties/phoneNo/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,30}$' },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (typeof data12 === 'string') {
        if (!pattern8.test(data12)) {
          const err7 = {
            instancePath: instancePath + '/phoneNo',
            schemaPath: '#/properties/phoneNo/pattern',
            keyword: 'pattern',
            params: { pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
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
    if (data.email !== undefined) {
      let data13 = data.email;
      if (typeof data13 !== 'string' && data13 !== null) {
        const err8 = {
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/type',
          keyword: 'type',
          params: { type: schema19.properties.email.type },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data13 === 'string') {
        if (!pattern9.test(data13)) {
          const err9 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,254}$' },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (typeof data13 === 'string') {
        if (!pattern10.test(data13)) {
          const err10 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
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
    if (data.abiNo !== undefined) {
      let data14 = data.abiNo;
      if (typeof data14 !== 'string' && data14 !== null) {
        const err11 = {
          instancePath: instancePath + '/abiNo',
          schemaPath: '#/properties/abiNo/type',
          keyword: 'type',
          params: { type: schema19.properties.abiNo.type },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data14 === 'string') {
        if (!pattern11.test(data14)) {
          const err12 = {
            instancePath: instancePath + '/abiNo',
            schemaPath: '#/properties/abiNo/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,50}$' },
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
    if (data.custRef !== undefined) {
      if (
        !validate58(data.custRef, {
          instancePath: instancePath + '/custRef',
          parentData: data,
          parentDataProperty: 'custRef',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.notes !== undefined) {
      let data16 = data.notes;
      if (typeof data16 !== 'string' && data16 !== null) {
        const err13 = {
          instancePath: instancePath + '/notes',
          schemaPath: '#/properties/notes/type',
          keyword: 'type',
          params: { type: schema19.properties.notes.type },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data16 === 'string') {
        if (!pattern12.test(data16)) {
          const err14 = {
            instancePath: instancePath + '/notes',
            schemaPath: '#/properties/notes/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$' },
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
    if (data.weblink !== undefined) {
      let data17 = data.weblink;
      if (typeof data17 !== 'string' && data17 !== null) {
        const err15 = {
          instancePath: instancePath + '/weblink',
          schemaPath: '#/properties/weblink/type',
          keyword: 'type',
          params: { type: schema19.properties.weblink.type },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data17 === 'string') {
        if (!pattern13.test(data17)) {
          const err16 = {
            instancePath: instancePath + '/weblink',
            schemaPath: '#/properties/weblink/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,300}$' },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      if (typeof data17 === 'string') {
        if (!pattern14.test(data17)) {
          const err17 = {
            instancePath: instancePath + '/weblink',
            schemaPath: '#/properties/weblink/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=.{4,2000}$)(https?://)?[^\\s/]+\\.[^\\s]{2,}$' },
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
    if (data.customer !== undefined) {
      let data18 = data.customer;
      const _errs35 = errors;
      let valid8 = false;
      const _errs36 = errors;
      if (!(typeof data18 == 'number' && !(data18 % 1) && !isNaN(data18))) {
        const err18 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf/0/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data18 == 'number') {
        if (data18 < 1 || isNaN(data18)) {
          const err19 = {
            instancePath: instancePath + '/customer',
            schemaPath: '#/properties/customer/anyOf/0/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
      var _valid0 = _errs36 === errors;
      valid8 = valid8 || _valid0;
      const _errs38 = errors;
      if (data18 && typeof data18 == 'object' && !Array.isArray(data18)) {
        if (data18.customerId === undefined) {
          const err20 = {
            instancePath: instancePath + '/customer',
            schemaPath: '#/properties/customer/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'customerId' },
          };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data18.customerId !== undefined) {
          let data19 = data18.customerId;
          if (!(typeof data19 == 'number' && !(data19 % 1) && !isNaN(data19))) {
            const err21 = {
              instancePath: instancePath + '/customer/customerId',
              schemaPath: '#/properties/customer/anyOf/1/properties/customerId/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (typeof data19 == 'number') {
            if (data19 < 1 || isNaN(data19)) {
              const err22 = {
                instancePath: instancePath + '/customer/customerId',
                schemaPath: '#/properties/customer/anyOf/1/properties/customerId/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
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
        const err23 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      var _valid0 = _errs38 === errors;
      valid8 = valid8 || _valid0;
      if (_valid0) {
        var props2 = {};
        props2.customerId = true;
      }
      const _errs42 = errors;
      if (data18 !== null) {
        const err24 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      var _valid0 = _errs42 === errors;
      valid8 = valid8 || _valid0;
      if (!valid8) {
        const err25 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      } else {
        errors = _errs35;
        if (vErrors !== null) {
          if (_errs35) {
            vErrors.length = _errs35;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.contact !== undefined) {
      let data20 = data.contact;
      const _errs45 = errors;
      let valid10 = false;
      const _errs46 = errors;
      if (!(typeof data20 == 'number' && !(data20 % 1) && !isNaN(data20))) {
        const err26 = {
          instancePath: instancePath + '/contact',
          schemaPath: '#/properties/contact/anyOf/0/type',
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
      if (typeof data20 == 'number') {
        if (data20 < 1 || isNaN(data20)) {
          const err27 = {
            instancePath: instancePath + '/contact',
            schemaPath: '#/properties/contact/anyOf/0/minimum',
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
      var _valid1 = _errs46 === errors;
      valid10 = valid10 || _valid1;
      const _errs48 = errors;
      if (data20 && typeof data20 == 'object' && !Array.isArray(data20)) {
        if (data20.contactId === undefined) {
          const err28 = {
            instancePath: instancePath + '/contact',
            schemaPath: '#/properties/contact/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'contactId' },
          };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data20.contactId !== undefined) {
          let data21 = data20.contactId;
          if (!(typeof data21 == 'number' && !(data21 % 1) && !isNaN(data21))) {
            const err29 = {
              instancePath: instancePath + '/contact/contactId',
              schemaPath: '#/properties/contact/anyOf/1/properties/contactId/type',
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
          if (typeof data21 == 'number') {
            if (data21 < 1 || isNaN(data21)) {
              const err30 = {
                instancePath: instancePath + '/contact/contactId',
                schemaPath: '#/properties/contact/anyOf/1/properties/contactId/minimum',
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
          instancePath: instancePath + '/contact',
          schemaPath: '#/properties/contact/anyOf/1/type',
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
      var _valid1 = _errs48 === errors;
      valid10 = valid10 || _valid1;
      if (_valid1) {
        var props3 = {};
        props3.contactId = true;
      }
      const _errs52 = errors;
      if (data20 !== null) {
        const err32 = {
          instancePath: instancePath + '/contact',
          schemaPath: '#/properties/contact/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      var _valid1 = _errs52 === errors;
      valid10 = valid10 || _valid1;
      if (!valid10) {
        const err33 = {
          instancePath: instancePath + '/contact',
          schemaPath: '#/properties/contact/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      } else {
        errors = _errs45;
        if (vErrors !== null) {
          if (_errs45) {
            vErrors.length = _errs45;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.mbpBranch !== undefined) {
      if (
        !validate56(data.mbpBranch, {
          instancePath: instancePath + '/mbpBranch',
          parentData: data,
          parentDataProperty: 'mbpBranch',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.projectType !== undefined) {
      if (
        !validate56(data.projectType, {
          instancePath: instancePath + '/projectType',
          parentData: data,
          parentDataProperty: 'projectType',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.opportunityType !== undefined) {
      if (
        !validate56(data.opportunityType, {
          instancePath: instancePath + '/opportunityType',
          parentData: data,
          parentDataProperty: 'opportunityType',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.productType !== undefined) {
      if (
        !validate56(data.productType, {
          instancePath: instancePath + '/productType',
          parentData: data,
          parentDataProperty: 'productType',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.opportunityStatus !== undefined) {
      if (
        !validate56(data.opportunityStatus, {
          instancePath: instancePath + '/opportunityStatus',
          parentData: data,
          parentDataProperty: 'opportunityStatus',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.version !== undefined) {
      let data27 = data.version;
      if (!(typeof data27 == 'number' && !(data27 % 1) && !isNaN(data27)) && data27 !== null) {
        const err34 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: schema19.properties.version.type },
        };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (typeof data27 == 'number') {
        if (data27 > 2147483647 || isNaN(data27)) {
          const err35 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data27 < -2147483648 || isNaN(data27)) {
          const err36 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -2147483648 },
          };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
    }
  } else {
    const err37 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err37];
    } else {
      vErrors.push(err37);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { props: true, dynamicProps: false, dynamicItems: false };

export const rules = validate72;

function validate72(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.oppDescription === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'oppDescription' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.dateReceived === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'dateReceived' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.address1 === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'address1' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.address2 === undefined) {
      const err3 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'address2' },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.address3 === undefined) {
      const err4 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'address3' },
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.cityTown === undefined) {
      const err5 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'cityTown' },
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.postCode === undefined) {
      const err6 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'postCode' },
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
    if (data.email === undefined) {
      const err8 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'email' },
      };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.customer === undefined) {
      const err9 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'customer' },
      };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.contact === undefined) {
      const err10 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'contact' },
      };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.mbpBranch === undefined) {
      const err11 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'mbpBranch' },
      };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.projectType === undefined) {
      const err12 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'projectType' },
      };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.oppDescription !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.oppDescription !== null) {
        const err13 = {};
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        const err14 = {
          instancePath: instancePath + '/oppDescription',
          schemaPath: '#/properties/oppDescription/not',
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
    if (data.dateReceived !== undefined) {
      const _errs6 = errors;
      const _errs7 = errors;
      if (data.dateReceived !== null) {
        const err15 = {};
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var valid2 = _errs7 === errors;
      if (valid2) {
        const err16 = {
          instancePath: instancePath + '/dateReceived',
          schemaPath: '#/properties/dateReceived/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
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
    if (data.address1 !== undefined) {
      const _errs10 = errors;
      const _errs11 = errors;
      if (data.address1 !== null) {
        const err17 = {};
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      var valid3 = _errs11 === errors;
      if (valid3) {
        const err18 = {
          instancePath: instancePath + '/address1',
          schemaPath: '#/properties/address1/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
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
    if (data.address2 !== undefined) {
      const _errs14 = errors;
      const _errs15 = errors;
      if (data.address2 !== null) {
        const err19 = {};
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      var valid4 = _errs15 === errors;
      if (valid4) {
        const err20 = {
          instancePath: instancePath + '/address2',
          schemaPath: '#/properties/address2/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
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
    if (data.address3 !== undefined) {
      const _errs18 = errors;
      const _errs19 = errors;
      if (data.address3 !== null) {
        const err21 = {};
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      var valid5 = _errs19 === errors;
      if (valid5) {
        const err22 = {
          instancePath: instancePath + '/address3',
          schemaPath: '#/properties/address3/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
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
    if (data.cityTown !== undefined) {
      const _errs22 = errors;
      const _errs23 = errors;
      if (data.cityTown !== null) {
        const err23 = {};
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      var valid6 = _errs23 === errors;
      if (valid6) {
        const err24 = {
          instancePath: instancePath + '/cityTown',
          schemaPath: '#/properties/cityTown/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
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
    if (data.postCode !== undefined) {
      const _errs26 = errors;
      const _errs27 = errors;
      if (data.postCode !== null) {
        const err25 = {};
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      var valid7 = _errs27 === errors;
      if (valid7) {
        const err26 = {
          instancePath: instancePath + '/postCode',
          schemaPath: '#/properties/postCode/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
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
        const err27 = {};
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      var valid8 = _errs31 === errors;
      if (valid8) {
        const err28 = {
          instancePath: instancePath + '/phoneNo',
          schemaPath: '#/properties/phoneNo/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
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
    if (data.email !== undefined) {
      const _errs34 = errors;
      const _errs35 = errors;
      if (data.email !== null) {
        const err29 = {};
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      var valid9 = _errs35 === errors;
      if (valid9) {
        const err30 = {
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
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
    if (data.customer !== undefined) {
      const _errs38 = errors;
      const _errs39 = errors;
      if (data.customer !== null) {
        const err31 = {};
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      var valid10 = _errs39 === errors;
      if (valid10) {
        const err32 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
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
    if (data.contact !== undefined) {
      const _errs42 = errors;
      const _errs43 = errors;
      if (data.contact !== null) {
        const err33 = {};
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      var valid11 = _errs43 === errors;
      if (valid11) {
        const err34 = {
          instancePath: instancePath + '/contact',
          schemaPath: '#/properties/contact/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
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
    if (data.mbpBranch !== undefined) {
      const _errs46 = errors;
      const _errs47 = errors;
      if (data.mbpBranch !== null) {
        const err35 = {};
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      var valid12 = _errs47 === errors;
      if (valid12) {
        const err36 = {
          instancePath: instancePath + '/mbpBranch',
          schemaPath: '#/properties/mbpBranch/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      } else {
        errors = _errs46;
        if (vErrors !== null) {
          if (_errs46) {
            vErrors.length = _errs46;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.projectType !== undefined) {
      const _errs50 = errors;
      const _errs51 = errors;
      if (data.projectType !== null) {
        const err37 = {};
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      var valid13 = _errs51 === errors;
      if (valid13) {
        const err38 = {
          instancePath: instancePath + '/projectType',
          schemaPath: '#/properties/projectType/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      } else {
        errors = _errs50;
        if (vErrors !== null) {
          if (_errs50) {
            vErrors.length = _errs50;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err39 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err39];
    } else {
      vErrors.push(err39);
    }
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = {
  props: {
    oppDescription: true,
    dateReceived: true,
    address1: true,
    address2: true,
    address3: true,
    cityTown: true,
    postCode: true,
    phoneNo: true,
    email: true,
    customer: true,
    contact: true,
    mbpBranch: true,
    projectType: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

const invalid = {
  oppId: 'Opp id must be a whole number.',
  sQuoteNo: 'Quote No must be text of at most 20 characters.',
  oppDescription: 'Description must be text of at most 200 characters.',
  dateReceived: 'Date Received must be a date: DD/MM/YYYY.',
  receivedDate: 'Received date must be text of at most 100 characters.',
  lastActivityDate: 'Last activity must be a date: DD/MM/YYYY.',
  requestedBy: 'Requested By must be chosen from the list.',
  country: 'Country must be text of at most 100 characters.',
  address1: 'House must be text of at most 100 characters.',
  address2: 'Street must be text of at most 100 characters.',
  address3: 'Sub Area must be text of at most 100 characters.',
  address4: 'Address line 4 must be text of at most 100 characters.',
  address: 'Address must be text of at most 100 characters.',
  cityTown: 'City/Town must be chosen from the list.',
  postCode: 'Post Code must be text of at most 10 characters.',
  region: 'Region must be chosen from the list.',
  phoneNo: 'Phone No must be a telephone number.',
  email: 'Email must be an e-mail address.',
  abiNo: 'ABI No must be text of at most 50 characters.',
  custRef: 'Customer Ref must be text of at most 100 characters.',
  notes: 'Notes must be text of at most 4000 characters.',
  weblink: 'Web link must be a web address.',
  customer: 'Customer must be chosen from the list.',
  custCode: 'Account No must be text of at most 100 characters.',
  customerName: 'Customer name must be text of at most 100 characters.',
  contact: 'Contact must be chosen from the list.',
  mbpBranch: 'Branch must be chosen from the list.',
  salesExec: 'Sales Exec must be chosen from the list.',
  projectType: 'Enquiry Type must be chosen from the list.',
  opportunityType: 'Opportunity Type must be chosen from the list.',
  productType: 'Product Type must be chosen from the list.',
  opportunityStatus: 'Status must be chosen from the list.',
  oppStatusName: 'Opp status name must be text of at most 100 characters.',
  quoteValue: 'Value must be an amount in pounds.',
  dateCreated: 'Date created must be a date: DD/MM/YYYY.',
  createdBy: 'Created by must be chosen from the list.',
  dateUpdated: 'Date updated must be a date: DD/MM/YYYY.',
  updatedBy: 'Updated by must be chosen from the list.',
  version: 'Version must be a whole number.',
};
const required = {
  oppDescription: 'Description is required.',
  dateReceived: 'Date Received is required.',
  address1: 'House is required.',
  address2: 'Street is required.',
  address3: 'Area is required.',
  cityTown: 'City/Town is required.',
  postCode: 'Post Code is required.',
  phoneNo: 'Phone Number is required.',
  email: 'Email is required.',
  customer: 'Customer is required.',
  contact: 'Contact is required.',
  mbpBranch: 'Branch is required.',
  projectType: 'Type is required.',
};
export const validators: Validators = { input, rules, when: {}, invalid, required };
