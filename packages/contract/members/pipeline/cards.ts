import { z } from 'zod';
import { wayInSchema } from '../../accounts/roles.ts';
import { basicUserSchema } from '../../accounts/users.ts';
import { instantSchema } from '../../scalars.ts';
import { newPeriodSchema } from '../people.ts';
import { taskSchema } from '../tasks/tasks.ts';
import { clientStageSchema, riskSignSchema } from './pipeline.ts';

export const nextTaskSchema = taskSchema.pick({ TaskId: true, Type: true, Task: true, DueDate: true });
export type NextTask = z.infer<typeof nextTaskSchema>;

export const NOTE_SHOWN_MAX = 120;
export const pipelineCardSchema = basicUserSchema.extend({
  ClientStage: clientStageSchema,
  StageSince: instantSchema,
  NewPeriod: newPeriodSchema,
  Signs: z.array(riskSignSchema),
  NextTask: nextTaskSchema.nullable(),
  CameBy: wayInSchema.nullable(),
  Note: z.string().nullable(),
});
export type PipelineCard = z.infer<typeof pipelineCardSchema>;

export const WEEKS_SHOWN = 12;
export const memberStandingSchema = z.object({
  Since: instantSchema,
  CameBy: wayInSchema.nullable(),
  /** True if data of an accepted invitation waits until the e-mail address is verified. */
  WaitsForProof: z.boolean(),
  Signs: z.array(riskSignSchema),
  /** Days with a visit per week, oldest first. The last ends today. */
  Weeks: z.array(z.number().int()).length(WEEKS_SHOWN),
});
export type MemberStanding = z.infer<typeof memberStandingSchema>;
