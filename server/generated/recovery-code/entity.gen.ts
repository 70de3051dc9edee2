// Generated from schemas/platform/recovery-code.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const RecoveryCodeSchema = new EntitySchema<Record<string, unknown>>({
  name: 'recoveryCode',
  tableName: 'recovery_code',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    uid: { name: 'uid', type: 'text', nullable: true },
    codeHash: { name: 'code_hash', type: 'text', nullable: true },
  },
});
