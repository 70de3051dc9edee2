// Generated from schemas/entities/quotation/. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../platform/dialogs/dialog-props.ts';
import { EntityDialog } from '../../platform/dialogs/EntityDialog.tsx';
import { quotation } from './resource.gen.ts';

export const EditDialog = (props: DialogProps) => (
  <EntityDialog
    {...props}
    of={quotation}
    title="Quotation Details"
    width={800}
    height={800}
    layout={[
      ['sQuoteNo', 'versionNo'],
      ['opportunity'],
      ['customer', 'mbpBranch'],
      ['quoteVerDate', 'productType', 'productQty'],
      ['productValue', 'internalValue', 'quoteGrade'],
      ['expiryDate', 'expectedOrderDate', 'reqDeliveryDate'],
      ['quoteStatus', 'lostQuoteReason'],
      ['chaseBy'],
      ['notes'],
    ]}
  />
);
