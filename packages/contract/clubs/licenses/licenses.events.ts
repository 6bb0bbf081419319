import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

const license = { ClubLicenseId: idSchema, Name: z.string(), End: z.string(), By: idSchema };

export const licenseGiven = event('LicenseGiven', license);
export const licenseUpdated = event('LicenseUpdated', license);
export const licenseDeleted = event('LicenseDeleted', license);
