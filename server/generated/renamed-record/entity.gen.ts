// Generated from schemas/platform/renamed-record.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const RenamedRecordSchema = new EntitySchema<Record<string, unknown>>({
  name: 'renamedRecord',
  tableName: 'renamed_record',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    entity: { name: 'entity', type: 'text', nullable: true },
    recordId: { name: 'record_id', type: Number, nullable: true },
  },
});
