import { z } from 'zod';
import { call, inClub, theUser } from '../call.ts';
import { idParams, idSchema, instantSchema } from '../scalars.ts';

export const liveAthleteSchema = z.object({
  UserId: idSchema,
  Nickname: z.string(),
  FirstMidName: z.string(),
  LastName: z.string(),
  DisplayGroupId: idSchema.nullable(),
  HeartRate: z.number().int(),
  Percent: z.number().int(),
  Zone: z.number().int().min(0).max(5),
  Points: z.number().int(),
  Since: instantSchema,
  LastHeard: instantSchema,
});
export type LiveAthlete = z.infer<typeof liveAthleteSchema>;

export const listLiveAthletes = call({
  id: 'live.athletes',
  method: 'GET',
  path: '/clubs/{id}/live',
  summary: 'Who trains in the club now, by nickname.',
  params: idParams,
  result: z.array(liveAthleteSchema),
  shows: [],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
export const getUserLive = call({
  id: 'live.user',
  method: 'GET',
  path: '/users/{id}/live',
  summary: 'Whether the user is heard now, and where; null when not.',
  params: idParams,
  result: liveAthleteSchema.extend({ ClubId: idSchema }).nullable(),
  shows: [],
  access: theUser('params.id', ['Trainer', 'Manager', 'Owner']),
});
