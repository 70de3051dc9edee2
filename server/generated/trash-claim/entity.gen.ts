// Generated from schemas/platform/trash-claim.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const TrashClaimSchema = new EntitySchema<Record<string, unknown>>({
  name: 'trashClaim',
  tableName: 'trash_claim',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    trashId: { name: 'trash_id', type: Number, nullable: true },
    entity: { name: 'entity', type: 'text', nullable: true },
    fields: { name: 'fields', type: 'text', nullable: true },
    claimed: { name: 'claimed', type: 'text', nullable: true },
    file: { name: 'file', type: 'text', nullable: true },
  },
});
