// Generated from schemas/platform/number-sequence.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const NumberSequenceSchema = new EntitySchema<Record<string, unknown>>({
  name: 'numberSequence',
  tableName: 'number_sequence',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    name: { name: 'name', type: 'text', nullable: true },
    withinId: { name: 'within_id', type: Number, nullable: true },
    last: { name: 'last', type: Number, nullable: true },
  },
});
