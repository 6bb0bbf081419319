import type { AccessTable } from '../access.ts';

/** Only the user manages their account; administrators reset a lost second factor; managers decide whether staff need one. */
export const access: AccessTable = {
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
};
