// Generated from schemas/platform/import-progress.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const ImportProgressSchema = new EntitySchema<Record<string, unknown>>({
  name: 'importProgress',
  tableName: 'import_progress',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    fingerprint: { name: 'fingerprint', type: 'text', nullable: true },
    fileName: { name: 'file_name', type: 'text', nullable: true },
    position: { name: 'position', type: Number, nullable: true },
    taken: { name: 'taken', type: Number, nullable: true },
    refused: { name: 'refused', type: Number, nullable: true },
    counts: { name: 'counts', type: 'text', nullable: true },
    updatedAt: { name: 'updated_at', type: 'text', nullable: true },
  },
});
