import { writeTable } from '../export/write-table.ts';
import type { Task } from './task.ts';

/** The tasks that belong to no feature. */
export const platformTasks: readonly Task<never, unknown, any, any>[] = [writeTable];
