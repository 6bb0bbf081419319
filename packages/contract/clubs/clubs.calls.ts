import { z } from 'zod';
import { call, inClub, ownerOf, signedIn } from '../call.ts';
import { idParams, idSchema, requiredLineSchema } from '../scalars.ts';
import {
  brandSchema,
  clubDetailsSchema,
  clubLossesSchema,
  clubPatchSchema,
  clubReachSchema,
  clubSchema,
  clubSummarySchema,
  clubTextMax,
  clubUpdateSchema,
  joinedClubSchema,
  newClubSchema,
} from './clubs.ts';

const managers = ['Owner', 'Manager'] as const;

export const listMyClubs = call({
  id: 'clubs.mine',
  method: 'GET',
  path: '/clubs',
  summary: 'Returns the clubs where the caller is athlete, trainer or manager (spec 1 section 6), each once.',
  result: z.array(clubSchema),
  shows: ['clubs/clubs', 'clubs/brands', 'members/people'],
  access: signedIn,
});

export const getClub = call({
  id: 'clubs.get',
  method: 'GET',
  path: '/clubs/{id}',
  summary: 'Returns a club; its codes, tags, licences and payment accounts only to callers who manage it.',
  params: idParams,
  result: clubDetailsSchema,
  shows: [
    'clubs/clubs',
    'clubs/brands',
    'clubs/tags/tags',
    'clubs/licenses/licenses',
    'clubs/policies',
    'billing/payment-accounts',
    'billing/transactions',
    'calendar/booking-rules/members',
    'members/people',
  ],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer', 'Athlete', 'FrontDesk', 'Accountant']),
});

export const getClubSummary = call({
  id: 'clubs.summary',
  method: 'GET',
  path: '/clubs/{id}/summary',
  summary: 'Returns the state of the club today: athletes in training, trainings and points of the day, bridges.',
  params: idParams,
  result: clubSummarySchema,
  shows: ['members/people', 'calendar/classes/classes', 'devices/bridges'],
  access: inClub('params.id', ['Owner', 'Manager']),
});

export const getClubLosses = call({
  id: 'clubs.losses',
  method: 'GET',
  path: '/clubs/{id}/losses',
  summary: 'Returns the numbers of what is deleted with the club.',
  params: idParams,
  result: clubLossesSchema,
  shows: [
    'members/people',
    'members/invitations',
    'members/imports/imports',
    'billing/subscriptions',
    'billing/credits',
    'billing/transactions',
    'calendar/classes/classes',
    'calendar/seats/participants',
    'devices/bridges',
  ],
  access: inClub('params.id', managers),
});

export const findFreeName = call({
  id: 'clubs.freeName',
  method: 'GET',
  path: '/clubs/{id}/freeName',
  summary: 'Returns the next free name if another club has this one; null if the name is free. Saving the club checks again.',
  params: idParams,
  query: z.object({ Name: requiredLineSchema(clubTextMax.Name) }),
  result: z.object({ Free: z.string().nullable() }),
  shows: ['clubs/clubs'],
  access: inClub('params.id', managers),
});

export const getClubReach = call({
  id: 'clubs.reach',
  method: 'GET',
  path: '/clubs/{id}/reach',
  summary:
    'Returns how much of the club a change of its settings affects: the numbers of members, classes, bookings, screens, athletes, staff, leads, requests and offers.',
  params: idParams,
  result: clubReachSchema,
  shows: [
    'members/people',
    'calendar/classes/classes',
    'calendar/seats/participants',
    'live/displays',
    'training/trainings',
    'members/pipeline/pipeline',
    'workouts/sheets',
    'members/joining/joining',
    'billing/subscription-types',
    'billing/credits/packages',
    'billing/payment-accounts',
    'billing/subscription-requests/subscription-requests',
  ],
  access: inClub('params.id', managers),
});

export const createClub = call({
  id: 'clubs.create',
  method: 'POST',
  path: '/clubs',
  summary:
    'Creates a club of a brand. If a club of the brand has an Enterprise licence, the new club gets the same; a club that an administrator creates always gets one.',
  body: newClubSchema,
  result: clubDetailsSchema,
  changes: ['clubs/clubs'],
  access: ownerOf('body.BrandId'),
  errors: ['ClubNameTaken', 'ClubCodeTaken'],
});

export const updateClub = call({
  id: 'clubs.update',
  method: 'PUT',
  path: '/clubs/{id}',
  summary: 'Saves the profile of a club. RowVersion guards against stale writes.',
  params: idParams,
  body: clubUpdateSchema,
  result: clubDetailsSchema,
  changes: ['clubs/clubs', 'billing/payment-accounts'],
  access: inClub('params.id', managers),
  errors: ['StaleRowVersion', 'ClubNameTaken', 'ClubCodeTaken', 'ClubCurrencyFixed', 'PaymentAccountNotActive'],
});

export const patchClub = call({
  id: 'clubs.patch',
  method: 'POST',
  path: '/clubs/{id}',
  summary: 'Saves the given fields and leaves the others unchanged.',
  params: idParams,
  body: clubPatchSchema,
  result: clubDetailsSchema,
  status: 200,
  changes: ['clubs/clubs', 'billing/payment-accounts'],
  access: inClub('params.id', managers),
  errors: ['StaleRowVersion', 'ClubNameTaken', 'ClubCodeTaken', 'ClubCurrencyFixed', 'PaymentAccountNotActive'],
});

export const deleteClub = call({
  id: 'clubs.delete',
  method: 'DELETE',
  path: '/clubs/{id}',
  summary:
    'Deletes a club with its data, after its name is entered and the caller signs in again; athletes keep their trainings.',
  params: idParams,
  query: z.object({ Name: z.string().max(200) }),
  changes: ['clubs/clubs', 'members/people'],
  access: inClub('params.id', managers),
  errors: ['ClubNameMismatch', 'SignInAgain'],
});

export const joinClub = call({
  id: 'clubs.join',
  method: 'POST',
  path: '/clubs:join',
  summary:
    'Joins a club as athlete with the club’s code or that of an invitation. Depending on the club’s JoinMode the caller becomes a member immediately, after approval, or not at all.',
  body: z.object({ Code: requiredLineSchema(20).toUpperCase() }),
  result: joinedClubSchema,
  changes: ['members/people', 'members/joining/joining', 'members/pipeline/pipeline', 'billing/subscriptions'],
  access: signedIn,
  errors: [
    'ClubCodeUnknown',
    'ClubCodeAttempts',
    'JoinByInvitation',
    'AlreadyMember',
    'LicenseRequired',
    'LicenseResourceLimitExceeded',
  ],
});

export const listMyBrands = call({
  id: 'brands.mine',
  method: 'GET',
  path: '/brands',
  summary: 'Returns the brands that the caller owns.',
  result: z.array(brandSchema),
  shows: ['clubs/clubs', 'clubs/brands', 'members/people'],
  access: signedIn,
});

export const listBrandClubs = call({
  id: 'brands.clubs',
  method: 'GET',
  path: '/brands/{id}/clubs',
  summary: 'Returns the clubs of a brand with their overview.',
  params: idParams,
  result: z.array(clubSchema.extend({ Summary: clubSummarySchema })),
  shows: ['clubs/clubs', 'clubs/brands', 'devices/bridges', 'members/people'],
  access: ownerOf('params.id'),
});

export const findFreeClubName = call({
  id: 'brands.freeClubName',
  method: 'GET',
  path: '/brands/{id}/freeClubName',
  summary:
    'Returns the next free name for a new club of the brand if a club has this one; null if the name is free. Adding the club checks again.',
  params: idParams,
  query: z.object({ Name: requiredLineSchema(clubTextMax.Name) }),
  result: z.object({ Free: z.string().nullable() }),
  shows: ['clubs/clubs'],
  access: ownerOf('params.id'),
});

export const listBrandlessClubs = call({
  id: 'clubs.brandless',
  method: 'GET',
  path: '/clubs:brandless',
  summary: 'Returns the clubs without a brand that the caller may add to one: those they manage; to an administrator all.',
  result: z.array(clubSchema),
  shows: ['clubs/clubs', 'members/people'],
  access: signedIn,
});

export const takeClubIntoBrand = call({
  id: 'brands.takeClub',
  method: 'POST',
  path: '/brands/{id}/clubs:take',
  summary:
    'Adds a club without a brand, which the caller manages, to the brand. A club without a licence gets the Enterprise licence of the others.',
  params: idParams,
  body: z.object({ ClubId: idSchema }),
  result: clubSchema,
  changes: ['clubs/clubs'],
  access: ownerOf('params.id'),
  errors: ['ClubOfBrand'],
});
