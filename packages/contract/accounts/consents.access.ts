import type { AccessTable } from '../access.ts';

/** Only the member grants and withdraws consent and reads the log of reads (GDPR articles 7 and 9). */
export const access: AccessTable = {
  'consents.list': 'self of user params.id',
  'consents.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'consents.set': 'self of user params.id',
  'consents.reads': 'self of user params.id',
};
