// Generated from schemas/platform/account.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const AccountSchema = new EntitySchema<Record<string, unknown>>({
  name: 'account',
  tableName: 'account',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    uid: { name: 'uid', type: 'text', nullable: true },
    email: { name: 'email', type: 'text', nullable: true },
    passwordHash: { name: 'password_hash', type: 'text', nullable: true },
    createdAt: { name: 'created_at', type: 'text', nullable: true },
    lastLoginAt: { name: 'last_login_at', type: 'text', nullable: true },
    invitedAt: { name: 'invited_at', type: 'text', nullable: true },
    acceptedAt: { name: 'accepted_at', type: 'text', nullable: true },
    selfRegistered: { name: 'self_registered', type: Boolean, nullable: true },
    verifiedAt: { name: 'verified_at', type: 'text', nullable: true },
  },
});
