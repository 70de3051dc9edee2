// Generated from schemas/platform/distinct-pair.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const DistinctPairSchema = new EntitySchema<Record<string, unknown>>({
  name: 'distinctPair',
  tableName: 'distinct_pair',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    entity: { name: 'entity', type: 'text', nullable: true },
    lowId: { name: 'low_id', type: Number, nullable: true },
    highId: { name: 'high_id', type: Number, nullable: true },
    at: { name: 'at', type: 'text', nullable: true },
    userId: { name: 'user_id', type: Number, nullable: true },
  },
});
