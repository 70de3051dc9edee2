// Generated from schemas/platform/undo-entry.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const UndoEntrySchema = new EntitySchema<Record<string, unknown>>({
  name: 'undoEntry',
  tableName: 'undo_entry',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    token: { name: 'token', type: 'text', nullable: true },
    kind: { name: 'kind', type: 'text', nullable: true },
    rule: { name: 'rule', type: 'text', nullable: true },
    entity: { name: 'entity', type: 'text', nullable: true },
    recordId: { name: 'record_id', type: Number, nullable: true },
    facts: { name: 'facts', type: 'text', nullable: true },
    at: { name: 'at', type: 'text', nullable: true },
    until: { name: 'until', type: 'text', nullable: true },
    userId: { name: 'user_id', type: Number, nullable: true },
    userName: { name: 'user_name', type: 'text', nullable: true },
    undoneAt: { name: 'undone_at', type: 'text', nullable: true },
  },
});
