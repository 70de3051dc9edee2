// Generated from schemas/platform/installation.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const InstallationSchema = new EntitySchema<Record<string, unknown>>({
  name: 'installation',
  tableName: 'installation',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    identity: { name: 'identity', type: 'text', nullable: true },
    signingKey: { name: 'signing_key', type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'text', nullable: true },
  },
});
