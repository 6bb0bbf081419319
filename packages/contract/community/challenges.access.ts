import type { AccessTable } from '../access.ts';

/**
 * Staff run challenges of the club (OPS-229, PLT-004, PLT-236), owners those of the brand (PLT-005, PLT-201); athletes see enabled
 * ones and take part (PLT-003, PLT-247). For a brand's challenge the club is one of the brand's where the caller has a role.
 */
export const access: AccessTable = {
  'challenges.ofClub': 'Owner, Manager, Trainer, Athlete of club params.id',
  'challenges.ofBrand': 'Owner of brand params.id',
  'challenges.createForBrand': 'Owner of brand params.id',
  'challenges.goals': 'Owner, Manager, Trainer, Athlete of club resolved',
  'challenges.setGoals': 'Owner, Manager, Trainer of club resolved',
  'challenges.awards': 'Owner, Manager, Trainer, Athlete of club resolved',
  'challenges.giveAwards': 'Owner, Manager, Trainer of club resolved',
  'challenges.participants': 'Owner, Manager, Trainer of club resolved',
  'challenges.invite': 'Owner, Manager, Trainer of club resolved',
  'challenges.uninvite': 'Owner, Manager, Trainer of club resolved',
  'challenges.audience': 'Owner, Manager, Trainer of club params.id',
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
