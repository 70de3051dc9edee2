import { createHash } from 'node:crypto';
import type { WireRecord } from '../../core/records/records.ts';
import * as talk from '../data/work-words.ts';
import { siteSketch } from './documents/drawings.ts';
import { pdf } from './documents/pdf.ts';
import type { Deal } from './enquiries.ts';
import type { Scene } from './scene.ts';

interface Document {
  readonly name: string;
  readonly type: 'application/pdf' | 'image/png' | 'text/plain';
  readonly description: string;
  readonly bytes: Uint8Array;
}

/** Attachments of every twelfth customer: the last quotation, a sketch of the site, and notes for the driver. */
export function attachmentsOf(scene: Scene, deals: readonly Deal[]): WireRecord[] {
  const { i, random, customerRef, next, stamps, around } = scene;
  if (i % 12 > 2) return [];
  const deal = deals.findLast(({ quotations }) => quotations.length);
  const quotation = deal?.quotations.at(-1);
  const file = (document: Document, tag: string, of: WireRecord, ago: number): WireRecord => ({
    ...attachmentOf(next('attachment'), document),
    attachTags: [around.named('tag', tag)],
    customer: customerRef,
    ...of,
    ...stamps(ago),
  });
  if (i % 12 === 1) return [file(delivery(scene), 'Order', {}, random.between(1, scene.age))];
  if (!deal || !quotation) return [];
  const opportunity = deal.enquiryRef;
  if (i % 12 === 2) {
    const name = `Sketch for ${deal.enquiry.sQuoteNo as string}.png`;
    const sketch = { name, type: 'image/png', description: 'Front of the house', bytes: siteSketch(random) } as const;
    return [file(sketch, 'Sketch', { opportunity }, deal.receivedAgo)];
  }
  return [
    file(quoted(scene, quotation.record), 'Quotation', { quotation: quotation.record, opportunity }, quotation.ago),
  ];
}

/** The record of a file, with its bytes. The stored name is the same in every run, so that no files are left over. */
export function attachmentOf(attachId: number, { name, type, description, bytes }: Document): WireRecord {
  const hash = createHash('sha256').update(`demo attachment ${attachId}`).digest('hex');
  return {
    attachId,
    fileName: name,
    fileLocation: hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'),
    contentType: type,
    fileSize: bytes.length,
    attachDesc: description,
    bytes,
  };
}

function quoted({ customer }: Scene, quotation: WireRecord): Document {
  const { sQuoteNo, versionNo, quoteVerDate, expiryDate, productType, productQty, productValue } = quotation;
  const lines = [
    customer.custName,
    `${customer.address1 as string} ${customer.address2 as string}`,
    customer.postCode,
    '',
    `Date: ${quoteVerDate as string}`,
    `${productQty as number} x ${(productType as WireRecord).productTypeName as string}`,
    `Total: £${(productValue as number).toFixed(2)}`,
    `This price holds until ${expiryDate as string}.`,
  ];
  return {
    name: `${sQuoteNo as string}-${versionNo as number}.pdf`,
    type: 'application/pdf',
    description: 'As it was sent',
    bytes: pdf(`Quotation ${sQuoteNo as string}, version ${versionNo as number}`, lines as string[]),
  };
}

function delivery({ random, customer }: Scene): Document {
  const text = [
    `Deliveries to ${customer.custName as string}`,
    '',
    random.pick(talk.deliveries),
    random.pick(talk.remarks),
  ];
  return {
    name: `Deliveries ${customer.customerId as number}.txt`,
    type: 'text/plain',
    description: 'For the driver',
    bytes: Buffer.from(`${text.join('\r\n')}\r\n`),
  };
}
