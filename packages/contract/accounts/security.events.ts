import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

/** A club wants a second factor of its staff, or no longer. */
export const factorDemanded = event('FactorDemanded', { By: idSchema });
export const factorDemandLifted = event('FactorDemandLifted', { By: idSchema });
