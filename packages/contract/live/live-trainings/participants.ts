import { z } from 'zod';
import { idSchema, instantSchema } from '../../scalars.ts';
import { liveTrainingSchema } from './live-trainings.ts';

export const liveParticipantSchema = z.object({
  LiveTrainingId: idSchema,
  UserId: idSchema,
  Nickname: z.string(),
  FirstMidName: z.string(),
  LastName: z.string(),
  JoinedAt: instantSchema,
  AddedById: idSchema.nullable(),
});
export type LiveParticipant = z.infer<typeof liveParticipantSchema>;

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
    NotJoinable: z.enum(['LiveTrainingNeedsSubscription', 'LiveTrainingFull']).nullable(),
  });
export type MyLiveTraining = z.infer<typeof myLiveTrainingSchema>;
