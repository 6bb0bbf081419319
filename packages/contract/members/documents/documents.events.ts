import { z } from 'zod';
import { event } from '../../event.ts';
import { dateSchema, idSchema } from '../../scalars.ts';
import { expirationTypeSchema } from './documents.ts';

const document = {
  Target: idSchema,
  ExpirationId: idSchema,
  ExpirationType: expirationTypeSchema,
  Title: z.string(),
  ExpirationDate: dateSchema,
};
const change = { ...document, Completed: z.boolean(), By: idSchema };

export const expirationAdded = event('ExpirationAdded', change);
export const expirationUpdated = event('ExpirationUpdated', change);
export const expirationDeleted = event('ExpirationDeleted', change);
/** `Days` until the end; negative after it. */
export const athleteExp = event('AthleteExp', { ...document, Days: z.number().int(), By: z.null() });
