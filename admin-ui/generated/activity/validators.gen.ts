// Generated from schemas/entities/activity.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/resource.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    activityId: {},
    subject: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,200}$' }] },
    dateCreated: { $ref: '#/$defs/kind0' },
    recordedOn: {},
    activityType: { $ref: '#/$defs/kind1' },
    startDate: { $ref: '#/$defs/kind0' },
    startTime: { $ref: '#/$defs/kind2' },
    endDate: { $ref: '#/$defs/kind0' },
    endTime: { $ref: '#/$defs/kind2' },
    duration: { type: ['integer', 'null'], minimum: 0, maximum: 100000 },
    deadlineDate: { $ref: '#/$defs/kind0' },
    deadlineTime: { $ref: '#/$defs/kind2' },
    reminder: { type: 'boolean' },
    reminderType: { $ref: '#/$defs/kind1' },
    reminderDate: { $ref: '#/$defs/kind0' },
    reminderTime: { $ref: '#/$defs/kind2' },
    remindAt: {},
    activityStatus: { $ref: '#/$defs/kind1' },
    activityResult: { $ref: '#/$defs/kind1' },
    resultNotes: { $ref: '#/$defs/kind3' },
    customer: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { customerId: { type: 'integer', minimum: 1 } }, required: ['customerId'] },
        { type: 'null' },
      ],
    },
    contact: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { contactId: { type: 'integer', minimum: 1 } }, required: ['contactId'] },
        { type: 'null' },
      ],
    },
    opportunity: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { oppId: { type: 'integer', minimum: 1 } }, required: ['oppId'] },
        { type: 'null' },
      ],
    },
    quote: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { quoteVerId: { type: 'integer', minimum: 1 } }, required: ['quoteVerId'] },
        { type: 'null' },
      ],
    },
    user: { $ref: '#/$defs/kind1' },
    supervisor: {},
    mbpBranch: { $ref: '#/$defs/kind1' },
    notes: { $ref: '#/$defs/kind3' },
    completed: {},
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
    kind2: { type: ['string', 'null'], pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
    kind3: {
      type: ['string', 'null'],
      allOf: [{ pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$' }],
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,200}$', 'u');
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
  validate55.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate55.evaluated = { dynamicProps: true, dynamicItems: false };

const schema22 = { type: ['string', 'null'], pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };
const pattern5 = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$', 'u');

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
        schemaPath: '#/pattern',
        keyword: 'pattern',
        params: { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
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

const schema23 = {
  type: ['string', 'null'],
  allOf: [{ pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$' }],
};
const pattern6 = new RegExp('^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$', 'u');

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
    if (!pattern6.test(data)) {
      const err1 = {
        instancePath,
        schemaPath: '#/allOf/0/pattern',
        keyword: 'pattern',
        params: { pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { dynamicProps: false, dynamicItems: false };

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
    if (data.subject !== undefined) {
      let data0 = data.subject;
      if (typeof data0 !== 'string' && data0 !== null) {
        const err1 = {
          instancePath: instancePath + '/subject',
          schemaPath: '#/properties/subject/type',
          keyword: 'type',
          params: { type: schema19.properties.subject.type },
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
            instancePath: instancePath + '/subject',
            schemaPath: '#/properties/subject/allOf/0/pattern',
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
    if (data.dateCreated !== undefined) {
      if (
        !validate53(data.dateCreated, {
          instancePath: instancePath + '/dateCreated',
          parentData: data,
          parentDataProperty: 'dateCreated',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.activityType !== undefined) {
      if (
        !validate55(data.activityType, {
          instancePath: instancePath + '/activityType',
          parentData: data,
          parentDataProperty: 'activityType',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.startDate !== undefined) {
      if (
        !validate53(data.startDate, {
          instancePath: instancePath + '/startDate',
          parentData: data,
          parentDataProperty: 'startDate',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.startTime !== undefined) {
      if (
        !validate58(data.startTime, {
          instancePath: instancePath + '/startTime',
          parentData: data,
          parentDataProperty: 'startTime',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.endDate !== undefined) {
      if (
        !validate53(data.endDate, {
          instancePath: instancePath + '/endDate',
          parentData: data,
          parentDataProperty: 'endDate',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.endTime !== undefined) {
      if (
        !validate58(data.endTime, {
          instancePath: instancePath + '/endTime',
          parentData: data,
          parentDataProperty: 'endTime',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.duration !== undefined) {
      let data7 = data.duration;
      if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7)) && data7 !== null) {
        const err3 = {
          instancePath: instancePath + '/duration',
          schemaPath: '#/properties/duration/type',
          keyword: 'type',
          params: { type: schema19.properties.duration.type },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data7 == 'number') {
        if (data7 > 100000 || isNaN(data7)) {
          const err4 = {
            instancePath: instancePath + '/duration',
            schemaPath: '#/properties/duration/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100000 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err5 = {
            instancePath: instancePath + '/duration',
            schemaPath: '#/properties/duration/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
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
    if (data.deadlineDate !== undefined) {
      if (
        !validate53(data.deadlineDate, {
          instancePath: instancePath + '/deadlineDate',
          parentData: data,
          parentDataProperty: 'deadlineDate',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.deadlineTime !== undefined) {
      if (
        !validate58(data.deadlineTime, {
          instancePath: instancePath + '/deadlineTime',
          parentData: data,
          parentDataProperty: 'deadlineTime',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.reminder !== undefined) {
      if (typeof data.reminder !== 'boolean') {
        const err6 = {
          instancePath: instancePath + '/reminder',
          schemaPath: '#/properties/reminder/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.reminderType !== undefined) {
      if (
        !validate55(data.reminderType, {
          instancePath: instancePath + '/reminderType',
          parentData: data,
          parentDataProperty: 'reminderType',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.reminderDate !== undefined) {
      if (
        !validate53(data.reminderDate, {
          instancePath: instancePath + '/reminderDate',
          parentData: data,
          parentDataProperty: 'reminderDate',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.reminderTime !== undefined) {
      if (
        !validate58(data.reminderTime, {
          instancePath: instancePath + '/reminderTime',
          parentData: data,
          parentDataProperty: 'reminderTime',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.activityStatus !== undefined) {
      if (
        !validate55(data.activityStatus, {
          instancePath: instancePath + '/activityStatus',
          parentData: data,
          parentDataProperty: 'activityStatus',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.activityResult !== undefined) {
      if (
        !validate55(data.activityResult, {
          instancePath: instancePath + '/activityResult',
          parentData: data,
          parentDataProperty: 'activityResult',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.resultNotes !== undefined) {
      if (
        !validate69(data.resultNotes, {
          instancePath: instancePath + '/resultNotes',
          parentData: data,
          parentDataProperty: 'resultNotes',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if (data.customer !== undefined) {
      let data17 = data.customer;
      const _errs24 = errors;
      let valid2 = false;
      const _errs25 = errors;
      if (!(typeof data17 == 'number' && !(data17 % 1) && !isNaN(data17))) {
        const err7 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf/0/type',
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
      if (typeof data17 == 'number') {
        if (data17 < 1 || isNaN(data17)) {
          const err8 = {
            instancePath: instancePath + '/customer',
            schemaPath: '#/properties/customer/anyOf/0/minimum',
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
      var _valid0 = _errs25 === errors;
      valid2 = valid2 || _valid0;
      const _errs27 = errors;
      if (data17 && typeof data17 == 'object' && !Array.isArray(data17)) {
        if (data17.customerId === undefined) {
          const err9 = {
            instancePath: instancePath + '/customer',
            schemaPath: '#/properties/customer/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'customerId' },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data17.customerId !== undefined) {
          let data18 = data17.customerId;
          if (!(typeof data18 == 'number' && !(data18 % 1) && !isNaN(data18))) {
            const err10 = {
              instancePath: instancePath + '/customer/customerId',
              schemaPath: '#/properties/customer/anyOf/1/properties/customerId/type',
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
          if (typeof data18 == 'number') {
            if (data18 < 1 || isNaN(data18)) {
              const err11 = {
                instancePath: instancePath + '/customer/customerId',
                schemaPath: '#/properties/customer/anyOf/1/properties/customerId/minimum',
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
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf/1/type',
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
      var _valid0 = _errs27 === errors;
      valid2 = valid2 || _valid0;
      if (_valid0) {
        var props4 = {};
        props4.customerId = true;
      }
      const _errs31 = errors;
      if (data17 !== null) {
        const err13 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf/2/type',
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
      var _valid0 = _errs31 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const err14 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf',
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
        errors = _errs24;
        if (vErrors !== null) {
          if (_errs24) {
            vErrors.length = _errs24;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.contact !== undefined) {
      let data19 = data.contact;
      const _errs34 = errors;
      let valid4 = false;
      const _errs35 = errors;
      if (!(typeof data19 == 'number' && !(data19 % 1) && !isNaN(data19))) {
        const err15 = {
          instancePath: instancePath + '/contact',
          schemaPath: '#/properties/contact/anyOf/0/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data19 == 'number') {
        if (data19 < 1 || isNaN(data19)) {
          const err16 = {
            instancePath: instancePath + '/contact',
            schemaPath: '#/properties/contact/anyOf/0/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      var _valid1 = _errs35 === errors;
      valid4 = valid4 || _valid1;
      const _errs37 = errors;
      if (data19 && typeof data19 == 'object' && !Array.isArray(data19)) {
        if (data19.contactId === undefined) {
          const err17 = {
            instancePath: instancePath + '/contact',
            schemaPath: '#/properties/contact/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'contactId' },
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data19.contactId !== undefined) {
          let data20 = data19.contactId;
          if (!(typeof data20 == 'number' && !(data20 % 1) && !isNaN(data20))) {
            const err18 = {
              instancePath: instancePath + '/contact/contactId',
              schemaPath: '#/properties/contact/anyOf/1/properties/contactId/type',
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
          if (typeof data20 == 'number') {
            if (data20 < 1 || isNaN(data20)) {
              const err19 = {
                instancePath: instancePath + '/contact/contactId',
                schemaPath: '#/properties/contact/anyOf/1/properties/contactId/minimum',
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
        }
      } else {
        const err20 = {
          instancePath: instancePath + '/contact',
          schemaPath: '#/properties/contact/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      var _valid1 = _errs37 === errors;
      valid4 = valid4 || _valid1;
      if (_valid1) {
        var props5 = {};
        props5.contactId = true;
      }
      const _errs41 = errors;
      if (data19 !== null) {
        const err21 = {
          instancePath: instancePath + '/contact',
          schemaPath: '#/properties/contact/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      var _valid1 = _errs41 === errors;
      valid4 = valid4 || _valid1;
      if (!valid4) {
        const err22 = {
          instancePath: instancePath + '/contact',
          schemaPath: '#/properties/contact/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
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
    if (data.opportunity !== undefined) {
      let data21 = data.opportunity;
      const _errs44 = errors;
      let valid6 = false;
      const _errs45 = errors;
      if (!(typeof data21 == 'number' && !(data21 % 1) && !isNaN(data21))) {
        const err23 = {
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf/0/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data21 == 'number') {
        if (data21 < 1 || isNaN(data21)) {
          const err24 = {
            instancePath: instancePath + '/opportunity',
            schemaPath: '#/properties/opportunity/anyOf/0/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
      var _valid2 = _errs45 === errors;
      valid6 = valid6 || _valid2;
      const _errs47 = errors;
      if (data21 && typeof data21 == 'object' && !Array.isArray(data21)) {
        if (data21.oppId === undefined) {
          const err25 = {
            instancePath: instancePath + '/opportunity',
            schemaPath: '#/properties/opportunity/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'oppId' },
          };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data21.oppId !== undefined) {
          let data22 = data21.oppId;
          if (!(typeof data22 == 'number' && !(data22 % 1) && !isNaN(data22))) {
            const err26 = {
              instancePath: instancePath + '/opportunity/oppId',
              schemaPath: '#/properties/opportunity/anyOf/1/properties/oppId/type',
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
          if (typeof data22 == 'number') {
            if (data22 < 1 || isNaN(data22)) {
              const err27 = {
                instancePath: instancePath + '/opportunity/oppId',
                schemaPath: '#/properties/opportunity/anyOf/1/properties/oppId/minimum',
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
        }
      } else {
        const err28 = {
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      var _valid2 = _errs47 === errors;
      valid6 = valid6 || _valid2;
      if (_valid2) {
        var props6 = {};
        props6.oppId = true;
      }
      const _errs51 = errors;
      if (data21 !== null) {
        const err29 = {
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      var _valid2 = _errs51 === errors;
      valid6 = valid6 || _valid2;
      if (!valid6) {
        const err30 = {
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      } else {
        errors = _errs44;
        if (vErrors !== null) {
          if (_errs44) {
            vErrors.length = _errs44;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.quote !== undefined) {
      let data23 = data.quote;
      const _errs54 = errors;
      let valid8 = false;
      const _errs55 = errors;
      if (!(typeof data23 == 'number' && !(data23 % 1) && !isNaN(data23))) {
        const err31 = {
          instancePath: instancePath + '/quote',
          schemaPath: '#/properties/quote/anyOf/0/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (typeof data23 == 'number') {
        if (data23 < 1 || isNaN(data23)) {
          const err32 = {
            instancePath: instancePath + '/quote',
            schemaPath: '#/properties/quote/anyOf/0/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
      var _valid3 = _errs55 === errors;
      valid8 = valid8 || _valid3;
      const _errs57 = errors;
      if (data23 && typeof data23 == 'object' && !Array.isArray(data23)) {
        if (data23.quoteVerId === undefined) {
          const err33 = {
            instancePath: instancePath + '/quote',
            schemaPath: '#/properties/quote/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'quoteVerId' },
          };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (data23.quoteVerId !== undefined) {
          let data24 = data23.quoteVerId;
          if (!(typeof data24 == 'number' && !(data24 % 1) && !isNaN(data24))) {
            const err34 = {
              instancePath: instancePath + '/quote/quoteVerId',
              schemaPath: '#/properties/quote/anyOf/1/properties/quoteVerId/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
          if (typeof data24 == 'number') {
            if (data24 < 1 || isNaN(data24)) {
              const err35 = {
                instancePath: instancePath + '/quote/quoteVerId',
                schemaPath: '#/properties/quote/anyOf/1/properties/quoteVerId/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
              };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          }
        }
      } else {
        const err36 = {
          instancePath: instancePath + '/quote',
          schemaPath: '#/properties/quote/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      var _valid3 = _errs57 === errors;
      valid8 = valid8 || _valid3;
      if (_valid3) {
        var props7 = {};
        props7.quoteVerId = true;
      }
      const _errs61 = errors;
      if (data23 !== null) {
        const err37 = {
          instancePath: instancePath + '/quote',
          schemaPath: '#/properties/quote/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      var _valid3 = _errs61 === errors;
      valid8 = valid8 || _valid3;
      if (!valid8) {
        const err38 = {
          instancePath: instancePath + '/quote',
          schemaPath: '#/properties/quote/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      } else {
        errors = _errs54;
        if (vErrors !== null) {
          if (_errs54) {
            vErrors.length = _errs54;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.user !== undefined) {
      if (
        !validate55(data.user, {
          instancePath: instancePath + '/user',
          parentData: data,
          parentDataProperty: 'user',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.mbpBranch !== undefined) {
      if (
        !validate55(data.mbpBranch, {
          instancePath: instancePath + '/mbpBranch',
          parentData: data,
          parentDataProperty: 'mbpBranch',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.notes !== undefined) {
      if (
        !validate69(data.notes, {
          instancePath: instancePath + '/notes',
          parentData: data,
          parentDataProperty: 'notes',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
    if (data.version !== undefined) {
      let data28 = data.version;
      if (!(typeof data28 == 'number' && !(data28 % 1) && !isNaN(data28)) && data28 !== null) {
        const err39 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: schema19.properties.version.type },
        };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data28 == 'number') {
        if (data28 > 2147483647 || isNaN(data28)) {
          const err40 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (data28 < -2147483648 || isNaN(data28)) {
          const err41 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -2147483648 },
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
  } else {
    const err42 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err42];
    } else {
      vErrors.push(err42);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { props: true, dynamicProps: false, dynamicItems: false };

export const rules = validate74;

function validate74(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  const _errs4 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.activityType === undefined && (missing0 = 'activityType')) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.activityType !== undefined) {
        let data0 = data.activityType;
        const _errs6 = errors;
        const _errs7 = errors;
        if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
          if (data0.activityTypeName !== undefined) {
            if ('Task' !== data0.activityTypeName) {
              const err1 = {};
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          }
        }
        var valid4 = _errs7 === errors;
        if (valid4) {
          const err2 = {};
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
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
    }
  }
  var valid2 = _errs4 === errors;
  if (valid2) {
    const _errs9 = errors;
    const _errs10 = errors;
    const _errs11 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing1;
      if (data.activityType === undefined && (missing1 = 'activityType')) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      } else {
        if (data.activityType !== undefined) {
          let data2 = data.activityType;
          const _errs12 = errors;
          if (errors === _errs12) {
            if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
              let missing2;
              if (data2.activityTypeName === undefined && (missing2 = 'activityTypeName')) {
                const err4 = {};
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              } else {
                if (data2.activityTypeName !== undefined) {
                  if ('Task' !== data2.activityTypeName) {
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
            } else {
              const err6 = {};
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        }
      }
    }
    var valid6 = _errs11 === errors;
    if (valid6) {
      const err7 = {};
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
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
    var valid2 = _errs9 === errors;
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
    const _errs15 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.startDate === undefined) {
        const err8 = {
          instancePath,
          schemaPath: '#/allOf/0/then/required',
          keyword: 'required',
          params: { missingProperty: 'startDate' },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data.startDate !== undefined) {
        const _errs17 = errors;
        const _errs18 = errors;
        if (data.startDate !== null) {
          const err9 = {};
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        var valid10 = _errs18 === errors;
        if (valid10) {
          const err10 = {
            instancePath: instancePath + '/startDate',
            schemaPath: '#/allOf/0/then/properties/startDate/not',
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
          errors = _errs17;
          if (vErrors !== null) {
            if (_errs17) {
              vErrors.length = _errs17;
            } else {
              vErrors = null;
            }
          }
        }
      }
    }
    var _valid0 = _errs15 === errors;
    valid1 = _valid0;
    if (valid1) {
      var props0 = {};
      props0.startDate = true;
      props0.activityType = true;
    }
  }
  if (!valid1) {
    const err11 = { instancePath, schemaPath: '#/allOf/0/if', keyword: 'if', params: { failingKeyword: 'then' } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  const _errs21 = errors;
  let valid11 = true;
  const _errs22 = errors;
  const _errs23 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing3;
    if (data.activityType === undefined && (missing3 = 'activityType')) {
      const err12 = {};
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    } else {
      if (data.activityType !== undefined) {
        let data5 = data.activityType;
        const _errs25 = errors;
        const _errs26 = errors;
        if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
          if (data5.activityTypeName !== undefined) {
            if ('Task' !== data5.activityTypeName) {
              const err13 = {};
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          }
        }
        var valid14 = _errs26 === errors;
        if (valid14) {
          const err14 = {};
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        } else {
          errors = _errs25;
          if (vErrors !== null) {
            if (_errs25) {
              vErrors.length = _errs25;
            } else {
              vErrors = null;
            }
          }
        }
      }
    }
  }
  var valid12 = _errs23 === errors;
  if (valid12) {
    const _errs28 = errors;
    const _errs29 = errors;
    const _errs30 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing4;
      if (data.activityType === undefined && (missing4 = 'activityType')) {
        const err15 = {};
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      } else {
        if (data.activityType !== undefined) {
          let data7 = data.activityType;
          const _errs31 = errors;
          if (errors === _errs31) {
            if (data7 && typeof data7 == 'object' && !Array.isArray(data7)) {
              let missing5;
              if (data7.activityTypeName === undefined && (missing5 = 'activityTypeName')) {
                const err16 = {};
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              } else {
                if (data7.activityTypeName !== undefined) {
                  if ('Task' !== data7.activityTypeName) {
                    const err17 = {};
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
              const err18 = {};
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          }
        }
      }
    }
    var valid16 = _errs30 === errors;
    if (valid16) {
      const err19 = {};
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    } else {
      errors = _errs29;
      if (vErrors !== null) {
        if (_errs29) {
          vErrors.length = _errs29;
        } else {
          vErrors = null;
        }
      }
    }
    var valid12 = _errs28 === errors;
  }
  var _valid1 = _errs22 === errors;
  errors = _errs21;
  if (vErrors !== null) {
    if (_errs21) {
      vErrors.length = _errs21;
    } else {
      vErrors = null;
    }
  }
  if (_valid1) {
    const _errs34 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.startTime === undefined) {
        const err20 = {
          instancePath,
          schemaPath: '#/allOf/1/then/required',
          keyword: 'required',
          params: { missingProperty: 'startTime' },
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (data.startTime !== undefined) {
        const _errs36 = errors;
        const _errs37 = errors;
        if (data.startTime !== null) {
          const err21 = {};
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        var valid20 = _errs37 === errors;
        if (valid20) {
          const err22 = {
            instancePath: instancePath + '/startTime',
            schemaPath: '#/allOf/1/then/properties/startTime/not',
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
          errors = _errs36;
          if (vErrors !== null) {
            if (_errs36) {
              vErrors.length = _errs36;
            } else {
              vErrors = null;
            }
          }
        }
      }
    }
    var _valid1 = _errs34 === errors;
    valid11 = _valid1;
    if (valid11) {
      var props1 = {};
      props1.startTime = true;
      props1.activityType = true;
    }
  }
  if (!valid11) {
    const err23 = { instancePath, schemaPath: '#/allOf/1/if', keyword: 'if', params: { failingKeyword: 'then' } };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
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
  const _errs40 = errors;
  let valid21 = true;
  const _errs41 = errors;
  const _errs42 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing6;
    if (data.activityType === undefined && (missing6 = 'activityType')) {
      const err24 = {};
      if (vErrors === null) {
        vErrors = [err24];
      } else {
        vErrors.push(err24);
      }
      errors++;
    } else {
      if (data.activityType !== undefined) {
        let data10 = data.activityType;
        const _errs43 = errors;
        if (errors === _errs43) {
          if (data10 && typeof data10 == 'object' && !Array.isArray(data10)) {
            let missing7;
            if (data10.activityTypeName === undefined && (missing7 = 'activityTypeName')) {
              const err25 = {};
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            } else {
              if (data10.activityTypeName !== undefined) {
                if ('Meeting' !== data10.activityTypeName) {
                  const err26 = {};
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err27 = {};
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      }
    }
  }
  var valid22 = _errs42 === errors;
  if (valid22) {
    const _errs46 = errors;
    const _errs47 = errors;
    const _errs48 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing8;
      if (data.activityType === undefined && (missing8 = 'activityType')) {
        const err28 = {};
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      } else {
        if (data.activityType !== undefined) {
          let data12 = data.activityType;
          const _errs49 = errors;
          if (errors === _errs49) {
            if (data12 && typeof data12 == 'object' && !Array.isArray(data12)) {
              let missing9;
              if (data12.activityTypeName === undefined && (missing9 = 'activityTypeName')) {
                const err29 = {};
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              } else {
                if (data12.activityTypeName !== undefined) {
                  if ('Task' !== data12.activityTypeName) {
                    const err30 = {};
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
              const err31 = {};
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          }
        }
      }
    }
    var valid25 = _errs48 === errors;
    if (valid25) {
      const err32 = {};
      if (vErrors === null) {
        vErrors = [err32];
      } else {
        vErrors.push(err32);
      }
      errors++;
    } else {
      errors = _errs47;
      if (vErrors !== null) {
        if (_errs47) {
          vErrors.length = _errs47;
        } else {
          vErrors = null;
        }
      }
    }
    var valid22 = _errs46 === errors;
  }
  var _valid2 = _errs41 === errors;
  errors = _errs40;
  if (vErrors !== null) {
    if (_errs40) {
      vErrors.length = _errs40;
    } else {
      vErrors = null;
    }
  }
  if (_valid2) {
    const _errs52 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.endDate === undefined) {
        const err33 = {
          instancePath,
          schemaPath: '#/allOf/2/then/required',
          keyword: 'required',
          params: { missingProperty: 'endDate' },
        };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (data.endDate !== undefined) {
        const _errs54 = errors;
        const _errs55 = errors;
        if (data.endDate !== null) {
          const err34 = {};
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        var valid29 = _errs55 === errors;
        if (valid29) {
          const err35 = {
            instancePath: instancePath + '/endDate',
            schemaPath: '#/allOf/2/then/properties/endDate/not',
            keyword: 'not',
            params: {},
          };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        } else {
          errors = _errs54;
          if (vErrors !== null) {
            if (_errs54) {
              vErrors.length = _errs54;
            } else {
              vErrors = null;
            }
          }
        }
      }
    }
    var _valid2 = _errs52 === errors;
    valid21 = _valid2;
    if (valid21) {
      var props2 = {};
      props2.endDate = true;
      props2.activityType = true;
    }
  }
  if (!valid21) {
    const err36 = { instancePath, schemaPath: '#/allOf/2/if', keyword: 'if', params: { failingKeyword: 'then' } };
    if (vErrors === null) {
      vErrors = [err36];
    } else {
      vErrors.push(err36);
    }
    errors++;
  }
  if (props0 !== true && props2 !== undefined) {
    if (props2 === true) {
      props0 = true;
    } else {
      props0 = props0 || {};
      Object.assign(props0, props2);
    }
  }
  const _errs58 = errors;
  let valid30 = true;
  const _errs59 = errors;
  const _errs60 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing10;
    if (data.activityType === undefined && (missing10 = 'activityType')) {
      const err37 = {};
      if (vErrors === null) {
        vErrors = [err37];
      } else {
        vErrors.push(err37);
      }
      errors++;
    } else {
      if (data.activityType !== undefined) {
        let data15 = data.activityType;
        const _errs61 = errors;
        if (errors === _errs61) {
          if (data15 && typeof data15 == 'object' && !Array.isArray(data15)) {
            let missing11;
            if (data15.activityTypeName === undefined && (missing11 = 'activityTypeName')) {
              const err38 = {};
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            } else {
              if (data15.activityTypeName !== undefined) {
                if ('Meeting' !== data15.activityTypeName) {
                  const err39 = {};
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err40 = {};
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
      }
    }
  }
  var valid31 = _errs60 === errors;
  if (valid31) {
    const _errs64 = errors;
    const _errs65 = errors;
    const _errs66 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing12;
      if (data.activityType === undefined && (missing12 = 'activityType')) {
        const err41 = {};
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      } else {
        if (data.activityType !== undefined) {
          let data17 = data.activityType;
          const _errs67 = errors;
          if (errors === _errs67) {
            if (data17 && typeof data17 == 'object' && !Array.isArray(data17)) {
              let missing13;
              if (data17.activityTypeName === undefined && (missing13 = 'activityTypeName')) {
                const err42 = {};
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              } else {
                if (data17.activityTypeName !== undefined) {
                  if ('Task' !== data17.activityTypeName) {
                    const err43 = {};
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err44 = {};
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          }
        }
      }
    }
    var valid34 = _errs66 === errors;
    if (valid34) {
      const err45 = {};
      if (vErrors === null) {
        vErrors = [err45];
      } else {
        vErrors.push(err45);
      }
      errors++;
    } else {
      errors = _errs65;
      if (vErrors !== null) {
        if (_errs65) {
          vErrors.length = _errs65;
        } else {
          vErrors = null;
        }
      }
    }
    var valid31 = _errs64 === errors;
  }
  var _valid3 = _errs59 === errors;
  errors = _errs58;
  if (vErrors !== null) {
    if (_errs58) {
      vErrors.length = _errs58;
    } else {
      vErrors = null;
    }
  }
  if (_valid3) {
    const _errs70 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.endTime === undefined) {
        const err46 = {
          instancePath,
          schemaPath: '#/allOf/3/then/required',
          keyword: 'required',
          params: { missingProperty: 'endTime' },
        };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
      if (data.endTime !== undefined) {
        const _errs72 = errors;
        const _errs73 = errors;
        if (data.endTime !== null) {
          const err47 = {};
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        var valid38 = _errs73 === errors;
        if (valid38) {
          const err48 = {
            instancePath: instancePath + '/endTime',
            schemaPath: '#/allOf/3/then/properties/endTime/not',
            keyword: 'not',
            params: {},
          };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        } else {
          errors = _errs72;
          if (vErrors !== null) {
            if (_errs72) {
              vErrors.length = _errs72;
            } else {
              vErrors = null;
            }
          }
        }
      }
    }
    var _valid3 = _errs70 === errors;
    valid30 = _valid3;
    if (valid30) {
      var props3 = {};
      props3.endTime = true;
      props3.activityType = true;
    }
  }
  if (!valid30) {
    const err49 = { instancePath, schemaPath: '#/allOf/3/if', keyword: 'if', params: { failingKeyword: 'then' } };
    if (vErrors === null) {
      vErrors = [err49];
    } else {
      vErrors.push(err49);
    }
    errors++;
  }
  if (props0 !== true && props3 !== undefined) {
    if (props3 === true) {
      props0 = true;
    } else {
      props0 = props0 || {};
      Object.assign(props0, props3);
    }
  }
  const _errs76 = errors;
  let valid39 = true;
  const _errs77 = errors;
  const _errs78 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing14;
    if (data.activityType === undefined && (missing14 = 'activityType')) {
      const err50 = {};
      if (vErrors === null) {
        vErrors = [err50];
      } else {
        vErrors.push(err50);
      }
      errors++;
    } else {
      if (data.activityType !== undefined) {
        let data20 = data.activityType;
        const _errs80 = errors;
        const _errs81 = errors;
        if (data20 && typeof data20 == 'object' && !Array.isArray(data20)) {
          if (data20.activityTypeName !== undefined) {
            if ('Task' !== data20.activityTypeName) {
              const err51 = {};
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
          }
        }
        var valid42 = _errs81 === errors;
        if (valid42) {
          const err52 = {};
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        } else {
          errors = _errs80;
          if (vErrors !== null) {
            if (_errs80) {
              vErrors.length = _errs80;
            } else {
              vErrors = null;
            }
          }
        }
      }
    }
  }
  var valid40 = _errs78 === errors;
  if (valid40) {
    const _errs83 = errors;
    const _errs84 = errors;
    const _errs85 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing15;
      if (data.activityType === undefined && (missing15 = 'activityType')) {
        const err53 = {};
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      } else {
        if (data.activityType !== undefined) {
          let data22 = data.activityType;
          const _errs86 = errors;
          if (errors === _errs86) {
            if (data22 && typeof data22 == 'object' && !Array.isArray(data22)) {
              let missing16;
              if (data22.activityTypeName === undefined && (missing16 = 'activityTypeName')) {
                const err54 = {};
                if (vErrors === null) {
                  vErrors = [err54];
                } else {
                  vErrors.push(err54);
                }
                errors++;
              } else {
                if (data22.activityTypeName !== undefined) {
                  if ('Task' !== data22.activityTypeName) {
                    const err55 = {};
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                }
              }
            } else {
              const err56 = {};
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
          }
        }
      }
    }
    var valid44 = _errs85 === errors;
    if (valid44) {
      const err57 = {};
      if (vErrors === null) {
        vErrors = [err57];
      } else {
        vErrors.push(err57);
      }
      errors++;
    } else {
      errors = _errs84;
      if (vErrors !== null) {
        if (_errs84) {
          vErrors.length = _errs84;
        } else {
          vErrors = null;
        }
      }
    }
    var valid40 = _errs83 === errors;
  }
  var _valid4 = _errs77 === errors;
  errors = _errs76;
  if (vErrors !== null) {
    if (_errs76) {
      vErrors.length = _errs76;
    } else {
      vErrors = null;
    }
  }
  if (_valid4) {
    const _errs89 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.duration === undefined) {
        const err58 = {
          instancePath,
          schemaPath: '#/allOf/4/then/required',
          keyword: 'required',
          params: { missingProperty: 'duration' },
        };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
      if (data.duration !== undefined) {
        const _errs91 = errors;
        const _errs92 = errors;
        if (data.duration !== null) {
          const err59 = {};
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
        var valid48 = _errs92 === errors;
        if (valid48) {
          const err60 = {
            instancePath: instancePath + '/duration',
            schemaPath: '#/allOf/4/then/properties/duration/not',
            keyword: 'not',
            params: {},
          };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        } else {
          errors = _errs91;
          if (vErrors !== null) {
            if (_errs91) {
              vErrors.length = _errs91;
            } else {
              vErrors = null;
            }
          }
        }
      }
    }
    var _valid4 = _errs89 === errors;
    valid39 = _valid4;
    if (valid39) {
      var props4 = {};
      props4.duration = true;
      props4.activityType = true;
    }
  }
  if (!valid39) {
    const err61 = { instancePath, schemaPath: '#/allOf/4/if', keyword: 'if', params: { failingKeyword: 'then' } };
    if (vErrors === null) {
      vErrors = [err61];
    } else {
      vErrors.push(err61);
    }
    errors++;
  }
  if (props0 !== true && props4 !== undefined) {
    if (props4 === true) {
      props0 = true;
    } else {
      props0 = props0 || {};
      Object.assign(props0, props4);
    }
  }
  const _errs95 = errors;
  let valid49 = true;
  const _errs96 = errors;
  const _errs97 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing17;
    if (data.reminder === undefined && (missing17 = 'reminder')) {
      const err62 = {};
      if (vErrors === null) {
        vErrors = [err62];
      } else {
        vErrors.push(err62);
      }
      errors++;
    } else {
      if (data.reminder !== undefined) {
        if (true !== data.reminder) {
          const err63 = {};
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
      }
    }
  }
  var valid50 = _errs97 === errors;
  if (valid50) {
    const _errs99 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing18;
      if (data.reminder === undefined && (missing18 = 'reminder')) {
        const err64 = {};
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      } else {
        if (data.reminder !== undefined) {
          if (true !== data.reminder) {
            const err65 = {};
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
      }
    }
    var valid50 = _errs99 === errors;
  }
  var _valid5 = _errs96 === errors;
  errors = _errs95;
  if (vErrors !== null) {
    if (_errs95) {
      vErrors.length = _errs95;
    } else {
      vErrors = null;
    }
  }
  if (_valid5) {
    const _errs101 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.reminderType === undefined) {
        const err66 = {
          instancePath,
          schemaPath: '#/allOf/5/then/required',
          keyword: 'required',
          params: { missingProperty: 'reminderType' },
        };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
      if (data.reminderType !== undefined) {
        const _errs103 = errors;
        const _errs104 = errors;
        if (data.reminderType !== null) {
          const err67 = {};
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
        var valid54 = _errs104 === errors;
        if (valid54) {
          const err68 = {
            instancePath: instancePath + '/reminderType',
            schemaPath: '#/allOf/5/then/properties/reminderType/not',
            keyword: 'not',
            params: {},
          };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        } else {
          errors = _errs103;
          if (vErrors !== null) {
            if (_errs103) {
              vErrors.length = _errs103;
            } else {
              vErrors = null;
            }
          }
        }
      }
    }
    var _valid5 = _errs101 === errors;
    valid49 = _valid5;
    if (valid49) {
      var props5 = {};
      props5.reminderType = true;
      props5.reminder = true;
    }
  }
  if (!valid49) {
    const err69 = { instancePath, schemaPath: '#/allOf/5/if', keyword: 'if', params: { failingKeyword: 'then' } };
    if (vErrors === null) {
      vErrors = [err69];
    } else {
      vErrors.push(err69);
    }
    errors++;
  }
  if (props0 !== true && props5 !== undefined) {
    if (props5 === true) {
      props0 = true;
    } else {
      props0 = props0 || {};
      Object.assign(props0, props5);
    }
  }
  const _errs107 = errors;
  let valid55 = true;
  const _errs108 = errors;
  const _errs109 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing19;
    if (data.reminder === undefined && (missing19 = 'reminder')) {
      const err70 = {};
      if (vErrors === null) {
        vErrors = [err70];
      } else {
        vErrors.push(err70);
      }
      errors++;
    } else {
      if (data.reminder !== undefined) {
        if (true !== data.reminder) {
          const err71 = {};
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
      }
    }
  }
  var valid56 = _errs109 === errors;
  if (valid56) {
    const _errs111 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      let missing20;
      if (data.reminder === undefined && (missing20 = 'reminder')) {
        const err72 = {};
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      } else {
        if (data.reminder !== undefined) {
          if (true !== data.reminder) {
            const err73 = {};
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
        }
      }
    }
    var valid56 = _errs111 === errors;
  }
  var _valid6 = _errs108 === errors;
  errors = _errs107;
  if (vErrors !== null) {
    if (_errs107) {
      vErrors.length = _errs107;
    } else {
      vErrors = null;
    }
  }
  if (_valid6) {
    const _errs113 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.reminderDate === undefined) {
        const err74 = {
          instancePath,
          schemaPath: '#/allOf/6/then/required',
          keyword: 'required',
          params: { missingProperty: 'reminderDate' },
        };
        if (vErrors === null) {
          vErrors = [err74];
        } else {
          vErrors.push(err74);
        }
        errors++;
      }
      if (data.reminderDate !== undefined) {
        const _errs115 = errors;
        const _errs116 = errors;
        if (data.reminderDate !== null) {
          const err75 = {};
          if (vErrors === null) {
            vErrors = [err75];
          } else {
            vErrors.push(err75);
          }
          errors++;
        }
        var valid60 = _errs116 === errors;
        if (valid60) {
          const err76 = {
            instancePath: instancePath + '/reminderDate',
            schemaPath: '#/allOf/6/then/properties/reminderDate/not',
            keyword: 'not',
            params: {},
          };
          if (vErrors === null) {
            vErrors = [err76];
          } else {
            vErrors.push(err76);
          }
          errors++;
        } else {
          errors = _errs115;
          if (vErrors !== null) {
            if (_errs115) {
              vErrors.length = _errs115;
            } else {
              vErrors = null;
            }
          }
        }
      }
    }
    var _valid6 = _errs113 === errors;
    valid55 = _valid6;
    if (valid55) {
      var props6 = {};
      props6.reminderDate = true;
      props6.reminder = true;
    }
  }
  if (!valid55) {
    const err77 = { instancePath, schemaPath: '#/allOf/6/if', keyword: 'if', params: { failingKeyword: 'then' } };
    if (vErrors === null) {
      vErrors = [err77];
    } else {
      vErrors.push(err77);
    }
    errors++;
  }
  if (props0 !== true && props6 !== undefined) {
    if (props6 === true) {
      props0 = true;
    } else {
      props0 = props0 || {};
      Object.assign(props0, props6);
    }
  }
  const _errs119 = errors;
  let valid61 = true;
  const _errs120 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing21;
    if (data.activityType === undefined && (missing21 = 'activityType')) {
      const err78 = {};
      if (vErrors === null) {
        vErrors = [err78];
      } else {
        vErrors.push(err78);
      }
      errors++;
    } else {
      if (data.activityType !== undefined) {
        let data31 = data.activityType;
        const _errs122 = errors;
        if (errors === _errs122) {
          if (data31 && typeof data31 == 'object' && !Array.isArray(data31)) {
            let missing22;
            if (data31.activityTypeName === undefined && (missing22 = 'activityTypeName')) {
              const err79 = {};
              if (vErrors === null) {
                vErrors = [err79];
              } else {
                vErrors.push(err79);
              }
              errors++;
            } else {
              if (data31.activityTypeName !== undefined) {
                if ('Meeting' !== data31.activityTypeName) {
                  const err80 = {};
                  if (vErrors === null) {
                    vErrors = [err80];
                  } else {
                    vErrors.push(err80);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err81 = {};
            if (vErrors === null) {
              vErrors = [err81];
            } else {
              vErrors.push(err81);
            }
            errors++;
          }
        }
      }
    }
  }
  var _valid7 = _errs120 === errors;
  errors = _errs119;
  if (vErrors !== null) {
    if (_errs119) {
      vErrors.length = _errs119;
    } else {
      vErrors = null;
    }
  }
  if (_valid7) {
    const _errs125 = errors;
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.contact === undefined) {
        const err82 = {
          instancePath,
          schemaPath: '#/allOf/7/then/required',
          keyword: 'required',
          params: { missingProperty: 'contact' },
        };
        if (vErrors === null) {
          vErrors = [err82];
        } else {
          vErrors.push(err82);
        }
        errors++;
      }
      if (data.contact !== undefined) {
        const _errs127 = errors;
        const _errs128 = errors;
        if (data.contact !== null) {
          const err83 = {};
          if (vErrors === null) {
            vErrors = [err83];
          } else {
            vErrors.push(err83);
          }
          errors++;
        }
        var valid66 = _errs128 === errors;
        if (valid66) {
          const err84 = {
            instancePath: instancePath + '/contact',
            schemaPath: '#/allOf/7/then/properties/contact/not',
            keyword: 'not',
            params: {},
          };
          if (vErrors === null) {
            vErrors = [err84];
          } else {
            vErrors.push(err84);
          }
          errors++;
        } else {
          errors = _errs127;
          if (vErrors !== null) {
            if (_errs127) {
              vErrors.length = _errs127;
            } else {
              vErrors = null;
            }
          }
        }
      }
    }
    var _valid7 = _errs125 === errors;
    valid61 = _valid7;
    if (valid61) {
      var props7 = {};
      props7.contact = true;
      props7.activityType = true;
    }
  }
  if (!valid61) {
    const err85 = { instancePath, schemaPath: '#/allOf/7/if', keyword: 'if', params: { failingKeyword: 'then' } };
    if (vErrors === null) {
      vErrors = [err85];
    } else {
      vErrors.push(err85);
    }
    errors++;
  }
  if (props0 !== true && props7 !== undefined) {
    if (props7 === true) {
      props0 = true;
    } else {
      props0 = props0 || {};
      Object.assign(props0, props7);
    }
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.subject === undefined) {
      const err86 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'subject' },
      };
      if (vErrors === null) {
        vErrors = [err86];
      } else {
        vErrors.push(err86);
      }
      errors++;
    }
    if (data.dateCreated === undefined) {
      const err87 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'dateCreated' },
      };
      if (vErrors === null) {
        vErrors = [err87];
      } else {
        vErrors.push(err87);
      }
      errors++;
    }
    if (data.activityType === undefined) {
      const err88 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'activityType' },
      };
      if (vErrors === null) {
        vErrors = [err88];
      } else {
        vErrors.push(err88);
      }
      errors++;
    }
    if (props0 !== true) {
      props0 = props0 || {};
      props0.subject = true;
      props0.dateCreated = true;
      props0.activityType = true;
    }
    if (data.subject !== undefined) {
      const _errs131 = errors;
      const _errs132 = errors;
      if (data.subject !== null) {
        const err89 = {};
        if (vErrors === null) {
          vErrors = [err89];
        } else {
          vErrors.push(err89);
        }
        errors++;
      }
      var valid68 = _errs132 === errors;
      if (valid68) {
        const err90 = {
          instancePath: instancePath + '/subject',
          schemaPath: '#/properties/subject/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err90];
        } else {
          vErrors.push(err90);
        }
        errors++;
      } else {
        errors = _errs131;
        if (vErrors !== null) {
          if (_errs131) {
            vErrors.length = _errs131;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.dateCreated !== undefined) {
      const _errs135 = errors;
      const _errs136 = errors;
      if (data.dateCreated !== null) {
        const err91 = {};
        if (vErrors === null) {
          vErrors = [err91];
        } else {
          vErrors.push(err91);
        }
        errors++;
      }
      var valid69 = _errs136 === errors;
      if (valid69) {
        const err92 = {
          instancePath: instancePath + '/dateCreated',
          schemaPath: '#/properties/dateCreated/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err92];
        } else {
          vErrors.push(err92);
        }
        errors++;
      } else {
        errors = _errs135;
        if (vErrors !== null) {
          if (_errs135) {
            vErrors.length = _errs135;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.activityType !== undefined) {
      const _errs139 = errors;
      const _errs140 = errors;
      if (data.activityType !== null) {
        const err93 = {};
        if (vErrors === null) {
          vErrors = [err93];
        } else {
          vErrors.push(err93);
        }
        errors++;
      }
      var valid70 = _errs140 === errors;
      if (valid70) {
        const err94 = {
          instancePath: instancePath + '/activityType',
          schemaPath: '#/properties/activityType/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err94];
        } else {
          vErrors.push(err94);
        }
        errors++;
      } else {
        errors = _errs139;
        if (vErrors !== null) {
          if (_errs139) {
            vErrors.length = _errs139;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err95 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err95];
    } else {
      vErrors.push(err95);
    }
    errors++;
  }
  validate74.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate74.evaluated = { dynamicProps: true, dynamicItems: false };

export const visible_startDate = validate75;

function validate75(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs0 = errors;
  const _errs1 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.activityType === undefined && (missing0 = 'activityType')) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.activityType !== undefined) {
        let data0 = data.activityType;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
            let missing1;
            if (data0.activityTypeName === undefined && (missing1 = 'activityTypeName')) {
              const err1 = {};
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            } else {
              if (data0.activityTypeName !== undefined) {
                if ('Task' !== data0.activityTypeName) {
                  const err2 = {};
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err3 = {};
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      }
    }
  }
  var valid0 = _errs1 === errors;
  if (valid0) {
    const err4 = { instancePath, schemaPath: '#/not', keyword: 'not', params: {} };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
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
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { dynamicProps: false, dynamicItems: false };

export const required_startDate = validate76;

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
    if (data.activityType === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'activityType' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.activityType !== undefined) {
      let data0 = data.activityType;
      const _errs1 = errors;
      const _errs2 = errors;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
        if (data0.activityTypeName !== undefined) {
          if ('Task' !== data0.activityTypeName) {
            const err1 = {};
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      }
      var valid1 = _errs2 === errors;
      if (valid1) {
        const err2 = {
          instancePath: instancePath + '/activityType',
          schemaPath: '#/properties/activityType/not',
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
        errors = _errs1;
        if (vErrors !== null) {
          if (_errs1) {
            vErrors.length = _errs1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  validate76.errors = vErrors;
  return errors === 0;
}
validate76.evaluated = { props: { activityType: true }, dynamicProps: false, dynamicItems: false };

export const visible_startTime = validate77;

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
  const _errs0 = errors;
  const _errs1 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.activityType === undefined && (missing0 = 'activityType')) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.activityType !== undefined) {
        let data0 = data.activityType;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
            let missing1;
            if (data0.activityTypeName === undefined && (missing1 = 'activityTypeName')) {
              const err1 = {};
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            } else {
              if (data0.activityTypeName !== undefined) {
                if ('Task' !== data0.activityTypeName) {
                  const err2 = {};
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err3 = {};
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      }
    }
  }
  var valid0 = _errs1 === errors;
  if (valid0) {
    const err4 = { instancePath, schemaPath: '#/not', keyword: 'not', params: {} };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
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
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { dynamicProps: false, dynamicItems: false };

export const required_startTime = validate78;

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
    if (data.activityType === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'activityType' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.activityType !== undefined) {
      let data0 = data.activityType;
      const _errs1 = errors;
      const _errs2 = errors;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
        if (data0.activityTypeName !== undefined) {
          if ('Task' !== data0.activityTypeName) {
            const err1 = {};
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      }
      var valid1 = _errs2 === errors;
      if (valid1) {
        const err2 = {
          instancePath: instancePath + '/activityType',
          schemaPath: '#/properties/activityType/not',
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
        errors = _errs1;
        if (vErrors !== null) {
          if (_errs1) {
            vErrors.length = _errs1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = { props: { activityType: true }, dynamicProps: false, dynamicItems: false };

export const visible_endDate = validate79;

function validate79(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs0 = errors;
  const _errs1 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.activityType === undefined && (missing0 = 'activityType')) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.activityType !== undefined) {
        let data0 = data.activityType;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
            let missing1;
            if (data0.activityTypeName === undefined && (missing1 = 'activityTypeName')) {
              const err1 = {};
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            } else {
              if (data0.activityTypeName !== undefined) {
                if ('Task' !== data0.activityTypeName) {
                  const err2 = {};
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err3 = {};
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      }
    }
  }
  var valid0 = _errs1 === errors;
  if (valid0) {
    const err4 = { instancePath, schemaPath: '#/not', keyword: 'not', params: {} };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
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
  validate79.errors = vErrors;
  return errors === 0;
}
validate79.evaluated = { dynamicProps: false, dynamicItems: false };

export const required_endDate = validate80;

function validate80(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.activityType === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'activityType' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.activityType !== undefined) {
      let data0 = data.activityType;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
        if (data0.activityTypeName === undefined) {
          const err1 = {
            instancePath: instancePath + '/activityType',
            schemaPath: '#/properties/activityType/required',
            keyword: 'required',
            params: { missingProperty: 'activityTypeName' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.activityTypeName !== undefined) {
          if ('Meeting' !== data0.activityTypeName) {
            const err2 = {
              instancePath: instancePath + '/activityType/activityTypeName',
              schemaPath: '#/properties/activityType/properties/activityTypeName/const',
              keyword: 'const',
              params: { allowedValue: 'Meeting' },
            };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/activityType',
          schemaPath: '#/properties/activityType/type',
          keyword: 'type',
          params: { type: 'object' },
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
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = { props: { activityType: true }, dynamicProps: false, dynamicItems: false };

export const visible_endTime = validate81;

function validate81(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs0 = errors;
  const _errs1 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.activityType === undefined && (missing0 = 'activityType')) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.activityType !== undefined) {
        let data0 = data.activityType;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
            let missing1;
            if (data0.activityTypeName === undefined && (missing1 = 'activityTypeName')) {
              const err1 = {};
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            } else {
              if (data0.activityTypeName !== undefined) {
                if ('Task' !== data0.activityTypeName) {
                  const err2 = {};
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err3 = {};
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      }
    }
  }
  var valid0 = _errs1 === errors;
  if (valid0) {
    const err4 = { instancePath, schemaPath: '#/not', keyword: 'not', params: {} };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
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
  validate81.errors = vErrors;
  return errors === 0;
}
validate81.evaluated = { dynamicProps: false, dynamicItems: false };

export const required_endTime = validate82;

function validate82(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.activityType === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'activityType' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.activityType !== undefined) {
      let data0 = data.activityType;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
        if (data0.activityTypeName === undefined) {
          const err1 = {
            instancePath: instancePath + '/activityType',
            schemaPath: '#/properties/activityType/required',
            keyword: 'required',
            params: { missingProperty: 'activityTypeName' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.activityTypeName !== undefined) {
          if ('Meeting' !== data0.activityTypeName) {
            const err2 = {
              instancePath: instancePath + '/activityType/activityTypeName',
              schemaPath: '#/properties/activityType/properties/activityTypeName/const',
              keyword: 'const',
              params: { allowedValue: 'Meeting' },
            };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/activityType',
          schemaPath: '#/properties/activityType/type',
          keyword: 'type',
          params: { type: 'object' },
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
  validate82.errors = vErrors;
  return errors === 0;
}
validate82.evaluated = { props: { activityType: true }, dynamicProps: false, dynamicItems: false };

export const visible_duration = validate83;

function validate83(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs0 = errors;
  const _errs1 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    let missing0;
    if (data.activityType === undefined && (missing0 = 'activityType')) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.activityType !== undefined) {
        let data0 = data.activityType;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
            let missing1;
            if (data0.activityTypeName === undefined && (missing1 = 'activityTypeName')) {
              const err1 = {};
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            } else {
              if (data0.activityTypeName !== undefined) {
                if ('Task' !== data0.activityTypeName) {
                  const err2 = {};
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err3 = {};
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      }
    }
  }
  var valid0 = _errs1 === errors;
  if (valid0) {
    const err4 = { instancePath, schemaPath: '#/not', keyword: 'not', params: {} };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
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
  validate83.errors = vErrors;
  return errors === 0;
}
validate83.evaluated = { dynamicProps: false, dynamicItems: false };

export const required_duration = validate84;

function validate84(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.activityType === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'activityType' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.activityType !== undefined) {
      let data0 = data.activityType;
      const _errs1 = errors;
      const _errs2 = errors;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
        if (data0.activityTypeName !== undefined) {
          if ('Task' !== data0.activityTypeName) {
            const err1 = {};
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      }
      var valid1 = _errs2 === errors;
      if (valid1) {
        const err2 = {
          instancePath: instancePath + '/activityType',
          schemaPath: '#/properties/activityType/not',
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
        errors = _errs1;
        if (vErrors !== null) {
          if (_errs1) {
            vErrors.length = _errs1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { props: { activityType: true }, dynamicProps: false, dynamicItems: false };

export const visible_reminderType = validate85;

function validate85(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.reminder === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'reminder' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.reminder !== undefined) {
      if (true !== data.reminder) {
        const err1 = {
          instancePath: instancePath + '/reminder',
          schemaPath: '#/properties/reminder/const',
          keyword: 'const',
          params: { allowedValue: true },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  }
  validate85.errors = vErrors;
  return errors === 0;
}
validate85.evaluated = { props: { reminder: true }, dynamicProps: false, dynamicItems: false };

export const required_reminderType = validate86;

function validate86(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.reminder === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'reminder' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.reminder !== undefined) {
      if (true !== data.reminder) {
        const err1 = {
          instancePath: instancePath + '/reminder',
          schemaPath: '#/properties/reminder/const',
          keyword: 'const',
          params: { allowedValue: true },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { props: { reminder: true }, dynamicProps: false, dynamicItems: false };

export const visible_reminderDate = validate87;

function validate87(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.reminder === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'reminder' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.reminder !== undefined) {
      if (true !== data.reminder) {
        const err1 = {
          instancePath: instancePath + '/reminder',
          schemaPath: '#/properties/reminder/const',
          keyword: 'const',
          params: { allowedValue: true },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  }
  validate87.errors = vErrors;
  return errors === 0;
}
validate87.evaluated = { props: { reminder: true }, dynamicProps: false, dynamicItems: false };

export const required_reminderDate = validate88;

function validate88(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.reminder === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'reminder' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.reminder !== undefined) {
      if (true !== data.reminder) {
        const err1 = {
          instancePath: instancePath + '/reminder',
          schemaPath: '#/properties/reminder/const',
          keyword: 'const',
          params: { allowedValue: true },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  }
  validate88.errors = vErrors;
  return errors === 0;
}
validate88.evaluated = { props: { reminder: true }, dynamicProps: false, dynamicItems: false };

export const visible_reminderTime = validate89;

function validate89(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.reminder === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'reminder' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.reminder !== undefined) {
      if (true !== data.reminder) {
        const err1 = {
          instancePath: instancePath + '/reminder',
          schemaPath: '#/properties/reminder/const',
          keyword: 'const',
          params: { allowedValue: true },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  }
  validate89.errors = vErrors;
  return errors === 0;
}
validate89.evaluated = { props: { reminder: true }, dynamicProps: false, dynamicItems: false };

export const required_contact = validate90;

function validate90(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.activityType === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'activityType' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.activityType !== undefined) {
      let data0 = data.activityType;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
        if (data0.activityTypeName === undefined) {
          const err1 = {
            instancePath: instancePath + '/activityType',
            schemaPath: '#/properties/activityType/required',
            keyword: 'required',
            params: { missingProperty: 'activityTypeName' },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.activityTypeName !== undefined) {
          if ('Meeting' !== data0.activityTypeName) {
            const err2 = {
              instancePath: instancePath + '/activityType/activityTypeName',
              schemaPath: '#/properties/activityType/properties/activityTypeName/const',
              keyword: 'const',
              params: { allowedValue: 'Meeting' },
            };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      } else {
        const err3 = {
          instancePath: instancePath + '/activityType',
          schemaPath: '#/properties/activityType/type',
          keyword: 'type',
          params: { type: 'object' },
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
  validate90.errors = vErrors;
  return errors === 0;
}
validate90.evaluated = { props: { activityType: true }, dynamicProps: false, dynamicItems: false };

const invalid = {
  activityId: 'Activity id must be a whole number.',
  subject: 'Subject must be text of at most 200 characters.',
  dateCreated: 'Activity Date must be a date: DD/MM/YYYY.',
  recordedOn: 'Date created must be a date: DD/MM/YYYY.',
  activityType: 'Type must be chosen from the list.',
  startDate: 'Start Date must be a date: DD/MM/YYYY.',
  startTime: 'Start Time must be a time: HH:mm.',
  endDate: 'End Date must be a date: DD/MM/YYYY.',
  endTime: 'End Time must be a time: HH:mm.',
  duration: 'Duration in minutes must be a whole number from 0 to 100000.',
  deadlineDate: 'Deadline must be a date: DD/MM/YYYY.',
  deadlineTime: 'Deadline time must be a time: HH:mm.',
  reminder: 'Reminder must be yes or no.',
  reminderType: 'Reminder Type must be chosen from the list.',
  reminderDate: 'Reminder Date must be a date: DD/MM/YYYY.',
  reminderTime: 'Reminder Time must be a time: HH:mm.',
  remindAt: 'Reminds at must be text of at most 100 characters.',
  activityStatus: 'Status must be chosen from the list.',
  activityResult: 'Result must be chosen from the list.',
  resultNotes: 'Result Notes must be text of at most 4000 characters.',
  customer: 'Customer must be chosen from the list.',
  contact: 'Contact must be chosen from the list.',
  opportunity: 'Enquiry must be chosen from the list.',
  quote: 'Quotation must be chosen from the list.',
  user: 'User must be chosen from the list.',
  supervisor: 'Supervisor must be chosen from the list.',
  mbpBranch: 'Branch must be chosen from the list.',
  notes: 'Notes must be text of at most 4000 characters.',
  completed: 'Completed must be yes or no.',
  createdBy: 'Created by must be chosen from the list.',
  dateUpdated: 'Date updated must be a date: DD/MM/YYYY.',
  updatedBy: 'Updated by must be chosen from the list.',
  version: 'Version must be a whole number.',
};
const required = {
  subject: 'Activity Subject is required.',
  dateCreated: 'Activity Date is required.',
  activityType: 'Activity Type is required.',
  startDate: 'Start Date is required.',
  startTime: 'Start Time is required.',
  endDate: 'End Date is must for Metting type activity.',
  endTime: 'End Date is must for Metting type activity.',
  duration: 'Duration in minutes is required.',
  reminderType: 'Reminder Type is required.',
  reminderDate: 'Reminder Date is required.',
  contact: 'Contact is required for Meetings.',
};
export const validators: Validators = {
  input,
  rules,
  when: {
    startDate: { visible: visible_startDate, required: required_startDate },
    startTime: { visible: visible_startTime, required: required_startTime },
    endDate: { visible: visible_endDate, required: required_endDate },
    endTime: { visible: visible_endTime, required: required_endTime },
    duration: { visible: visible_duration, required: required_duration },
    reminderType: { visible: visible_reminderType, required: required_reminderType },
    reminderDate: { visible: visible_reminderDate, required: required_reminderDate },
    reminderTime: { visible: visible_reminderTime },
    contact: { required: required_contact },
  },
  invalid,
  required,
};
