import type { AccessTable } from '../access.ts';

/**
 * All staff read the people and their subscriptions (spec 1 section 6, PLT-222; spec 2 section 6). Only managers export them, as
 * with transactions. The view Athletes is for trainers (PLT-217) but returns nothing that other staff may not read; Trainers is for
 * owners and managers (PLT-209).
 */
export const access: AccessTable = {
  'clubPeople.athletes': 'Owner, Manager, Trainer of club params.id',
  'clubPeople.export': 'Owner, Manager of club params.id',
  'clubPeople.list': 'Owner, Manager, Trainer of club params.id',
  'clubPeople.trainers': 'Owner, Manager of club params.id',
};
