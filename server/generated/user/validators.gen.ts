// Generated from schemas/entities/user.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/definition.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    id: {},
    userId: {},
    uid: {},
    email: {
      type: ['string', 'null'],
      pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$',
      allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,254}$' }],
    },
    firstName: { $ref: '#/$defs/kind0' },
    lastName: { $ref: '#/$defs/kind0' },
    fullName: {},
    role: { $ref: '#/$defs/kind1' },
    mbpDept: { $ref: '#/$defs/kind1' },
    supervisor: { $ref: '#/$defs/kind1' },
    defRegion: { $ref: '#/$defs/kind1' },
    defBranch: { $ref: '#/$defs/kind1' },
    status: { type: ['string', 'null'], enum: ['ACTIVE', 'INACTIVE', null] },
    getReminderEmail: { type: 'boolean' },
    getNotesEmail: { type: 'boolean' },
    getCustApproveEmail: { type: 'boolean' },
    createOutlookActivity: { type: 'boolean' },
    menuColour: { type: ['string', 'null'], enum: ['Dark', 'Light', null] },
    menuType: { type: ['string', 'null'], enum: ['Grouped', 'Ungrouped', null] },
    menuMode: { type: ['string', 'null'], enum: ['Static', 'Overlay', 'Horizontal', 'Slim', null] },
    themeColour: {
      type: ['string', 'null'],
      enum: [
        'amber',
        'blue',
        'bluegray',
        'brown',
        'cyan',
        'deeporange',
        'deeppurple',
        'green',
        'indigo',
        'lightblue',
        'lightgreen',
        'lime',
        'orange',
        'pink',
        'purple',
        'teal',
        'yellow',
        null,
      ],
    },
    profileLogo: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$' }] },
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
  },
};
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,254}$', 'u');
const pattern4 = new RegExp('^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$', 'u');
const pattern6 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$', 'u');
const schema20 = {
  type: ['string', 'null'],
  allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' }],
};
const pattern5 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$', 'u');

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
    if (data.email !== undefined) {
      let data0 = data.email;
      if (typeof data0 !== 'string' && data0 !== null) {
        const err1 = {
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/type',
          keyword: 'type',
          params: { type: schema19.properties.email.type },
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
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,254}$' },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      if (typeof data0 === 'string') {
        if (!pattern4.test(data0)) {
          const err3 = {
            instancePath: instancePath + '/email',
            schemaPath: '#/properties/email/pattern',
            keyword: 'pattern',
            params: { pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
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
    if (data.role !== undefined) {
      if (
        !validate56(data.role, {
          instancePath: instancePath + '/role',
          parentData: data,
          parentDataProperty: 'role',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.mbpDept !== undefined) {
      if (
        !validate56(data.mbpDept, {
          instancePath: instancePath + '/mbpDept',
          parentData: data,
          parentDataProperty: 'mbpDept',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.supervisor !== undefined) {
      if (
        !validate56(data.supervisor, {
          instancePath: instancePath + '/supervisor',
          parentData: data,
          parentDataProperty: 'supervisor',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.defRegion !== undefined) {
      if (
        !validate56(data.defRegion, {
          instancePath: instancePath + '/defRegion',
          parentData: data,
          parentDataProperty: 'defRegion',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.defBranch !== undefined) {
      if (
        !validate56(data.defBranch, {
          instancePath: instancePath + '/defBranch',
          parentData: data,
          parentDataProperty: 'defBranch',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      let data8 = data.status;
      if (typeof data8 !== 'string' && data8 !== null) {
        const err4 = {
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/type',
          keyword: 'type',
          params: { type: schema19.properties.status.type },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data8 === 'ACTIVE' || data8 === 'INACTIVE' || data8 === null)) {
        const err5 = {
          instancePath: instancePath + '/status',
          schemaPath: '#/properties/status/enum',
          keyword: 'enum',
          params: { allowedValues: schema19.properties.status.enum },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.getReminderEmail !== undefined) {
      if (typeof data.getReminderEmail !== 'boolean') {
        const err6 = {
          instancePath: instancePath + '/getReminderEmail',
          schemaPath: '#/properties/getReminderEmail/type',
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
    if (data.getNotesEmail !== undefined) {
      if (typeof data.getNotesEmail !== 'boolean') {
        const err7 = {
          instancePath: instancePath + '/getNotesEmail',
          schemaPath: '#/properties/getNotesEmail/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.getCustApproveEmail !== undefined) {
      if (typeof data.getCustApproveEmail !== 'boolean') {
        const err8 = {
          instancePath: instancePath + '/getCustApproveEmail',
          schemaPath: '#/properties/getCustApproveEmail/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.createOutlookActivity !== undefined) {
      if (typeof data.createOutlookActivity !== 'boolean') {
        const err9 = {
          instancePath: instancePath + '/createOutlookActivity',
          schemaPath: '#/properties/createOutlookActivity/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.menuColour !== undefined) {
      let data13 = data.menuColour;
      if (typeof data13 !== 'string' && data13 !== null) {
        const err10 = {
          instancePath: instancePath + '/menuColour',
          schemaPath: '#/properties/menuColour/type',
          keyword: 'type',
          params: { type: schema19.properties.menuColour.type },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (!(data13 === 'Dark' || data13 === 'Light' || data13 === null)) {
        const err11 = {
          instancePath: instancePath + '/menuColour',
          schemaPath: '#/properties/menuColour/enum',
          keyword: 'enum',
          params: { allowedValues: schema19.properties.menuColour.enum },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.menuType !== undefined) {
      let data14 = data.menuType;
      if (typeof data14 !== 'string' && data14 !== null) {
        const err12 = {
          instancePath: instancePath + '/menuType',
          schemaPath: '#/properties/menuType/type',
          keyword: 'type',
          params: { type: schema19.properties.menuType.type },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (!(data14 === 'Grouped' || data14 === 'Ungrouped' || data14 === null)) {
        const err13 = {
          instancePath: instancePath + '/menuType',
          schemaPath: '#/properties/menuType/enum',
          keyword: 'enum',
          params: { allowedValues: schema19.properties.menuType.enum },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.menuMode !== undefined) {
      let data15 = data.menuMode;
      if (typeof data15 !== 'string' && data15 !== null) {
        const err14 = {
          instancePath: instancePath + '/menuMode',
          schemaPath: '#/properties/menuMode/type',
          keyword: 'type',
          params: { type: schema19.properties.menuMode.type },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (
        !(
          data15 === 'Static' ||
          data15 === 'Overlay' ||
          data15 === 'Horizontal' ||
          data15 === 'Slim' ||
          data15 === null
        )
      ) {
        const err15 = {
          instancePath: instancePath + '/menuMode',
          schemaPath: '#/properties/menuMode/enum',
          keyword: 'enum',
          params: { allowedValues: schema19.properties.menuMode.enum },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.themeColour !== undefined) {
      let data16 = data.themeColour;
      if (typeof data16 !== 'string' && data16 !== null) {
        const err16 = {
          instancePath: instancePath + '/themeColour',
          schemaPath: '#/properties/themeColour/type',
          keyword: 'type',
          params: { type: schema19.properties.themeColour.type },
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
          data16 === 'amber' ||
          data16 === 'blue' ||
          data16 === 'bluegray' ||
          data16 === 'brown' ||
          data16 === 'cyan' ||
          data16 === 'deeporange' ||
          data16 === 'deeppurple' ||
          data16 === 'green' ||
          data16 === 'indigo' ||
          data16 === 'lightblue' ||
          data16 === 'lightgreen' ||
          data16 === 'lime' ||
          data16 === 'orange' ||
          data16 === 'pink' ||
          data16 === 'purple' ||
          data16 === 'teal' ||
          data16 === 'yellow' ||
          data16 === null
        )
      ) {
        const err17 = {
          instancePath: instancePath + '/themeColour',
          schemaPath: '#/properties/themeColour/enum',
          keyword: 'enum',
          params: { allowedValues: schema19.properties.themeColour.enum },
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.profileLogo !== undefined) {
      let data17 = data.profileLogo;
      if (typeof data17 !== 'string' && data17 !== null) {
        const err18 = {
          instancePath: instancePath + '/profileLogo',
          schemaPath: '#/properties/profileLogo/type',
          keyword: 'type',
          params: { type: schema19.properties.profileLogo.type },
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data17 === 'string') {
        if (!pattern6.test(data17)) {
          const err19 = {
            instancePath: instancePath + '/profileLogo',
            schemaPath: '#/properties/profileLogo/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$' },
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
      let data18 = data.version;
      if (!(typeof data18 == 'number' && !(data18 % 1) && !isNaN(data18)) && data18 !== null) {
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
      if (typeof data18 == 'number') {
        if (data18 > 2147483647 || isNaN(data18)) {
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
        if (data18 < -2147483648 || isNaN(data18)) {
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

export const rules = validate62;

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
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.email === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'email' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.firstName === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'firstName' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.lastName === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'lastName' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.email !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.email !== null) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        const err4 = {
          instancePath: instancePath + '/email',
          schemaPath: '#/properties/email/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
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
    if (data.firstName !== undefined) {
      const _errs6 = errors;
      const _errs7 = errors;
      if (data.firstName !== null) {
        const err5 = {};
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      var valid2 = _errs7 === errors;
      if (valid2) {
        const err6 = {
          instancePath: instancePath + '/firstName',
          schemaPath: '#/properties/firstName/not',
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
    if (data.lastName !== undefined) {
      const _errs10 = errors;
      const _errs11 = errors;
      if (data.lastName !== null) {
        const err7 = {};
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      var valid3 = _errs11 === errors;
      if (valid3) {
        const err8 = {
          instancePath: instancePath + '/lastName',
          schemaPath: '#/properties/lastName/not',
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
  } else {
    const err9 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = {
  props: { email: true, firstName: true, lastName: true },
  dynamicProps: false,
  dynamicItems: false,
};

const invalid = {
  id: 'Id must be a whole number.',
  userId: 'User id must be text of at most 100 characters.',
  uid: 'Identity must be text of at most 128 characters.',
  email: 'E-mail must be an e-mail address.',
  firstName: 'First name must be text of at most 100 characters.',
  lastName: 'Last name must be text of at most 100 characters.',
  fullName: 'Name must be text of at most 201 characters.',
  role: 'Role must be chosen from the list.',
  mbpDept: 'Department must be chosen from the list.',
  supervisor: 'Supervisor must be chosen from the list.',
  defRegion: 'Default region must be chosen from the list.',
  defBranch: 'Default branch must be chosen from the list.',
  status: 'Status must be one of ACTIVE, INACTIVE.',
  getReminderEmail: 'Reminders by e-mail must be yes or no.',
  getNotesEmail: 'Notes by e-mail must be yes or no.',
  getCustApproveEmail: 'Customer approvals by e-mail must be yes or no.',
  createOutlookActivity: 'Activities in Outlook must be yes or no.',
  menuColour: 'Menu colour must be one of Dark, Light.',
  menuType: 'Menu type must be one of Grouped, Ungrouped.',
  menuMode: 'Menu mode must be one of Static, Overlay, Horizontal, Slim.',
  themeColour:
    'Theme colour must be one of amber, blue, bluegray, brown, cyan, deeporange, deeppurple, green, indigo, lightblue, lightgreen, lime, orange, pink, purple, teal, yellow.',
  profileLogo: 'Profile logo must be text of at most 20 characters.',
  dateCreated: 'Date created must be a date: DD/MM/YYYY.',
  createdBy: 'Created by must be chosen from the list.',
  dateUpdated: 'Date updated must be a date: DD/MM/YYYY.',
  updatedBy: 'Updated by must be chosen from the list.',
  version: 'Version must be a whole number.',
};
const required = {
  email: 'E-mail is required.',
  firstName: 'First name is required.',
  lastName: 'Last name is required.',
};
export const validators: Validators = { input, rules, when: {}, invalid, required };
