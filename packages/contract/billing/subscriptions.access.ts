import type { AccessTable } from '../access.ts';

/** Managers manage subscriptions (spec 2 section 6, OPS-229); all staff reads them (PLT-234); an athlete reads their own. */
export const access: AccessTable = {
  'userSubscriptions.ofClub': 'Owner, Manager, Trainer of club params.id',
  'userSubscriptions.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'userSubscriptions.ofUser': 'self of user params.id',
  'userSubscriptions.get': 'Owner, Manager, Trainer of club resolved',
  'userSubscriptions.assign': 'Owner, Manager of club params.id',
  'userSubscriptions.update': 'Owner, Manager of club resolved',
  'userSubscriptions.writeOff': 'Owner, Manager of club resolved',
  'userSubscriptions.writeOffs': 'Owner, Manager, Trainer of club params.id',
  'userSubscriptions.pay': 'Owner, Manager of club resolved',
  'userSubscriptions.suspend': 'Owner, Manager of club resolved',
  'userSubscriptions.reactivate': 'Owner, Manager of club resolved',
  'userSubscriptions.cancel': 'Owner, Manager of club resolved',
  'userSubscriptions.undoCancel': 'Owner, Manager of club resolved',
  'userSubscriptions.delete': 'Owner, Manager of club resolved',
};
