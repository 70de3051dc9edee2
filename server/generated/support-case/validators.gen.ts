// Generated from schemas/entities/support-case.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/definition.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    id: {},
    type: { $ref: '#/$defs/kind0' },
    description: {
      type: ['string', 'null'],
      allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,200}$' }],
    },
    details: { $ref: '#/$defs/kind1' },
    resolution: { $ref: '#/$defs/kind1' },
    status: { $ref: '#/$defs/kind0' },
    active: { type: 'boolean' },
    screenshot: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { attachId: { type: 'integer', minimum: 1 } }, required: ['attachId'] },
        { type: 'null' },
      ],
    },
    loggedInUser: {},
    lastEP: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,300}$' }] },
    epError: { $ref: '#/$defs/kind1' },
    epPayload: { $ref: '#/$defs/kind1' },
    errorCode: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$' }] },
    datetime: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,40}$' }] },
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
      allOf: [{ pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$' }],
    },
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
  allOf: [{ pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$' }],
};
const pattern4 = new RegExp('^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,4000}$', 'u');

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
    if (!pattern4.test(data)) {
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
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { dynamicProps: false, dynamicItems: false };

const pattern3 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,200}$', 'u');
const pattern5 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,300}$', 'u');
const pattern6 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$', 'u');
const pattern7 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,40}$', 'u');

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
    if (data.type !== undefined) {
      if (
        !validate53(data.type, {
          instancePath: instancePath + '/type',
          parentData: data,
          parentDataProperty: 'type',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.description !== undefined) {
      let data1 = data.description;
      if (typeof data1 !== 'string' && data1 !== null) {
        const err1 = {
          instancePath: instancePath + '/description',
          schemaPath: '#/properties/description/type',
          keyword: 'type',
          params: { type: schema19.properties.description.type },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern3.test(data1)) {
          const err2 = {
            instancePath: instancePath + '/description',
            schemaPath: '#/properties/description/allOf/0/pattern',
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
    if (data.details !== undefined) {
      if (
        !validate55(data.details, {
          instancePath: instancePath + '/details',
          parentData: data,
          parentDataProperty: 'details',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.resolution !== undefined) {
      if (
        !validate55(data.resolution, {
          instancePath: instancePath + '/resolution',
          parentData: data,
          parentDataProperty: 'resolution',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (
        !validate53(data.status, {
          instancePath: instancePath + '/status',
          parentData: data,
          parentDataProperty: 'status',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.active !== undefined) {
      if (typeof data.active !== 'boolean') {
        const err3 = {
          instancePath: instancePath + '/active',
          schemaPath: '#/properties/active/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.screenshot !== undefined) {
      let data6 = data.screenshot;
      const _errs12 = errors;
      let valid2 = false;
      const _errs13 = errors;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6))) {
        const err4 = {
          instancePath: instancePath + '/screenshot',
          schemaPath: '#/properties/screenshot/anyOf/0/type',
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
      if (typeof data6 == 'number') {
        if (data6 < 1 || isNaN(data6)) {
          const err5 = {
            instancePath: instancePath + '/screenshot',
            schemaPath: '#/properties/screenshot/anyOf/0/minimum',
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
      var _valid0 = _errs13 === errors;
      valid2 = valid2 || _valid0;
      const _errs15 = errors;
      if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
        if (data6.attachId === undefined) {
          const err6 = {
            instancePath: instancePath + '/screenshot',
            schemaPath: '#/properties/screenshot/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'attachId' },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data6.attachId !== undefined) {
          let data7 = data6.attachId;
          if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7))) {
            const err7 = {
              instancePath: instancePath + '/screenshot/attachId',
              schemaPath: '#/properties/screenshot/anyOf/1/properties/attachId/type',
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
          if (typeof data7 == 'number') {
            if (data7 < 1 || isNaN(data7)) {
              const err8 = {
                instancePath: instancePath + '/screenshot/attachId',
                schemaPath: '#/properties/screenshot/anyOf/1/properties/attachId/minimum',
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
        }
      } else {
        const err9 = {
          instancePath: instancePath + '/screenshot',
          schemaPath: '#/properties/screenshot/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid0 = _errs15 === errors;
      valid2 = valid2 || _valid0;
      if (_valid0) {
        var props2 = {};
        props2.attachId = true;
      }
      const _errs19 = errors;
      if (data6 !== null) {
        const err10 = {
          instancePath: instancePath + '/screenshot',
          schemaPath: '#/properties/screenshot/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var _valid0 = _errs19 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const err11 = {
          instancePath: instancePath + '/screenshot',
          schemaPath: '#/properties/screenshot/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      } else {
        errors = _errs12;
        if (vErrors !== null) {
          if (_errs12) {
            vErrors.length = _errs12;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.lastEP !== undefined) {
      let data8 = data.lastEP;
      if (typeof data8 !== 'string' && data8 !== null) {
        const err12 = {
          instancePath: instancePath + '/lastEP',
          schemaPath: '#/properties/lastEP/type',
          keyword: 'type',
          params: { type: schema19.properties.lastEP.type },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data8 === 'string') {
        if (!pattern5.test(data8)) {
          const err13 = {
            instancePath: instancePath + '/lastEP',
            schemaPath: '#/properties/lastEP/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,300}$' },
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
    if (data.epError !== undefined) {
      if (
        !validate55(data.epError, {
          instancePath: instancePath + '/epError',
          parentData: data,
          parentDataProperty: 'epError',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.epPayload !== undefined) {
      if (
        !validate55(data.epPayload, {
          instancePath: instancePath + '/epPayload',
          parentData: data,
          parentDataProperty: 'epPayload',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.errorCode !== undefined) {
      let data11 = data.errorCode;
      if (typeof data11 !== 'string' && data11 !== null) {
        const err14 = {
          instancePath: instancePath + '/errorCode',
          schemaPath: '#/properties/errorCode/type',
          keyword: 'type',
          params: { type: schema19.properties.errorCode.type },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data11 === 'string') {
        if (!pattern6.test(data11)) {
          const err15 = {
            instancePath: instancePath + '/errorCode',
            schemaPath: '#/properties/errorCode/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$' },
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
    if (data.datetime !== undefined) {
      let data12 = data.datetime;
      if (typeof data12 !== 'string' && data12 !== null) {
        const err16 = {
          instancePath: instancePath + '/datetime',
          schemaPath: '#/properties/datetime/type',
          keyword: 'type',
          params: { type: schema19.properties.datetime.type },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data12 === 'string') {
        if (!pattern7.test(data12)) {
          const err17 = {
            instancePath: instancePath + '/datetime',
            schemaPath: '#/properties/datetime/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,40}$' },
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
    if (data.version !== undefined) {
      let data13 = data.version;
      if (!(typeof data13 == 'number' && !(data13 % 1) && !isNaN(data13)) && data13 !== null) {
        const err18 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: schema19.properties.version.type },
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data13 == 'number') {
        if (data13 > 2147483647 || isNaN(data13)) {
          const err19 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data13 < -2147483648 || isNaN(data13)) {
          const err20 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -2147483648 },
          };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { props: true, dynamicProps: false, dynamicItems: false };

export const rules = validate61;

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
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      const err0 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'type' } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.description === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'description' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.details === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'details' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.status === undefined) {
      const err3 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'status' },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.screenshot === undefined) {
      const err4 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'screenshot' },
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.type !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.type !== null) {
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
          instancePath: instancePath + '/type',
          schemaPath: '#/properties/type/not',
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
    if (data.description !== undefined) {
      const _errs6 = errors;
      const _errs7 = errors;
      if (data.description !== null) {
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
          instancePath: instancePath + '/description',
          schemaPath: '#/properties/description/not',
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
    if (data.details !== undefined) {
      const _errs10 = errors;
      const _errs11 = errors;
      if (data.details !== null) {
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
          instancePath: instancePath + '/details',
          schemaPath: '#/properties/details/not',
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
    if (data.status !== undefined) {
      const _errs14 = errors;
      const _errs15 = errors;
      if (data.status !== null) {
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
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/not',
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
    if (data.screenshot !== undefined) {
      const _errs18 = errors;
      const _errs19 = errors;
      if (data.screenshot !== null) {
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
          instancePath: instancePath + '/screenshot',
          schemaPath: '#/properties/screenshot/not',
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
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = {
  props: { type: true, description: true, details: true, status: true, screenshot: true },
  dynamicProps: false,
  dynamicItems: false,
};

const invalid = {
  id: 'Id must be a whole number.',
  type: 'Type must be chosen from the list.',
  description: 'Description must be text of at most 200 characters.',
  details: 'Details must be text of at most 4000 characters.',
  resolution: 'Resolution must be text of at most 4000 characters.',
  status: 'Status must be chosen from the list.',
  active: 'Active must be yes or no.',
  screenshot: 'Screenshot must be chosen from the list.',
  loggedInUser: 'User must be chosen from the list.',
  lastEP: 'Last call must be text of at most 300 characters.',
  epError: 'Its answer must be text of at most 4000 characters.',
  epPayload: 'Its payload must be text of at most 4000 characters.',
  errorCode: 'Status code must be text of at most 20 characters.',
  datetime: 'At must be text of at most 40 characters.',
  dateCreated: 'Date created must be a date: DD/MM/YYYY.',
  createdBy: 'Created by must be chosen from the list.',
  dateUpdated: 'Date updated must be a date: DD/MM/YYYY.',
  updatedBy: 'Updated by must be chosen from the list.',
  version: 'Version must be a whole number.',
};
const required = {
  type: 'The Type is required',
  description: 'The Description is required',
  details: 'The Details is required',
  status: 'The Status is required',
  screenshot: 'The Screenshot is required',
};
export const validators: Validators = { input, rules, when: {}, invalid, required };
