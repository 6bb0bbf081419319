import { z } from 'zod';
import { wayInSchema } from '../accounts/roles.ts';
import { event, eventWithListeners } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { acceptanceSchema } from './policies.ts';

// brands

const brandOwner = { BrandId: idSchema, Target: idSchema, By: idSchema };

/** Emitted once per club of the brand, or once without a club when it has none. */
export const brandOwnerAdded = event('BrandOwnerAdded', brandOwner);
export const brandOwnerRemoved = event('BrandOwnerRemoved', brandOwner);

// clubs

/** `UserId`: the club's first administrator. */
export const clubCreated = eventWithListeners('ClubCreated', { ClubId: idSchema, Name: z.string(), UserId: idSchema });
/**
 * `Invited`: by an invitation, which has an event of its own. `By`: the user who added or admitted the athlete; absent when they
 * joined without another user.
 */
export const clubJoined = eventWithListeners('ClubJoined', {
  UserId: idSchema,
  Invited: z.boolean().optional(),
  By: idSchema.optional(),
  /** Absent in events from before it was recorded. */
  CameBy: wayInSchema.optional(),
});
/** `Fields`: changed fields of the profile. */
export const clubUpdated = event('ClubUpdated', { Fields: z.array(z.string()), By: idSchema });
/** The event itself belongs to no club. */
export const clubDeleted = event('ClubDeleted', { ClubId: idSchema, Name: z.string(), By: idSchema });

// kiosks

const kiosk = { KioskId: idSchema, Name: z.string() };

export const kioskCreated = event('KioskCreated', { ...kiosk, By: idSchema });
/** Has no `By`, because no user is signed in at the tablet. */
export const kioskPaired = event('KioskPaired', kiosk);
export const kioskDeleted = event('KioskDeleted', { ...kiosk, By: idSchema });

// licenses

const license = { ClubLicenseId: idSchema, Name: z.string(), End: z.string(), By: idSchema };

export const licenseGiven = event('LicenseGiven', license);
export const licenseUpdated = event('LicenseUpdated', license);
export const licenseDeleted = event('LicenseDeleted', license);

// policies

const policy = { PolicyId: idSchema, Title: z.string(), By: idSchema };

export const policyPublished = event('PolicyPublished', policy);
export const policyUnpublished = event('PolicyUnpublished', policy);
/** `Target` is the member, who is also `By`. */
export const policyAnswered = event('PolicyAnswered', {
  Target: idSchema,
  ...policy,
  Acceptance: acceptanceSchema.exclude(['NotAnswered']),
});
export const policiesNotAccepted = eventWithListeners('PoliciesNotAccepted', {
  Target: idSchema,
  PolicyIds: z.array(idSchema),
  /** Titles joined by commas. */
  Title: z.string(),
  /** Days since the oldest of them was first required. */
  Days: z.number().int(),
  /** Staff; null for the daily job. */
  By: idSchema.nullable(),
});

// tags

const tag = { ClubTagId: idSchema, Name: z.string(), By: idSchema };

export const clubTagAdded = event('ClubTagAdded', tag);
export const clubTagUpdated = event('ClubTagUpdated', tag);
export const clubTagDeleted = event('ClubTagDeleted', tag);
/** The tags of one member were replaced. `Name`: all of them, joined by commas. */
export const userTagsChanged = event('UserTagsChanged', { Target: idSchema, Name: z.string(), By: idSchema });
/** Several members at once; `People`: number of members that changed. */
const tagOfMembers = { ...tag, People: z.number().int().positive() };
export const clubTagFilled = event('ClubTagFilled', tagOfMembers);
export const clubTagEmptied = event('ClubTagEmptied', tagOfMembers);
