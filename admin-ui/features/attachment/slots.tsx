import { attachmentSlots } from '../../generated/attachment/slots.gen.ts';
import { FileField } from './FileField.tsx';
import { FileName } from './FileName.tsx';
import { SendFiles } from './SendFiles.tsx';

export default attachmentSlots({
  'list.toolbar': SendFiles,
  'list.cell.fileName': FileName,
  'dialog.field.fileName': FileField,
});
