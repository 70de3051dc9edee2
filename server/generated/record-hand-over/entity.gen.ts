// Generated from schemas/platform/record-hand-over.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const RecordHandOverSchema = new EntitySchema<Record<string, unknown>>({
  name: 'recordHandOver',
  tableName: 'record_hand_over',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    entity: { name: 'entity', type: 'text', nullable: true },
    fromId: { name: 'from_id', type: Number, nullable: true },
    toId: { name: 'to_id', type: Number, nullable: true },
    toName: { name: 'to_name', type: 'text', nullable: true },
    moved: { name: 'moved', type: 'text', nullable: true },
    at: { name: 'at', type: 'text', nullable: true },
    userId: { name: 'user_id', type: Number, nullable: true },
    userName: { name: 'user_name', type: 'text', nullable: true },
    undoneAt: { name: 'undone_at', type: 'text', nullable: true },
  },
});
