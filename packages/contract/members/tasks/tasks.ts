import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { dateSchema, dayInputSchema, idSchema, instantSchema, rowVersionSchema, textSchema } from '../../scalars.ts';
import { clientStageSchema } from '../pipeline/pipeline.ts';

export type TaskId = Id<'Task'>;

export const taskTypes = ['generic', 'call', 'do-not-call'] as const;
export const taskTypeSchema = z.enum(taskTypes);
export type TaskType = z.infer<typeof taskTypeSchema>;

export const callOutcomes = ['Trial', 'Interested', 'NoAnswer', 'NotInterested'] as const;
export const callOutcomeSchema = z.enum(callOutcomes);
export type CallOutcome = z.infer<typeof callOutcomeSchema>;

export const TASK_MAX = 500;
export const TASKS_AT_ONCE = 200;

const fields = z.object({
  Type: taskTypeSchema,
  Task: textSchema(TASK_MAX).default(''),
  AssigneeId: idSchema.nullable().default(null),
  /** In the club's time zone. For a do-not-call this is the last day, and null means no end. */
  DueDate: dayInputSchema.nullable().default(null),
});
const isStated = ({ Type, Task }: { Type: TaskType; Task: string }) => Type !== 'generic' || Task !== '';
const message = { path: ['Task'], message: 'field-required' };

export const taskUpdateSchema = fields.extend({ RowVersion: rowVersionSchema }).refine(isStated, message);
export type TaskUpdate = z.infer<typeof taskUpdateSchema>;
export const taskInputSchema = fields
  .extend({ ClubId: idSchema, ReceiverId: idSchema.nullable().default(null) })
  .refine(isStated, message)
  .refine(({ Type, ReceiverId }) => Type === 'generic' || ReceiverId !== null, {
    path: ['ReceiverId'],
    message: 'field-required',
  });
export type TaskInput = z.infer<typeof taskInputSchema>;
export const taskBatchSchema = fields
  .extend({ UserIds: z.array(idSchema).min(1, 'field-required').max(TASKS_AT_ONCE, 'too-many-invitees') })
  .refine(isStated, message);
export type TaskBatch = z.infer<typeof taskBatchSchema>;

const receiverSchema = basicUserSchema.extend({
  ClientStage: clientStageSchema.nullable(),
  /** Null when not shared with the club, or while a do-not-call forbids calls. */
  Phone: z.string().nullable(),
  DoNotCall: z.boolean(),
});

export const taskSchema = z.object({
  TaskId: idSchema,
  ClubId: idSchema,
  Type: taskTypeSchema,
  Task: z.string(),
  Assignee: basicUserSchema.nullable(),
  Receiver: receiverSchema.nullable(),
  DueDate: dateSchema.nullable(),
  Outcome: callOutcomeSchema.nullable(),
  CreatedAt: instantSchema,
  CompletedAt: instantSchema.nullable(),
  RowVersion: rowVersionSchema,
});
export type Task = z.infer<typeof taskSchema>;

export const doNotCallSchema = z.object({ Holds: z.boolean(), Until: dateSchema.nullable() });
export type DoNotCall = z.infer<typeof doNotCallSchema>;

export const outcomeInputSchema = z.object({
  Outcome: z.enum(callOutcomes, { error: ({ input }) => (input === null ? 'field-required' : undefined) }),
  Note: textSchema().default(''),
  DoNotCallUntil: dayInputSchema.nullable().default(null),
});
export type OutcomeInput = z.infer<typeof outcomeInputSchema>;
