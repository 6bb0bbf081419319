import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { dayInputSchema, idSchema } from '../../scalars.ts';

export type ClubLicenseId = Id<'ClubLicense'>;

/** Resources are counted at one time. `VideoGB` is in gigabytes, `Sms` in messages per month. */
export const resources = ['Members', 'Trainers', 'Bridges', 'LiveTrainings', 'VideoGB', 'Sms'] as const;
export const resourceSchema = z.enum(resources);
export type Resource = z.infer<typeof resourceSchema>;

export const UNLIMITED = 1_000_000;
export const NO_END = '2050-01-01';

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
/** `Begin` and `End` are both included, in the club's time zone. */
export const clubLicenseSchema = z.object({
  ClubLicenseId: idSchema,
  ClubId: idSchema,
  Name: licenseNameSchema,
  Begin: z.string(),
  End: z.string(),
  ...limits,
});
export type ClubLicense = z.infer<typeof clubLicenseSchema>;

const missingSchema = z.object({ Kind: z.literal('Missing') });
const endedSchema = z.object({ Kind: z.literal('Ended'), Day: z.string() });

/** Null if data can be added. All staff may read this. */
export const licenseStopSchema = z.object({ Stop: z.discriminatedUnion('Kind', [missingSchema, endedSchema]).nullable() });
export type LicenseStop = z.infer<typeof licenseStopSchema>;

export const licenseWarningSchema = z.discriminatedUnion('Kind', [
  missingSchema,
  endedSchema,
  z.object({ Kind: z.literal('EndsSoon'), Day: z.string(), Days: z.number().int() }),
  z.object({ Kind: z.literal('NearlyFull'), Resource: resourceSchema, Used: z.number().int(), Limit: z.number().int() }),
  z.object({ Kind: z.literal('Full'), Resource: resourceSchema, Used: z.number().int(), Limit: z.number().int() }),
]);
export type LicenseWarning = z.infer<typeof licenseWarningSchema>;

export const licenseStateSchema = z.object({
  ClubId: idSchema,
  Licenses: z.array(clubLicenseSchema),
  Today: z.string(),
  /** Limits of all licences valid today. `Used` is null for a resource that is not counted. */
  Usage: z.array(z.object({ Resource: resourceSchema, Used: z.number().int().nullable(), Limit: z.number().int() })),
  Warnings: z.array(licenseWarningSchema),
});
export type LicenseState = z.infer<typeof licenseStateSchema>;
