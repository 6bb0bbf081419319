import type { AccessTable } from '../../access.ts';

/** Like a single training (PLT-228, PLT-229; OPS-271). */
export const access: AccessTable = {
  'recurrentLiveTrainings.create': 'Owner, Manager, Trainer of club body.ClubId',
  'recurrentLiveTrainings.get': 'Owner, Manager, Trainer of club resolved',
  'recurrentLiveTrainings.start': 'Owner, Manager, Trainer of club resolved',
  'recurrentLiveTrainings.delete': 'Owner, Manager, Trainer of club resolved',
};
