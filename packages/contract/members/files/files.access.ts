import type { AccessTable } from '../../access.ts';

/** Own files are private; staff read the club's files and those shown to the club (decision 0046). */
export const access: AccessTable = {
  'files.ofUser': 'self of user params.id',
  'files.add': 'self of user params.id',
  'files.update': 'self of user params.id',
  'files.open': 'self of user params.id',
  'files.delete': 'self of user params.id',
  'files.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'files.addOfClubUser': 'Owner, Manager, Trainer of club params.id',
  'files.updateOfClubUser': 'Owner, Manager, Trainer of club params.id',
  'files.openOfClubUser': 'Owner, Manager, Trainer of club params.id',
  'files.deleteOfClubUser': 'Owner, Manager, Trainer of club params.id',
};
