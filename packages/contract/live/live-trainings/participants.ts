import { z } from 'zod';
import { idSchema, instantSchema } from '../../scalars.ts';
import { liveTrainingSchema } from './live-trainings.ts';

/** Who takes part in a live training, by name. */
export const liveParticipantSchema = z.object({
  LiveTrainingId: idSchema,
  UserId: idSchema,
  Nickname: z.string(),
  FirstMidName: z.string(),
  LastName: z.string(),
  JoinedAt: instantSchema,
  /** Null: she herself. */
  AddedById: idSchema.nullable(),
});
export type LiveParticipant = z.infer<typeof liveParticipantSchema>;

/** A live training as a member of its club sees it: how many take part, not who. */
export const myLiveTrainingSchema = liveTrainingSchema
  .pick({
    LiveTrainingId: true,
    ClubId: true,
    Name: true,
    TrainerName: true,
    Begin: true,
    Duration: true,
    DisplayGroupName: true,
    State: true,
    StartedAt: true,
    EndsAt: true,
    MaxParticipants: true,
    SubscriptionName: true,
  })
  .extend({
    Participants: z.number().int(),
    Joined: z.boolean(),
    /** Why she cannot join; null where she can, or has. */
    NotJoinable: z.enum(['LiveTrainingNeedsSubscription', 'LiveTrainingFull']).nullable(),
  });
export type MyLiveTraining = z.infer<typeof myLiveTrainingSchema>;
