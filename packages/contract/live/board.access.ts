import type { AccessTable } from '../access.ts';

/**
 * The live views are of all staff (PLT-228, PLT-229); oneself is oneself.
 */
export const access: AccessTable = {
  'live.athletes': 'Owner, Manager, Trainer of club params.id',
  // Who stands before the wall sees a strap on a bench: all staff, as who may watch.
  'live.shown': 'Owner, Manager, Trainer of club params.id',
  'live.user': 'self, Owner, Manager, Trainer of user params.id',
};
