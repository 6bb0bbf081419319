import type { AccessTable } from '../../access.ts';

/** Like timers: the view is for owners and trainers, and managers build them too (spec 3 section 1, readings 9). */
export const access: AccessTable = {
  'flows.list': 'Owner, Manager, Trainer of club params.id',
  'flows.get': 'Owner, Manager, Trainer of club params.id',
  'flows.create': 'Owner, Manager, Trainer of club params.id',
  'flows.update': 'Owner, Manager, Trainer of club params.id',
  'flows.delete': 'Owner, Manager, Trainer of club params.id',
};
