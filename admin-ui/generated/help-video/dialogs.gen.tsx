// Generated from schemas/reference/help-video.json. Do not edit: change the schema and run npm run generate.

import type { DialogProps } from '../../crud/form/dialog-props.ts';
import { EntityDialog } from '../../crud/form/EntityDialog.tsx';
import { formOf } from '../../crud/form/form-of.tsx';
import { helpVideo } from './resource.gen.ts';

const Form = formOf(helpVideo);

export const EditDialog = (props: DialogProps) => (
  <EntityDialog {...props} of={helpVideo} Form={Form} {...helpVideo.dialogs.edit!} />
);
