import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { dayInputSchema, idSchema } from '../../scalars.ts';

export type ClubLicenseId = Id<'ClubLicense'>;

/** What a licence limits: people and things at one time, gigabytes of video, messages a month. */
export const resources = ['Members', 'Trainers', 'Bridges', 'LiveTrainings', 'VideoGB', 'Sms'] as const;
export const resourceSchema = z.enum(resources);
export type Resource = z.infer<typeof resourceSchema>;

/** Reads "unlimited". */
export const UNLIMITED = 1_000_000;
/** Reads "no end". */
export const NO_END = '2050-01-01';

/** Names are the same in every language. */
export const licenseNames = {
  ClubPlus: 'Club Plus',
  Green: 'Green',
  Orange: 'Orange',
  Red: 'Red',
  App: 'App',
  Studio: 'Studio',
  Club: 'Club',
  Workout: 'Workout',
  Enterprise: 'Enterprise',
} as const;
export type LicenseName = keyof typeof licenseNames;
const licenseNameSchema = z.enum(Object.keys(licenseNames) as [LicenseName, ...LicenseName[]]);

const limitSchema = z.number().int('invalid-number').min(0, 'invalid-number').max(UNLIMITED, 'invalid-number');
const limits = {
  Members: limitSchema,
  Trainers: limitSchema,
  Bridges: limitSchema,
  LiveTrainings: limitSchema,
  VideoGB: limitSchema,
  Sms: limitSchema,
} satisfies Record<Resource, typeof limitSchema>;

export const licenseInputSchema = z
  .object({ Name: licenseNameSchema, Begin: dayInputSchema, End: dayInputSchema, ...limits })
  .refine(({ Begin, End }) => Begin <= End, { path: ['End'], message: 'end-after-start' });
export type LicenseInput = z.infer<typeof licenseInputSchema>;
/** Both days belong to it, in the zone of the club. */
export const clubLicenseSchema = z.object({
  ClubLicenseId: idSchema,
  ClubId: idSchema,
  Name: licenseNameSchema,
  Begin: z.string(),
  End: z.string(),
  ...limits,
});
export type ClubLicense = z.infer<typeof clubLicenseSchema>;

/** There never was one. */
const missingSchema = z.object({ Kind: z.literal('Missing') });
/** The last one ended on the day. */
const endedSchema = z.object({ Kind: z.literal('Ended'), Day: z.string() });

/** What whoever works in a club is told of its licences: why nothing can be added; null where it can. */
export const licenseStopSchema = z.object({ Stop: z.discriminatedUnion('Kind', [missingSchema, endedSchema]).nullable() });
export type LicenseStop = z.infer<typeof licenseStopSchema>;

export const licenseWarningSchema = z.discriminatedUnion('Kind', [
  missingSchema,
  endedSchema,
  /** Nothing follows the day, which is at most 30 days away. */
  z.object({ Kind: z.literal('EndsSoon'), Day: z.string(), Days: z.number().int() }),
  /** At least 90 % of a limit are used. */
  z.object({ Kind: z.literal('NearlyFull'), Resource: resourceSchema, Used: z.number().int(), Limit: z.number().int() }),
  /** Nothing more of this can be added. */
  z.object({ Kind: z.literal('Full'), Resource: resourceSchema, Used: z.number().int(), Limit: z.number().int() }),
]);
export type LicenseWarning = z.infer<typeof licenseWarningSchema>;

export const licenseStateSchema = z.object({
  ClubId: idSchema,
  /** All that were given, the newest first. */
  Licenses: z.array(clubLicenseSchema),
  /** The day by the club's clock. */
  Today: z.string(),
  /** What the licences of today add up to, and what is used; `Used` is null of what nobody counts yet. */
  Usage: z.array(z.object({ Resource: resourceSchema, Used: z.number().int().nullable(), Limit: z.number().int() })),
  /** The worst first. */
  Warnings: z.array(licenseWarningSchema),
});
export type LicenseState = z.infer<typeof licenseStateSchema>;
