import type { AccessTable } from '../../access.ts';

/**
 * The view Timers is for owners and trainers (spec 1 section 6); managers build timers too (spec 3 section 1), by the API and for
 * the screens they choose them for (readings 9).
 */
export const access: AccessTable = {
  'timers.list': 'Owner, Manager, Trainer of club params.id',
  'timers.get': 'Owner, Manager, Trainer of club params.id',
  'timers.create': 'Owner, Manager, Trainer of club params.id',
  'timers.update': 'Owner, Manager, Trainer of club params.id',
  'timers.delete': 'Owner, Manager, Trainer of club params.id',
};
