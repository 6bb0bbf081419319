import type { AccessTable } from '../../access.ts';

/** Who reads a training reads what was recorded along it (TRN-174); where it began and ended is hers alone. */
export const access: AccessTable = {
  'series.get': 'self, Owner, Manager, Trainer of user resolved',
  'series.power': 'self, Owner, Manager, Trainer of user params.id',
  'series.cadence': 'self, Owner, Manager, Trainer of user params.id',
  'series.hits': 'self, Owner, Manager, Trainer of user params.id',
  'series.geopositions': 'self, Owner, Manager, Trainer of user params.id',
};
