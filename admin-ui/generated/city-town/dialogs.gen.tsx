// Generated from schemas/reference/city-town.json. Do not edit: change the schema and run npm run generate.

import { EntityDialog, type DialogProps } from '../../platform/dialogs/EntityDialog.tsx';
import { cityTown } from './resource.gen.ts';

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={cityTown} title="City/Town" width={500} layout={[['cityTownName'], ['active']]} />
);
