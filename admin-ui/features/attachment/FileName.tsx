import type { Attachment } from '../../../schemas/generated/attachment.gen.ts';
import { FileLink } from '../../kit/files/FileLink.tsx';
import type { SlotProps } from '../../core/model/resource.ts';

export const pathOf = ({ fileName }: Attachment) => `downloadAttachment/${encodeURIComponent(fileName!)}`;

/** The name of a file as a link that shows the file, or downloads it if it has no preview. */
export const FileName = ({ record }: SlotProps<Attachment>) => (
  <FileLink name={record.fileName!} contentType={record.contentType!} path={pathOf(record)} />
);
