// Generated from schemas/entities/note.json. Do not edit: change the schema and run npm run generate.
// @ts-nocheck
import type { Validators } from '../../platform/model/resource.ts';

export const input = validate52;
const schema19 = {
  type: 'object',
  properties: {
    custNoteId: {},
    noteHeader: { type: ['string', 'null'], allOf: [{ pattern: '^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,200}$' }] },
    noteDetails: {
      type: ['string', 'null'],
      allOf: [{ pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,20000}$' }],
    },
    noteTags: {
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
    assignFor: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
        { type: 'null' },
      ],
    },
    noteRead: {},
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
const pattern3 = new RegExp('^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]{0,200}$', 'u');
const pattern4 = new RegExp('^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,20000}$', 'u');
const pattern5 = new RegExp('^[^\\u0000-\\u001f\\u007f]{0,2000}$', 'u');

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
    if (data.noteHeader !== undefined) {
      let data0 = data.noteHeader;
      if (typeof data0 !== 'string' && data0 !== null) {
        const err1 = {
          instancePath: instancePath + '/noteHeader',
          schemaPath: '#/properties/noteHeader/type',
          keyword: 'type',
          params: { type: schema19.properties.noteHeader.type },
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
            instancePath: instancePath + '/noteHeader',
            schemaPath: '#/properties/noteHeader/allOf/0/pattern',
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
    if (data.noteDetails !== undefined) {
      let data1 = data.noteDetails;
      if (typeof data1 !== 'string' && data1 !== null) {
        const err3 = {
          instancePath: instancePath + '/noteDetails',
          schemaPath: '#/properties/noteDetails/type',
          keyword: 'type',
          params: { type: schema19.properties.noteDetails.type },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!pattern4.test(data1)) {
          const err4 = {
            instancePath: instancePath + '/noteDetails',
            schemaPath: '#/properties/noteDetails/allOf/0/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]{0,20000}$' },
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
    if (data.noteTags !== undefined) {
      let data2 = data.noteTags;
      const _errs9 = errors;
      let valid3 = false;
      const _errs10 = errors;
      if (Array.isArray(data2)) {
        if (data2.length > 200) {
          const err5 = {
            instancePath: instancePath + '/noteTags',
            schemaPath: '#/properties/noteTags/anyOf/0/maxItems',
            keyword: 'maxItems',
            params: { limit: 200 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          const _errs13 = errors;
          let valid6 = false;
          const _errs14 = errors;
          if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3))) {
            const err6 = {
              instancePath: instancePath + '/noteTags/' + i0,
              schemaPath: '#/properties/noteTags/anyOf/0/items/anyOf/0/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (typeof data3 == 'number') {
            if (data3 < 1 || isNaN(data3)) {
              const err7 = {
                instancePath: instancePath + '/noteTags/' + i0,
                schemaPath: '#/properties/noteTags/anyOf/0/items/anyOf/0/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
              };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
          var _valid1 = _errs14 === errors;
          valid6 = valid6 || _valid1;
          const _errs16 = errors;
          if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
            if (data3.id === undefined) {
              const err8 = {
                instancePath: instancePath + '/noteTags/' + i0,
                schemaPath: '#/properties/noteTags/anyOf/0/items/anyOf/1/required',
                keyword: 'required',
                params: { missingProperty: 'id' },
              };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data3.id !== undefined) {
              let data4 = data3.id;
              if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4))) {
                const err9 = {
                  instancePath: instancePath + '/noteTags/' + i0 + '/id',
                  schemaPath: '#/properties/noteTags/anyOf/0/items/anyOf/1/properties/id/type',
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
              if (typeof data4 == 'number') {
                if (data4 < 1 || isNaN(data4)) {
                  const err10 = {
                    instancePath: instancePath + '/noteTags/' + i0 + '/id',
                    schemaPath: '#/properties/noteTags/anyOf/0/items/anyOf/1/properties/id/minimum',
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
          } else {
            const err11 = {
              instancePath: instancePath + '/noteTags/' + i0,
              schemaPath: '#/properties/noteTags/anyOf/0/items/anyOf/1/type',
              keyword: 'type',
              params: { type: 'object' },
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          var _valid1 = _errs16 === errors;
          valid6 = valid6 || _valid1;
          if (_valid1) {
            var props0 = {};
            props0.id = true;
          }
          if (!valid6) {
            const err12 = {
              instancePath: instancePath + '/noteTags/' + i0,
              schemaPath: '#/properties/noteTags/anyOf/0/items/anyOf',
              keyword: 'anyOf',
              params: {},
            };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
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
      } else {
        const err13 = {
          instancePath: instancePath + '/noteTags',
          schemaPath: '#/properties/noteTags/anyOf/0/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var _valid0 = _errs10 === errors;
      valid3 = valid3 || _valid0;
      const _errs20 = errors;
      if (typeof data2 === 'string') {
        if (!pattern5.test(data2)) {
          const err14 = {
            instancePath: instancePath + '/noteTags',
            schemaPath: '#/properties/noteTags/anyOf/1/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^\\u0000-\\u001f\\u007f]{0,2000}$' },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = {
          instancePath: instancePath + '/noteTags',
          schemaPath: '#/properties/noteTags/anyOf/1/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var _valid0 = _errs20 === errors;
      valid3 = valid3 || _valid0;
      const _errs22 = errors;
      if (data2 !== null) {
        const err16 = {
          instancePath: instancePath + '/noteTags',
          schemaPath: '#/properties/noteTags/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      var _valid0 = _errs22 === errors;
      valid3 = valid3 || _valid0;
      if (!valid3) {
        const err17 = {
          instancePath: instancePath + '/noteTags',
          schemaPath: '#/properties/noteTags/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      } else {
        errors = _errs9;
        if (vErrors !== null) {
          if (_errs9) {
            vErrors.length = _errs9;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.customer !== undefined) {
      let data5 = data.customer;
      const _errs25 = errors;
      let valid8 = false;
      const _errs26 = errors;
      if (!(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5))) {
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
      if (typeof data5 == 'number') {
        if (data5 < 1 || isNaN(data5)) {
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
      var _valid2 = _errs26 === errors;
      valid8 = valid8 || _valid2;
      const _errs28 = errors;
      if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
        if (data5.customerId === undefined) {
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
        if (data5.customerId !== undefined) {
          let data6 = data5.customerId;
          if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6))) {
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
          if (typeof data6 == 'number') {
            if (data6 < 1 || isNaN(data6)) {
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
      var _valid2 = _errs28 === errors;
      valid8 = valid8 || _valid2;
      if (_valid2) {
        var props1 = {};
        props1.customerId = true;
      }
      const _errs32 = errors;
      if (data5 !== null) {
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
      var _valid2 = _errs32 === errors;
      valid8 = valid8 || _valid2;
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
    if (data.contact !== undefined) {
      let data7 = data.contact;
      const _errs35 = errors;
      let valid10 = false;
      const _errs36 = errors;
      if (!(typeof data7 == 'number' && !(data7 % 1) && !isNaN(data7))) {
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
      if (typeof data7 == 'number') {
        if (data7 < 1 || isNaN(data7)) {
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
      var _valid3 = _errs36 === errors;
      valid10 = valid10 || _valid3;
      const _errs38 = errors;
      if (data7 && typeof data7 == 'object' && !Array.isArray(data7)) {
        if (data7.contactId === undefined) {
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
        if (data7.contactId !== undefined) {
          let data8 = data7.contactId;
          if (!(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8))) {
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
          if (typeof data8 == 'number') {
            if (data8 < 1 || isNaN(data8)) {
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
      var _valid3 = _errs38 === errors;
      valid10 = valid10 || _valid3;
      if (_valid3) {
        var props2 = {};
        props2.contactId = true;
      }
      const _errs42 = errors;
      if (data7 !== null) {
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
      var _valid3 = _errs42 === errors;
      valid10 = valid10 || _valid3;
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
    if (data.opportunity !== undefined) {
      let data9 = data.opportunity;
      const _errs45 = errors;
      let valid12 = false;
      const _errs46 = errors;
      if (!(typeof data9 == 'number' && !(data9 % 1) && !isNaN(data9))) {
        const err34 = {
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf/0/type',
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
      if (typeof data9 == 'number') {
        if (data9 < 1 || isNaN(data9)) {
          const err35 = {
            instancePath: instancePath + '/opportunity',
            schemaPath: '#/properties/opportunity/anyOf/0/minimum',
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
      var _valid4 = _errs46 === errors;
      valid12 = valid12 || _valid4;
      const _errs48 = errors;
      if (data9 && typeof data9 == 'object' && !Array.isArray(data9)) {
        if (data9.oppId === undefined) {
          const err36 = {
            instancePath: instancePath + '/opportunity',
            schemaPath: '#/properties/opportunity/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'oppId' },
          };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data9.oppId !== undefined) {
          let data10 = data9.oppId;
          if (!(typeof data10 == 'number' && !(data10 % 1) && !isNaN(data10))) {
            const err37 = {
              instancePath: instancePath + '/opportunity/oppId',
              schemaPath: '#/properties/opportunity/anyOf/1/properties/oppId/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
          if (typeof data10 == 'number') {
            if (data10 < 1 || isNaN(data10)) {
              const err38 = {
                instancePath: instancePath + '/opportunity/oppId',
                schemaPath: '#/properties/opportunity/anyOf/1/properties/oppId/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
              };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
          }
        }
      } else {
        const err39 = {
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      var _valid4 = _errs48 === errors;
      valid12 = valid12 || _valid4;
      if (_valid4) {
        var props3 = {};
        props3.oppId = true;
      }
      const _errs52 = errors;
      if (data9 !== null) {
        const err40 = {
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      var _valid4 = _errs52 === errors;
      valid12 = valid12 || _valid4;
      if (!valid12) {
        const err41 = {
          instancePath: instancePath + '/opportunity',
          schemaPath: '#/properties/opportunity/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
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
    if (data.assignFor !== undefined) {
      let data11 = data.assignFor;
      const _errs55 = errors;
      let valid14 = false;
      const _errs56 = errors;
      if (!(typeof data11 == 'number' && !(data11 % 1) && !isNaN(data11))) {
        const err42 = {
          instancePath: instancePath + '/assignFor',
          schemaPath: '#/properties/assignFor/anyOf/0/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
      if (typeof data11 == 'number') {
        if (data11 < 1 || isNaN(data11)) {
          const err43 = {
            instancePath: instancePath + '/assignFor',
            schemaPath: '#/properties/assignFor/anyOf/0/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
      }
      var _valid5 = _errs56 === errors;
      valid14 = valid14 || _valid5;
      const _errs58 = errors;
      if (data11 && typeof data11 == 'object' && !Array.isArray(data11)) {
        if (data11.id === undefined) {
          const err44 = {
            instancePath: instancePath + '/assignFor',
            schemaPath: '#/properties/assignFor/anyOf/1/required',
            keyword: 'required',
            params: { missingProperty: 'id' },
          };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (data11.id !== undefined) {
          let data12 = data11.id;
          if (!(typeof data12 == 'number' && !(data12 % 1) && !isNaN(data12))) {
            const err45 = {
              instancePath: instancePath + '/assignFor/id',
              schemaPath: '#/properties/assignFor/anyOf/1/properties/id/type',
              keyword: 'type',
              params: { type: 'integer' },
            };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
          if (typeof data12 == 'number') {
            if (data12 < 1 || isNaN(data12)) {
              const err46 = {
                instancePath: instancePath + '/assignFor/id',
                schemaPath: '#/properties/assignFor/anyOf/1/properties/id/minimum',
                keyword: 'minimum',
                params: { comparison: '>=', limit: 1 },
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
        const err47 = {
          instancePath: instancePath + '/assignFor',
          schemaPath: '#/properties/assignFor/anyOf/1/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
      var _valid5 = _errs58 === errors;
      valid14 = valid14 || _valid5;
      if (_valid5) {
        var props4 = {};
        props4.id = true;
      }
      const _errs62 = errors;
      if (data11 !== null) {
        const err48 = {
          instancePath: instancePath + '/assignFor',
          schemaPath: '#/properties/assignFor/anyOf/2/type',
          keyword: 'type',
          params: { type: 'null' },
        };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
      var _valid5 = _errs62 === errors;
      valid14 = valid14 || _valid5;
      if (!valid14) {
        const err49 = {
          instancePath: instancePath + '/assignFor',
          schemaPath: '#/properties/assignFor/anyOf',
          keyword: 'anyOf',
          params: {},
        };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      } else {
        errors = _errs55;
        if (vErrors !== null) {
          if (_errs55) {
            vErrors.length = _errs55;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.version !== undefined) {
      let data13 = data.version;
      if (!(typeof data13 == 'number' && !(data13 % 1) && !isNaN(data13)) && data13 !== null) {
        const err50 = {
          instancePath: instancePath + '/version',
          schemaPath: '#/properties/version/type',
          keyword: 'type',
          params: { type: schema19.properties.version.type },
        };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
      if (typeof data13 == 'number') {
        if (data13 > 2147483647 || isNaN(data13)) {
          const err51 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 2147483647 },
          };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        if (data13 < -2147483648 || isNaN(data13)) {
          const err52 = {
            instancePath: instancePath + '/version',
            schemaPath: '#/properties/version/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: -2147483648 },
          };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      }
    }
  } else {
    const err53 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err53];
    } else {
      vErrors.push(err53);
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
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.noteHeader === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'noteHeader' },
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
    if (data.noteHeader !== undefined) {
      const _errs2 = errors;
      const _errs3 = errors;
      if (data.noteHeader !== null) {
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
          instancePath: instancePath + '/noteHeader',
          schemaPath: '#/properties/noteHeader/not',
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
    if (data.customer !== undefined) {
      const _errs6 = errors;
      const _errs7 = errors;
      if (data.customer !== null) {
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
          instancePath: instancePath + '/customer',
          schemaPath: '#/properties/customer/not',
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
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { props: { noteHeader: true, customer: true }, dynamicProps: false, dynamicItems: false };

const invalid = {
  custNoteId: 'Cust note id must be a whole number.',
  noteHeader: 'Note Subject must be text of at most 200 characters.',
  noteDetails: 'Note Details must be text of at most 20000 characters.',
  noteTags: 'Note Tags must be chosen from the list.',
  customer: 'Customer must be chosen from the list.',
  contact: 'Contact must be chosen from the list.',
  opportunity: 'Enquiry must be chosen from the list.',
  assignFor: 'User must be chosen from the list.',
  noteRead: 'Note Read must be yes or no.',
  dateCreated: 'Date created must be a date: DD/MM/YYYY.',
  createdBy: 'Created by must be chosen from the list.',
  dateUpdated: 'Date updated must be a date: DD/MM/YYYY.',
  updatedBy: 'Updated by must be chosen from the list.',
  version: 'Version must be a whole number.',
};
const required = { noteHeader: 'Note Subject is required.', customer: 'Customer is required.' };
export const validators: Validators = { input, rules, when: {}, invalid, required };
