import { z } from 'zod';
import { wayInSchema } from '../../accounts/roles.ts';
import { basicUserSchema } from '../../accounts/users.ts';
import { instantSchema } from '../../scalars.ts';
import { newPeriodSchema } from '../people.ts';
import { taskSchema } from '../tasks/tasks.ts';
import { clientStageSchema, riskSignSchema } from './pipeline.ts';

/** What is to be done about her next, as far as a card says it. */
const nextTaskSchema = taskSchema.pick({ TaskId: true, Type: true, Task: true, DueDate: true });
export type NextTask = z.infer<typeof nextTaskSchema>;

/** Characters of a note that a card says. */
export const NOTE_TOLD_MAX = 120;
/** Somebody on the board. */
export const pipelineCardSchema = basicUserSchema.extend({
  ClientStage: clientStageSchema,
  StageSince: instantSchema,
  NewPeriod: newPeriodSchema,
  /** Of a client; others are on their way. */
  Signs: z.array(riskSignSchema),
  /** The open task about her that is due first; before any of them that she is not to be called today. */
  NextTask: nextTaskSchema.nullable(),
  /** How she came; null: nobody wrote it down. */
  CameBy: wayInSchema.nullable(),
  /** The beginning of what staff wrote about her last, of what matters still. */
  Note: z.string().nullable(),
});
export type PipelineCard = z.infer<typeof pipelineCardSchema>;

/** Weeks of which visits are told. */
export const WEEKS_TOLD = 12;
/** How an athlete came to the club, and whether she may go. */
export const memberStandingSchema = z.object({
  Since: instantSchema,
  /** Null: nobody wrote it down. */
  CameBy: wayInSchema.nullable(),
  /** What her invitation knows of her waits until she proves that its address is hers. */
  WaitsForProof: z.boolean(),
  /** Of a client; others are on their way. */
  Signs: z.array(riskSignSchema),
  /** Days of each of the last weeks on which the club saw her, the oldest first; the last one ends today. */
  Weeks: z.array(z.number().int()).length(WEEKS_TOLD),
});
export type MemberStanding = z.infer<typeof memberStandingSchema>;
