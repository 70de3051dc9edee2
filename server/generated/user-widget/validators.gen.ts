// Generated from schemas/entities/user-widget.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/definition.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    id: {},
    widget: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    widgetName: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' }] },
    screenPos: { $ref: '#/$defs/kind0' },
    widgetType: {},
    user: { $ref: '#/$defs/kind1' },
    active: { type: 'boolean' },
    viewId: { $ref: '#/$defs/kind0' },
    userViewFilter: { $ref: '#/$defs/kind1' },
    userViewFilterId: { type: ['integer', 'null'], minimum: 1 },
    report: { type: ['integer', 'null'], minimum: 1, maximum: 100000 },
    ParamVal1: { $ref: '#/$defs/kind2' },
    ParamVal2: { $ref: '#/$defs/kind2' },
    ParamVal3: { $ref: '#/$defs/kind2' },
    ParamVal4: { $ref: '#/$defs/kind2' },
    dateCreated: {},
    createdBy: {},
    dateUpdated: {},
    updatedBy: {},
    version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
  },
  additionalProperties: false,
  $defs: {
    kind0: { type: ['integer', 'null'], minimum: 1, maximum: 1000 },
    kind1: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
        { type: 'null' },
      ],
    },
    kind2: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,1000}$' }] },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$', 'u');
const schema20 = { type: ['integer', 'null'], minimum: 1, maximum: 1000 };

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
  if (!(typeof data == 'number' && !(data % 1) && !isNaN(data)) && data !== null) {
    const err0 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: schema20.type } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == 'number') {
    if (data > 1000 || isNaN(data)) {
      const err1 = {
        instancePath,
        schemaPath: '#/maximum',
        keyword: 'maximum',
        params: { comparison: '<=', limit: 1000 },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 1 || isNaN(data)) {
      const err2 = {
        instancePath,
        schemaPath: '#/minimum',
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

const schema22 = {
  type: ['string', 'null'],
  allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,1000}$' }],
};
const pattern4 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,1000}$', 'u');

function validate59(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
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
    if (!pattern4.test(data)) {
      const err1 = {
        instancePath,
        schemaPath: '#/allOf/0/pattern',
        keyword: 'pattern',
        params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,1000}$' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { dynamicProps: false, dynamicItems: false };

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
    if (data.widget !== undefined) {
      let data0 = data.widget;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0)) && data0 !== null) {
        const err1 = {
          instancePath: instancePath + '/widget',
          schemaPath: '#/properties/widget/type',
          keyword: 'type',
          params: { type: schema19.properties.widget.type },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == 'number') {
        if (data0 > 2147483647 || isNaN(data0)) {
          const err2 = {
            instancePath: instancePath + '/widget',
            schemaPath: '#/properties/widget/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + '/widget',
            schemaPath: '#/properties/widget/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
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
    if (data.widgetName !== undefined) {
      let data1 = data.widgetName;
      if (typeof data1 !== 'string' && data1 !== null) {
        const err4 = {
          instancePath: instancePath + '/widgetName',
          schemaPath: '#/properties/widgetName/type',
          keyword: 'type',
          params: { type: schema19.properties.widgetName.type },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern3.test(data1)) {
          const err5 = {
            instancePath: instancePath + '/widgetName',
            schemaPath: '#/properties/widgetName/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' },
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
    if (data.screenPos !== undefined) {
      if (
        !validate53(data.screenPos, {
          instancePath: instancePath + '/screenPos',
          parentData: data,
          parentDataProperty: 'screenPos',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
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
    if (data.active !== undefined) {
      if (typeof data.active !== 'boolean') {
        const err6 = {
          instancePath: instancePath + '/active',
          schemaPath: '#/properties/active/type',
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
    if (data.viewId !== undefined) {
      if (
        !validate53(data.viewId, {
          instancePath: instancePath + '/viewId',
          parentData: data,
          parentDataProperty: 'viewId',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.userViewFilter !== undefined) {
      if (
        !validate55(data.userViewFilter, {
          instancePath: instancePath + '/userViewFilter',
          parentData: data,
          parentDataProperty: 'userViewFilter',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
        errors = vErrors.length;
      }
    }
    if (data.userViewFilterId !== undefined) {
      let data7 = data.userViewFilterId;
      if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7)) && data7 !== null) {
        const err7 = {
          instancePath: instancePath + '/userViewFilterId',
          schemaPath: '#/properties/userViewFilterId/type',
          keyword: 'type',
          params: { type: schema19.properties.userViewFilterId.type },
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
            instancePath: instancePath + '/userViewFilterId',
            schemaPath: '#/properties/userViewFilterId/minimum',
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
    if (data.report !== undefined) {
      let data8 = data.report;
      if (!(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8)) && data8 !== null) {
        const err9 = {
          instancePath: instancePath + '/report',
          schemaPath: '#/properties/report/type',
          keyword: 'type',
          params: { type: schema19.properties.report.type },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data8 == 'number') {
        if (data8 > 100000 || isNaN(data8)) {
          const err10 = {
            instancePath: instancePath + '/report',
            schemaPath: '#/properties/report/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100000 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data8 < 1 || isNaN(data8)) {
          const err11 = {
            instancePath: instancePath + '/report',
            schemaPath: '#/properties/report/minimum',
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
    if (data.ParamVal1 !== undefined) {
      if (
        !validate59(data.ParamVal1, {
          instancePath: instancePath + '/ParamVal1',
          parentData: data,
          parentDataProperty: 'ParamVal1',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.ParamVal2 !== undefined) {
      if (
        !validate59(data.ParamVal2, {
          instancePath: instancePath + '/ParamVal2',
          parentData: data,
          parentDataProperty: 'ParamVal2',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.ParamVal3 !== undefined) {
      if (
        !validate59(data.ParamVal3, {
          instancePath: instancePath + '/ParamVal3',
          parentData: data,
          parentDataProperty: 'ParamVal3',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.ParamVal4 !== undefined) {
      if (
        !validate59(data.ParamVal4, {
          instancePath: instancePath + '/ParamVal4',
          parentData: data,
          parentDataProperty: 'ParamVal4',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    }
    if (data.version !== undefined) {
      let data13 = data.version;
      if (!(typeof data13 == 'number' && !(data13 % 1) && !isNaN(data13)) && data13 !== null) {
        const err12 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: schema19.properties.version.type },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data13 == 'number') {
        if (data13 > 2147483647 || isNaN(data13)) {
          const err13 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data13 < -2147483648 || isNaN(data13)) {
          const err14 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -2147483648 },
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
  } else {
    const err15 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { props: true, dynamicProps: false, dynamicItems: false };

export const rules = validate64;

function validate64(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.widget === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'widget' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.widgetName === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'widgetName' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.screenPos === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'screenPos' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.user === undefined) {
      const err3 = { instancePath, schemaPath: '#/required', keyword: 'required', params: { missingProperty: 'user' } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.widget !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.widget !== null) {
        const err4 = {};
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        const err5 = {
          instancePath: instancePath + '/widget',
          schemaPath: '#/properties/widget/not',
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
    if (data.widgetName !== undefined) {
      const _errs6 = errors;
      const _errs7 = errors;
      if (data.widgetName !== null) {
        const err6 = {};
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var valid2 = _errs7 === errors;
      if (valid2) {
        const err7 = {
          instancePath: instancePath + '/widgetName',
          schemaPath: '#/properties/widgetName/not',
          keyword: 'not',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
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
    if (data.screenPos !== undefined) {
      const _errs10 = errors;
      const _errs11 = errors;
      if (data.screenPos !== null) {
        const err8 = {};
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      var valid3 = _errs11 === errors;
      if (valid3) {
        const err9 = {
          instancePath: instancePath + '/screenPos',
          schemaPath: '#/properties/screenPos/not',
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
    if (data.user !== undefined) {
      const _errs14 = errors;
      const _errs15 = errors;
      if (data.user !== null) {
        const err10 = {};
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      var valid4 = _errs15 === errors;
      if (valid4) {
        const err11 = {
          instancePath: instancePath + '/user',
          schemaPath: '#/properties/user/not',
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
  } else {
    const err12 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = {
  props: { widget: true, widgetName: true, screenPos: true, user: true },
  dynamicProps: false,
  dynamicItems: false,
};

const invalid = {
  id: 'Id must be a whole number.',
  widget: 'Widget must be a whole number.',
  widgetName: 'Title must be text of at most 100 characters.',
  screenPos: 'Position must be a whole number from 1 to 1000.',
  widgetType: 'Kind must be text of at most 20 characters.',
  user: 'User must be chosen from the list.',
  active: 'Active must be yes or no.',
  viewId: 'List must be a whole number from 1 to 1000.',
  userViewFilter: 'Saved filter must be chosen from the list.',
  userViewFilterId: 'User view filter id must be text of at most 100 characters.',
  report: 'Report must be a whole number from 1 to 100000.',
  ParamVal1: 'Parameter 1 must be text of at most 1000 characters.',
  ParamVal2: 'Parameter 2 must be text of at most 1000 characters.',
  ParamVal3: 'Parameter 3 must be text of at most 1000 characters.',
  ParamVal4: 'Parameter 4 must be text of at most 1000 characters.',
  dateCreated: 'Date created must be a date: DD/MM/YYYY.',
  createdBy: 'Created by must be chosen from the list.',
  dateUpdated: 'Date updated must be a date: DD/MM/YYYY.',
  updatedBy: 'Updated by must be chosen from the list.',
  version: 'Version must be a whole number.',
};
const required = {
  widget: 'Widget is required.',
  widgetName: 'Title is required.',
  screenPos: 'Position is required.',
  user: 'User is required.',
};
export const validators: Validators = { input, rules, when: {}, invalid, required };
