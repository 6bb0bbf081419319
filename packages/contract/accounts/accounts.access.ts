import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // consents: Only the member decides and sees who read their data (GDPR articles 7 and 9).
  'consents.list': 'self of user params.id',
  'consents.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'consents.set': 'self of user params.id',
  'consents.reads': 'self of user params.id',

  // images: Owners and managers may set a member's picture (decision 0031).
  'images.uploadOfUser': 'self, Owner, Manager of user params.id',
  'images.deleteOfUser': 'self, Owner, Manager of user params.id',
  'images.uploadOfClub': 'Owner, Manager of club params.id',
  'images.deleteOfClub': 'Owner, Manager of club params.id',
  'images.uploadOfBrand': 'Owner of brand params.id',
  'images.deleteOfBrand': 'Owner of brand params.id',
  'images.uploadForClass': 'Owner, Manager, Trainer of club params.id',
  'images.uploadForChallenge': 'Owner, Manager, Trainer of club params.id',
  'images.fetchRemote': 'signed in',

  // lookups: The sign-up form needs these names.
  'lookups.countries': 'anybody',
  'lookups.timeZones': 'anybody',
  'lookups.currencies': 'anybody',

  // security: Only the user manages their account. Administrators reset a lost factor, managers decide whether staff need one.
  'security.get': 'self of user params.id',
  'security.sessions': 'self of user params.id',
  'security.endSession': 'self of user params.id',
  'security.endOtherSessions': 'self of user params.id',
  'security.log': 'self of user params.id',
  'security.changeEmail': 'self of user params.id',
  'security.changePassword': 'self of user params.id',
  'security.beginApp': 'self of user params.id',
  'security.confirmApp': 'self of user params.id',
  'security.removeApp': 'self of user params.id',
  'security.newCodes': 'self of user params.id',
  'security.beginPasskey': 'self of user params.id',
  'security.addPasskey': 'self of user params.id',
  'security.removePasskey': 'self of user params.id',
  'security.resetFactors': 'administrator',
  'security.demand': 'Owner, Manager of club params.id',
  'security.setDemand': 'Owner, Manager of club params.id',

  // tokens: Personal tokens belong to the user, other tokens to the club's owners and managers (decision 0199).
  'tokens.ofUser': 'self of user params.id',
  'tokens.create': 'self of user params.id',
  'tokens.revoke': 'self of user params.id',
  'tokens.ofClub': 'Owner, Manager of club params.id',
  'tokens.createOfClub': 'Owner, Manager of club params.id',
  'tokens.revokeOfClub': 'Owner, Manager of club params.id',

  // users: All staff correct a member's data. Only the user writes their profile.
  'users.self': 'signed in',
  'users.get': 'self, Owner, Manager, Trainer of user params.id',
  'users.basic': 'self, Owner, Manager, Trainer of user params.id',
  'users.roles': 'self, Owner, Manager, Trainer of user params.id',
  'users.clubRoles': 'self, Owner, Manager, Trainer of user params.id',
  'users.emailStatus': 'self, Owner, Manager, Trainer of user params.id',
  'users.update': 'self of user params.id',
  'users.zones': 'self of user params.id',
  'users.sendConfirmation': 'self of user params.id',
  'users.patch': 'self, Owner, Manager, Trainer of user params.id',

  'relationships.list': 'self of user params.id',
  'relationships.get': 'self of user params.id',
  'relationships.add': 'self of user params.id',
  'relationships.delete': 'self of user params.id',
};
