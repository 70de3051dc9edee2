// Generated from schemas/platform/background-task.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const BackgroundTaskSchema = new EntitySchema<Record<string, unknown>>({
  name: 'backgroundTask',
  tableName: 'background_task',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    workId: { name: 'work_id', type: Number, nullable: true },
    name: { name: 'name', type: 'text', nullable: true },
    kind: { name: 'kind', type: 'text', nullable: true },
    lane: { name: 'lane', type: 'text', nullable: true },
    personId: { name: 'person_id', type: Number, nullable: true },
    input: { name: 'input', type: 'text', nullable: true },
    dueAt: { name: 'due_at', type: 'text', nullable: true },
    ticket: { name: 'ticket', type: 'text', nullable: true },
    running: { name: 'running', type: Boolean, nullable: true },
    aliveAt: { name: 'alive_at', type: 'text', nullable: true },
    stopWanted: { name: 'stop_wanted', type: Boolean, nullable: true },
  },
});
