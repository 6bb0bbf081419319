import type { AccessTable } from '../../access.ts';

/** Only the athlete creates and withdraws the link (readings 6); it opens without an account. */
export const access: AccessTable = {
  'sharing.get': 'self of user resolved',
  'sharing.make': 'self of user resolved',
  'sharing.set': 'self of user resolved',
  'sharing.end': 'self of user resolved',
  'sharing.mail': 'self of user resolved',
  'sharing.open': 'anybody',
  'sharing.charts': 'anybody',
};
