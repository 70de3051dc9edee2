// Generated from schemas/platform/trash-row.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const TrashRowSchema = new EntitySchema<Record<string, unknown>>({
  name: 'trashRow',
  tableName: 'trash_row',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    trashId: { name: 'trash_id', type: Number, nullable: true },
    entity: { name: 'entity', type: 'text', nullable: true },
    recordId: { name: 'record_id', type: Number, nullable: true },
    content: { name: 'content', type: 'text', nullable: true },
  },
});
