import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // apps: PLT-203. An app has no user: it identifies itself with a code, then a secret.
  'apps.list': 'Owner, Manager of club params.id',
  'apps.requestCode': 'Owner, Manager of club body.ClubId',
  'apps.delete': 'Owner, Manager of club resolved',
  'apps.register': 'anybody',
  'apps.place': 'anybody',

  // bridges: PLT-202; all staff see the state of bridges (PLT-123). A device has no user.
  'bridges.list': 'Owner, Manager, Trainer of club params.id',
  'bridges.state': 'Owner, Manager, Trainer of club resolved',
  'bridges.update': 'Owner, Manager of club resolved',
  'bridges.delete': 'Owner, Manager of club resolved',
  'bridges.codes': 'Owner, Manager of club params.id',
  'bridges.requestCode': 'Owner, Manager of club body.ClubId',
  'bridges.register': 'anybody',

  // demo-users: PLT-225; EditDemoUser opens for all users, and these calls refuse (readings 12).
  'demoUsers.list': 'Owner, Manager, Trainer of club params.id',
  'demoUsers.get': 'Owner, Manager, Trainer of club resolved',
  'demoUsers.create': 'Owner, Manager, Trainer of club body.ClubId',
  'demoUsers.update': 'Owner, Manager, Trainer of club resolved',
  'demoUsers.delete': 'Owner, Manager, Trainer of club resolved',

  // rooms: PLT-202; the class form, which is for all staff, needs the names of rooms.
  'rooms.list': 'Owner, Manager, Trainer of club params.id',
  'rooms.create': 'Owner, Manager of club body.ClubId',
  'rooms.get': 'Owner, Manager, Trainer of club resolved',
  'rooms.update': 'Owner, Manager of club resolved',
  'rooms.delete': 'Owner, Manager of club resolved',

  // sensors: PLT-205 (ClubSensors), PLT-224 (EditUser).
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
