import type { AccessTable } from '../access.ts';

/** The staff runs challenges (OPS-229, PLT-004, PLT-236); athletes of the club see those that are enabled and take part (PLT-003, PLT-247). */
export const access: AccessTable = {
  'challenges.ofClub': 'Owner, Manager, Trainer, Athlete of club params.id',
  'challenges.get': 'Owner, Manager, Trainer, Athlete of club resolved',
  'challenges.ranking': 'Owner, Manager, Trainer, Athlete of club resolved',
  'challenges.create': 'Owner, Manager, Trainer of club params.id',
  'challenges.update': 'Owner, Manager, Trainer of club resolved',
  'challenges.enable': 'Owner, Manager, Trainer of club resolved',
  'challenges.delete': 'Owner, Manager, Trainer of club resolved',
  'challenges.addParticipant': 'Owner, Manager, Trainer of club resolved',
  'challenges.removeParticipant': 'Owner, Manager, Trainer of club resolved',
  'challenges.join': 'Athlete of club resolved',
  'challenges.leave': 'Athlete of club resolved',
};
