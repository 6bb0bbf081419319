import type { AccessTable } from '../../access.ts';

/** Circuits is for owners, managers and trainers (spec 1 section 6); trainers and managers build them (spec 3 section 1). */
export const access: AccessTable = {
  'bridgeWorkouts.list': 'Owner, Manager, Trainer of club query.ClubId',
  'bridgeWorkouts.tags': 'Owner, Manager, Trainer of club query.ClubId',
  'bridgeWorkouts.stations': 'Owner, Manager, Trainer of club query.ClubId',
  'bridgeWorkouts.get': 'Owner, Manager, Trainer of club resolved',
  'bridgeWorkouts.cache': 'Owner, Manager, Trainer of club resolved',
  'bridgeWorkouts.create': 'Owner, Manager, Trainer of club body.ClubId',
  'bridgeWorkouts.update': 'Owner, Manager, Trainer of club resolved',
  'bridgeWorkouts.uploadPicture': 'Owner, Manager, Trainer of club params.id',
  'bridgeWorkouts.delete': 'Owner, Manager, Trainer of club resolved',
  'bridgeWorkouts.batchDelete': 'Owner, Manager, Trainer of club body.ClubId',
  'bridgeWorkouts.batchPublish': 'Owner, Manager, Trainer of club body.ClubId',
  'bridgeWorkouts.batchClone': 'Owner, Manager, Trainer of club body.ClubId',
};
