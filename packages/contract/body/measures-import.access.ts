import type { AccessTable } from '../access.ts';

/** Whoever measures members of a club says by a file whom (decision 0112). */
export const access: AccessTable = {
  'measureImports.match': 'Owner, Manager, Trainer of club params.id',
  'measureImports.stored': 'Owner, Manager, Trainer of club params.id',
};
