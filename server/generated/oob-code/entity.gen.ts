// Generated from schemas/platform/oob-code.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const OobCodeSchema = new EntitySchema<Record<string, unknown>>({
  name: 'oobCode',
  tableName: 'oob_code',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    codeHash: { name: 'code_hash', type: 'text', nullable: true },
    uid: { name: 'uid', type: 'text', nullable: true },
    requestType: { name: 'request_type', type: 'text', nullable: true },
    newEmail: { name: 'new_email', type: 'text', nullable: true },
    expiresAt: { name: 'expires_at', type: 'text', nullable: true },
  },
});
