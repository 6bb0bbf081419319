import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  'badges.list': 'signed in',
  'badges.ofUser': 'self of user params.id',

  // challenges: a challenge of a brand is for members of a club of the brand.
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

  // embeds: those who may read rankings may also publish them.
  'embeds.get': 'Owner, Trainer of club params.id',
  'embeds.save': 'Owner, Trainer of club params.id',
  'embeds.end': 'Owner, Trainer of club params.id',

  // levels: they also count trainings outside the club, so staff see them only if the user shares these trainings.
  'levels.ofUser': 'self of user params.id',
  'levels.shown': 'self of user params.id',
  'levels.ofMember': 'Owner, Manager, Trainer of club params.id',

  'rankings.ofClub': 'Owner, Trainer of club params.id',
  'rankings.ofBrand': 'Owner of brand params.id',
  'rankings.beforeInClub': 'Owner, Trainer of club params.id',
  'rankings.beforeInBrand': 'Owner of brand params.id',
  'rankings.detailsInClub': 'Owner, Trainer of club params.id',
  'rankings.detailsInBrand': 'Owner of brand params.id',
  'rankings.own': 'self of user params.id',
  'rankings.setListed': 'self of user params.id',

  'trainerRankings.ofClub': 'Owner, Manager, Trainer of club params.id',
  'trainerRankings.awards': 'Owner, Manager, Trainer of club params.id',
  'trainerRankings.ofTrainer': 'Owner, Manager, Trainer of club params.id',
};
