// Generated from schemas/platform/access-view.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const AccessViewSchema = new EntitySchema<Record<string, unknown>>({
  name: 'accessView',
  tableName: 'access_view',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    viewId: { name: 'view_id', type: 'text', nullable: true },
    sid: { name: 'sid', type: 'text', nullable: true },
    viewerId: { name: 'viewer_id', type: Number, nullable: true },
    userId: { name: 'user_id', type: Number, nullable: true },
    roleId: { name: 'role_id', type: Number, nullable: true },
    begunAt: { name: 'begun_at', type: 'text', nullable: true },
    expiresAt: { name: 'expires_at', type: 'text', nullable: true },
  },
});
