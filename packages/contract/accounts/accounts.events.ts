import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

// security

export const factorDemanded = event('FactorDemanded', { By: idSchema });
export const factorDemandLifted = event('FactorDemandLifted', { By: idSchema });
