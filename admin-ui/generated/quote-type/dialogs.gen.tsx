// Generated from schemas/reference/quote-type.json. Do not edit: change the schema and run npm run generate.

import { EntityDialog, type DialogProps } from '../../platform/dialogs/EntityDialog.tsx';
import { quoteType } from './resource.gen.ts';

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={quoteType} title="Quote Type" width={500} layout={[['quoteTypeName'], ['active']]} />
);
