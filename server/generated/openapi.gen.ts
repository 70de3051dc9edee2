// Generated from schemas. Do not edit: change the schema and run npm run generate.

import type { Components } from '../http/openapi-document.ts';

export const components: Components = {
  schemas: {
    Activity: {
      description: 'Tasks, meetings and calls with customers, and their results.',
      type: 'object',
      properties: {
        activityId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        subject: { type: ['string', 'null'], maxLength: 200 },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        recordedOn: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        activityType: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, activityTypeName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'activityTypeName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        startDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        startTime: { type: ['string', 'null'], pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
        endDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        endTime: { type: ['string', 'null'], pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
        duration: { type: ['integer', 'null'], minimum: 0, maximum: 100000 },
        deadlineDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        deadlineTime: { type: ['string', 'null'], pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
        reminder: { type: 'boolean' },
        reminderType: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, reminderTypeName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'reminderTypeName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        reminderDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        reminderTime: { type: ['string', 'null'], pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
        remindAt: { description: 'When the reminder is due; empty once it was given.', type: ['string', 'null'] },
        activityStatus: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                statusName: { type: ['string', 'null'], maxLength: 100 },
                colourCode: { type: ['string', 'null'], pattern: '^#[0-9a-fA-F]{6}$' },
              },
              required: ['id', 'statusName', 'colourCode'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        activityResult: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                resultDesc: { type: ['string', 'null'], maxLength: 100 },
                resultCode: { type: ['string', 'null'], maxLength: 20 },
                createActivity: { type: 'boolean' },
                daysFromNow: { type: ['integer', 'null'], minimum: 0, maximum: 3650 },
              },
              required: ['id', 'resultDesc', 'resultCode', 'createActivity', 'daysFromNow'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        resultNotes: { type: ['string', 'null'], maxLength: 4000 },
        customer: {
          anyOf: [
            {
              type: 'object',
              properties: {
                customerId: { type: 'integer' },
                custName: { type: ['string', 'null'], maxLength: 200 },
                custCode: { type: ['string', 'null'], maxLength: 20 },
                parentCompany: { type: ['string', 'null'], maxLength: 200 },
              },
              required: ['customerId', 'custName', 'custCode', 'parentCompany'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        contact: {
          anyOf: [
            {
              type: 'object',
              properties: {
                contactId: { type: 'integer' },
                contactName: { type: ['string', 'null'], maxLength: 201 },
                fullName: { type: ['string', 'null'], maxLength: 201 },
              },
              required: ['contactId', 'contactName', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        opportunity: {
          anyOf: [
            {
              type: 'object',
              properties: {
                oppId: { type: 'integer' },
                sQuoteNo: { type: ['string', 'null'], maxLength: 20 },
                oppDescription: { type: ['string', 'null'], maxLength: 200 },
              },
              required: ['oppId', 'sQuoteNo', 'oppDescription'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        quote: {
          anyOf: [
            {
              type: 'object',
              properties: {
                quoteVerId: { type: 'integer' },
                sQuoteNo: { type: ['string', 'null'], maxLength: 20 },
                versionNo: { type: ['integer', 'null'], minimum: 1, maximum: 9999 },
              },
              required: ['quoteVerId', 'sQuoteNo', 'versionNo'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        user: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        supervisor: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        mbpBranch: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                branchName: { type: ['string', 'null'], maxLength: 100 },
                branchCode: { type: ['string', 'null'], maxLength: 20 },
                branchId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
                salesExecId: { type: ['integer', 'null'] },
                salesExecName: { type: ['string', 'null'], maxLength: 100 },
              },
              required: ['id', 'branchName', 'branchCode', 'branchId', 'salesExecId', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        notes: { type: ['string', 'null'], maxLength: 4000 },
        completed: { type: 'boolean' },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'activityId',
        'subject',
        'dateCreated',
        'recordedOn',
        'activityType',
        'startDate',
        'startTime',
        'endDate',
        'endTime',
        'duration',
        'deadlineDate',
        'deadlineTime',
        'reminder',
        'reminderType',
        'reminderDate',
        'reminderTime',
        'remindAt',
        'activityStatus',
        'activityResult',
        'resultNotes',
        'customer',
        'contact',
        'opportunity',
        'quote',
        'user',
        'supervisor',
        'mbpBranch',
        'notes',
        'completed',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    ActivityInput: {
      type: 'object',
      properties: {
        activityId: {},
        subject: { type: ['string', 'null'], maxLength: 200 },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        recordedOn: {},
        activityType: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        startDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        startTime: { type: ['string', 'null'], pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
        endDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        endTime: { type: ['string', 'null'], pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
        duration: { type: ['integer', 'null'], minimum: 0, maximum: 100000 },
        deadlineDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        deadlineTime: { type: ['string', 'null'], pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
        reminder: { type: 'boolean' },
        reminderType: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        reminderDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        reminderTime: { type: ['string', 'null'], pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
        remindAt: { description: 'When the reminder is due; empty once it was given.' },
        activityStatus: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        activityResult: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        resultNotes: { type: ['string', 'null'], maxLength: 4000 },
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
        user: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        supervisor: {},
        mbpBranch: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        notes: { type: ['string', 'null'], maxLength: 4000 },
        completed: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    ActualSales: {
      description: 'What each customer bought at a branch, by month.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        sYear: { type: ['integer', 'null'], minimum: 2000, maximum: 2100 },
        sMonth: { type: ['integer', 'null'], minimum: 1, maximum: 12 },
        branch: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                branchName: { type: ['string', 'null'], maxLength: 100 },
                branchCode: { type: ['string', 'null'], maxLength: 20 },
                branchId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
                salesExecId: { type: ['integer', 'null'] },
                salesExecName: { type: ['string', 'null'], maxLength: 100 },
              },
              required: ['id', 'branchName', 'branchCode', 'branchId', 'salesExecId', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        custCode: { type: ['string', 'null'], maxLength: 100 },
        customer: {
          anyOf: [
            {
              type: 'object',
              properties: {
                customerId: { type: 'integer' },
                custName: { type: ['string', 'null'], maxLength: 200 },
                custCode: { type: ['string', 'null'], maxLength: 20 },
                parentCompany: { type: ['string', 'null'], maxLength: 200 },
              },
              required: ['customerId', 'custName', 'custCode', 'parentCompany'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        custName: { type: ['string', 'null'], maxLength: 200 },
        salesExec: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, salesExecName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        salesValue: { type: ['number', 'null'], multipleOf: 0.01, minimum: -9999999999, maximum: 9999999999 },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'id',
        'sYear',
        'sMonth',
        'branch',
        'custCode',
        'customer',
        'custName',
        'salesExec',
        'salesValue',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    ActualSalesInput: {
      type: 'object',
      properties: {
        id: {},
        sYear: { type: ['integer', 'null'], minimum: 2000, maximum: 2100 },
        sMonth: { type: ['integer', 'null'], minimum: 1, maximum: 12 },
        branch: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        custCode: { type: ['string', 'null'], maxLength: 100 },
        customer: {},
        custName: {},
        salesExec: {},
        salesValue: { type: ['number', 'null'], multipleOf: 0.01, minimum: -9999999999, maximum: 9999999999 },
        dateCreated: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    Alert: {
      description: "Notes, reminders and approvals that need a user's attention.",
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        alertDesc: { type: ['string', 'null'], maxLength: 300 },
        source: {
          type: ['string', 'null'],
          enum: ['ACTIVITY', 'REMINDER', 'NOTE', 'CUSTOMER', 'QUOTE', 'REPORT', 'SUPPORT', 'WORK', null],
        },
        sourceId: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        customerName: {
          description: 'Name of the customer that the record is about, as it was then.',
          type: ['string', 'null'],
          maxLength: 200,
        },
        link: {
          description: 'Path of the page that shows the record, as mails have it: /activities/5/detail.',
          type: ['string', 'null'],
          maxLength: 200,
        },
        user: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateCreated: { type: ['string', 'null'] },
        alertSeen: { type: 'boolean' },
        archived: { type: 'boolean' },
        snoozedUntil: {
          description: 'When it appears again as a new alert; empty unless its user has snoozed it.',
          type: ['string', 'null'],
        },
        digestAt: {
          description: 'When its daily digest is due; empty once that has been sent, or if it is in none.',
          type: ['string', 'null'],
        },
      },
      required: [
        'id',
        'alertDesc',
        'source',
        'sourceId',
        'customerName',
        'link',
        'user',
        'dateCreated',
        'alertSeen',
        'archived',
        'snoozedUntil',
        'digestAt',
      ],
      additionalProperties: false,
    },
    AlertInput: {
      type: 'object',
      properties: {
        id: {},
        alertDesc: {},
        source: {},
        sourceId: {},
        customerName: { description: 'Name of the customer that the record is about, as it was then.' },
        link: { description: 'Path of the page that shows the record, as mails have it: /activities/5/detail.' },
        user: {},
        dateCreated: {},
        alertSeen: { type: 'boolean' },
        archived: { type: 'boolean' },
        snoozedUntil: { description: 'When it appears again as a new alert; empty unless its user has snoozed it.' },
        digestAt: { description: 'When its daily digest is due; empty once that has been sent, or if it is in none.' },
      },
      additionalProperties: false,
    },
    AssignedPermission: {
      description: 'A permission of a role or a user, with its level. Level 0 allows nothing.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        userOrRole: {
          description: "2 for a role, 1 for a user. A user's own levels override those of the role.",
          type: ['integer', 'null'],
          minimum: 1,
          maximum: 2,
        },
        role: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                roleName: { type: ['string', 'null'], maxLength: 100 },
                showSettings: { type: 'boolean' },
              },
              required: ['id', 'roleName', 'showSettings'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        roleId: { type: ['integer', 'null'] },
        user: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        permission: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                permissionName: { type: ['string', 'null'], maxLength: 100 },
                permissionCode: { type: ['string', 'null'], maxLength: 100 },
              },
              required: ['id', 'permissionName', 'permissionCode'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        permissionId: { type: ['integer', 'null'] },
        permissionLevel: { type: ['integer', 'null'], minimum: 0, maximum: 5 },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'id',
        'userOrRole',
        'role',
        'roleId',
        'user',
        'permission',
        'permissionId',
        'permissionLevel',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    AssignedPermissionInput: {
      type: 'object',
      properties: {
        id: {},
        userOrRole: {
          description: "2 for a role, 1 for a user. A user's own levels override those of the role.",
          type: ['integer', 'null'],
          minimum: 1,
          maximum: 2,
        },
        role: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        roleId: { type: ['integer', 'null'], minimum: 1 },
        user: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        permission: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        permissionId: { type: ['integer', 'null'], minimum: 1 },
        permissionLevel: { type: ['integer', 'null'], minimum: 0, maximum: 5 },
        dateCreated: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    Attachment: {
      description: 'Files added to customers, enquiries and quotations, and screenshots of support cases.',
      type: 'object',
      properties: {
        attachId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        fileName: { type: ['string', 'null'], maxLength: 255 },
        fileLocation: { type: ['string', 'null'], maxLength: 255 },
        contentType: { type: ['string', 'null'], maxLength: 100 },
        fileSize: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        attachDesc: { type: ['string', 'null'], maxLength: 500 },
        attachTags: {
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'integer' }, tag: { type: ['string', 'null'], maxLength: 100 } },
            required: ['id', 'tag'],
            additionalProperties: false,
          },
        },
        quotation: {
          anyOf: [
            {
              type: 'object',
              properties: {
                quoteVerId: { type: 'integer' },
                sQuoteNo: { type: ['string', 'null'], maxLength: 20 },
                versionNo: { type: ['integer', 'null'], minimum: 1, maximum: 9999 },
              },
              required: ['quoteVerId', 'sQuoteNo', 'versionNo'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        opportunity: {
          anyOf: [
            {
              type: 'object',
              properties: {
                oppId: { type: 'integer' },
                sQuoteNo: { type: ['string', 'null'], maxLength: 20 },
                oppDescription: { type: ['string', 'null'], maxLength: 200 },
              },
              required: ['oppId', 'sQuoteNo', 'oppDescription'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        customer: {
          anyOf: [
            {
              type: 'object',
              properties: {
                customerId: { type: 'integer' },
                custName: { type: ['string', 'null'], maxLength: 200 },
                custCode: { type: ['string', 'null'], maxLength: 20 },
                parentCompany: { type: ['string', 'null'], maxLength: 200 },
              },
              required: ['customerId', 'custName', 'custCode', 'parentCompany'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        supportCase: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, description: { type: ['string', 'null'], maxLength: 200 } },
              required: ['id', 'description'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'attachId',
        'fileName',
        'fileLocation',
        'contentType',
        'fileSize',
        'attachDesc',
        'quotation',
        'opportunity',
        'customer',
        'supportCase',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    AttachmentInput: {
      type: 'object',
      properties: {
        attachId: {},
        fileName: {},
        fileLocation: {},
        contentType: {},
        fileSize: {},
        attachDesc: { type: ['string', 'null'], maxLength: 500 },
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
        supportCase: {},
        dateCreated: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    BackgroundWork: {
      description: 'Work that takes longer than a call: exports, postings, mails and what the product does regularly.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        subject: { type: ['string', 'null'], maxLength: 200 },
        kind: { type: ['string', 'null'], maxLength: 60 },
        state: { type: ['string', 'null'], enum: ['Waiting', 'Running', 'Done', 'Failed', 'Stopped', null] },
        person: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        progress: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        total: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        attempts: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        reason: { type: ['string', 'null'], maxLength: 1000 },
        schedule: { type: ['string', 'null'], maxLength: 100 },
        queuedAt: { type: ['string', 'null'] },
        dueAt: { type: ['string', 'null'] },
        startedAt: { type: ['string', 'null'] },
        endedAt: { type: ['string', 'null'] },
        stopping: { type: 'boolean' },
        link: { type: ['string', 'null'], maxLength: 200 },
        fileName: { type: ['string', 'null'], maxLength: 200 },
        fileLocation: { type: ['string', 'null'], maxLength: 36 },
        fileUntil: { type: ['string', 'null'] },
      },
      required: [
        'id',
        'subject',
        'kind',
        'state',
        'person',
        'progress',
        'total',
        'attempts',
        'reason',
        'schedule',
        'queuedAt',
        'dueAt',
        'startedAt',
        'endedAt',
        'stopping',
        'link',
        'fileName',
        'fileLocation',
        'fileUntil',
      ],
      additionalProperties: false,
    },
    BackgroundWorkInput: {
      type: 'object',
      properties: {
        id: {},
        subject: {},
        kind: {},
        state: {},
        person: {},
        progress: {},
        total: {},
        attempts: {},
        reason: {},
        schedule: {},
        queuedAt: {},
        dueAt: {},
        startedAt: {},
        endedAt: {},
        stopping: {},
        link: {},
        fileName: {},
        fileLocation: {},
        fileUntil: {},
      },
      additionalProperties: false,
    },
    Contact: {
      description: 'The people who work for customers.',
      type: 'object',
      properties: {
        contactId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        firstName: { type: ['string', 'null'], maxLength: 100 },
        lastName: { type: ['string', 'null'], maxLength: 100 },
        contactName: { type: ['string', 'null'], maxLength: 201 },
        fullName: { type: ['string', 'null'], maxLength: 201 },
        customer: {
          anyOf: [
            {
              type: 'object',
              properties: {
                customerId: { type: 'integer' },
                custName: { type: ['string', 'null'], maxLength: 200 },
                custCode: { type: ['string', 'null'], maxLength: 20 },
                parentCompany: { type: ['string', 'null'], maxLength: 200 },
              },
              required: ['customerId', 'custName', 'custCode', 'parentCompany'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        jobFunction: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, jobFuncName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'jobFuncName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        jobFunctionId: { type: ['integer', 'null'] },
        jobTitle: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, jobTitleName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'jobTitleName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        contactJobTitle: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, jobTitleName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'jobTitleName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        salutation: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, salutationName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'salutationName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        contactType: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, contactTypeName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'contactTypeName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        email: { type: ['string', 'null'], maxLength: 254, pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
        phoneNo: { type: ['string', 'null'], maxLength: 30, pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
        mobile: { type: ['string', 'null'], maxLength: 30, pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
        address1: { type: ['string', 'null'], maxLength: 100 },
        address2: { type: ['string', 'null'], maxLength: 100 },
        address3: { type: ['string', 'null'], maxLength: 100 },
        address4: { type: ['string', 'null'], maxLength: 100 },
        cityTown: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, cityTownName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'cityTownName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        postCode: { type: ['string', 'null'], maxLength: 10 },
        country: { type: ['string', 'null'], maxLength: 100 },
        notes: { type: ['string', 'null'], maxLength: 4000 },
        canEmail: { type: 'boolean' },
        canCall: { type: 'boolean' },
        canMail: { type: 'boolean' },
        keyContact: { type: 'boolean' },
        active: { type: 'boolean' },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'contactId',
        'firstName',
        'lastName',
        'contactName',
        'fullName',
        'customer',
        'jobFunction',
        'jobFunctionId',
        'jobTitle',
        'contactJobTitle',
        'salutation',
        'contactType',
        'email',
        'phoneNo',
        'mobile',
        'address1',
        'address2',
        'address3',
        'address4',
        'cityTown',
        'postCode',
        'country',
        'notes',
        'canEmail',
        'canCall',
        'canMail',
        'keyContact',
        'active',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    ContactInput: {
      type: 'object',
      properties: {
        contactId: {},
        firstName: { type: ['string', 'null'], maxLength: 100 },
        lastName: { type: ['string', 'null'], maxLength: 100 },
        contactName: {},
        fullName: {},
        customer: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { customerId: { type: 'integer', minimum: 1 } }, required: ['customerId'] },
            { type: 'null' },
          ],
        },
        jobFunction: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        jobFunctionId: { type: ['integer', 'null'], minimum: 1 },
        jobTitle: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        contactJobTitle: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        salutation: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        contactType: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        email: { type: ['string', 'null'], maxLength: 254, pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
        phoneNo: { type: ['string', 'null'], maxLength: 30, pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
        mobile: { type: ['string', 'null'], maxLength: 30, pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
        address1: { type: ['string', 'null'], maxLength: 100 },
        address2: { type: ['string', 'null'], maxLength: 100 },
        address3: { type: ['string', 'null'], maxLength: 100 },
        address4: { type: ['string', 'null'], maxLength: 100 },
        cityTown: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        postCode: { type: ['string', 'null'], maxLength: 10 },
        country: { type: ['string', 'null'], maxLength: 100 },
        notes: { type: ['string', 'null'], maxLength: 4000 },
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
    },
    Customer: {
      description: 'The companies we quote and sell to.',
      type: 'object',
      properties: {
        customerId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        custCode: { type: ['string', 'null'], maxLength: 20 },
        custName: { type: ['string', 'null'], maxLength: 200 },
        parentCompany: { type: ['string', 'null'], maxLength: 200 },
        address1: { type: ['string', 'null'], maxLength: 100 },
        address2: { type: ['string', 'null'], maxLength: 100 },
        address3: { type: ['string', 'null'], maxLength: 100 },
        address4: { type: ['string', 'null'], maxLength: 100 },
        cityTown: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, cityTownName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'cityTownName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        postCode: { type: ['string', 'null'], maxLength: 10 },
        country: { type: ['string', 'null'], maxLength: 100 },
        region: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                regionName: { type: ['string', 'null'], maxLength: 100 },
                regionCode: { type: ['string', 'null'], maxLength: 20 },
              },
              required: ['id', 'regionName', 'regionCode'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        mbpBranch: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                branchName: { type: ['string', 'null'], maxLength: 100 },
                branchCode: { type: ['string', 'null'], maxLength: 20 },
                branchId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
                salesExecId: { type: ['integer', 'null'] },
                salesExecName: { type: ['string', 'null'], maxLength: 100 },
              },
              required: ['id', 'branchName', 'branchCode', 'branchId', 'salesExecId', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        branch: { type: ['string', 'null'], maxLength: 100 },
        salesExec: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, salesExecName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        customerType: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, typeName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'typeName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        industryType: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, industryTypeName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'industryTypeName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        phoneNo: { type: ['string', 'null'], maxLength: 30, pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
        mobile: { type: ['string', 'null'], maxLength: 30, pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
        faxNo: { type: ['string', 'null'], maxLength: 30, pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
        email: { type: ['string', 'null'], maxLength: 254, pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
        mainEmail: {
          type: ['string', 'null'],
          maxLength: 254,
          pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$',
        },
        website: {
          type: ['string', 'null'],
          maxLength: 200,
          pattern: '^(?=.{4,2000}$)(https?://)?[^\\s/:?#@\\\\]+\\.[^\\s/:?#@\\\\]{2,}(:\\d{1,5})?([/?#]\\S*)?$',
        },
        keyContact: {
          anyOf: [
            {
              type: 'object',
              properties: {
                contactId: { type: 'integer' },
                contactName: { type: ['string', 'null'], maxLength: 201 },
                fullName: { type: ['string', 'null'], maxLength: 201 },
              },
              required: ['contactId', 'contactName', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        parentFlag: { type: 'boolean' },
        parentCustomer: {
          anyOf: [
            {
              type: 'object',
              properties: {
                customerId: { type: 'integer' },
                custName: { type: ['string', 'null'], maxLength: 200 },
                custCode: { type: ['string', 'null'], maxLength: 20 },
                parentCompany: { type: ['string', 'null'], maxLength: 200 },
              },
              required: ['customerId', 'custName', 'custCode', 'parentCompany'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        tags: {
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'integer' }, tag: { type: ['string', 'null'], maxLength: 100 } },
            required: ['id', 'tag'],
            additionalProperties: false,
          },
        },
        showMsg: { type: ['string', 'null'], maxLength: 500 },
        mainNotes: { type: ['string', 'null'], maxLength: 4000 },
        requireApproval: { type: 'boolean' },
        active: { type: 'boolean' },
        status: { type: ['string', 'null'], enum: ['Active', 'Inactive', 'Awaiting approval', null] },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'customerId',
        'custCode',
        'custName',
        'parentCompany',
        'address1',
        'address2',
        'address3',
        'address4',
        'cityTown',
        'postCode',
        'country',
        'region',
        'mbpBranch',
        'branch',
        'salesExec',
        'customerType',
        'industryType',
        'phoneNo',
        'mobile',
        'faxNo',
        'email',
        'mainEmail',
        'website',
        'keyContact',
        'parentFlag',
        'parentCustomer',
        'showMsg',
        'mainNotes',
        'requireApproval',
        'active',
        'status',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    CustomerInput: {
      type: 'object',
      properties: {
        customerId: {},
        custCode: { type: ['string', 'null'], maxLength: 20 },
        custName: { type: ['string', 'null'], maxLength: 200 },
        parentCompany: { type: ['string', 'null'], maxLength: 200 },
        address1: { type: ['string', 'null'], maxLength: 100 },
        address2: { type: ['string', 'null'], maxLength: 100 },
        address3: { type: ['string', 'null'], maxLength: 100 },
        address4: { type: ['string', 'null'], maxLength: 100 },
        cityTown: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        postCode: { type: ['string', 'null'], maxLength: 10 },
        country: { type: ['string', 'null'], maxLength: 100 },
        region: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        mbpBranch: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        branch: {},
        salesExec: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        customerType: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        industryType: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        phoneNo: { type: ['string', 'null'], maxLength: 30, pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
        mobile: { type: ['string', 'null'], maxLength: 30, pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
        faxNo: { type: ['string', 'null'], maxLength: 30, pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
        email: { type: ['string', 'null'], maxLength: 254, pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
        mainEmail: {
          type: ['string', 'null'],
          maxLength: 254,
          pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$',
        },
        website: {
          type: ['string', 'null'],
          maxLength: 200,
          pattern: '^(?=.{4,2000}$)(https?://)?[^\\s/:?#@\\\\]+\\.[^\\s/:?#@\\\\]{2,}(:\\d{1,5})?([/?#]\\S*)?$',
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
        showMsg: { type: ['string', 'null'], maxLength: 500 },
        mainNotes: { type: ['string', 'null'], maxLength: 4000 },
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
    },
    CustomerBranch: {
      description: 'The accounts of customers at branches, each with its account number and sales exec.',
      type: 'object',
      properties: {
        custBranchId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        customer: {
          anyOf: [
            {
              type: 'object',
              properties: {
                customerId: { type: 'integer' },
                custName: { type: ['string', 'null'], maxLength: 200 },
                custCode: { type: ['string', 'null'], maxLength: 20 },
                parentCompany: { type: ['string', 'null'], maxLength: 200 },
              },
              required: ['customerId', 'custName', 'custCode', 'parentCompany'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        customerId: { type: ['integer', 'null'] },
        tasCode: { type: ['string', 'null'], maxLength: 20 },
        mbpBranch: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                branchName: { type: ['string', 'null'], maxLength: 100 },
                branchCode: { type: ['string', 'null'], maxLength: 20 },
                branchId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
                salesExecId: { type: ['integer', 'null'] },
                salesExecName: { type: ['string', 'null'], maxLength: 100 },
              },
              required: ['id', 'branchName', 'branchCode', 'branchId', 'salesExecId', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        salesExec: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, salesExecName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        mainBranch: { type: 'boolean' },
        active: { type: 'boolean' },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'custBranchId',
        'customer',
        'customerId',
        'tasCode',
        'mbpBranch',
        'salesExec',
        'mainBranch',
        'active',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    CustomerBranchInput: {
      type: 'object',
      properties: {
        custBranchId: {},
        customer: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { customerId: { type: 'integer', minimum: 1 } }, required: ['customerId'] },
            { type: 'null' },
          ],
        },
        customerId: { type: ['integer', 'null'], minimum: 1 },
        tasCode: { type: ['string', 'null'], maxLength: 20 },
        mbpBranch: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        salesExec: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        mainBranch: { type: 'boolean' },
        active: { type: 'boolean' },
        dateCreated: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    Enquiry: {
      description: 'Requests for a price, from the first call to the order.',
      type: 'object',
      properties: {
        oppId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        sQuoteNo: { type: ['string', 'null'], maxLength: 20 },
        oppDescription: { type: ['string', 'null'], maxLength: 200 },
        dateReceived: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        receivedDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        lastActivityDate: {
          description: 'Date of the latest activity with the enquiry or one of its quotations.',
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        requestedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        country: { type: ['string', 'null'], maxLength: 100 },
        address1: { type: ['string', 'null'], maxLength: 100 },
        address2: { type: ['string', 'null'], maxLength: 100 },
        address3: { type: ['string', 'null'], maxLength: 100 },
        address4: { type: ['string', 'null'], maxLength: 100 },
        address: { type: ['string', 'null'], maxLength: 100 },
        cityTown: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, cityTownName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'cityTownName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        postCode: { type: ['string', 'null'], maxLength: 10 },
        region: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                regionName: { type: ['string', 'null'], maxLength: 100 },
                regionCode: { type: ['string', 'null'], maxLength: 20 },
              },
              required: ['id', 'regionName', 'regionCode'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        phoneNo: { type: ['string', 'null'], maxLength: 30, pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
        email: { type: ['string', 'null'], maxLength: 254, pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
        abiNo: { type: ['string', 'null'], maxLength: 50 },
        custRef: { type: ['string', 'null'], maxLength: 100 },
        notes: { type: ['string', 'null'], maxLength: 4000 },
        weblink: {
          type: ['string', 'null'],
          maxLength: 300,
          pattern: '^(?=.{4,2000}$)(https?://)?[^\\s/:?#@\\\\]+\\.[^\\s/:?#@\\\\]{2,}(:\\d{1,5})?([/?#]\\S*)?$',
        },
        customer: {
          anyOf: [
            {
              type: 'object',
              properties: {
                customerId: { type: 'integer' },
                custName: { type: ['string', 'null'], maxLength: 200 },
                custCode: { type: ['string', 'null'], maxLength: 20 },
                parentCompany: { type: ['string', 'null'], maxLength: 200 },
              },
              required: ['customerId', 'custName', 'custCode', 'parentCompany'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        custCode: { type: ['string', 'null'], maxLength: 20 },
        customerName: { type: ['string', 'null'], maxLength: 200 },
        requireApproval: { type: ['boolean', 'null'] },
        contact: {
          anyOf: [
            {
              type: 'object',
              properties: {
                contactId: { type: 'integer' },
                contactName: { type: ['string', 'null'], maxLength: 201 },
                fullName: { type: ['string', 'null'], maxLength: 201 },
              },
              required: ['contactId', 'contactName', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        mbpBranch: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                branchName: { type: ['string', 'null'], maxLength: 100 },
                branchCode: { type: ['string', 'null'], maxLength: 20 },
                branchId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
                salesExecId: { type: ['integer', 'null'] },
                salesExecName: { type: ['string', 'null'], maxLength: 100 },
              },
              required: ['id', 'branchName', 'branchCode', 'branchId', 'salesExecId', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        salesExec: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, salesExecName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        projectType: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, projTypeName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'projTypeName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        opportunityType: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                opportunityTypeName: { type: ['string', 'null'], maxLength: 100 },
              },
              required: ['id', 'opportunityTypeName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        productType: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                productTypeName: { type: ['string', 'null'], maxLength: 100 },
                expiryMonths: { type: ['integer', 'null'], minimum: 0, maximum: 120 },
              },
              required: ['id', 'productTypeName', 'expiryMonths'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        opportunityStatus: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                oppStatusName: { type: ['string', 'null'], maxLength: 100 },
                oppStatusCode: { type: ['string', 'null'], maxLength: 20 },
                statusName: { type: ['string', 'null'], maxLength: 100 },
                colourCode: { type: ['string', 'null'], pattern: '^#[0-9a-fA-F]{6}$' },
              },
              required: ['id', 'oppStatusName', 'oppStatusCode', 'statusName', 'colourCode'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        oppStatusName: { type: ['string', 'null'], maxLength: 100 },
        quoteValue: { type: ['number', 'null'], multipleOf: 0.01, minimum: -100000000000, maximum: 100000000000 },
        expiryDate: {
          description:
            'Expiry date of the last quotation, unless one is active. Cleared when an expired enquiry is set active.',
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'oppId',
        'sQuoteNo',
        'oppDescription',
        'dateReceived',
        'receivedDate',
        'lastActivityDate',
        'requestedBy',
        'country',
        'address1',
        'address2',
        'address3',
        'address4',
        'address',
        'cityTown',
        'postCode',
        'region',
        'phoneNo',
        'email',
        'abiNo',
        'custRef',
        'notes',
        'weblink',
        'customer',
        'custCode',
        'customerName',
        'requireApproval',
        'contact',
        'mbpBranch',
        'salesExec',
        'projectType',
        'opportunityType',
        'productType',
        'opportunityStatus',
        'oppStatusName',
        'quoteValue',
        'expiryDate',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    EnquiryInput: {
      type: 'object',
      properties: {
        oppId: {},
        sQuoteNo: {},
        oppDescription: { type: ['string', 'null'], maxLength: 200 },
        dateReceived: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        receivedDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        lastActivityDate: { description: 'Date of the latest activity with the enquiry or one of its quotations.' },
        requestedBy: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        country: {},
        address1: { type: ['string', 'null'], maxLength: 100 },
        address2: { type: ['string', 'null'], maxLength: 100 },
        address3: { type: ['string', 'null'], maxLength: 100 },
        address4: { type: ['string', 'null'], maxLength: 100 },
        address: { type: ['string', 'null'], maxLength: 100 },
        cityTown: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        postCode: { type: ['string', 'null'], maxLength: 10 },
        region: {},
        phoneNo: { type: ['string', 'null'], maxLength: 30, pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
        email: { type: ['string', 'null'], maxLength: 254, pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
        abiNo: { type: ['string', 'null'], maxLength: 50 },
        custRef: { type: ['string', 'null'], maxLength: 100 },
        notes: { type: ['string', 'null'], maxLength: 4000 },
        weblink: {
          type: ['string', 'null'],
          maxLength: 300,
          pattern: '^(?=.{4,2000}$)(https?://)?[^\\s/:?#@\\\\]+\\.[^\\s/:?#@\\\\]{2,}(:\\d{1,5})?([/?#]\\S*)?$',
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
        requireApproval: {},
        contact: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { contactId: { type: 'integer', minimum: 1 } }, required: ['contactId'] },
            { type: 'null' },
          ],
        },
        mbpBranch: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        salesExec: {},
        projectType: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        opportunityType: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        productType: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        opportunityStatus: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        oppStatusName: {},
        quoteValue: {},
        expiryDate: {
          description:
            'Expiry date of the last quotation, unless one is active. Cleared when an expired enquiry is set active.',
        },
        dateCreated: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    FilterCondition: {
      description: 'One condition of a saved filter.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        userViewFilter: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, filterName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'filterName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        rowNo: { type: ['integer', 'null'], minimum: 1, maximum: 50 },
        rowStart: { type: ['string', 'null'], enum: ['AND', 'OR', null] },
        dbField: { type: ['string', 'null'], maxLength: 120 },
        condition: {
          type: ['string', 'null'],
          enum: ['=', '<>', '<', '<=', '>', '>=', 'contains', 'starts with', 'in', 'between', 'is empty', null],
        },
        value: { type: ['string', 'null'], maxLength: 1000 },
        dbValue: { type: ['string', 'null'], maxLength: 1000 },
      },
      required: ['id', 'userViewFilter', 'rowNo', 'rowStart', 'dbField', 'condition', 'value', 'dbValue'],
      additionalProperties: false,
    },
    FilterConditionInput: {
      type: 'object',
      properties: {
        id: {},
        userViewFilter: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        rowNo: { type: ['integer', 'null'], minimum: 1, maximum: 50 },
        rowStart: { type: ['string', 'null'], enum: ['AND', 'OR', null] },
        dbField: { type: ['string', 'null'], maxLength: 120 },
        condition: {
          type: ['string', 'null'],
          enum: ['=', '<>', '<', '<=', '>', '>=', 'contains', 'starts with', 'in', 'between', 'is empty', null],
        },
        value: { type: ['string', 'null'], maxLength: 1000 },
        dbValue: { type: ['string', 'null'], maxLength: 1000 },
      },
      additionalProperties: false,
    },
    LoginHistory: {
      description: 'When and where users signed in.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        user: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        loginAt: { type: ['string', 'null'] },
        outcome: {
          type: ['string', 'null'],
          enum: ['Signed in', 'Wrong password', 'Code asked for', 'Wrong code', null],
        },
        address: { type: ['string', 'null'], maxLength: 45 },
        client: { type: ['string', 'null'], maxLength: 400 },
      },
      required: ['id', 'user', 'loginAt', 'outcome', 'address', 'client'],
      additionalProperties: false,
    },
    LoginHistoryInput: {
      type: 'object',
      properties: { id: {}, user: {}, loginAt: {}, outcome: {}, address: {}, client: {} },
      additionalProperties: false,
    },
    Note: {
      description: 'What was said and agreed, for colleagues to read.',
      type: 'object',
      properties: {
        custNoteId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        noteHeader: { type: ['string', 'null'], maxLength: 200 },
        noteDetails: { type: ['string', 'null'], maxLength: 20000 },
        noteTags: {
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'integer' }, tag: { type: ['string', 'null'], maxLength: 100 } },
            required: ['id', 'tag'],
            additionalProperties: false,
          },
        },
        customer: {
          anyOf: [
            {
              type: 'object',
              properties: {
                customerId: { type: 'integer' },
                custName: { type: ['string', 'null'], maxLength: 200 },
                custCode: { type: ['string', 'null'], maxLength: 20 },
                parentCompany: { type: ['string', 'null'], maxLength: 200 },
              },
              required: ['customerId', 'custName', 'custCode', 'parentCompany'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        contact: {
          anyOf: [
            {
              type: 'object',
              properties: {
                contactId: { type: 'integer' },
                contactName: { type: ['string', 'null'], maxLength: 201 },
                fullName: { type: ['string', 'null'], maxLength: 201 },
              },
              required: ['contactId', 'contactName', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        opportunity: {
          anyOf: [
            {
              type: 'object',
              properties: {
                oppId: { type: 'integer' },
                sQuoteNo: { type: ['string', 'null'], maxLength: 20 },
                oppDescription: { type: ['string', 'null'], maxLength: 200 },
              },
              required: ['oppId', 'sQuoteNo', 'oppDescription'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        assignFor: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        noteRead: { type: 'boolean' },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'custNoteId',
        'noteHeader',
        'noteDetails',
        'customer',
        'contact',
        'opportunity',
        'assignFor',
        'noteRead',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    NoteInput: {
      type: 'object',
      properties: {
        custNoteId: {},
        noteHeader: { type: ['string', 'null'], maxLength: 200 },
        noteDetails: { type: ['string', 'null'], maxLength: 20000 },
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
    },
    Permission: {
      description: 'The permissions that roles and users can have, each with a code.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        permissionCode: { type: ['string', 'null'], maxLength: 100 },
        permissionName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'id',
        'permissionCode',
        'permissionName',
        'active',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    PermissionInput: {
      type: 'object',
      properties: {
        id: {},
        permissionCode: {},
        permissionName: {},
        active: { type: 'boolean' },
        dateCreated: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    Quotation: {
      description: 'The prices offered for enquiries, each with its version.',
      type: 'object',
      properties: {
        quoteVerId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        sQuoteNo: { type: ['string', 'null'], maxLength: 20 },
        versionNo: { type: ['integer', 'null'], minimum: 1, maximum: 9999 },
        opportunity: {
          anyOf: [
            {
              type: 'object',
              properties: {
                oppId: { type: 'integer' },
                sQuoteNo: { type: ['string', 'null'], maxLength: 20 },
                oppDescription: { type: ['string', 'null'], maxLength: 200 },
              },
              required: ['oppId', 'sQuoteNo', 'oppDescription'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        address1: { type: ['string', 'null'], maxLength: 100 },
        address2: { type: ['string', 'null'], maxLength: 100 },
        postCode: { type: ['string', 'null'], maxLength: 10 },
        opportunityStatus: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                oppStatusName: { type: ['string', 'null'], maxLength: 100 },
                oppStatusCode: { type: ['string', 'null'], maxLength: 20 },
                statusName: { type: ['string', 'null'], maxLength: 100 },
                colourCode: { type: ['string', 'null'], pattern: '^#[0-9a-fA-F]{6}$' },
              },
              required: ['id', 'oppStatusName', 'oppStatusCode', 'statusName', 'colourCode'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        customer: {
          anyOf: [
            {
              type: 'object',
              properties: {
                customerId: { type: 'integer' },
                custName: { type: ['string', 'null'], maxLength: 200 },
                custCode: { type: ['string', 'null'], maxLength: 20 },
                parentCompany: { type: ['string', 'null'], maxLength: 200 },
              },
              required: ['customerId', 'custName', 'custCode', 'parentCompany'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        mbpBranch: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                branchName: { type: ['string', 'null'], maxLength: 100 },
                branchCode: { type: ['string', 'null'], maxLength: 20 },
                branchId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
                salesExecId: { type: ['integer', 'null'] },
                salesExecName: { type: ['string', 'null'], maxLength: 100 },
              },
              required: ['id', 'branchName', 'branchCode', 'branchId', 'salesExecId', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        salesExec: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, salesExecName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        quoteVerDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        productType: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                productTypeName: { type: ['string', 'null'], maxLength: 100 },
                expiryMonths: { type: ['integer', 'null'], minimum: 0, maximum: 120 },
              },
              required: ['id', 'productTypeName', 'expiryMonths'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        expiryDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        expectedOrderDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        reqDeliveryDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        productValue: { type: ['number', 'null'], multipleOf: 0.01, minimum: 0, maximum: 9999999999 },
        internalValue: { type: ['number', 'null'], multipleOf: 0.01, minimum: 0, maximum: 9999999999 },
        productQty: { type: ['integer', 'null'], minimum: 0, maximum: 2147483647 },
        quoteGrade: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, quoteGradeName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'quoteGradeName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        quoteStatus: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                statusName: { type: ['string', 'null'], maxLength: 100 },
                colourCode: { type: ['string', 'null'], pattern: '^#[0-9a-fA-F]{6}$' },
              },
              required: ['id', 'statusName', 'colourCode'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        createdByDept: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, departmentName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'departmentName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        lostQuoteReason: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, lostQuoteNote: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'lostQuoteNote'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        decidedOn: {
          description: 'Day on which the version was won or lost.',
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        chaseBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        chaseDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        lastActivityDate: {
          description: 'Date of the latest activity with the enquiry or one of its quotations.',
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        notes: { type: ['string', 'null'], maxLength: 4000 },
        sentOn: { type: ['string', 'null'] },
        sentTo: { type: ['string', 'null'], maxLength: 254, pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'quoteVerId',
        'sQuoteNo',
        'versionNo',
        'opportunity',
        'address1',
        'address2',
        'postCode',
        'opportunityStatus',
        'customer',
        'mbpBranch',
        'salesExec',
        'quoteVerDate',
        'productType',
        'expiryDate',
        'expectedOrderDate',
        'reqDeliveryDate',
        'productValue',
        'internalValue',
        'productQty',
        'quoteGrade',
        'quoteStatus',
        'createdByDept',
        'lostQuoteReason',
        'decidedOn',
        'chaseBy',
        'chaseDate',
        'lastActivityDate',
        'notes',
        'sentOn',
        'sentTo',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    QuotationInput: {
      type: 'object',
      properties: {
        quoteVerId: {},
        sQuoteNo: {},
        versionNo: {},
        opportunity: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { oppId: { type: 'integer', minimum: 1 } }, required: ['oppId'] },
            { type: 'null' },
          ],
        },
        address1: {},
        address2: {},
        postCode: {},
        opportunityStatus: {},
        customer: {},
        mbpBranch: {},
        salesExec: {},
        quoteVerDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        productType: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        expiryDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        expectedOrderDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        reqDeliveryDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        productValue: { type: ['number', 'null'], multipleOf: 0.01, minimum: 0, maximum: 9999999999 },
        internalValue: { type: ['number', 'null'], multipleOf: 0.01, minimum: 0, maximum: 9999999999 },
        productQty: { type: ['integer', 'null'], minimum: 0, maximum: 2147483647 },
        quoteGrade: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        quoteStatus: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        createdByDept: {},
        lostQuoteReason: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        decidedOn: { description: 'Day on which the version was won or lost.' },
        chaseBy: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        chaseDate: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        lastActivityDate: { description: 'Date of the latest activity with the enquiry or one of its quotations.' },
        notes: { type: ['string', 'null'], maxLength: 4000 },
        sentOn: {},
        sentTo: {},
        dateCreated: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    QuotationDocument: {
      description: 'The PDF of a quotation as it was mailed to the customer. It never changes.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        quotation: {
          anyOf: [
            {
              type: 'object',
              properties: {
                quoteVerId: { type: 'integer' },
                sQuoteNo: { type: ['string', 'null'], maxLength: 20 },
                versionNo: { type: ['integer', 'null'], minimum: 1, maximum: 9999 },
              },
              required: ['quoteVerId', 'sQuoteNo', 'versionNo'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        to: { type: ['string', 'null'], maxLength: 254, pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
        cc: { description: 'Several addresses are separated by commas.', type: ['string', 'null'], maxLength: 1000 },
        subject: { type: ['string', 'null'], maxLength: 200 },
        message: { type: ['string', 'null'], maxLength: 10000 },
        sentOn: { type: ['string', 'null'] },
        fileName: { type: ['string', 'null'], maxLength: 255 },
        fileLocation: { type: ['string', 'null'], maxLength: 36 },
        fileSize: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        fileHash: { type: ['string', 'null'], maxLength: 64 },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'id',
        'quotation',
        'to',
        'cc',
        'subject',
        'message',
        'sentOn',
        'fileName',
        'fileLocation',
        'fileSize',
        'fileHash',
        'createdBy',
        'dateCreated',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    QuotationDocumentInput: {
      type: 'object',
      properties: {
        id: {},
        quotation: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { quoteVerId: { type: 'integer', minimum: 1 } }, required: ['quoteVerId'] },
            { type: 'null' },
          ],
        },
        to: { type: ['string', 'null'], maxLength: 254, pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
        cc: { description: 'Several addresses are separated by commas.', type: ['string', 'null'], maxLength: 1000 },
        subject: { type: ['string', 'null'], maxLength: 200 },
        message: { type: ['string', 'null'], maxLength: 10000 },
        sentOn: {},
        fileName: {},
        fileLocation: {},
        fileSize: {},
        fileHash: {},
        createdBy: {},
        dateCreated: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    ReportSchedule: {
      description:
        'Reports that are sent by e-mail every day, week or month. Each contains only what its owner may see when it is sent.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        report: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
        reportName: { type: ['string', 'null'], maxLength: 80 },
        period: {
          description: 'Worked out on the day it is sent.',
          type: ['string', 'null'],
          enum: [
            'All',
            'Yesterday',
            'This week',
            'Last week',
            'This month',
            'Last month',
            'This quarter',
            'Last quarter',
            'This year',
            'Last year',
            null,
          ],
        },
        fileFormat: { type: ['string', 'null'], enum: ['XLSX', 'CSV', null] },
        every: { type: ['string', 'null'], enum: ['Day', 'Week', 'Month', null] },
        weekday: {
          type: ['string', 'null'],
          enum: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', null],
        },
        monthDay: {
          description: 'In a shorter month, the last day.',
          type: ['integer', 'null'],
          minimum: 1,
          maximum: 31,
        },
        sendTime: { type: ['string', 'null'], pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
        recipients: {
          description: 'They get only what the owner may see.',
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
            required: ['id', 'fullName'],
            additionalProperties: false,
          },
        },
        active: { type: 'boolean' },
        owner: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        nextRun: { type: ['string', 'null'] },
        lastRun: { type: ['string', 'null'] },
        result: { type: ['string', 'null'], maxLength: 300 },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'id',
        'report',
        'reportName',
        'period',
        'fileFormat',
        'every',
        'weekday',
        'monthDay',
        'sendTime',
        'active',
        'owner',
        'nextRun',
        'lastRun',
        'result',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    ReportScheduleInput: {
      type: 'object',
      properties: {
        id: {},
        report: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
        reportName: {},
        period: {
          description: 'Worked out on the day it is sent.',
          type: ['string', 'null'],
          enum: [
            'All',
            'Yesterday',
            'This week',
            'Last week',
            'This month',
            'Last month',
            'This quarter',
            'Last quarter',
            'This year',
            'Last year',
            null,
          ],
        },
        fileFormat: { type: ['string', 'null'], enum: ['XLSX', 'CSV', null] },
        every: { type: ['string', 'null'], enum: ['Day', 'Week', 'Month', null] },
        weekday: {
          type: ['string', 'null'],
          enum: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', null],
        },
        monthDay: {
          description: 'In a shorter month, the last day.',
          type: ['integer', 'null'],
          minimum: 1,
          maximum: 31,
        },
        sendTime: { type: ['string', 'null'], pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
        recipients: {
          description: 'They get only what the owner may see.',
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
        active: { type: 'boolean' },
        owner: {},
        nextRun: {},
        lastRun: {},
        result: {},
        dateCreated: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    Role: {
      description: 'What a group of users may see and do.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        roleName: { type: ['string', 'null'], maxLength: 100 },
        showSettings: { type: 'boolean' },
        showAdmin: { type: 'boolean' },
        requiresSecondFactor: {
          description:
            'Users also need a code from an app to sign in. Those who have none set it up after the password.',
          type: 'boolean',
        },
        active: { type: 'boolean' },
        dashboardOf: {
          description: 'The user whose dashboard is the default of the role.',
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'id',
        'roleName',
        'showSettings',
        'showAdmin',
        'requiresSecondFactor',
        'active',
        'dashboardOf',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    RoleInput: {
      type: 'object',
      properties: {
        id: {},
        roleName: { type: ['string', 'null'], maxLength: 100 },
        showSettings: { type: 'boolean' },
        showAdmin: { type: 'boolean' },
        requiresSecondFactor: {
          description:
            'Users also need a code from an app to sign in. Those who have none set it up after the password.',
          type: 'boolean',
        },
        active: { type: 'boolean' },
        dashboardOf: {
          description: 'The user whose dashboard is the default of the role.',
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
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
    },
    SalesForecast: {
      description: 'What each customer is expected to buy at a branch, by month.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        sYear: { type: ['integer', 'null'], minimum: 2000, maximum: 2100 },
        sMonth: { type: ['integer', 'null'], minimum: 1, maximum: 12 },
        branch: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                branchName: { type: ['string', 'null'], maxLength: 100 },
                branchCode: { type: ['string', 'null'], maxLength: 20 },
                branchId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
                salesExecId: { type: ['integer', 'null'] },
                salesExecName: { type: ['string', 'null'], maxLength: 100 },
              },
              required: ['id', 'branchName', 'branchCode', 'branchId', 'salesExecId', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        custCode: { type: ['string', 'null'], maxLength: 100 },
        customer: {
          anyOf: [
            {
              type: 'object',
              properties: {
                customerId: { type: 'integer' },
                custName: { type: ['string', 'null'], maxLength: 200 },
                custCode: { type: ['string', 'null'], maxLength: 20 },
                parentCompany: { type: ['string', 'null'], maxLength: 200 },
              },
              required: ['customerId', 'custName', 'custCode', 'parentCompany'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        custName: { type: ['string', 'null'], maxLength: 200 },
        salesExec: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, salesExecName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        forecastValue: { type: ['number', 'null'], multipleOf: 0.01, minimum: -9999999999, maximum: 9999999999 },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'id',
        'sYear',
        'sMonth',
        'branch',
        'custCode',
        'customer',
        'custName',
        'salesExec',
        'forecastValue',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    SalesForecastInput: {
      type: 'object',
      properties: {
        id: {},
        sYear: { type: ['integer', 'null'], minimum: 2000, maximum: 2100 },
        sMonth: { type: ['integer', 'null'], minimum: 1, maximum: 12 },
        branch: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        custCode: { type: ['string', 'null'], maxLength: 100 },
        customer: {},
        custName: {},
        salesExec: {},
        forecastValue: { type: ['number', 'null'], multipleOf: 0.01, minimum: -9999999999, maximum: 9999999999 },
        dateCreated: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    SalesPosting: {
      description: 'Spreadsheets of sales figures and forecasts that were posted, the latest first.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        fileName: { type: ['string', 'null'], maxLength: 255 },
        kind: { type: ['string', 'null'], enum: ['Actual', 'Forecast', null] },
        sYear: { type: ['integer', 'null'], minimum: 2000, maximum: 2100 },
        status: { type: ['string', 'null'], enum: ['Posting', 'Posted', 'Undone', null] },
        rowCount: { type: ['integer', 'null'], minimum: 1, maximum: 100000 },
        sentCount: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        postedCount: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        failedCount: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        total: { type: ['number', 'null'], multipleOf: 0.01, minimum: -100000000000, maximum: 100000000000 },
        running: { description: 'Its rows are being posted.', type: 'boolean' },
        problem: { description: 'Why the posting has stopped.', type: ['string', 'null'], maxLength: 1000 },
        lastFailed: { type: 'boolean' },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'id',
        'fileName',
        'kind',
        'sYear',
        'status',
        'rowCount',
        'sentCount',
        'postedCount',
        'failedCount',
        'total',
        'running',
        'problem',
        'lastFailed',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    SalesPostingInput: {
      type: 'object',
      properties: {
        id: {},
        fileName: { type: ['string', 'null'], maxLength: 255 },
        kind: { type: ['string', 'null'], enum: ['Actual', 'Forecast', null] },
        sYear: { type: ['integer', 'null'], minimum: 2000, maximum: 2100 },
        status: {},
        rowCount: { type: ['integer', 'null'], minimum: 1, maximum: 100000 },
        sentCount: {},
        postedCount: {},
        failedCount: {},
        total: {},
        running: { description: 'Its rows are being posted.' },
        problem: { description: 'Why the posting has stopped.' },
        lastFailed: {},
        dateCreated: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    SupportCase: {
      description: 'Problems that users report, each with a screenshot.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        type: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                name: { type: ['string', 'null'], maxLength: 100 },
                code: { type: ['string', 'null'], maxLength: 20 },
              },
              required: ['id', 'name', 'code'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        description: { type: ['string', 'null'], maxLength: 200 },
        details: { type: ['string', 'null'], maxLength: 4000 },
        resolution: { type: ['string', 'null'], maxLength: 4000 },
        status: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, name: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'name'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        active: { type: 'boolean' },
        screenshot: {
          anyOf: [
            {
              type: 'object',
              properties: { attachId: { type: 'integer' }, fileName: { type: ['string', 'null'], maxLength: 255 } },
              required: ['attachId', 'fileName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        loggedInUser: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        lastEP: { type: ['string', 'null'], maxLength: 300 },
        epError: { type: ['string', 'null'], maxLength: 4000 },
        epPayload: { type: ['string', 'null'], maxLength: 4000 },
        errorCode: { type: ['string', 'null'], maxLength: 20 },
        datetime: { type: ['string', 'null'], maxLength: 40 },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'id',
        'type',
        'description',
        'details',
        'resolution',
        'status',
        'active',
        'screenshot',
        'loggedInUser',
        'lastEP',
        'epError',
        'epPayload',
        'errorCode',
        'datetime',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    SupportCaseInput: {
      type: 'object',
      properties: {
        id: {},
        type: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        description: { type: ['string', 'null'], maxLength: 200 },
        details: { type: ['string', 'null'], maxLength: 4000 },
        resolution: { type: ['string', 'null'], maxLength: 4000 },
        status: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        active: { type: 'boolean' },
        screenshot: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { attachId: { type: 'integer', minimum: 1 } }, required: ['attachId'] },
            { type: 'null' },
          ],
        },
        loggedInUser: {},
        lastEP: { type: ['string', 'null'], maxLength: 300 },
        epError: { type: ['string', 'null'], maxLength: 4000 },
        epPayload: { type: ['string', 'null'], maxLength: 4000 },
        errorCode: { type: ['string', 'null'], maxLength: 20 },
        datetime: { type: ['string', 'null'], maxLength: 40 },
        dateCreated: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    SupportCaseReply: {
      description: 'Messages between the person who reported a problem and the people who look into it.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        supportCase: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, description: { type: ['string', 'null'], maxLength: 200 } },
              required: ['id', 'description'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        reply: { type: ['string', 'null'], maxLength: 4000 },
        repliedOn: { type: ['string', 'null'] },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'id',
        'supportCase',
        'reply',
        'repliedOn',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    SupportCaseReplyInput: {
      type: 'object',
      properties: {
        id: {},
        supportCase: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        reply: { type: ['string', 'null'], maxLength: 4000 },
        repliedOn: {},
        dateCreated: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    Trash: {
      description: 'What was deleted in the last 30 days. It can be restored with everything that was deleted with it.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        kind: { type: ['string', 'null'], maxLength: 60 },
        recordId: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        recordName: { type: ['string', 'null'], maxLength: 400 },
        about: { type: ['string', 'null'], maxLength: 400 },
        records: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        deletedAt: { type: ['string', 'null'] },
        deletedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        keptUntil: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
      },
      required: ['id', 'kind', 'recordId', 'recordName', 'about', 'records', 'deletedAt', 'deletedBy', 'keptUntil'],
      additionalProperties: false,
    },
    TrashInput: {
      type: 'object',
      properties: {
        id: {},
        kind: {},
        recordId: {},
        recordName: {},
        about: {},
        records: {},
        deletedAt: {},
        deletedBy: {},
        keptUntil: {},
      },
      additionalProperties: false,
    },
    User: {
      description: 'The people who can sign in.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        userId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        uid: { description: 'The account at the identity service.', type: ['string', 'null'], maxLength: 128 },
        email: { type: ['string', 'null'], maxLength: 254, pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
        firstName: { type: ['string', 'null'], maxLength: 100 },
        lastName: { type: ['string', 'null'], maxLength: 100 },
        fullName: { type: ['string', 'null'], maxLength: 201 },
        role: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                roleName: { type: ['string', 'null'], maxLength: 100 },
                showSettings: { type: 'boolean' },
              },
              required: ['id', 'roleName', 'showSettings'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        mbpDept: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, departmentName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'departmentName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        supervisor: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        defRegion: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                regionName: { type: ['string', 'null'], maxLength: 100 },
                regionCode: { type: ['string', 'null'], maxLength: 20 },
              },
              required: ['id', 'regionName', 'regionCode'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        defBranch: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                branchName: { type: ['string', 'null'], maxLength: 100 },
                branchCode: { type: ['string', 'null'], maxLength: 20 },
                branchId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
                salesExecId: { type: ['integer', 'null'] },
                salesExecName: { type: ['string', 'null'], maxLength: 100 },
              },
              required: ['id', 'branchName', 'branchCode', 'branchId', 'salesExecId', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        status: { type: ['string', 'null'], enum: ['ACTIVE', 'INACTIVE', null] },
        getReminderEmail: { type: 'boolean' },
        getNotesEmail: { type: 'boolean' },
        getCustApproveEmail: { type: 'boolean' },
        createOutlookActivity: { type: 'boolean' },
        getReminderAlert: { type: 'boolean' },
        getReminderDigest: { type: 'boolean' },
        getNotesAlert: { type: 'boolean' },
        getNotesDigest: { type: 'boolean' },
        getCustApproveAlert: { type: 'boolean' },
        getCustApproveDigest: { type: 'boolean' },
        getSupportAlert: { type: 'boolean' },
        getSupportEmail: { type: 'boolean' },
        getSupportDigest: { type: 'boolean' },
        getReportAlert: { type: 'boolean' },
        getReportEmail: { type: 'boolean' },
        getReportDigest: { type: 'boolean' },
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
        themeMode: {
          description: 'System follows the setting of the device.',
          type: ['string', 'null'],
          enum: ['System', 'Light', 'Dark', null],
        },
        profileLogo: { description: 'An unknown logo shows as bricks.', type: ['string', 'null'], maxLength: 20 },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'id',
        'userId',
        'uid',
        'email',
        'firstName',
        'lastName',
        'fullName',
        'role',
        'mbpDept',
        'supervisor',
        'defRegion',
        'defBranch',
        'status',
        'getReminderEmail',
        'getNotesEmail',
        'getCustApproveEmail',
        'createOutlookActivity',
        'getReminderAlert',
        'getReminderDigest',
        'getNotesAlert',
        'getNotesDigest',
        'getCustApproveAlert',
        'getCustApproveDigest',
        'getSupportAlert',
        'getSupportEmail',
        'getSupportDigest',
        'getReportAlert',
        'getReportEmail',
        'getReportDigest',
        'menuColour',
        'menuType',
        'menuMode',
        'themeColour',
        'themeMode',
        'profileLogo',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    UserInput: {
      type: 'object',
      properties: {
        id: {},
        userId: {},
        uid: { description: 'The account at the identity service.' },
        email: { type: ['string', 'null'], maxLength: 254, pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
        firstName: { type: ['string', 'null'], maxLength: 100 },
        lastName: { type: ['string', 'null'], maxLength: 100 },
        fullName: {},
        role: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        mbpDept: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        supervisor: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        defRegion: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        defBranch: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        status: { type: ['string', 'null'], enum: ['ACTIVE', 'INACTIVE', null] },
        getReminderEmail: { type: 'boolean' },
        getNotesEmail: { type: 'boolean' },
        getCustApproveEmail: { type: 'boolean' },
        createOutlookActivity: { type: 'boolean' },
        getReminderAlert: { type: 'boolean' },
        getReminderDigest: { type: 'boolean' },
        getNotesAlert: { type: 'boolean' },
        getNotesDigest: { type: 'boolean' },
        getCustApproveAlert: { type: 'boolean' },
        getCustApproveDigest: { type: 'boolean' },
        getSupportAlert: { type: 'boolean' },
        getSupportEmail: { type: 'boolean' },
        getSupportDigest: { type: 'boolean' },
        getReportAlert: { type: 'boolean' },
        getReportEmail: { type: 'boolean' },
        getReportDigest: { type: 'boolean' },
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
        themeMode: {
          description: 'System follows the setting of the device.',
          type: ['string', 'null'],
          enum: ['System', 'Light', 'Dark', null],
        },
        profileLogo: { description: 'An unknown logo shows as bricks.', type: ['string', 'null'], maxLength: 20 },
        dateCreated: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    UserViewField: {
      description: 'A column that a user has chosen for a list, with its position and width.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        user: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dbView: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
        dbField: { type: ['string', 'null'], maxLength: 60 },
        colOrder: { type: ['integer', 'null'], minimum: 0, maximum: 1000 },
        width: { type: ['integer', 'null'], minimum: 0, maximum: 10000 },
      },
      required: ['id', 'user', 'dbView', 'dbField', 'colOrder', 'width'],
      additionalProperties: false,
    },
    UserViewFieldInput: {
      type: 'object',
      properties: {
        id: {},
        user: {},
        dbView: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
        dbField: { type: ['string', 'null'], maxLength: 60 },
        colOrder: { type: ['integer', 'null'], minimum: 0, maximum: 1000 },
        width: { type: ['integer', 'null'], minimum: 0, maximum: 10000 },
      },
      additionalProperties: false,
    },
    UserViewFilter: {
      description: 'Conditions and a sort order that a user has saved for a list.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        filterName: { type: ['string', 'null'], maxLength: 100 },
        dbview: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        user: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        whereClause: { type: ['string', 'null'], maxLength: 4000 },
        orderByClause: { type: ['string', 'null'], maxLength: 200 },
        sortField: { type: ['string', 'null'], maxLength: 60 },
        sortOrder: { type: ['integer', 'null'], minimum: -1, maximum: 1 },
        favourite: { type: 'boolean' },
        favouriteOrder: { type: ['integer', 'null'], minimum: 0, maximum: 100000 },
        favouriteName: { type: ['string', 'null'], maxLength: 140 },
        isDefault: { type: 'boolean' },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'id',
        'filterName',
        'dbview',
        'user',
        'whereClause',
        'orderByClause',
        'sortField',
        'sortOrder',
        'favourite',
        'favouriteOrder',
        'favouriteName',
        'isDefault',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    UserViewFilterInput: {
      type: 'object',
      properties: {
        id: {},
        filterName: { type: ['string', 'null'], maxLength: 100 },
        dbview: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        user: {},
        whereClause: {},
        orderByClause: {},
        sortField: { type: ['string', 'null'], maxLength: 60 },
        sortOrder: { type: ['integer', 'null'], minimum: -1, maximum: 1 },
        favourite: { type: 'boolean' },
        favouriteOrder: { type: ['integer', 'null'], minimum: 0, maximum: 100000 },
        favouriteName: { type: ['string', 'null'], maxLength: 140 },
        isDefault: { type: 'boolean' },
        dateCreated: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    UserWidget: {
      description: "The widgets on a user's dashboard, and their positions.",
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        widget: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
        widgetName: { type: ['string', 'null'], maxLength: 100 },
        screenPos: { type: ['integer', 'null'], minimum: 1, maximum: 1000 },
        widgetType: {
          description: 'A list or report is shown as the user chooses; every other widget has one kind.',
          type: ['string', 'null'],
          maxLength: 20,
        },
        user: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        active: { type: 'boolean' },
        viewId: { type: ['integer', 'null'], minimum: 1, maximum: 1000 },
        userViewFilter: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, filterName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'filterName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        userViewFilterId: { type: ['integer', 'null'] },
        report: { type: ['integer', 'null'], minimum: 1, maximum: 100000 },
        figure: { description: 'What a number or chart counts or adds up.', type: ['string', 'null'], maxLength: 60 },
        groupBy: {
          description: 'A chart has a bar, point or slice for each value of this.',
          type: ['string', 'null'],
          maxLength: 60,
        },
        period: {
          description: 'Limits a number to a period so far, and compares it with the same days of the one before.',
          type: ['string', 'null'],
          enum: ['This week', 'This month', 'This quarter', 'This year', null],
        },
        width: {
          description: "Columns of the dashboard's twelve. Default: 3 for a number, 6 for others.",
          type: ['integer', 'null'],
          minimum: 1,
          maximum: 12,
        },
        height: {
          description: 'Minimum height, in steps of 40 pixels. Default: as high as its content.',
          type: ['integer', 'null'],
          minimum: 1,
          maximum: 20,
        },
        ParamVal1: { type: ['string', 'null'], maxLength: 1000 },
        ParamVal2: { type: ['string', 'null'], maxLength: 1000 },
        ParamVal3: { type: ['string', 'null'], maxLength: 1000 },
        ParamVal4: { type: ['string', 'null'], maxLength: 1000 },
        dateCreated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        createdBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        dateUpdated: {
          type: ['string', 'null'],
          pattern:
            '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/(19|20|21)\\d{2}$|^29/02/((19|20|21)(0[48]|[2468][048]|[13579][26])|2000)$',
        },
        updatedBy: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'id',
        'widget',
        'widgetName',
        'screenPos',
        'widgetType',
        'user',
        'active',
        'viewId',
        'userViewFilter',
        'userViewFilterId',
        'report',
        'figure',
        'groupBy',
        'period',
        'width',
        'height',
        'ParamVal1',
        'ParamVal2',
        'ParamVal3',
        'ParamVal4',
        'dateCreated',
        'createdBy',
        'dateUpdated',
        'updatedBy',
        'version',
      ],
      additionalProperties: false,
    },
    UserWidgetInput: {
      type: 'object',
      properties: {
        id: {},
        widget: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
        widgetName: { type: ['string', 'null'], maxLength: 100 },
        screenPos: { type: ['integer', 'null'], minimum: 1, maximum: 1000 },
        widgetType: {
          description: 'A list or report is shown as the user chooses; every other widget has one kind.',
          type: ['string', 'null'],
          maxLength: 20,
        },
        user: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        active: { type: 'boolean' },
        viewId: { type: ['integer', 'null'], minimum: 1, maximum: 1000 },
        userViewFilter: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        userViewFilterId: { type: ['integer', 'null'], minimum: 1 },
        report: { type: ['integer', 'null'], minimum: 1, maximum: 100000 },
        figure: { description: 'What a number or chart counts or adds up.', type: ['string', 'null'], maxLength: 60 },
        groupBy: {
          description: 'A chart has a bar, point or slice for each value of this.',
          type: ['string', 'null'],
          maxLength: 60,
        },
        period: {
          description: 'Limits a number to a period so far, and compares it with the same days of the one before.',
          type: ['string', 'null'],
          enum: ['This week', 'This month', 'This quarter', 'This year', null],
        },
        width: {
          description: "Columns of the dashboard's twelve. Default: 3 for a number, 6 for others.",
          type: ['integer', 'null'],
          minimum: 1,
          maximum: 12,
        },
        height: {
          description: 'Minimum height, in steps of 40 pixels. Default: as high as its content.',
          type: ['integer', 'null'],
          minimum: 1,
          maximum: 20,
        },
        ParamVal1: { type: ['string', 'null'], maxLength: 1000 },
        ParamVal2: { type: ['string', 'null'], maxLength: 1000 },
        ParamVal3: { type: ['string', 'null'], maxLength: 1000 },
        ParamVal4: { type: ['string', 'null'], maxLength: 1000 },
        dateCreated: {},
        createdBy: {},
        dateUpdated: {},
        updatedBy: {},
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    ActivityResult: {
      description: 'Results of meetings and calls, and whether each plans a follow-up.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        resultDesc: { type: ['string', 'null'], maxLength: 100 },
        resultCode: { type: ['string', 'null'], maxLength: 20 },
        createActivity: { type: 'boolean' },
        daysFromNow: { description: 'Days until the follow-up.', type: ['integer', 'null'], minimum: 0, maximum: 3650 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        position: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'resultDesc', 'resultCode', 'createActivity', 'daysFromNow', 'active', 'version', 'position'],
      additionalProperties: false,
    },
    ActivityResultInput: {
      type: 'object',
      properties: {
        id: {},
        resultDesc: { type: ['string', 'null'], maxLength: 100 },
        resultCode: { type: ['string', 'null'], maxLength: 20 },
        createActivity: { type: 'boolean' },
        daysFromNow: { description: 'Days until the follow-up.', type: ['integer', 'null'], minimum: 0, maximum: 3650 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        position: {},
      },
      additionalProperties: false,
    },
    ActivityStatus: {
      description: 'The statuses of activities, each with its colour.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        statusName: { type: ['string', 'null'], maxLength: 100 },
        colourCode: { type: ['string', 'null'], pattern: '^#[0-9a-fA-F]{6}$' },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        position: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'statusName', 'colourCode', 'active', 'version', 'position'],
      additionalProperties: false,
    },
    ActivityStatusInput: {
      type: 'object',
      properties: {
        id: {},
        statusName: { type: ['string', 'null'], maxLength: 100 },
        colourCode: { type: ['string', 'null'], pattern: '^#[0-9a-fA-F]{6}$' },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        position: {},
      },
      additionalProperties: false,
    },
    ActivityType: {
      description: 'Kinds of activity: task, meeting, call.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        activityTypeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        position: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'activityTypeName', 'active', 'version', 'position'],
      additionalProperties: false,
    },
    ActivityTypeInput: {
      type: 'object',
      properties: {
        id: {},
        activityTypeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        position: {},
      },
      additionalProperties: false,
    },
    Branch: {
      description: "The company's branches, each with the sales exec who looks after it.",
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        branchName: { type: ['string', 'null'], maxLength: 100 },
        branchCode: { type: ['string', 'null'], maxLength: 20 },
        salesExec: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, salesExecName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        branchId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        salesExecId: { type: ['integer', 'null'] },
        salesExecName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'id',
        'branchName',
        'branchCode',
        'salesExec',
        'branchId',
        'salesExecId',
        'salesExecName',
        'active',
        'version',
      ],
      additionalProperties: false,
    },
    BranchInput: {
      type: 'object',
      properties: {
        id: {},
        branchName: { type: ['string', 'null'], maxLength: 100 },
        branchCode: { type: ['string', 'null'], maxLength: 20 },
        salesExec: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        branchId: {},
        salesExecId: { type: ['integer', 'null'], minimum: 1 },
        salesExecName: {},
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    CityTown: {
      description: 'Cities and towns for addresses.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        cityTownName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'cityTownName', 'active', 'version'],
      additionalProperties: false,
    },
    CityTownInput: {
      type: 'object',
      properties: {
        id: {},
        cityTownName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    ContactType: {
      description: 'Kinds of contact.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        contactTypeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'contactTypeName', 'active', 'version'],
      additionalProperties: false,
    },
    ContactTypeInput: {
      type: 'object',
      properties: {
        id: {},
        contactTypeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    CustomerType: {
      description: 'The trades that customers are in.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        typeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'typeName', 'active', 'version'],
      additionalProperties: false,
    },
    CustomerTypeInput: {
      type: 'object',
      properties: {
        id: {},
        typeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    Department: {
      description: 'The departments of the company.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        departmentName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'departmentName', 'active', 'version'],
      additionalProperties: false,
    },
    DepartmentInput: {
      type: 'object',
      properties: {
        id: {},
        departmentName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    HelpVideo: {
      description: 'Videos that show how to do something.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        title: { type: ['string', 'null'], maxLength: 100 },
        url: {
          type: ['string', 'null'],
          maxLength: 300,
          pattern: '^(?=.{4,2000}$)(https?://)?[^\\s/:?#@\\\\]+\\.[^\\s/:?#@\\\\]{2,}(:\\d{1,5})?([/?#]\\S*)?$',
        },
        page: {
          description: 'Address of the page whose help shows the video, such as /customers.',
          type: ['string', 'null'],
          maxLength: 100,
          pattern: '^/[\\w/-]*$',
        },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'title', 'url', 'page', 'active', 'version'],
      additionalProperties: false,
    },
    HelpVideoInput: {
      type: 'object',
      properties: {
        id: {},
        title: { type: ['string', 'null'], maxLength: 100 },
        url: {
          type: ['string', 'null'],
          maxLength: 300,
          pattern: '^(?=.{4,2000}$)(https?://)?[^\\s/:?#@\\\\]+\\.[^\\s/:?#@\\\\]{2,}(:\\d{1,5})?([/?#]\\S*)?$',
        },
        page: {
          description: 'Address of the page whose help shows the video, such as /customers.',
          type: ['string', 'null'],
          maxLength: 100,
          pattern: '^/[\\w/-]*$',
        },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    IndustryType: {
      description: 'The industries that customers are in.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        industryTypeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'industryTypeName', 'active', 'version'],
      additionalProperties: false,
    },
    IndustryTypeInput: {
      type: 'object',
      properties: {
        id: {},
        industryTypeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    JobFunction: {
      description: 'What contacts do in their companies.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        jobFuncName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'jobFuncName', 'active', 'version'],
      additionalProperties: false,
    },
    JobFunctionInput: {
      type: 'object',
      properties: {
        id: {},
        jobFuncName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    JobTitle: {
      description: 'Job titles of contacts.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        jobTitleName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'jobTitleName', 'active', 'version'],
      additionalProperties: false,
    },
    JobTitleInput: {
      type: 'object',
      properties: {
        id: {},
        jobTitleName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    Letterhead: {
      description: 'Details of the company for quotations: its address, numbers and terms.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        companyName: { type: ['string', 'null'], maxLength: 100 },
        mbpBranch: {
          description: 'Leave it empty for all branches without a letterhead of their own.',
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                branchName: { type: ['string', 'null'], maxLength: 100 },
                branchCode: { type: ['string', 'null'], maxLength: 20 },
                branchId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
                salesExecId: { type: ['integer', 'null'] },
                salesExecName: { type: ['string', 'null'], maxLength: 100 },
              },
              required: ['id', 'branchName', 'branchCode', 'branchId', 'salesExecId', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        address1: { type: ['string', 'null'], maxLength: 100 },
        address2: { type: ['string', 'null'], maxLength: 100 },
        address3: { type: ['string', 'null'], maxLength: 100 },
        postCode: { type: ['string', 'null'], maxLength: 10 },
        phoneNo: { type: ['string', 'null'], maxLength: 30, pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
        email: { type: ['string', 'null'], maxLength: 254, pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
        website: {
          type: ['string', 'null'],
          maxLength: 200,
          pattern: '^(?=.{4,2000}$)(https?://)?[^\\s/:?#@\\\\]+\\.[^\\s/:?#@\\\\]{2,}(:\\d{1,5})?([/?#]\\S*)?$',
        },
        companyNo: { type: ['string', 'null'], maxLength: 20 },
        vatNo: { type: ['string', 'null'], maxLength: 20 },
        terms: { type: ['string', 'null'], maxLength: 20000 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: [
        'id',
        'companyName',
        'mbpBranch',
        'address1',
        'address2',
        'address3',
        'postCode',
        'phoneNo',
        'email',
        'website',
        'companyNo',
        'vatNo',
        'terms',
        'active',
        'version',
      ],
      additionalProperties: false,
    },
    LetterheadInput: {
      type: 'object',
      properties: {
        id: {},
        companyName: { type: ['string', 'null'], maxLength: 100 },
        mbpBranch: {
          description: 'Leave it empty for all branches without a letterhead of their own.',
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        address1: { type: ['string', 'null'], maxLength: 100 },
        address2: { type: ['string', 'null'], maxLength: 100 },
        address3: { type: ['string', 'null'], maxLength: 100 },
        postCode: { type: ['string', 'null'], maxLength: 10 },
        phoneNo: { type: ['string', 'null'], maxLength: 30, pattern: '^[+()\\d][\\d\\s()./+x-]{4,}$' },
        email: { type: ['string', 'null'], maxLength: 254, pattern: '^(?=.{3,254}$)[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
        website: {
          type: ['string', 'null'],
          maxLength: 200,
          pattern: '^(?=.{4,2000}$)(https?://)?[^\\s/:?#@\\\\]+\\.[^\\s/:?#@\\\\]{2,}(:\\d{1,5})?([/?#]\\S*)?$',
        },
        companyNo: { type: ['string', 'null'], maxLength: 20 },
        vatNo: { type: ['string', 'null'], maxLength: 20 },
        terms: { type: ['string', 'null'], maxLength: 20000 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    LostQuoteNote: {
      description: 'Reasons why quotations are lost.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        lostQuoteNote: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'lostQuoteNote', 'active', 'version'],
      additionalProperties: false,
    },
    LostQuoteNoteInput: {
      type: 'object',
      properties: {
        id: {},
        lostQuoteNote: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    Manufacturer: {
      description: 'Manufacturers whose products are quoted.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        manufacturerName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'manufacturerName', 'active', 'version'],
      additionalProperties: false,
    },
    ManufacturerInput: {
      type: 'object',
      properties: {
        id: {},
        manufacturerName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    OpportunityStatus: {
      description: 'The statuses of enquiries, each with its colour.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        oppStatusName: { type: ['string', 'null'], maxLength: 100 },
        oppStatusCode: { type: ['string', 'null'], maxLength: 20 },
        statusName: { type: ['string', 'null'], maxLength: 100 },
        colourCode: { type: ['string', 'null'], pattern: '^#[0-9a-fA-F]{6}$' },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        position: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'oppStatusName', 'oppStatusCode', 'statusName', 'colourCode', 'active', 'version', 'position'],
      additionalProperties: false,
    },
    OpportunityStatusInput: {
      type: 'object',
      properties: {
        id: {},
        oppStatusName: { type: ['string', 'null'], maxLength: 100 },
        oppStatusCode: { type: ['string', 'null'], maxLength: 20 },
        statusName: { type: ['string', 'null'], maxLength: 100 },
        colourCode: { type: ['string', 'null'], pattern: '^#[0-9a-fA-F]{6}$' },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        position: {},
      },
      additionalProperties: false,
    },
    OpportunityType: {
      description: 'Kinds of enquiry.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        opportunityTypeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'opportunityTypeName', 'active', 'version'],
      additionalProperties: false,
    },
    OpportunityTypeInput: {
      type: 'object',
      properties: {
        id: {},
        opportunityTypeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    PostalArea: {
      description:
        'The first characters of post codes, each with its region, branch and sales exec. The longest match counts.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        areaCode: {
          description: 'An area, a district or a sector: S, S17 or S17 4.',
          type: ['string', 'null'],
          maxLength: 8,
          pattern: '^[A-Z]{1,2}([0-9][0-9A-Z]?( [0-9])?)?$',
        },
        region: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                regionName: { type: ['string', 'null'], maxLength: 100 },
                regionCode: { type: ['string', 'null'], maxLength: 20 },
              },
              required: ['id', 'regionName', 'regionCode'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        mbpBranch: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                branchName: { type: ['string', 'null'], maxLength: 100 },
                branchCode: { type: ['string', 'null'], maxLength: 20 },
                branchId: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
                salesExecId: { type: ['integer', 'null'] },
                salesExecName: { type: ['string', 'null'], maxLength: 100 },
              },
              required: ['id', 'branchName', 'branchCode', 'branchId', 'salesExecId', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        salesExec: {
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, salesExecName: { type: ['string', 'null'], maxLength: 100 } },
              required: ['id', 'salesExecName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'areaCode', 'region', 'mbpBranch', 'salesExec', 'active', 'version'],
      additionalProperties: false,
    },
    PostalAreaInput: {
      type: 'object',
      properties: {
        id: {},
        areaCode: {
          description: 'An area, a district or a sector: S, S17 or S17 4.',
          type: ['string', 'null'],
          maxLength: 8,
          pattern: '^[A-Z]{1,2}([0-9][0-9A-Z]?( [0-9])?)?$',
        },
        region: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        mbpBranch: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        salesExec: {
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    ProductType: {
      description: 'Kinds of product, and for how many months a price for them is valid.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        productTypeName: { type: ['string', 'null'], maxLength: 100 },
        expiryMonths: {
          description: 'Months until a quotation for it expires.',
          type: ['integer', 'null'],
          minimum: 0,
          maximum: 120,
        },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        position: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'productTypeName', 'expiryMonths', 'active', 'version', 'position'],
      additionalProperties: false,
    },
    ProductTypeInput: {
      type: 'object',
      properties: {
        id: {},
        productTypeName: { type: ['string', 'null'], maxLength: 100 },
        expiryMonths: {
          description: 'Months until a quotation for it expires.',
          type: ['integer', 'null'],
          minimum: 0,
          maximum: 120,
        },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        position: {},
      },
      additionalProperties: false,
    },
    ProjectType: {
      description: 'Kinds of project. The enquiry form calls them Enquiry Type.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        projTypeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'projTypeName', 'active', 'version'],
      additionalProperties: false,
    },
    ProjectTypeInput: {
      type: 'object',
      properties: {
        id: {},
        projTypeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    QuotationGrade: {
      description: 'How certain an order for a quotation is.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        quoteGradeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        position: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'quoteGradeName', 'active', 'version', 'position'],
      additionalProperties: false,
    },
    QuotationGradeInput: {
      type: 'object',
      properties: {
        id: {},
        quoteGradeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        position: {},
      },
      additionalProperties: false,
    },
    QuoteStatus: {
      description: 'The statuses of quotations, each with its colour.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        statusName: { type: ['string', 'null'], maxLength: 100 },
        colourCode: { type: ['string', 'null'], pattern: '^#[0-9a-fA-F]{6}$' },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        position: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'statusName', 'colourCode', 'active', 'version', 'position'],
      additionalProperties: false,
    },
    QuoteStatusInput: {
      type: 'object',
      properties: {
        id: {},
        statusName: { type: ['string', 'null'], maxLength: 100 },
        colourCode: { type: ['string', 'null'], pattern: '^#[0-9a-fA-F]{6}$' },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        position: {},
      },
      additionalProperties: false,
    },
    QuoteType: {
      description: 'Kinds of quotation.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        quoteTypeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'quoteTypeName', 'active', 'version'],
      additionalProperties: false,
    },
    QuoteTypeInput: {
      type: 'object',
      properties: {
        id: {},
        quoteTypeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    Region: {
      description: 'Sales regions. A post code belongs to one through its postal area.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        regionName: { type: ['string', 'null'], maxLength: 100 },
        regionCode: { type: ['string', 'null'], maxLength: 20 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'regionName', 'regionCode', 'active', 'version'],
      additionalProperties: false,
    },
    RegionInput: {
      type: 'object',
      properties: {
        id: {},
        regionName: { type: ['string', 'null'], maxLength: 100 },
        regionCode: { type: ['string', 'null'], maxLength: 20 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    ReminderType: {
      description: 'Ways to remind a user.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        reminderTypeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        position: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'reminderTypeName', 'active', 'version', 'position'],
      additionalProperties: false,
    },
    ReminderTypeInput: {
      type: 'object',
      properties: {
        id: {},
        reminderTypeName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
        position: {},
      },
      additionalProperties: false,
    },
    SalesExec: {
      description: 'The people who look after customers and branches.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        salesExecName: { type: ['string', 'null'], maxLength: 100 },
        user: {
          description: 'Who this is. When the user leaves, their customers can be handed over.',
          anyOf: [
            {
              type: 'object',
              properties: { id: { type: 'integer' }, fullName: { type: ['string', 'null'], maxLength: 201 } },
              required: ['id', 'fullName'],
              additionalProperties: false,
            },
            { type: 'null' },
          ],
        },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'salesExecName', 'user', 'active', 'version'],
      additionalProperties: false,
    },
    SalesExecInput: {
      type: 'object',
      properties: {
        id: {},
        salesExecName: { type: ['string', 'null'], maxLength: 100 },
        user: {
          description: 'Who this is. When the user leaves, their customers can be handed over.',
          anyOf: [
            { type: 'integer', minimum: 1 },
            { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
            { type: 'null' },
          ],
        },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    Salutation: {
      description: 'Forms of address for contacts, such as Mr and Dr.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        salutationName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'salutationName', 'active', 'version'],
      additionalProperties: false,
    },
    SalutationInput: {
      type: 'object',
      properties: {
        id: {},
        salutationName: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    SupportCaseStatus: {
      description: 'The stages of a support case.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        name: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'name', 'active', 'version'],
      additionalProperties: false,
    },
    SupportCaseStatusInput: {
      type: 'object',
      properties: {
        id: {},
        name: { type: ['string', 'null'], maxLength: 100 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    SupportCaseType: {
      description: 'The kinds of problem that users report.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        name: { type: ['string', 'null'], maxLength: 100 },
        code: { type: ['string', 'null'], maxLength: 20 },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'name', 'code', 'active', 'version'],
      additionalProperties: false,
    },
    SupportCaseTypeInput: {
      type: 'object',
      properties: {
        id: {},
        name: { type: ['string', 'null'], maxLength: 100 },
        code: { type: ['string', 'null'], maxLength: 20 },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    Tag: {
      description: 'Words to mark notes, customers and attachments with.',
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
        tag: { type: ['string', 'null'], maxLength: 100 },
        type: { type: ['string', 'null'], enum: ['NOTES', 'CUSTOMER', 'ATTACHMENT', null] },
        active: { type: 'boolean' },
        version: { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
      },
      required: ['id', 'tag', 'type', 'active', 'version'],
      additionalProperties: false,
    },
    TagInput: {
      type: 'object',
      properties: {
        id: {},
        tag: { type: ['string', 'null'], maxLength: 100 },
        type: { type: ['string', 'null'], enum: ['NOTES', 'CUSTOMER', 'ATTACHMENT', null] },
        active: { type: 'boolean' },
        version: { type: ['integer', 'null'], minimum: -2147483648, maximum: 2147483647 },
      },
      additionalProperties: false,
    },
    Filter: {
      type: 'object',
      properties: {
        conditions: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              rowNo: { type: 'integer' },
              rowStart: { enum: ['', 'AND', 'OR'] },
              dbField: { type: 'string' },
              condition: { type: 'string' },
              value: {},
              dbValue: {},
            },
          },
        },
      },
    },
    Bulk: {
      type: 'object',
      description: 'The records are given by ids, or as all of a filter.',
      properties: {
        ids: { type: 'array', items: { type: 'integer' } },
        all: {
          type: 'object',
          required: ['count'],
          properties: {
            count: { type: 'integer', description: 'How many there are. If there are not, nothing is done.' },
            filter: { type: 'object', description: 'As the filter of the list.' },
            savedFilter: { type: 'integer', description: 'Key of a saved filter; 0 for none.' },
            from: { type: 'string', description: 'First day of the date of the list.' },
            to: { type: 'string', description: 'Last day.' },
          },
        },
        set: { type: 'object' },
        remove: { const: true },
      },
    },
  },
  parameters: {
    ActivitySort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: activityId, startDate, subject.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'activityId', 'startDate', 'subject'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["subject","ASC"]'],
      },
    },
    ActivityFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: activityId, activityType, activityStatus, user, mbpBranch, customer, opportunity, quote.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: {
            q: { type: 'string' },
            id: {},
            activityId: {},
            activityType: {},
            activityStatus: {},
            user: {},
            mbpBranch: {},
            customer: {},
            opportunity: {},
            quote: {},
          },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    ActivityColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: activityId, subject, dateCreated, recordedOn, activityType, startDate, startTime, endDate, endTime, duration, deadlineDate, deadlineTime, reminder, reminderType, reminderDate, reminderTime, remindAt, activityStatus, activityResult, resultNotes, customer, contact, opportunity, quote, user, supervisor, mbpBranch, notes, completed, createdBy, dateUpdated, updatedBy, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    ActualSalesSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, sYear, custCode, salesValue.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'sYear', 'custCode', 'salesValue'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["custCode","ASC"]'],
      },
    },
    ActualSalesFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, sYear, sMonth, branch, customer, salesExec.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, sYear: {}, sMonth: {}, branch: {}, customer: {}, salesExec: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    ActualSalesColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, sYear, sMonth, branch, custCode, customer, custName, salesExec, salesValue, dateCreated, createdBy, dateUpdated, updatedBy, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    AlertSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, dateCreated.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'dateCreated'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["alertDesc","ASC"]'],
      },
    },
    AlertFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, alertSeen, archived, snoozedUntil, user.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, alertSeen: {}, archived: {}, snoozedUntil: {}, user: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    AssignedPermissionSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, permissionLevel.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'permissionLevel'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["id","ASC"]'],
      },
    },
    AssignedPermissionFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, role, user.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, role: {}, user: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    AttachmentSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: attachId, fileName, dateCreated.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'attachId', 'fileName', 'dateCreated'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["fileName","ASC"]'],
      },
    },
    AttachmentFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: attachId, customer, quotation, opportunity, supportCase.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: {
            q: { type: 'string' },
            id: {},
            attachId: {},
            customer: {},
            quotation: {},
            opportunity: {},
            supportCase: {},
          },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    BackgroundWorkSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, queuedAt.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'queuedAt'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["subject","ASC"]'],
      },
    },
    BackgroundWorkFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, state, kind, person.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, state: {}, kind: {}, person: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    BackgroundWorkColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, subject, kind, state, person, progress, total, attempts, reason, schedule, queuedAt, dueAt, startedAt, endedAt, stopping, link, fileName, fileLocation, fileUntil. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    ContactSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: contactId, contactName, customer.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'contactId', 'contactName', 'customer'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["contactName","ASC"]'],
      },
    },
    ContactFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: contactId, customer, jobFunction, active, jobTitle, salutation, contactType, cityTown.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: {
            q: { type: 'string' },
            id: {},
            contactId: {},
            customer: {},
            jobFunction: {},
            active: {},
            jobTitle: {},
            salutation: {},
            contactType: {},
            cityTown: {},
          },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    ContactColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: contactId, firstName, lastName, contactName, fullName, customer, jobFunction, jobFunctionId, jobTitle, contactJobTitle, salutation, contactType, email, phoneNo, mobile, address1, address2, address3, address4, cityTown, postCode, country, notes, canEmail, canCall, canMail, keyContact, active, dateCreated, createdBy, dateUpdated, updatedBy, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    CustomerSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: customerId, custName, custCode, postCode.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'customerId', 'custName', 'custCode', 'postCode'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["custName","ASC"]'],
      },
    },
    CustomerFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: customerId, region, mbpBranch, salesExec, customerType, status, requireApproval, active, parentFlag, cityTown, industryType, parentCustomer.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: {
            q: { type: 'string' },
            id: {},
            customerId: {},
            region: {},
            mbpBranch: {},
            salesExec: {},
            customerType: {},
            status: {},
            requireApproval: {},
            active: {},
            parentFlag: {},
            cityTown: {},
            industryType: {},
            parentCustomer: {},
          },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    CustomerColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: customerId, custCode, custName, parentCompany, address1, address2, address3, address4, cityTown, postCode, country, region, mbpBranch, branch, salesExec, customerType, industryType, phoneNo, mobile, faxNo, email, mainEmail, website, keyContact, parentFlag, parentCustomer, tags, showMsg, mainNotes, requireApproval, active, status, dateCreated, createdBy, dateUpdated, updatedBy, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    CustomerBranchSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: custBranchId, tasCode.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'custBranchId', 'tasCode'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["tasCode","ASC"]'],
      },
    },
    CustomerBranchFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: custBranchId, customer, active, mbpBranch, salesExec.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: {
            q: { type: 'string' },
            id: {},
            custBranchId: {},
            customer: {},
            active: {},
            mbpBranch: {},
            salesExec: {},
          },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    EnquirySort: {
      name: 'sort',
      in: 'query',
      description:
        'A field and ASC or DESC, as JSON. Fields: oppId, sQuoteNo, dateReceived, customer, quoteValue, expiryDate, opportunityStatus.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [
            {
              enum: [
                'id',
                'oppId',
                'sQuoteNo',
                'dateReceived',
                'customer',
                'quoteValue',
                'expiryDate',
                'opportunityStatus',
              ],
            },
            { enum: ['ASC', 'DESC'] },
          ],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["sQuoteNo","ASC"]'],
      },
    },
    EnquiryFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: oppId, mbpBranch, salesExec, projectType, opportunityStatus, cityTown, region, customer, opportunityType, productType.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: {
            q: { type: 'string' },
            id: {},
            oppId: {},
            mbpBranch: {},
            salesExec: {},
            projectType: {},
            opportunityStatus: {},
            cityTown: {},
            region: {},
            customer: {},
            opportunityType: {},
            productType: {},
          },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    EnquiryColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: oppId, sQuoteNo, oppDescription, dateReceived, receivedDate, lastActivityDate, requestedBy, country, address1, address2, address3, address4, address, cityTown, postCode, region, phoneNo, email, abiNo, custRef, notes, weblink, customer, custCode, customerName, requireApproval, contact, mbpBranch, salesExec, projectType, opportunityType, productType, opportunityStatus, oppStatusName, quoteValue, expiryDate, dateCreated, createdBy, dateUpdated, updatedBy, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    FilterConditionSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, rowNo.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'rowNo'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["dbField","ASC"]'],
      },
    },
    FilterConditionFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, userViewFilter.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, userViewFilter: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    LoginHistorySort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, loginAt.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'loginAt'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["outcome","ASC"]'],
      },
    },
    LoginHistoryFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, user.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, user: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    NoteSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: custNoteId, dateCreated.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'custNoteId', 'dateCreated'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["noteHeader","ASC"]'],
      },
    },
    NoteFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: custNoteId, customer, opportunity.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, custNoteId: {}, customer: {}, opportunity: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    PermissionSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, permissionName.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'permissionName'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["permissionName","ASC"]'],
      },
    },
    PermissionFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    QuotationSort: {
      name: 'sort',
      in: 'query',
      description:
        'A field and ASC or DESC, as JSON. Fields: quoteVerId, sQuoteNo, quoteVerDate, customer, expiryDate, productValue, quoteStatus.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [
            {
              enum: [
                'id',
                'quoteVerId',
                'sQuoteNo',
                'quoteVerDate',
                'customer',
                'expiryDate',
                'productValue',
                'quoteStatus',
              ],
            },
            { enum: ['ASC', 'DESC'] },
          ],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["sQuoteNo","ASC"]'],
      },
    },
    QuotationFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: quoteVerId, mbpBranch, salesExec, productType, quoteGrade, quoteStatus, opportunity, customer, createdByDept, lostQuoteReason.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: {
            q: { type: 'string' },
            id: {},
            quoteVerId: {},
            mbpBranch: {},
            salesExec: {},
            productType: {},
            quoteGrade: {},
            quoteStatus: {},
            opportunity: {},
            customer: {},
            createdByDept: {},
            lostQuoteReason: {},
          },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    QuotationColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: quoteVerId, sQuoteNo, versionNo, opportunity, address1, address2, postCode, opportunityStatus, customer, mbpBranch, salesExec, quoteVerDate, productType, expiryDate, expectedOrderDate, reqDeliveryDate, productValue, internalValue, productQty, quoteGrade, quoteStatus, createdByDept, lostQuoteReason, decidedOn, chaseBy, chaseDate, lastActivityDate, notes, sentOn, sentTo, dateCreated, createdBy, dateUpdated, updatedBy, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    QuotationDocumentSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, sentOn.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'sentOn'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["fileName","ASC"]'],
      },
    },
    QuotationDocumentFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, quotation.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, quotation: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    ReportScheduleSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, nextRun, reportName.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'nextRun', 'reportName'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["reportName","ASC"]'],
      },
    },
    ReportScheduleFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, every, active, owner.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, every: {}, active: {}, owner: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    ReportScheduleColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, report, reportName, period, fileFormat, every, weekday, monthDay, sendTime, recipients, active, owner, nextRun, lastRun, result, dateCreated, createdBy, dateUpdated, updatedBy, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    RoleSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, roleName.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'roleName'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["roleName","ASC"]'],
      },
    },
    RoleFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    RoleColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, roleName, showSettings, showAdmin, requiresSecondFactor, active, dashboardOf, dateCreated, createdBy, dateUpdated, updatedBy, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    SalesForecastSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, sYear, custCode, forecastValue.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'sYear', 'custCode', 'forecastValue'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["custCode","ASC"]'],
      },
    },
    SalesForecastFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, sYear, sMonth, branch, customer, salesExec.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, sYear: {}, sMonth: {}, branch: {}, customer: {}, salesExec: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    SalesForecastColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, sYear, sMonth, branch, custCode, customer, custName, salesExec, forecastValue, dateCreated, createdBy, dateUpdated, updatedBy, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    SalesPostingSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, dateCreated.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'dateCreated'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["fileName","ASC"]'],
      },
    },
    SalesPostingFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, kind, sYear, status.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, kind: {}, sYear: {}, status: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    SalesPostingColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, fileName, kind, sYear, status, rowCount, sentCount, postedCount, failedCount, total, running, problem, lastFailed, dateCreated, createdBy, dateUpdated, updatedBy, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    SupportCaseSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, description, dateCreated.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'description', 'dateCreated'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["description","ASC"]'],
      },
    },
    SupportCaseFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, type, status, active, loggedInUser, screenshot.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: {
            q: { type: 'string' },
            id: {},
            type: {},
            status: {},
            active: {},
            loggedInUser: {},
            screenshot: {},
          },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    SupportCaseColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, type, description, details, resolution, status, active, screenshot, loggedInUser, lastEP, epError, epPayload, errorCode, datetime, dateCreated, createdBy, dateUpdated, updatedBy, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    SupportCaseReplySort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, repliedOn.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'repliedOn'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["reply","ASC"]'],
      },
    },
    SupportCaseReplyFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, supportCase.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, supportCase: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    TrashSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, deletedAt, recordName.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'deletedAt', 'recordName'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["recordName","ASC"]'],
      },
    },
    TrashFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, kind, deletedBy.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, kind: {}, deletedBy: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    TrashColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, kind, recordId, recordName, about, records, deletedAt, deletedBy, keptUntil. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    UserSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, fullName, email.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'fullName', 'email'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["fullName","ASC"]'],
      },
    },
    UserFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, role, defRegion, defBranch, status, mbpDept.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: {
            q: { type: 'string' },
            id: {},
            role: {},
            defRegion: {},
            defBranch: {},
            status: {},
            mbpDept: {},
          },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    UserColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, userId, uid, email, firstName, lastName, fullName, role, mbpDept, supervisor, defRegion, defBranch, status, getReminderEmail, getNotesEmail, getCustApproveEmail, createOutlookActivity, getReminderAlert, getReminderDigest, getNotesAlert, getNotesDigest, getCustApproveAlert, getCustApproveDigest, getSupportAlert, getSupportEmail, getSupportDigest, getReportAlert, getReportEmail, getReportDigest, menuColour, menuType, menuMode, themeColour, themeMode, profileLogo, dateCreated, createdBy, dateUpdated, updatedBy, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    UserViewFieldSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, colOrder.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'colOrder'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["dbField","ASC"]'],
      },
    },
    UserViewFieldFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, dbView, user.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, dbView: {}, user: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    UserViewFilterSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, filterName, favouriteOrder.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'filterName', 'favouriteOrder'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["filterName","ASC"]'],
      },
    },
    UserViewFilterFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, dbview, user, favourite.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, dbview: {}, user: {}, favourite: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    UserWidgetSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, screenPos, widgetName.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'screenPos', 'widgetName'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["widgetName","ASC"]'],
      },
    },
    UserWidgetFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, user.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, user: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    ActivityResultSort: {
      name: 'sort',
      in: 'query',
      description:
        'A field and ASC or DESC, as JSON. Fields: id, resultDesc, position, resultCode, createActivity, daysFromNow, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [
            { enum: ['id', 'resultDesc', 'position', 'resultCode', 'createActivity', 'daysFromNow', 'active'] },
            { enum: ['ASC', 'DESC'] },
          ],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["resultDesc","ASC"]'],
      },
    },
    ActivityResultFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active, createActivity.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {}, createActivity: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    ActivityResultColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, resultDesc, resultCode, createActivity, daysFromNow, active, version, position. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    ActivityStatusSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, statusName, position, colourCode, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'statusName', 'position', 'colourCode', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["statusName","ASC"]'],
      },
    },
    ActivityStatusFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    ActivityStatusColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, statusName, colourCode, active, version, position. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    ActivityTypeSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, activityTypeName, position, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'activityTypeName', 'position', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["activityTypeName","ASC"]'],
      },
    },
    ActivityTypeFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    ActivityTypeColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, activityTypeName, active, version, position. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    BranchSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, branchName, branchCode, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'branchName', 'branchCode', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["branchName","ASC"]'],
      },
    },
    BranchFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active, salesExec.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {}, salesExec: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    BranchColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, branchName, branchCode, salesExec, branchId, salesExecId, salesExecName, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    CityTownSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, cityTownName, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'cityTownName', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["cityTownName","ASC"]'],
      },
    },
    CityTownFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    CityTownColumns: {
      name: 'columns',
      in: 'query',
      description: 'Fields, separated by commas: id, cityTownName, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    ContactTypeSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, contactTypeName, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'contactTypeName', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["contactTypeName","ASC"]'],
      },
    },
    ContactTypeFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    CustomerTypeSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, typeName, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'typeName', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["typeName","ASC"]'],
      },
    },
    CustomerTypeFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    CustomerTypeColumns: {
      name: 'columns',
      in: 'query',
      description: 'Fields, separated by commas: id, typeName, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    DepartmentSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, departmentName, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'departmentName', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["departmentName","ASC"]'],
      },
    },
    DepartmentFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    DepartmentColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, departmentName, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    HelpVideoSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, title, url, page, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'title', 'url', 'page', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["title","ASC"]'],
      },
    },
    HelpVideoFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    HelpVideoColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, title, url, page, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    IndustryTypeSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, industryTypeName, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'industryTypeName', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["industryTypeName","ASC"]'],
      },
    },
    IndustryTypeFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    IndustryTypeColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, industryTypeName, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    JobFunctionSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, jobFuncName, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'jobFuncName', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["jobFuncName","ASC"]'],
      },
    },
    JobFunctionFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    JobFunctionColumns: {
      name: 'columns',
      in: 'query',
      description: 'Fields, separated by commas: id, jobFuncName, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    JobTitleSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, jobTitleName, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'jobTitleName', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["jobTitleName","ASC"]'],
      },
    },
    JobTitleFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    JobTitleColumns: {
      name: 'columns',
      in: 'query',
      description: 'Fields, separated by commas: id, jobTitleName, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    LetterheadSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, companyName, address1, postCode, phoneNo, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [
            { enum: ['id', 'companyName', 'address1', 'postCode', 'phoneNo', 'active'] },
            { enum: ['ASC', 'DESC'] },
          ],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["companyName","ASC"]'],
      },
    },
    LetterheadFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active, mbpBranch.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {}, mbpBranch: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    LetterheadColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, companyName, mbpBranch, address1, address2, address3, postCode, phoneNo, email, website, companyNo, vatNo, terms, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    LostQuoteNoteSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, lostQuoteNote, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'lostQuoteNote', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["lostQuoteNote","ASC"]'],
      },
    },
    LostQuoteNoteFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    LostQuoteNoteColumns: {
      name: 'columns',
      in: 'query',
      description: 'Fields, separated by commas: id, lostQuoteNote, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    ManufacturerSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, manufacturerName, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'manufacturerName', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["manufacturerName","ASC"]'],
      },
    },
    ManufacturerFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    ManufacturerColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, manufacturerName, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    OpportunityStatusSort: {
      name: 'sort',
      in: 'query',
      description:
        'A field and ASC or DESC, as JSON. Fields: id, oppStatusName, position, oppStatusCode, colourCode, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [
            { enum: ['id', 'oppStatusName', 'position', 'oppStatusCode', 'colourCode', 'active'] },
            { enum: ['ASC', 'DESC'] },
          ],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["oppStatusName","ASC"]'],
      },
    },
    OpportunityStatusFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    OpportunityStatusColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, oppStatusName, oppStatusCode, statusName, colourCode, active, version, position. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    OpportunityTypeSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, opportunityTypeName, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'opportunityTypeName', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["opportunityTypeName","ASC"]'],
      },
    },
    OpportunityTypeFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    PostalAreaSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, areaCode, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'areaCode', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["areaCode","ASC"]'],
      },
    },
    PostalAreaFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, region, mbpBranch, active, salesExec.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, region: {}, mbpBranch: {}, active: {}, salesExec: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    PostalAreaColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, areaCode, region, mbpBranch, salesExec, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    ProductTypeSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, productTypeName, position, expiryMonths, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [
            { enum: ['id', 'productTypeName', 'position', 'expiryMonths', 'active'] },
            { enum: ['ASC', 'DESC'] },
          ],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["productTypeName","ASC"]'],
      },
    },
    ProductTypeFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    ProductTypeColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, productTypeName, expiryMonths, active, version, position. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    ProjectTypeSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, projTypeName, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'projTypeName', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["projTypeName","ASC"]'],
      },
    },
    ProjectTypeFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    ProjectTypeColumns: {
      name: 'columns',
      in: 'query',
      description: 'Fields, separated by commas: id, projTypeName, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    QuotationGradeSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, quoteGradeName, position, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'quoteGradeName', 'position', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["quoteGradeName","ASC"]'],
      },
    },
    QuotationGradeFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    QuotationGradeColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, quoteGradeName, active, version, position. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    QuoteStatusSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, statusName, position, colourCode, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'statusName', 'position', 'colourCode', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["statusName","ASC"]'],
      },
    },
    QuoteStatusFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    QuoteStatusColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, statusName, colourCode, active, version, position. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    QuoteTypeSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, quoteTypeName, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'quoteTypeName', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["quoteTypeName","ASC"]'],
      },
    },
    QuoteTypeFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    QuoteTypeColumns: {
      name: 'columns',
      in: 'query',
      description: 'Fields, separated by commas: id, quoteTypeName, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    RegionSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, regionName, regionCode, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'regionName', 'regionCode', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["regionName","ASC"]'],
      },
    },
    RegionFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    RegionColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, regionName, regionCode, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    ReminderTypeSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, reminderTypeName, position, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'reminderTypeName', 'position', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["reminderTypeName","ASC"]'],
      },
    },
    ReminderTypeFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    ReminderTypeColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, reminderTypeName, active, version, position. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    SalesExecSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, salesExecName, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'salesExecName', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["salesExecName","ASC"]'],
      },
    },
    SalesExecFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active, user.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {}, user: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    SalesExecColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, salesExecName, user, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    SalutationSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, salutationName, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'salutationName', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["salutationName","ASC"]'],
      },
    },
    SalutationFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    SalutationColumns: {
      name: 'columns',
      in: 'query',
      description:
        'Fields, separated by commas: id, salutationName, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
    SupportCaseStatusSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, name, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'name', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["name","ASC"]'],
      },
    },
    SupportCaseStatusFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    SupportCaseTypeSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, name, code, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'name', 'code', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["name","ASC"]'],
      },
    },
    SupportCaseTypeFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    TagSort: {
      name: 'sort',
      in: 'query',
      description: 'A field and ASC or DESC, as JSON. Fields: id, tag, type, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          prefixItems: [{ enum: ['id', 'tag', 'type', 'active'] }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        examples: ['["tag","ASC"]'],
      },
    },
    TagFilter: {
      name: 'filter',
      in: 'query',
      description:
        'A value, or a list of values, for each field, and words to search for as q, as JSON. Fields: id, type, active.',
      schema: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          properties: { q: { type: 'string' }, id: {}, type: {}, active: {} },
          additionalProperties: false,
        },
        examples: ['{"id":[1,2]}'],
      },
    },
    TagColumns: {
      name: 'columns',
      in: 'query',
      description: 'Fields, separated by commas: id, tag, type, active, version. Default: the columns of the list.',
      schema: { type: 'string' },
    },
  },
};
