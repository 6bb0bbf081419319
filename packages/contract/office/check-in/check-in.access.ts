import type { AccessTable } from '../../access.ts';

/** Members read their own code; staff check members in and see who arrived today. A kiosk identifies itself by its token. */
export const access: AccessTable = {
  'checkIn.code': 'Athlete of club params.id',
  'checkIn.arrive': 'Owner, Manager, Trainer of club params.id',
  'checkIn.arriveAtKiosk': 'anybody',
  'checkIn.ofClub': 'Owner, Manager, Trainer of club params.id',
};
