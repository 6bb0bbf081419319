import type { AccessTable } from '../../access.ts';

/** PLT-225; EditDemoUser opens for all users, and these calls refuse (readings 12). */
export const access: AccessTable = {
  'demoUsers.list': 'Owner, Manager, Trainer of club params.id',
  'demoUsers.get': 'Owner, Manager, Trainer of club resolved',
  'demoUsers.create': 'Owner, Manager, Trainer of club body.ClubId',
  'demoUsers.update': 'Owner, Manager, Trainer of club resolved',
  'demoUsers.delete': 'Owner, Manager, Trainer of club resolved',
};
