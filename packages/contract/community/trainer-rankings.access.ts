import type { AccessTable } from '../access.ts';

/** The view opens for everybody (PLT-247); what is in it is the staff's. */
export const access: AccessTable = {
  'trainerRankings.ofClub': 'Owner, Manager, Trainer of club params.id',
};
