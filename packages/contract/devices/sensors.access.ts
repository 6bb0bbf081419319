import type { AccessTable } from '../access.ts';

/** PLT-205 (ClubSensors), PLT-224 (EditUser). */
export const access: AccessTable = {
  'sensors.ofUser': 'self, Owner, Manager, Trainer of user params.id',
  'sensors.ofClub': 'Owner, Manager of club params.id',
  'sensors.unknown': 'Owner, Manager, Trainer of club params.id',
  'sensors.create': 'self, Owner, Manager, Trainer of user body.UserId',
  'sensors.delete': 'self, Owner, Manager, Trainer of user resolved',
  'sensors.claim': 'self, Owner, Manager, Trainer of user body.UserId',
  'sensors.claimsOfUser': 'self, Owner, Manager, Trainer of user params.id',
  'sensors.claimsOfClub': 'Owner, Manager of club params.id',
  // The present owner and their staff (readings 70). Other users neither reassign a strap nor learn its owner.
  'sensors.answerClaim': 'self, Owner, Manager, Trainer of user resolved',
};
