// Generated from schemas/platform/record-tally.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const RecordTallySchema = new EntitySchema<Record<string, unknown>>({
  name: 'recordTally',
  tableName: 'record_tally',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    tally: { name: 'tally', type: 'text', nullable: true },
    group1: { name: 'group1', type: Number, nullable: true },
    group2: { name: 'group2', type: Number, nullable: true },
    group3: { name: 'group3', type: Number, nullable: true },
    group4: { name: 'group4', type: Number, nullable: true },
    records: { name: 'records', type: Number, nullable: true },
    amount: { name: 'amount', type: 'bigint', nullable: true },
  },
});
