import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, instantInputSchema, instantSchema, requiredLineSchema, rowVersionSchema } from '../../scalars.ts';

export type LiveTrainingId = Id<'LiveTraining'>;
export type RecurrentLiveTrainingId = Id<'RecurrentLiveTraining'>;

export const LIVE_MINUTES = { min: 5, max: 240 } as const;

export const LIVE_LISTED_WEEKS = 6;
/** If a trainer starts several times within these minutes, members are notified only once. */
export const LIVE_NOTIFIED_MINUTES = 30;

export const liveTrainingStates = ['Planned', 'Running', 'Ended'] as const;
export const liveTrainingStateSchema = z.enum(liveTrainingStates);
export type LiveTrainingState = z.infer<typeof liveTrainingStateSchema>;

export const LIVE_PARTICIPANTS_MAX = 500;

/** A trainer leads the live training in a room with a wall. It is not a class, and is not paid. */
export const liveTrainingSchema = z.object({
  LiveTrainingId: idSchema,
  GroupTrainingId: idSchema.nullable(),
  RecurrentLiveTrainingId: idSchema.nullable(),
  ClubId: idSchema,
  Name: z.string(),
  TrainerId: idSchema.nullable(),
  TrainerName: z.string().nullable(),
  Begin: instantSchema,
  Duration: z.number().int(),
  DisplayGroupId: idSchema.nullable(),
  DisplayGroupName: z.string().nullable(),
  MaxParticipants: z.number().int().nullable(),
  ClassSubscriptionId: idSchema.nullable(),
  SubscriptionName: z.string().nullable(),
  ParticipantIds: z.array(idSchema),
  State: liveTrainingStateSchema,
  StartedAt: instantSchema.nullable(),
  EndsAt: instantSchema.nullable(),
  StoppedAt: instantSchema.nullable(),
});
export type LiveTraining = z.infer<typeof liveTrainingSchema>;

export const writtenLiveTrainingSchema = liveTrainingSchema.extend({ RowVersion: rowVersionSchema });
export type WrittenLiveTraining = z.infer<typeof writtenLiveTrainingSchema>;

export const liveTrainingFieldsSchema = z.object({
  Name: requiredLineSchema(60),
  TrainerId: idSchema,
  Begin: instantInputSchema,
  Duration: z.number().int('invalid-number').min(LIVE_MINUTES.min, 'invalid-number').max(LIVE_MINUTES.max, 'invalid-number'),
  DisplayGroupId: idSchema.nullable().default(null),
  MaxParticipants: z
    .number()
    .int('invalid-number')
    .min(1, 'invalid-number')
    .max(LIVE_PARTICIPANTS_MAX, 'invalid-number')
    .nullable()
    .default(null),
  ClassSubscriptionId: idSchema.nullable().default(null),
});
export type LiveTrainingInput = z.output<typeof liveTrainingFieldsSchema>;
export const liveTrainingInputSchema = liveTrainingFieldsSchema.extend({ ClubId: idSchema });
export const liveTrainingUpdateSchema = liveTrainingFieldsSchema.extend({ RowVersion: rowVersionSchema });
export type LiveTrainingUpdate = z.output<typeof liveTrainingUpdateSchema>;
