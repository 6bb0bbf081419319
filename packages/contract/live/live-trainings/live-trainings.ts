import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, instantInputSchema, instantSchema, requiredLineSchema, rowVersionSchema } from '../../scalars.ts';

export type LiveTrainingId = Id<'LiveTraining'>;
export type RecurrentLiveTrainingId = Id<'RecurrentLiveTraining'>;

/** Minutes. */
export const LIVE_MINUTES = { min: 5, max: 240 } as const;

/** So many weeks of a series are listed ahead. */
export const LIVE_LISTED_WEEKS = 6;
/** Members hear at most once in so many minutes that the same person starts something. */
export const LIVE_TOLD_MINUTES = 30;

export const liveTrainingStates = ['Planned', 'Running', 'Ended'] as const;
export const liveTrainingStateSchema = z.enum(liveTrainingStates);
export type LiveTrainingState = z.infer<typeof liveTrainingStateSchema>;

/** Most who may take part in one. */
export const LIVE_PARTICIPANTS_MAX = 500;

/** A training that a trainer leads in a room before its wall; it is no class, and costs nothing. */
export const liveTrainingSchema = z.object({
  LiveTrainingId: idSchema,
  /** What everybody did in it; null: it was not started. */
  GroupTrainingId: idSchema.nullable(),
  /** Of a series of every week; null: it was planned by itself. */
  RecurrentLiveTrainingId: idSchema.nullable(),
  ClubId: idSchema,
  Name: z.string(),
  /** Null: whoever led it is gone. */
  TrainerId: idSchema.nullable(),
  TrainerName: z.string().nullable(),
  /** When it is planned for, and how many minutes long. */
  Begin: instantSchema,
  Duration: z.number().int(),
  /** Null: all rooms of the club. */
  DisplayGroupId: idSchema.nullable(),
  /** Of one that is over: what the room was called, though it is gone. */
  DisplayGroupName: z.string().nullable(),
  /** Null: as many as come. */
  MaxParticipants: z.number().int().nullable(),
  /** Who takes part holds a subscription of this type. Null: anybody of the club. */
  ClassSubscriptionId: idSchema.nullable(),
  SubscriptionName: z.string().nullable(),
  ParticipantIds: z.array(idSchema),
  State: liveTrainingStateSchema,
  StartedAt: instantSchema.nullable(),
  /** When it is over by its length, counted from its start; null until it runs. */
  EndsAt: instantSchema.nullable(),
  StoppedAt: instantSchema.nullable(),
});
export type LiveTraining = z.infer<typeof liveTrainingSchema>;

/** As who changes it reads it. */
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
