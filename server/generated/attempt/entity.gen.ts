// Generated from schemas/platform/attempt.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const AttemptSchema = new EntitySchema<Record<string, unknown>>({
  name: 'attempt',
  tableName: 'attempt',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    name: { name: 'name', type: 'text', nullable: true },
    count: { name: 'count', type: Number, nullable: true },
    retryAt: { name: 'retry_at', type: 'text', nullable: true },
    forgetAt: { name: 'forget_at', type: 'text', nullable: true },
  },
});
