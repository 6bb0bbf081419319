import type { AccessTable } from '../access.ts';

/** ManageUsers is of all staff (spec 1 section 6, PLT-222). */
export const access: AccessTable = {
  'clubUsers.list': 'Owner, Manager, Trainer of club params.id',
  'clubUsers.get': 'Owner, Manager, Trainer of club params.id',
};
