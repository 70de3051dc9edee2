// Generated from schemas/platform/session.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const SessionSchema = new EntitySchema<Record<string, unknown>>({
  name: 'session',
  tableName: 'session',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    sid: { name: 'sid', type: 'text', nullable: true },
    uid: { name: 'uid', type: 'text', nullable: true },
    tokenHash: { name: 'token_hash', type: 'text', nullable: true },
    previousHash: { name: 'previous_hash', type: 'text', nullable: true },
    rotatedAt: { name: 'rotated_at', type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'text', nullable: true },
    expiresAt: { name: 'expires_at', type: 'text', nullable: true },
    address: { name: 'address', type: 'text', nullable: true },
    secondFactor: { name: 'second_factor', type: Boolean, nullable: true },
    client: { name: 'client', type: 'text', nullable: true },
  },
});
