import type { AccessTable } from '../../access.ts';

/** A member shows her own code; whoever works at the desk lets her in, and sees who came today. */
export const access: AccessTable = {
  'checkIn.code': 'Athlete of club params.id',
  'checkIn.arrive': 'Owner, Manager, Trainer of club params.id',
  'checkIn.ofClub': 'Owner, Manager, Trainer of club params.id',
};
