import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { instantSchema } from '../../scalars.ts';
import { newPeriodSchema } from '../people.ts';
import { taskSchema } from '../tasks/tasks.ts';
import { clientStageSchema, riskSignSchema } from './pipeline.ts';

/** What is to be done about her next, as far as a card says it. */
const nextTaskSchema = taskSchema.pick({ TaskId: true, Type: true, Task: true, DueDate: true });
export type NextTask = z.infer<typeof nextTaskSchema>;

/** Somebody on the board. */
export const pipelineCardSchema = basicUserSchema.extend({
  ClientStage: clientStageSchema,
  StageSince: instantSchema,
  NewPeriod: newPeriodSchema,
  /** Of a client; others are on their way. */
  Signs: z.array(riskSignSchema),
  /** The open task about her that is due first; before any of them that she is not to be called today. */
  NextTask: nextTaskSchema.nullable(),
});
export type PipelineCard = z.infer<typeof pipelineCardSchema>;
