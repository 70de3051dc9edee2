// Generated from schemas/reference/opportunity-status.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/definition.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    id: {},
    oppStatusName: { $ref: '#/$defs/kind0' },
    oppStatusCode: {
      type: ['string', 'null'],
      allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$' }],
    },
    statusName: { $ref: '#/$defs/kind0' },
    colourCode: { type: ['string', 'null'], pattern: '^#[0-9a-fA-F]{6}$' },
    active: { type: 'boolean' },
    version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
  },
  additionalProperties: false,
  $defs: {
    kind0: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,100}$' }] },
  },
};
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

const pattern4 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,20}$', 'u');
const pattern5 = new RegExp('^#[0-9a-fA-F]{6}$', 'u');

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
      if (
        !(
          key0 === 'id' ||
          key0 === 'oppStatusName' ||
          key0 === 'oppStatusCode' ||
          key0 === 'statusName' ||
          key0 === 'colourCode' ||
          key0 === 'active' ||
          key0 === 'version'
        )
      ) {
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
    if (data.oppStatusName !== undefined) {
      if (
        !validate53(data.oppStatusName, {
          instancePath: instancePath + '/oppStatusName',
          parentData: data,
          parentDataProperty: 'oppStatusName',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.oppStatusCode !== undefined) {
      let data1 = data.oppStatusCode;
      if (typeof data1 !== 'string' && data1 !== null) {
        const err1 = {
          instancePath: instancePath + '/oppStatusCode',
          schemaPath: '#/properties/oppStatusCode/type',
          keyword: 'type',
          params: { type: schema19.properties.oppStatusCode.type },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
          const err2 = {
            instancePath: instancePath + '/oppStatusCode',
            schemaPath: '#/properties/oppStatusCode/allOf/0/pattern',
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
    if (data.statusName !== undefined) {
      if (
        !validate53(data.statusName, {
          instancePath: instancePath + '/statusName',
          parentData: data,
          parentDataProperty: 'statusName',
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
    if (data.colourCode !== undefined) {
      let data3 = data.colourCode;
      if (typeof data3 !== 'string' && data3 !== null) {
        const err3 = {
          instancePath: instancePath + '/colourCode',
          schemaPath: '#/properties/colourCode/type',
          keyword: 'type',
          params: { type: schema19.properties.colourCode.type },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data3 === 'string') {
        if (!pattern5.test(data3)) {
          const err4 = {
            instancePath: instancePath + '/colourCode',
            schemaPath: '#/properties/colourCode/pattern',
            keyword: 'pattern',
            params: { pattern: '^#[0-9a-fA-F]{6}$' },
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
    if (data.active !== undefined) {
      if (typeof data.active !== 'boolean') {
        const err5 = {
          instancePath: instancePath + '/active',
          schemaPath: '#/properties/active/type',
          keyword: 'type',
          params: { type: 'boolean' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.version !== undefined) {
      let data5 = data.version;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5)) && data5 !== null) {
        const err6 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: schema19.properties.version.type },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data5 == 'number') {
        if (data5 > 2147483647 || isNaN(data5)) {
          const err7 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data5 < -2147483648 || isNaN(data5)) {
          const err8 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -2147483648 },
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
    const err9 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
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
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.oppStatusName === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'oppStatusName' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.oppStatusCode === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'oppStatusCode' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.oppStatusName !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.oppStatusName !== null) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var valid1 = _errs3 === errors;
      if (valid1) {
        const err3 = {
          instancePath: instancePath + '/oppStatusName',
          schemaPath: '#/properties/oppStatusName/not',
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
    if (data.oppStatusCode !== undefined) {
      const _errs6 = errors;
      const _errs7 = errors;
      if (data.oppStatusCode !== null) {
        const err4 = {};
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var valid2 = _errs7 === errors;
      if (valid2) {
        const err5 = {
          instancePath: instancePath + '/oppStatusCode',
          schemaPath: '#/properties/oppStatusCode/not',
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
  } else {
    const err6 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = {
  props: { oppStatusName: true, oppStatusCode: true },
  dynamicProps: false,
  dynamicItems: false,
};

const invalid = {
  id: 'Id must be a whole number.',
  oppStatusName: 'Status must be text of at most 100 characters.',
  oppStatusCode: 'Code must be text of at most 20 characters.',
  statusName: 'Status name must be text of at most 100 characters.',
  colourCode: 'Colour must be a colour.',
  active: 'Active must be yes or no.',
  version: 'Version must be a whole number.',
};
const required = { oppStatusName: 'Status is required', oppStatusCode: 'Code is required' };
export const validators: Validators = { input, rules, when: {}, invalid, required };
