// Generated from schemas/platform/mail-attachment.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const MailAttachmentSchema = new EntitySchema<Record<string, unknown>>({
  name: 'mailAttachment',
  tableName: 'mail_attachment',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    mailId: { name: 'mail_id', type: Number, nullable: true },
    fileName: { name: 'file_name', type: 'text', nullable: true },
    location: { name: 'location', type: 'text', nullable: true },
    content: { name: 'content', type: 'text', nullable: true },
  },
});
