import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

const owner = { BrandId: idSchema, Target: idSchema, By: idSchema };

/** A brand has another owner; told in each of its clubs, and in none where it has none. */
export const brandOwnerAdded = event('BrandOwnerAdded', owner);
export const brandOwnerRemoved = event('BrandOwnerRemoved', owner);
