// Generated from schemas/platform/record-merge.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const RecordMergeSchema = new EntitySchema<Record<string, unknown>>({
  name: 'recordMerge',
  tableName: 'record_merge',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    entity: { name: 'entity', type: 'text', nullable: true },
    keptId: { name: 'kept_id', type: Number, nullable: true },
    goneId: { name: 'gone_id', type: Number, nullable: true },
    goneName: { name: 'gone_name', type: 'text', nullable: true },
    gone: { name: 'gone', type: 'text', nullable: true },
    moved: { name: 'moved', type: 'text', nullable: true },
    filled: { name: 'filled', type: 'text', nullable: true },
    followed: { name: 'followed', type: 'text', nullable: true },
    at: { name: 'at', type: 'text', nullable: true },
    userId: { name: 'user_id', type: Number, nullable: true },
    userName: { name: 'user_name', type: 'text', nullable: true },
    undoneAt: { name: 'undone_at', type: 'text', nullable: true },
  },
});
