import type { AccessTable } from '../access.ts';

/**
 * CreditsAndSubscriptions is for Owner and Manager (PLT-210); all staff reads subscriptions (ClassParticipantSubscriptions,
 * PLT-234), an athlete the store of their club.
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
