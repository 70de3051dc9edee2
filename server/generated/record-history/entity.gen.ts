// Generated from schemas/platform/record-history.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const RecordHistorySchema = new EntitySchema<Record<string, unknown>>({
  name: 'recordHistory',
  tableName: 'record_history',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    entity: { name: 'entity', type: 'text', nullable: true },
    recordId: { name: 'record_id', type: Number, nullable: true },
    action: { name: 'action', type: 'text', nullable: true },
    at: { name: 'at', type: 'text', nullable: true },
    userId: { name: 'user_id', type: Number, nullable: true },
    userName: { name: 'user_name', type: 'text', nullable: true },
    changes: { name: 'changes', type: 'text', nullable: true },
  },
});
