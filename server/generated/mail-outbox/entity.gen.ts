// Generated from schemas/platform/mail-outbox.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const MailOutboxSchema = new EntitySchema<Record<string, unknown>>({
  name: 'mailOutbox',
  tableName: 'mail_outbox',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    recipient: { name: 'recipient', type: 'text', nullable: true },
    copyTo: { name: 'copy_to', type: 'text', nullable: true },
    replyTo: { name: 'reply_to', type: 'text', nullable: true },
    subject: { name: 'subject', type: 'text', nullable: true },
    body: { name: 'body', type: 'text', nullable: true },
    calendar: { name: 'calendar', type: 'text', nullable: true },
    calendarMethod: { name: 'calendar_method', type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'text', nullable: true },
    expiresAt: { name: 'expires_at', type: 'text', nullable: true },
    workId: { name: 'work_id', type: Number, nullable: true },
    givenUp: { name: 'given_up', type: Boolean, nullable: true },
    sentFor: { name: 'sent_for', type: 'text', nullable: true },
    sentForId: { name: 'sent_for_id', type: Number, nullable: true },
    undoToken: { name: 'undo_token', type: 'text', nullable: true },
  },
});
