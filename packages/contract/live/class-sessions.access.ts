import type { AccessTable } from '../access.ts';

/** All staff may watch and lead (PLT-228), and start a class like a live training. */
export const access: AccessTable = {
  'classSessions.list': 'Owner, Manager, Trainer of club params.id',
  'classSessions.start': 'Owner, Manager, Trainer of club resolved',
  'classSessions.stop': 'Owner, Manager, Trainer of club resolved',
};
