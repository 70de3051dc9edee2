// Generated from schemas/entities/attachment.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/definition.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    attachId: {},
    fileName: {},
    fileLocation: {},
    contentType: {},
    fileSize: {},
    attachDesc: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,500}$' }] },
    attachTags: {
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
    quotation: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { quoteVerId: { type: 'integer', minimum: 1 } }, required: ['quoteVerId'] },
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
    customer: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { customerId: { type: 'integer', minimum: 1 } }, required: ['customerId'] },
        { type: 'null' },
      ],
    },
    dateCreated: {},
    createdBy: {},
    dateUpdated: {},
    updatedBy: {},
    version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
  },
  additionalProperties: false,
  $defs: {},
};
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,500}$', 'u');
const pattern4 = new RegExp('^[^\\u0000-\\u001f\\u007f]{0,2000}$', 'u');

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
    if (data.attachDesc !== undefined) {
      let data0 = data.attachDesc;
      if (typeof data0 !== 'string' && data0 !== null) {
        const err1 = {
          instancePath: instancePath + '/attachDesc',
          schemaPath: '#/properties/attachDesc/type',
          keyword: 'type',
          params: { type: schema19.properties.attachDesc.type },
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
            instancePath: instancePath + '/attachDesc',
            schemaPath: '#/properties/attachDesc/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,500}$' },
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
    if (data.attachTags !== undefined) {
      let data1 = data.attachTags;
      const _errs6 = errors;
      let valid2 = false;
      const _errs7 = errors;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          const err3 = {
            instancePath: instancePath + '/attachTags',
            schemaPath: '#/properties/attachTags/anyOf/0/maxItems',
            keyword: 'maxItems',
            params: { limit: 200 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          const _errs10 = errors;
          let valid5 = false;
          const _errs11 = errors;
          if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2))) {
            const err4 = {
              instancePath: instancePath + '/attachTags/' + i0,
              schemaPath: '#/properties/attachTags/anyOf/0/items/anyOf/0/type',
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
          if (typeof data2 == 'number') {
            if (data2 < 1 || isNaN(data2)) {
              const err5 = {
                instancePath: instancePath + '/attachTags/' + i0,
                schemaPath: '#/properties/attachTags/anyOf/0/items/anyOf/0/minimum',
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
          var _valid1 = _errs11 === errors;
          valid5 = valid5 || _valid1;
          const _errs13 = errors;
          if (data2 && typeof data2 == 'object' && !Array.isArray(data2)) {
            if (data2.id === undefined) {
              const err6 = {
                instancePath: instancePath + '/attachTags/' + i0,
                schemaPath: '#/properties/attachTags/anyOf/0/items/anyOf/1/required',
                keyword: 'required',
                params: { missingProperty: 'id' },
              };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2.id !== undefined) {
              let data3 = data2.id;
              if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
                const err7 = {
                  instancePath: instancePath + '/attachTags/' + i0 + '/id',
                  schemaPath: '#/properties/attachTags/anyOf/0/items/anyOf/1/properties/id/type',
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
              if (typeof data3 == 'number') {
                if (data3 < 1 || isNaN(data3)) {
                  const err8 = {
                    instancePath: instancePath + '/attachTags/' + i0 + '/id',
                    schemaPath: '#/properties/attachTags/anyOf/0/items/anyOf/1/properties/id/minimum',
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
              instancePath: instancePath + '/attachTags/' + i0,
              schemaPath: '#/properties/attachTags/anyOf/0/items/anyOf/1/type',
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
          var _valid1 = _errs13 === errors;
          valid5 = valid5 || _valid1;
          if (_valid1) {
            var props0 = {};
            props0.id = true;
          }
          if (!valid5) {
            const err10 = {
              instancePath: instancePath + '/attachTags/' + i0,
              schemaPath: '#/properties/attachTags/anyOf/0/items/anyOf',
              keyword: 'anyOf',
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
      } else {
        const err11 = {
          instancePath: instancePath + '/attachTags',
          schemaPath: '#/properties/attachTags/anyOf/0/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var _valid0 = _errs7 === errors;
      valid2 = valid2 || _valid0;
      const _errs17 = errors;
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
          const err12 = {
            instancePath: instancePath + '/attachTags',
            schemaPath: '#/properties/attachTags/anyOf/1/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f]{0,2000}$' },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = {
          instancePath: instancePath + '/attachTags',
          schemaPath: '#/properties/attachTags/anyOf/1/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var _valid0 = _errs17 === errors;
      valid2 = valid2 || _valid0;
      const _errs19 = errors;
      if (data1 !== null) {
        const err14 = {
          instancePath: instancePath + '/attachTags',
          schemaPath: '#/properties/attachTags/anyOf/2/type',
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
      var _valid0 = _errs19 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const err15 = {
          instancePath: instancePath + '/attachTags',
          schemaPath: '#/properties/attachTags/anyOf',
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
    if (data.quotation !== undefined) {
      let data4 = data.quotation;
      const _errs22 = errors;
      let valid7 = false;
      const _errs23 = errors;
      if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4))) {
        const err16 = {
          instancePath: instancePath + '/quotation',
          schemaPath: '#/properties/quotation/anyOf/0/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 == 'number') {
        if (data4 < 1 || isNaN(data4)) {
          const err17 = {
            instancePath: instancePath + '/quotation',
            schemaPath: '#/properties/quotation/anyOf/0/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      var _valid2 = _errs23 === errors;
      valid7 = valid7 || _valid2;
      const _errs25 = errors;
      if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
        if (data4.quoteVerId === undefined) {
          const err18 = {
            instancePath: instancePath + '/quotation',
            schemaPath: '#/properties/quotation/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'quoteVerId' },
          };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data4.quoteVerId !== undefined) {
          let data5 = data4.quoteVerId;
          if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5))) {
            const err19 = {
              instancePath: instancePath + '/quotation/quoteVerId',
              schemaPath: '#/properties/quotation/anyOf/1/properties/quoteVerId/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          if (typeof data5 == 'number') {
            if (data5 < 1 || isNaN(data5)) {
              const err20 = {
                instancePath: instancePath + '/quotation/quoteVerId',
                schemaPath: '#/properties/quotation/anyOf/1/properties/quoteVerId/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
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
        const err21 = {
          instancePath: instancePath + '/quotation',
          schemaPath: '#/properties/quotation/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      var _valid2 = _errs25 === errors;
      valid7 = valid7 || _valid2;
      if (_valid2) {
        var props1 = {};
        props1.quoteVerId = true;
      }
      const _errs29 = errors;
      if (data4 !== null) {
        const err22 = {
          instancePath: instancePath + '/quotation',
          schemaPath: '#/properties/quotation/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      var _valid2 = _errs29 === errors;
      valid7 = valid7 || _valid2;
      if (!valid7) {
        const err23 = {
          instancePath: instancePath + '/quotation',
          schemaPath: '#/properties/quotation/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
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
    if (data.opportunity !== undefined) {
      let data6 = data.opportunity;
      const _errs32 = errors;
      let valid9 = false;
      const _errs33 = errors;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6))) {
        const err24 = {
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf/0/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data6 == 'number') {
        if (data6 < 1 || isNaN(data6)) {
          const err25 = {
            instancePath: instancePath + '/opportunity',
            schemaPath: '#/properties/opportunity/anyOf/0/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
      var _valid3 = _errs33 === errors;
      valid9 = valid9 || _valid3;
      const _errs35 = errors;
      if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
        if (data6.oppId === undefined) {
          const err26 = {
            instancePath: instancePath + '/opportunity',
            schemaPath: '#/properties/opportunity/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'oppId' },
          };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data6.oppId !== undefined) {
          let data7 = data6.oppId;
          if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7))) {
            const err27 = {
              instancePath: instancePath + '/opportunity/oppId',
              schemaPath: '#/properties/opportunity/anyOf/1/properties/oppId/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (typeof data7 == 'number') {
            if (data7 < 1 || isNaN(data7)) {
              const err28 = {
                instancePath: instancePath + '/opportunity/oppId',
                schemaPath: '#/properties/opportunity/anyOf/1/properties/oppId/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
              };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          }
        }
      } else {
        const err29 = {
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      var _valid3 = _errs35 === errors;
      valid9 = valid9 || _valid3;
      if (_valid3) {
        var props2 = {};
        props2.oppId = true;
      }
      const _errs39 = errors;
      if (data6 !== null) {
        const err30 = {
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      var _valid3 = _errs39 === errors;
      valid9 = valid9 || _valid3;
      if (!valid9) {
        const err31 = {
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      } else {
        errors = _errs32;
        if (vErrors !== null) {
          if (_errs32) {
            vErrors.length = _errs32;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.customer !== undefined) {
      let data8 = data.customer;
      const _errs42 = errors;
      let valid11 = false;
      const _errs43 = errors;
      if (!(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8))) {
        const err32 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf/0/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data8 == 'number') {
        if (data8 < 1 || isNaN(data8)) {
          const err33 = {
            instancePath: instancePath + '/customer',
            schemaPath: '#/properties/customer/anyOf/0/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
      var _valid4 = _errs43 === errors;
      valid11 = valid11 || _valid4;
      const _errs45 = errors;
      if (data8 && typeof data8 == 'object' && !Array.isArray(data8)) {
        if (data8.customerId === undefined) {
          const err34 = {
            instancePath: instancePath + '/customer',
            schemaPath: '#/properties/customer/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'customerId' },
          };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (data8.customerId !== undefined) {
          let data9 = data8.customerId;
          if (!(typeof data9 == 'number' && !(data9 % 1) && !isNaN(data9))) {
            const err35 = {
              instancePath: instancePath + '/customer/customerId',
              schemaPath: '#/properties/customer/anyOf/1/properties/customerId/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
          if (typeof data9 == 'number') {
            if (data9 < 1 || isNaN(data9)) {
              const err36 = {
                instancePath: instancePath + '/customer/customerId',
                schemaPath: '#/properties/customer/anyOf/1/properties/customerId/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
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
        const err37 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      var _valid4 = _errs45 === errors;
      valid11 = valid11 || _valid4;
      if (_valid4) {
        var props3 = {};
        props3.customerId = true;
      }
      const _errs49 = errors;
      if (data8 !== null) {
        const err38 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      var _valid4 = _errs49 === errors;
      valid11 = valid11 || _valid4;
      if (!valid11) {
        const err39 = {
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
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
    if (data.version !== undefined) {
      let data10 = data.version;
      if (!(typeof data10 == 'number' && !(data10 % 1) && !isNaN(data10)) && data10 !== null) {
        const err40 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: schema19.properties.version.type },
        };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      if (typeof data10 == 'number') {
        if (data10 > 2147483647 || isNaN(data10)) {
          const err41 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        if (data10 < -2147483648 || isNaN(data10)) {
          const err42 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -2147483648 },
          };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
    }
  } else {
    const err43 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err43];
    } else {
      vErrors.push(err43);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { props: true, dynamicProps: false, dynamicItems: false };

export const rules = validate53;

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
  if (!(data && typeof data == 'object' && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { dynamicProps: false, dynamicItems: false };

const invalid = {
  attachId: 'Attach id must be a whole number.',
  fileName: 'File must be text of at most 255 characters.',
  fileLocation: 'Stored as must be text of at most 255 characters.',
  contentType: 'Kind must be text of at most 100 characters.',
  fileSize: 'Bytes must be a whole number.',
  attachDesc: 'Description must be text of at most 500 characters.',
  attachTags: 'Tags must be chosen from the list.',
  quotation: 'Quotation must be chosen from the list.',
  opportunity: 'Enquiry must be chosen from the list.',
  customer: 'Customer must be chosen from the list.',
  dateCreated: 'Date created must be a date: DD/MM/YYYY.',
  createdBy: 'Created by must be chosen from the list.',
  dateUpdated: 'Date updated must be a date: DD/MM/YYYY.',
  updatedBy: 'Updated by must be chosen from the list.',
  version: 'Version must be a whole number.',
};
const required = {};
export const validators: Validators = { input, rules, when: {}, invalid, required };
