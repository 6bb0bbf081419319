import type { AccessTable } from '../access.ts';

/**
 * ClubSensors is Owner's and Manager's (PLT-205); straps of one athlete are hers and stand on EditUser, which is of all
 * staff (PLT-224).
 */
export const access: AccessTable = {
  'sensors.ofUser': 'self, Owner, Manager, Trainer of user params.id',
  'sensors.ofClub': 'Owner, Manager of club params.id',
  'sensors.unknown': 'Owner, Manager, Trainer of club params.id',
  'sensors.create': 'self, Owner, Manager, Trainer of user body.UserId',
  'sensors.delete': 'self, Owner, Manager, Trainer of user resolved',
  'sensors.claim': 'self, Owner, Manager, Trainer of user body.UserId',
  'sensors.claimsOfUser': 'self, Owner, Manager, Trainer of user params.id',
  'sensors.claimsOfClub': 'Owner, Manager of club params.id',
  // The present owner (readings 70). Who may not do this neither reassigns a strap nor learns whose it is.
  'sensors.answerClaim': 'self, Owner, Manager, Trainer of user resolved',
};
