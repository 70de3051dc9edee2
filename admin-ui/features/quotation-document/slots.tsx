import { quotationDocumentSlots } from '../../generated/quotation-document/slots.gen.ts';
import { FileLink } from '../../kit/files/FileLink.tsx';
import { sizeText } from '../../kit/files/size-text.ts';

export default quotationDocumentSlots({
  'list.cell.fileName': ({ record: { id, fileName } }) => (
    <FileLink name={fileName!} contentType="application/pdf" path={`quotationdocument/${id}`} />
  ),
  'list.cell.fileSize': ({ record }) => <>{sizeText(record.fileSize!)}</>,
});
