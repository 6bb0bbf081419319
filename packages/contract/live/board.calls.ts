import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { idParamOf, idParams, idSchema, instantSchema } from '../scalars.ts';
import { signals } from './frame-bytes.ts';

export const liveAthleteSchema = z.object({
  UserId: idSchema,
  Nickname: z.string(),
  FirstMidName: z.string(),
  LastName: z.string(),
  DisplayGroupId: idSchema.nullable(),
  /** All three are null when the reader may not see the heart rate. */
  HeartRate: z.number().int().nullable(),
  Percent: z.number().int().nullable(),
  Zone: z.number().int().min(0).max(5).nullable(),
  Points: z.number().int(),
  Since: instantSchema,
  LastHeard: instantSchema,
  /** Seconds since the last heart rate by the server's clock, and their meaning. `HeartRate` is current while fresh or held. */
  Silence: z.number().int().min(0),
  Signal: z.enum(signals),
});
export type LiveAthlete = z.infer<typeof liveAthleteSchema>;
export const hasLiveSignal = ({ Signal }: Pick<LiveAthlete, 'Signal'>): boolean => Signal === 'fresh' || Signal === 'held';
export const heartOf = ({ HeartRate, Percent, Zone }: Pick<LiveAthlete, 'HeartRate' | 'Percent' | 'Zone'>) =>
  HeartRate === null || Percent === null || Zone === null ? undefined : { HeartRate, Percent, Zone };

export const listLiveAthletes = call({
  id: 'live.athletes',
  method: 'GET',
  path: '/clubs/{id}/live',
  summary:
    'Who trains in the club now, by nickname; without the heart rates of who does not share them, and for administrators who are no staff of it.',
  params: idParams,
  result: z.array(liveAthleteSchema),
  shows: [],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
export const userLiveSchema = liveAthleteSchema.extend({
  ClubId: idSchema,
  /** True when a trainer removed the athlete from the walls. The training continues, but the heart rate is hidden. */
  OffTheWall: z.boolean(),
});
export type UserLive = z.infer<typeof userLiveSchema>;

export const getUserLive = call({
  id: 'live.user',
  method: 'GET',
  path: '/users/{id}/live',
  summary:
    'Whether the user is heard now, and where; null when not, and to staff where the user is no staff and does not share it. In their club without heart rates while these are not shared.',
  params: idParams,
  result: userLiveSchema.nullable(),
  shows: [],
  access: theUser('params.id', ['Trainer', 'Manager', 'Owner']),
});
export const setLiveShown = call({
  id: 'live.shown',
  method: 'PUT',
  path: '/clubs/{id}/live/{userId}/shown',
  summary:
    'Takes somebody who trains off the walls of the club, or brings them back. Their training goes on; heard anew after a minute of silence they are shown by themselves.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  body: z.object({ Shown: z.boolean() }),
  changes: [],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
