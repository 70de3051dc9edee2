import type { AttachmentSlots } from '../../generated/attachment.gen.tsx';
import { FileField } from './FileField.tsx';
import { FileName } from './FileName.tsx';
import { SendFiles } from './SendFiles.tsx';

export default {
  'list.toolbar': SendFiles,
  'timeline.add': (props) => <SendFiles {...props} isPlain />,
  'list.cell.fileName': FileName,
  'dialog.field.fileName': FileField,
} satisfies AttachmentSlots;
