// Generated from schemas/reference/help-video.json. Do not edit: change the schema and run npm run generate.

import { EntityDialog, type DialogProps } from '../../platform/dialogs/EntityDialog.tsx';
import { helpVideo } from './resource.gen.ts';

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={helpVideo} title="Help Video" width={500} layout={[['title'], ['url'], ['active']]} />
);
