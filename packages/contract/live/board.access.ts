import type { AccessTable } from '../access.ts';

/** The live views are for all staff (PLT-228, PLT-229), and for the athlete themselves. */
export const access: AccessTable = {
  'live.athletes': 'Owner, Manager, Trainer of club params.id',
  // All staff, like watching: whoever is in the room notices a strap left on a bench.
  'live.shown': 'Owner, Manager, Trainer of club params.id',
  'live.user': 'self, Owner, Manager, Trainer of user params.id',
};
