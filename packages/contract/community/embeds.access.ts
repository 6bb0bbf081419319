import type { AccessTable } from '../access.ts';

/** Who reads the rankings says where else they are shown (PLT-107, PLT-214). */
export const access: AccessTable = {
  'embeds.get': 'Owner, Trainer of club params.id',
  'embeds.save': 'Owner, Trainer of club params.id',
  'embeds.end': 'Owner, Trainer of club params.id',
};
