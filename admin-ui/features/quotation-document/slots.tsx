import type { QuotationDocumentSlots } from '../../generated/quotation-document.gen.tsx';
import { FileLink } from '../../kit/files/FileLink.tsx';
import { sizeText } from '../../kit/files/size-text.ts';

export default {
  'list.cell.fileName': ({ record: { id, fileName } }) => (
    <FileLink name={fileName!} contentType="application/pdf" path={`quotationdocument/${id}`} />
  ),
  'list.cell.fileSize': ({ record }) => <>{sizeText(record.fileSize!)}</>,
} satisfies QuotationDocumentSlots;
