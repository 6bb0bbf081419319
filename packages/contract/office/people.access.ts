import type { AccessTable } from '../access.ts';

/**
 * ManageUsers is of all staff (spec 1 section 6, PLT-222), and so is what members hold (spec 2 section 6). Who takes everybody along in a
 * file runs the club, as with the transactions.
 */
export const access: AccessTable = {
  'clubPeople.export': 'Owner, Manager of club params.id',
  'clubPeople.list': 'Owner, Manager, Trainer of club params.id',
};
