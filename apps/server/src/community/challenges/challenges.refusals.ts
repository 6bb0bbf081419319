import { deleteChallenge, giveChallengeAwards, joinChallenge } from '@clubpulse/contract/community/challenges.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { insertParticipant, setRemoved } from './challenge-people.store.ts';
import { insertChallenge } from './challenges.store.ts';

export const refusals: Refusals = async ({ server, world, rows }) => {
  const past = {
    StartDate: '2026-01-01',
    EndDate: '2026-01-31',
    ValidZones: [],
    Goals: [],
    Rewards: [],
    Type: 'Points' as const,
  };
  const id = await insertChallenge(server.db, { ...past, ClubId: rows.club, Title: 'Over', Description: '', Color: '#000000' });
  const removed = await insertChallenge(server.db, {
    ...past,
    EndDate: '2099-01-31',
    ClubId: rows.club,
    Title: 'Removed',
    Description: '',
    Color: '#000000',
  });
  await insertParticipant(server.db, { ChallengeId: removed, ClubId: rows.club, UserId: rows.athlete, JoinedAt: new Date() });
  await setRemoved(server.db, removed, rows.athlete, new Date());
  return {
    ChallengeRemoved: provoke(server, joinChallenge, { params: { id: removed }, token: world.tokens.athleteA }),
    ChallengeBegun: provoke(server, deleteChallenge, { params: { id }, token: world.tokens.managerA }),
    ChallengeNotOver: provoke(server, giveChallengeAwards, { params: { id: removed }, token: world.tokens.managerA }),
    ChallengeFinished: provoke(server, joinChallenge, { params: { id }, token: world.tokens.athleteA }),
  };
};
