import type { AccessTable } from '../access.ts';

/** Managers edit, staff remind (decision 0010), athletes answer for themselves. */
export const access: AccessTable = {
  'policies.list': 'Owner, Manager, Trainer of club params.id',
  'policies.get': 'Owner, Manager, Trainer of club params.id',
  'policies.open': 'Owner, Manager, Trainer of club params.id',
  'policies.create': 'Owner, Manager of club params.id',
  'policies.update': 'Owner, Manager of club params.id',
  'policies.delete': 'Owner, Manager of club params.id',
  'policies.publishState': 'Owner, Manager of club params.id',
  'policies.remind': 'Owner, Manager, Trainer of club params.id',
  'userPolicies.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'userPolicies.list': 'self of user params.id',
  'userPolicies.answer': 'self of user params.id',
};
