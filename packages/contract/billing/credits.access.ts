import type { AccessTable } from '../access.ts';

/**
 * Managers manage credits (spec 2 section 6, OPS-229) and CreditsAndSubscriptions (PLT-210); staff reads a member's credits; an
 * athlete reads their own.
 */
export const access: AccessTable = {
  'creditsPackages.list': 'Owner, Manager, Trainer of club params.id',
  'creditsPackages.create': 'Owner, Manager of club body.ClubId',
  'creditsPackages.update': 'Owner, Manager of club resolved',
  'creditsPackages.delete': 'Owner, Manager of club resolved',
  'credits.ofClub': 'Owner, Manager, Trainer of club params.id',
  'credits.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'credits.ofUser': 'self of user params.id',
  'creditTransactions.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'creditTransactions.ofUser': 'self of user params.id',
  'creditTransactions.create': 'Owner, Manager of club params.id',
  'orders.create': 'Owner, Manager of club body.ClubId',
};
