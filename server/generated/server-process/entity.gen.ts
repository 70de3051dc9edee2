// Generated from schemas/platform/server-process.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const ServerProcessSchema = new EntitySchema<Record<string, unknown>>({
  name: 'serverProcess',
  tableName: 'server_process',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    process: { name: 'process', type: 'text', nullable: true },
    host: { name: 'host', type: 'text', nullable: true },
    version: { name: 'version', type: 'text', nullable: true },
    keys: { name: 'keys', type: 'text', nullable: true },
    files: { name: 'files', type: 'text', nullable: true },
    startedAt: { name: 'started_at', type: 'text', nullable: true },
    seenAt: { name: 'seen_at', type: 'text', nullable: true },
  },
});
