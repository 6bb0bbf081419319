import type { AccessTable } from '../../access.ts';

/** The live-training views are for all staff (PLT-228, PLT-229); the list is for trainers only (PLT-219, readings 11). */
export const access: AccessTable = {
  'liveTrainings.list': 'Owner, Manager, Trainer of club params.id',
  'liveTrainings.get': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.create': 'Owner, Manager, Trainer of club body.ClubId',
  'liveTrainings.update': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.start': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.stop': 'Owner, Manager, Trainer of club resolved',
  'liveTrainings.delete': 'Owner, Manager, Trainer of club resolved',
};
