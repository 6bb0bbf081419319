import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // apps: a code, then a secret identifies an app, because no user is signed in.
  'apps.list': 'Owner, Manager of club params.id',
  'apps.requestCode': 'Owner, Manager of club body.ClubId',
  'apps.delete': 'Owner, Manager of club resolved',
  'apps.register': 'anybody',
  'apps.place': 'anybody',

  // bridges: a bridge registers with a code, without a user.
  'bridges.list': 'Owner, Manager, Trainer of club params.id',
  'bridges.state': 'Owner, Manager, Trainer of club resolved',
  'bridges.update': 'Owner, Manager of club resolved',
  'bridges.delete': 'Owner, Manager of club resolved',
  'bridges.codes': 'Owner, Manager of club params.id',
  'bridges.requestCode': 'Owner, Manager of club body.ClubId',
  'bridges.register': 'anybody',

  // demo-users: every user may open the screen, but the calls refuse athletes.
  'demoUsers.list': 'Owner, Manager, Trainer of club params.id',
  'demoUsers.get': 'Owner, Manager, Trainer of club resolved',
  'demoUsers.create': 'Owner, Manager, Trainer of club body.ClubId',
  'demoUsers.update': 'Owner, Manager, Trainer of club resolved',
  'demoUsers.delete': 'Owner, Manager, Trainer of club resolved',

  // rooms: all staff choose a room for a class, so they read the rooms.
  'rooms.list': 'Owner, Manager, Trainer of club params.id',
  'rooms.create': 'Owner, Manager of club body.ClubId',
  'rooms.get': 'Owner, Manager, Trainer of club resolved',
  'rooms.update': 'Owner, Manager of club resolved',
  'rooms.delete': 'Owner, Manager of club resolved',

  'sensors.ofUser': 'self, Owner, Manager, Trainer of user params.id',
  'sensors.ofClub': 'Owner, Manager of club params.id',
  'sensors.unknown': 'Owner, Manager, Trainer of club params.id',
  'sensors.create': 'self, Owner, Manager, Trainer of user body.UserId',
  'sensors.delete': 'self, Owner, Manager, Trainer of user resolved',
  'sensors.claim': 'self, Owner, Manager, Trainer of user body.UserId',
  'sensors.claimsOfUser': 'self, Owner, Manager, Trainer of user params.id',
  'sensors.claimsOfClub': 'Owner, Manager of club params.id',
  // Only the owner of a strap and the owner's staff may answer a claim.
  'sensors.answerClaim': 'self, Owner, Manager, Trainer of user resolved',
};
