import type { AccessTable } from '../../access.ts';

/** For all staff, in every calendar (decision 0010, who may; PLT-233, PLT-234). */
export const access: AccessTable = {
  'participants.list': 'Owner, Manager, Trainer of club resolved',
  'participants.nameless': 'Owner, Manager, Trainer of club resolved',
  'participants.add': 'Owner, Manager, Trainer of club resolved',
  'participants.state': 'Owner, Manager, Trainer of club resolved',
  'participants.noShow': 'Owner, Manager, Trainer of club resolved',
  'participants.attendance': 'Owner, Manager, Trainer of club resolved',
  'participants.batchAttendance': 'Owner, Manager, Trainer of club resolved',
  'participants.delete': 'Owner, Manager, Trainer of club resolved',
  'participants.cancelClass': 'Owner, Manager, Trainer of club resolved',
  'participants.moveClass': 'Owner, Manager, Trainer of club resolved',
  'participants.subscriptions': 'Owner, Manager, Trainer of club params.id',
};
