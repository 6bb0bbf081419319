import type { AccessTable } from '../access.ts';

/**
 * EditUser is of all staff; an athlete sees and writes what is hers (spec 1 section 6, PLT-222, PLT-224,
 * PLT-260). The profile is one's own.
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
