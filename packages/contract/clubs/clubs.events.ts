import { z } from 'zod';
import { wayInSchema } from '../accounts/roles.ts';
import { event, eventWithListeners } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { acceptanceSchema } from './policies.ts';

// brands feature

const brandOwner = { BrandId: idSchema, Target: idSchema, By: idSchema };

/** Emitted for each club of the brand, or once without a club. */
export const brandOwnerAdded = event('BrandOwnerAdded', brandOwner);
export const brandOwnerRemoved = event('BrandOwnerRemoved', brandOwner);

// clubs feature

export const clubCreated = eventWithListeners('ClubCreated', { ClubId: idSchema, Name: z.string(), UserId: idSchema });
/**
 * `Invited`: the member joined by an invitation, which emits its own event. `By`: another user who added or admitted the athlete.
 */
export const clubJoined = eventWithListeners('ClubJoined', {
  UserId: idSchema,
  Invited: z.boolean().optional(),
  By: idSchema.optional(),
  /** Absent in older events. */
  CameBy: wayInSchema.optional(),
});
export const clubUpdated = event('ClubUpdated', { Fields: z.array(z.string()), By: idSchema });
export const clubDeleted = event('ClubDeleted', { ClubId: idSchema, Name: z.string(), By: idSchema });

// kiosks feature

const kiosk = { KioskId: idSchema, Name: z.string() };

export const kioskCreated = event('KioskCreated', { ...kiosk, By: idSchema });
export const kioskPaired = event('KioskPaired', kiosk);
export const kioskDeleted = event('KioskDeleted', { ...kiosk, By: idSchema });

const license = { ClubLicenseId: idSchema, Name: z.string(), End: z.string(), By: idSchema };

export const licenseGiven = event('LicenseGiven', license);
export const licenseUpdated = event('LicenseUpdated', license);
export const licenseDeleted = event('LicenseDeleted', license);

const policy = { PolicyId: idSchema, Title: z.string(), By: idSchema };

export const policyPublished = event('PolicyPublished', policy);
export const policyUnpublished = event('PolicyUnpublished', policy);
export const policyAnswered = event('PolicyAnswered', {
  Target: idSchema,
  ...policy,
  Acceptance: acceptanceSchema.exclude(['NotAnswered']),
});
export const policiesNotAccepted = eventWithListeners('PoliciesNotAccepted', {
  Target: idSchema,
  PolicyIds: z.array(idSchema),
  /** Titles of the policies, joined by commas. */
  Title: z.string(),
  /** Days since the first of these policies was required. */
  Days: z.number().int(),
  By: idSchema.nullable(),
});

// tags feature

const tag = { ClubTagId: idSchema, Name: z.string(), By: idSchema };

export const clubTagAdded = event('ClubTagAdded', tag);
export const clubTagUpdated = event('ClubTagUpdated', tag);
export const clubTagDeleted = event('ClubTagDeleted', tag);
/** All current tags of the member, joined by commas. */
export const userTagsChanged = event('UserTagsChanged', { Target: idSchema, Name: z.string(), By: idSchema });
/** One request gave a tag to several members or took it from them. `People` is their number. */
const tagOfMembers = { ...tag, People: z.number().int().positive() };
export const clubTagFilled = event('ClubTagFilled', tagOfMembers);
export const clubTagEmptied = event('ClubTagEmptied', tagOfMembers);
