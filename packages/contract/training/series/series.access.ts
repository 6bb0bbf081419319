import type { AccessTable } from '../../access.ts';

/** Readers of a training read its series (TRN-174); only the athlete sees the route ends. */
export const access: AccessTable = {
  'series.get': 'self, Owner, Manager, Trainer of user resolved',
  'series.power': 'self, Owner, Manager, Trainer of user params.id',
  'series.cadence': 'self, Owner, Manager, Trainer of user params.id',
  'series.hits': 'self, Owner, Manager, Trainer of user params.id',
  'series.geopositions': 'self, Owner, Manager, Trainer of user params.id',
};
