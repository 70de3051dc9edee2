// Generated from schemas/platform/pending-second-factor.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const PendingSecondFactorSchema = new EntitySchema<Record<string, unknown>>({
  name: 'pendingSecondFactor',
  tableName: 'pending_second_factor',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    tokenHash: { name: 'token_hash', type: 'text', nullable: true },
    uid: { name: 'uid', type: 'text', nullable: true },
    secret: { name: 'secret', type: 'text', nullable: true },
    expiresAt: { name: 'expires_at', type: 'text', nullable: true },
  },
});
