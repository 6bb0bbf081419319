import type { AccessTable } from '../access.ts';

/** Staff who may measure members may also match a file (decision 0090). */
export const access: AccessTable = {
  'measureImports.match': 'Owner, Manager, Trainer of club params.id',
  'measureImports.stored': 'Owner, Manager, Trainer of club params.id',
};
