import type { AccessTable } from '../../access.ts';

/** Members take part themselves (PLT-003); staff runs live trainings (PLT-004), adds and removes. */
export const access: AccessTable = {
  'liveTrainings.ofUser': 'self of user params.id',
  'liveTrainings.join': 'self of user params.id',
  'liveTrainings.leave': 'self of user params.id',
  'liveParticipants.list': 'Owner, Manager, Trainer of club resolved',
  'liveParticipants.add': 'Owner, Manager, Trainer of club resolved',
  'liveParticipants.remove': 'Owner, Manager, Trainer of club resolved',
};
