// Generated from schemas/platform/second-factor.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const SecondFactorSchema = new EntitySchema<Record<string, unknown>>({
  name: 'secondFactor',
  tableName: 'second_factor',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    uid: { name: 'uid', type: 'text', nullable: true },
    factorId: { name: 'factor_id', type: 'text', nullable: true },
    name: { name: 'name', type: 'text', nullable: true },
    secret: { name: 'secret', type: 'text', nullable: true },
    lastStep: { name: 'last_step', type: Number, nullable: true },
    enrolledAt: { name: 'enrolled_at', type: 'text', nullable: true },
  },
});
