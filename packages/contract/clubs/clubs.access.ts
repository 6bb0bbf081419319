import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // brands feature (decision 0026)
  'brands.create': 'administrator',
  'brands.get': 'Owner of brand params.id',
  'brands.update': 'Owner of brand params.id',
  'brands.owners': 'Owner of brand params.id',
  'brands.addOwner': 'Owner of brand params.id',
  'brands.removeOwner': 'Owner of brand params.id',

  // clubs feature
  'clubs.mine': 'signed in',
  'clubs.join': 'signed in',
  'clubs.get': 'Owner, Manager, Trainer, FrontDesk, Accountant, Athlete of club params.id',
  'clubs.summary': 'Owner, Manager of club params.id',
  'clubs.losses': 'Owner, Manager of club params.id',
  'clubs.freeName': 'Owner, Manager of club params.id',
  'clubs.reach': 'Owner, Manager of club params.id',
  'clubs.create': 'Owner of brand body.BrandId',
  'clubs.update': 'Owner, Manager of club params.id',
  'clubs.patch': 'Owner, Manager of club params.id',
  'clubs.delete': 'Owner, Manager of club params.id',
  'clubs.brandless': 'signed in',
  'brands.takeClub': 'Owner of brand params.id',
  'brands.mine': 'signed in',
  'brands.clubs': 'Owner of brand params.id',
  'brands.freeClubName': 'Owner of brand params.id',

  // equipments feature
  'equipments.ofClub': 'Owner, Manager, Trainer of club params.id',
  'equipments.save': 'Owner, Manager, Trainer of club body.ClubId',

  // kiosks: a code and then a token identify the tablet; no user is signed in.
  'kiosks.list': 'Owner, Manager of club params.id',
  'kiosks.create': 'Owner, Manager of club body.ClubId',
  'kiosks.newCode': 'Owner, Manager of club resolved',
  'kiosks.delete': 'Owner, Manager of club resolved',
  'kiosks.open': 'anybody',
  'kiosks.state': 'anybody',

  // licenses: administrators issue them (decision 0026).
  'licenses.ofClub': 'Owner, Manager of club params.id',
  'licenses.stop': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'licenses.ofBrand': 'Owner of brand params.id',
  'licenses.create': 'administrator',
  'licenses.update': 'administrator',
  'licenses.delete': 'administrator',

  // policies feature
  'policies.list': 'Owner, Manager, Trainer of club params.id',
  'policies.get': 'Owner, Manager, Trainer of club params.id',
  'policies.open': 'Owner, Manager, Trainer of club params.id',
  'policies.create': 'Owner, Manager of club params.id',
  'policies.update': 'Owner, Manager of club params.id',
  'policies.delete': 'Owner, Manager of club params.id',
  'policies.publishState': 'Owner, Manager of club params.id',
  'policies.remind': 'Owner, Manager, Trainer of club params.id',
  'userPolicies.ofClubUser': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'userPolicies.list': 'self of user params.id',
  'userPolicies.answer': 'self of user params.id',

  // tags feature
  'tags.list': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'tags.create': 'Owner, Manager of club params.id',
  'tags.update': 'Owner, Manager of club params.id',
  'tags.delete': 'Owner, Manager of club params.id',
  'tags.ofUser': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'tags.assign': 'Owner, Manager, Trainer of club params.id',
  'tags.batchAssign': 'Owner, Manager, Trainer of club params.id',
};
