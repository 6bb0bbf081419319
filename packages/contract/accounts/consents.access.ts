import type { AccessTable } from '../access.ts';

/** Consent is given and withdrawn by the person alone, and so is the log of who read hers (GDPR articles 7 and 9). */
export const access: AccessTable = {
  'consents.list': 'self of user params.id',
  'consents.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'consents.set': 'self of user params.id',
  'consents.reads': 'self of user params.id',
};
