import type { AccessTable } from '../access.ts';

/** The view of the ranking opens for everybody (PLT-247); what is in it is the staff's. The view of one trainer is for trainers (PLT-218), and says what the ranking says. */
export const access: AccessTable = {
  'trainerRankings.ofClub': 'Owner, Manager, Trainer of club params.id',
  'trainerRankings.awards': 'Owner, Manager, Trainer of club params.id',
  'trainerRankings.ofTrainer': 'Owner, Manager, Trainer of club params.id',
};
