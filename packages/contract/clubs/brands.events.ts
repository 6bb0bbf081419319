import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

const owner = { BrandId: idSchema, Target: idSchema, By: idSchema };

/** Emitted once per club of the brand, or once without a club when it has none. */
export const brandOwnerAdded = event('BrandOwnerAdded', owner);
export const brandOwnerRemoved = event('BrandOwnerRemoved', owner);
