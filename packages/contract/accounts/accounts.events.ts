import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema, instantSchema } from '../scalars.ts';

// security feature

export const factorDemanded = event('FactorDemanded', { By: idSchema });
export const factorDemandLifted = event('FactorDemandLifted', { By: idSchema });

// tokens feature

/** A personal token belongs to no club. `By` is the user as whom the token acts. */
export const apiTokenMade = event('ApiTokenMade', {
  ApiTokenId: idSchema,
  Name: z.string(),
  OfClub: z.boolean(),
  ExpiresAt: instantSchema,
  By: idSchema,
});
export const apiTokenRevoked = event('ApiTokenRevoked', { ApiTokenId: idSchema, Name: z.string(), By: idSchema });
