import type { AccessTable } from '../../access.ts';

/** Information architecture (Tasks O M T), OPS-247. */
export const access: AccessTable = {
  'tasks.ofClub': 'Owner, Manager, Trainer of club params.id',
  'tasks.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'tasks.doNotCall': 'Owner, Manager, Trainer of club params.id',
  'tasks.assignees': 'Owner, Manager, Trainer of club params.id',
  'tasks.open': 'Owner, Manager, Trainer of club params.id',
  'tasks.ofUser': 'self of user params.id',
  'tasks.get': 'Owner, Manager, Trainer of club resolved',
  'tasks.create': 'Owner, Manager, Trainer of club body.ClubId',
  'tasks.batchCreate': 'Owner, Manager, Trainer of club params.id',
  'tasks.update': 'Owner, Manager, Trainer of club resolved',
  'tasks.complete': 'Owner, Manager, Trainer of club resolved',
  'tasks.outcome': 'Owner, Manager, Trainer of club resolved',
  'tasks.batchDelete': 'Owner, Manager, Trainer of club params.id',
  'tasks.delete': 'Owner, Manager, Trainer of club resolved',
};
