import type { AccessTable } from '../access.ts';

/** All staff may watch and lead before the wall (PLT-228), and a class is started as a live training is. */
export const access: AccessTable = {
  'classSessions.list': 'Owner, Manager, Trainer of club params.id',
  'classSessions.start': 'Owner, Manager, Trainer of club resolved',
  'classSessions.stop': 'Owner, Manager, Trainer of club resolved',
};
