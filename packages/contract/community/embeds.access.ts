import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  'embeds.get': 'Owner, Trainer of club params.id',
  'embeds.save': 'Owner, Trainer of club params.id',
  'embeds.end': 'Owner, Trainer of club params.id',
};
