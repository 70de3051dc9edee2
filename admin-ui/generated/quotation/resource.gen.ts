// Generated from schemas/entities/quotation.json. Do not edit: change the schema and run npm run generate.
import type { Resource } from '../../platform/model/resource.ts';
import { resources } from '../resources.gen.ts';
import type { Quotation } from './types.gen.ts';
import { validators } from './validators.gen.ts';

export const quotation: Resource<Quotation> = {
  ...resources.quotation,
  fields: {
    quoteVerId: { title: 'Quote ver id', type: 'integer', readOnly: true },
    sQuoteNo: {
      title: 'Quote No',
      type: 'string',
      maxLength: 20,
      readOnly: true,
      transform: ['trim'],
      derived: [{ from: ['opportunity'], take: 'sQuoteNo' }],
    },
    versionNo: { title: 'Version', type: 'integer', minimum: 1, maximum: 9999, readOnly: true },
    opportunity: { title: 'Enquiry', type: 'ref', required: 'Enquiry is required', to: 'enquiry', widget: 'picker' },
    customer: {
      title: 'Customer',
      type: 'ref',
      required: 'Customer is required',
      to: 'customer',
      derived: [{ from: ['opportunity'], take: 'customer' }],
      widget: 'picker',
    },
    mbpBranch: { title: 'Branch', type: 'ref', to: 'branch', derived: [{ from: ['opportunity'], take: 'mbpBranch' }] },
    quoteVerDate: {
      title: 'Quote Date',
      type: 'string',
      format: 'date',
      maxLength: 100,
      required: 'Quote Date is required',
    },
    productType: { title: 'Product Type', type: 'ref', required: 'Product Type required', to: 'productType' },
    expiryDate: {
      title: 'Expiry Date',
      type: 'string',
      format: 'date',
      maxLength: 100,
      required: 'Expiry Order Date is required',
    },
    expectedOrderDate: { title: 'Expected Order Date', type: 'string', format: 'date', maxLength: 100 },
    reqDeliveryDate: { title: 'Required Delivery Date', type: 'string', format: 'date', maxLength: 100 },
    productValue: {
      title: 'Product Value',
      type: 'number',
      format: 'money',
      minimum: 0,
      maximum: 9999999999,
      required: 'Product Value is required',
    },
    internalValue: { title: 'Internal Value', type: 'number', format: 'money', minimum: 0, maximum: 9999999999 },
    productQty: {
      title: 'Product Quantity',
      type: 'integer',
      minimum: 0,
      maximum: 2147483647,
      required: 'Product Quantity is required',
    },
    quoteGrade: { title: 'Grade', type: 'ref', required: 'Grade is required', to: 'quotationGrade' },
    quoteStatus: { title: 'Status', type: 'ref', to: 'quoteStatus' },
    createdByDept: { title: 'Department', type: 'ref', readOnly: true, to: 'department' },
    lostQuoteReason: { title: 'Lost because', type: 'ref', to: 'lostQuoteNote' },
    chaseBy: { title: 'Chase By', type: 'ref', to: 'user', choices: { status: { is: 'ACTIVE' } } },
    notes: { title: 'Notes', type: 'string', format: 'text', maxLength: 4000, transform: ['trim'] },
    dateCreated: { title: 'Date created', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    createdBy: { title: 'Created by', type: 'ref', readOnly: true, to: 'user' },
    dateUpdated: { title: 'Date updated', type: 'string', format: 'date', maxLength: 100, readOnly: true },
    updatedBy: { title: 'Updated by', type: 'ref', readOnly: true, to: 'user' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  },
  duplicates: null,
  validators,
  slots: {},
};
