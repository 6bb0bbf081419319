import { z } from 'zod';
import { call, inClub, ownerOf, signedIn } from '../call.ts';
import { idParams, requiredLineSchema } from '../scalars.ts';
import { brandSchema, clubSchema, clubSummarySchema } from './clubs.ts';

export const listMyClubs = call({
  id: 'clubs.mine',
  method: 'GET',
  path: '/clubs',
  summary: 'The clubs of the caller: athlete, trainer or manager there (spec 1 section 6), each once.',
  result: z.array(clubSchema),
  shows: ['clubs/clubs', 'members/people'],
  access: signedIn,
});

export const getClub = call({
  id: 'clubs.get',
  method: 'GET',
  path: '/clubs/{id}',
  summary: 'A club.',
  params: idParams,
  result: clubSchema,
  shows: ['clubs/clubs'],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer', 'Athlete']),
});

export const getClubSummary = call({
  id: 'clubs.summary',
  method: 'GET',
  path: '/clubs/{id}/summary',
  summary: 'The club today: who trains now, trainings and points of the day, bridges.',
  params: idParams,
  result: clubSummarySchema,
  shows: ['members/people', 'calendar/classes/classes', 'devices/bridges'],
  access: inClub('params.id', ['Owner', 'Manager']),
});

export const joinClub = call({
  id: 'clubs.join',
  method: 'POST',
  path: '/clubs:join',
  summary: 'Joins a club as athlete with the code the club gives its members, or the one of its invitations.',
  body: z.object({ Code: requiredLineSchema(20).toUpperCase() }),
  result: clubSchema,
  changes: ['members/people'],
  access: signedIn,
  errors: ['ClubCodeUnknown', 'ClubCodeAttempts', 'AlreadyMember'],
});

export const listMyBrands = call({
  id: 'brands.mine',
  method: 'GET',
  path: '/brands',
  summary: 'The brands the caller owns.',
  result: z.array(brandSchema),
  shows: ['clubs/clubs', 'members/people'],
  access: signedIn,
});

export const listBrandClubs = call({
  id: 'brands.clubs',
  method: 'GET',
  path: '/brands/{id}/clubs',
  summary: 'The clubs of a brand with their overview.',
  params: idParams,
  result: z.array(clubSchema.extend({ Summary: clubSummarySchema })),
  shows: ['clubs/clubs', 'devices/bridges', 'members/people'],
  access: ownerOf('params.id'),
});
