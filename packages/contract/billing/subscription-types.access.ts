import type { AccessTable } from '../access.ts';

/**
 * CreditsAndSubscriptions is Owner's and Manager's (PLT-210); all staff reads what members hold
 * (ClassParticipantSubscriptions, PLT-234), an athlete her own store.
 */
export const access: AccessTable = {
  'subscriptionTypes.list': 'Owner, Manager, Trainer of club params.id',
  'subscriptionTypes.get': 'Owner, Manager, Trainer of club resolved',
  'subscriptionTypes.create': 'Owner, Manager of club body.ClubId',
  'subscriptionTypes.update': 'Owner, Manager of club resolved',
  'subscriptionTypes.delete': 'Owner, Manager of club resolved',
  'subscriptionPlans.create': 'Owner, Manager of club resolved',
  'subscriptionPlans.update': 'Owner, Manager of club resolved',
  'subscriptionPlans.delete': 'Owner, Manager of club resolved',
  'store.get': 'self of user params.id',
};
