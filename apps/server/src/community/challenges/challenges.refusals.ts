import { deleteChallenge, giveChallengeAwards, joinChallenge } from '@clubpulse/contract/community/challenges.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { insertParticipant, setRemoved } from './challenge-people.store.ts';
import { insertChallenge } from './challenges.store.ts';

export const refusals: Refusals = async ({ house, world, rows }) => {
  const past = {
    StartDate: '2026-01-01',
    EndDate: '2026-01-31',
    ValidZones: [],
    Goals: [],
    Rewards: [],
    Type: 'Points' as const,
  };
  const id = await insertChallenge(house.db, { ...past, ClubId: rows.club, Title: 'Over', Description: '', Color: '#000000' });
  const removed = await insertChallenge(house.db, {
    ...past,
    EndDate: '2099-01-31',
    ClubId: rows.club,
    Title: 'Removed',
    Description: '',
    Color: '#000000',
  });
  await insertParticipant(house.db, { ChallengeId: removed, ClubId: rows.club, UserId: rows.athlete, JoinedAt: new Date() });
  await setRemoved(house.db, removed, rows.athlete, new Date());
  return {
    ChallengeRemoved: provoke(house, joinChallenge, { params: { id: removed }, token: world.tokens.athleteA }),
    ChallengeBegun: provoke(house, deleteChallenge, { params: { id }, token: world.tokens.managerA }),
    ChallengeNotOver: provoke(house, giveChallengeAwards, { params: { id: removed }, token: world.tokens.managerA }),
    ChallengeFinished: provoke(house, joinChallenge, { params: { id }, token: world.tokens.athleteA }),
  };
};
