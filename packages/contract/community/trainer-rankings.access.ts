import type { AccessTable } from '../access.ts';

/** The view opens for all users (PLT-247), but its data is for staff; one trainer's for trainers (PLT-218). */
export const access: AccessTable = {
  'trainerRankings.ofClub': 'Owner, Manager, Trainer of club params.id',
  'trainerRankings.awards': 'Owner, Manager, Trainer of club params.id',
  'trainerRankings.ofTrainer': 'Owner, Manager, Trainer of club params.id',
};
