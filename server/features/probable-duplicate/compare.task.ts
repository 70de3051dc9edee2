import { Registry } from '../../core/model/registry.ts';
import { Duplicates } from '../../services/duplicates/duplicates.ts';
import type { ProbablePair } from '../../services/duplicates/probable.ts';
import type { Task } from '../../services/heavy/task.ts';

/** Compares records of an entity with those like them. */
const compareTask: Task<{ readonly entity: string; readonly ids: number[] }, ProbablePair[]> = {
  name: 'probable duplicates',
  async run({ entity, ids }, { get }) {
    const [duplicates, registry] = await Promise.all([get(Duplicates), get(Registry)]);
    return duplicates.probable(registry.definition(entity), ids);
  },
};

export default compareTask;
