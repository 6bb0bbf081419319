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
  summary: 'The clubs of the caller: athlete, trainer or manager there (spec 1 section 6), each once.',
  result: z.array(clubSchema),
  shows: ['clubs/clubs', 'clubs/brands', 'members/people'],
  access: signedIn,
});

export const getClub = call({
  id: 'clubs.get',
  method: 'GET',
  path: '/clubs/{id}',
  summary: 'A club. Codes, tags, licences and payment accounts are told to who manages it.',
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

export const getClubLosses = call({
  id: 'clubs.losses',
  method: 'GET',
  path: '/clubs/{id}/losses',
  summary: 'What would go with the club, in numbers.',
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
  summary:
    'The next name that is free where another club has this one; null where the club may be called so. Saving it asks again.',
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
    'How much of the club a change of its settings would touch now: members, classes, bookings, screens, who trains, works, may become a client or waits, and what is sold.',
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
    'Creates a club of a brand. Where one of its clubs has an Enterprise licence, the new one has the same; one that an administrator creates has it in any case.',
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
  summary: 'Saves the fields that are named; the others stay.',
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
    'Deletes a club and all that stands in it, once its name was typed and who does it proved who they are; trainings stay with who trained.',
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
    'Joins a club as athlete with the code the club gives its members, or the one of its invitations; by the club’s JoinMode at once, once it says yes, or not at all.',
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
  summary: 'The brands the caller owns.',
  result: z.array(brandSchema),
  shows: ['clubs/clubs', 'clubs/brands', 'members/people'],
  access: signedIn,
});

export const listBrandClubs = call({
  id: 'brands.clubs',
  method: 'GET',
  path: '/brands/{id}/clubs',
  summary: 'The clubs of a brand with their overview.',
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
    'Of a club that is to be added to the brand: the next name that is free where a club has this one; null where it may be called so. Adding it asks again.',
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
  summary: 'The clubs of no brand that the caller may take into one: those they manage, and to an administrator all.',
  result: z.array(clubSchema),
  shows: ['clubs/clubs', 'members/people'],
  access: signedIn,
});

export const takeClubIntoBrand = call({
  id: 'brands.takeClub',
  method: 'POST',
  path: '/brands/{id}/clubs:take',
  summary:
    'Takes a club that the caller manages, and that is of no brand, into the brand. Without a licence it gets the Enterprise licence of the others.',
  params: idParams,
  body: z.object({ ClubId: idSchema }),
  result: clubSchema,
  changes: ['clubs/clubs'],
  access: ownerOf('params.id'),
  errors: ['ClubOfBrand'],
});
