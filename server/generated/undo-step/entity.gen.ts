// Generated from schemas/platform/undo-step.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const UndoStepSchema = new EntitySchema<Record<string, unknown>>({
  name: 'undoStep',
  tableName: 'undo_step',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    token: { name: 'token', type: 'text', nullable: true },
    entity: { name: 'entity', type: 'text', nullable: true },
    recordId: { name: 'record_id', type: Number, nullable: true },
    action: { name: 'action', type: 'text', nullable: true },
    before: { name: 'before', type: 'text', nullable: true },
    after: { name: 'after', type: 'text', nullable: true },
    version: { name: 'version', type: Number, nullable: true },
    byProduct: { name: 'by_product', type: Boolean, nullable: true },
  },
});
