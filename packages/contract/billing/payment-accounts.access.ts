import type { AccessTable } from '../access.ts';

/** Managers manage payment accounts (spec 2 section 6, OPS-229); the toggles are in ClubProfile, for Owner and Manager (PLT-206). */
export const access: AccessTable = {
  'paymentAccounts.list': 'Owner, Manager of club params.id',
  'paymentAccounts.onboarding': 'Owner, Manager of club params.id',
  'paymentSettings.get': 'Owner, Manager of club params.id',
  'paymentSettings.update': 'Owner, Manager of club params.id',
};
