import type { AccessTable } from '../../access.ts';

/** A member shows her own code; whoever works at the desk lets her in, and sees who came today. A kiosk is known by its token. */
export const access: AccessTable = {
  'checkIn.code': 'Athlete of club params.id',
  'checkIn.arrive': 'Owner, Manager, Trainer of club params.id',
  'checkIn.arriveAtKiosk': 'anybody',
  'checkIn.ofClub': 'Owner, Manager, Trainer of club params.id',
};
