import type { AccessTable } from '../access.ts';

/**
 * All staff open EditUser; athletes see and write their own data only (spec 1 section 6, PLT-222, PLT-224, PLT-260). Only the user
 * writes their profile.
 */
export const access: AccessTable = {
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
};
