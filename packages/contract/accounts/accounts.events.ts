import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

// security feature

export const factorDemanded = event('FactorDemanded', { By: idSchema });
export const factorDemandLifted = event('FactorDemandLifted', { By: idSchema });
