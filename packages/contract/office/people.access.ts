import type { AccessTable } from '../access.ts';

/**
 * ManageUsers is of all staff (spec 1 section 6, PLT-222), and so is what members hold (spec 2 section 6). Who takes everybody along in a
 * file runs the club, as with the transactions. The view Athletes is for trainers alone (PLT-217), but
 * says nothing that the others may not read; Trainers is for owners and managers (PLT-209).
 */
export const access: AccessTable = {
  'clubPeople.athletes': 'Owner, Manager, Trainer of club params.id',
  'clubPeople.export': 'Owner, Manager of club params.id',
  'clubPeople.list': 'Owner, Manager, Trainer of club params.id',
  'clubPeople.trainers': 'Owner, Manager of club params.id',
};
