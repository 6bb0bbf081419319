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
  /** `HeartRate`, `Percent` and `Zone` are null if the reader may not see the heart rate. */
  HeartRate: z.number().int().nullable(),
  Percent: z.number().int().nullable(),
  Zone: z.number().int().min(0).max(5).nullable(),
  Points: z.number().int(),
  Since: instantSchema,
  LastHeard: instantSchema,
  /** `Silence`: seconds since the last heart rate by the server's clock. `HeartRate` is current while `fresh` or `held`. */
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
    'Returns the athletes in training in the club now, by nickname; without the heart rates of those who do not share them, and without any to administrators who are not staff of the club.',
  params: idParams,
  result: z.array(liveAthleteSchema),
  shows: [],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
export const userLiveSchema = liveAthleteSchema.extend({
  ClubId: idSchema,
  /** A trainer removed the athlete from the wall. The training continues, but the heart rate is hidden. */
  OffTheWall: z.boolean(),
});
export type UserLive = z.infer<typeof userLiveSchema>;

export const getUserLive = call({
  id: 'live.user',
  method: 'GET',
  path: '/users/{id}/live',
  summary:
    'Returns the live state of the user and its club; null without one, and to staff if the user is not staff and does not share it. In the staff’s own club without heart rates while the user does not share them.',
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
    'Hides an athlete in training from the walls of the club, or shows them again. The training continues; a reading after a minute without any shows them automatically.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  body: z.object({ Shown: z.boolean() }),
  changes: [],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
