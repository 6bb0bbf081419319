import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { insertParticipant } from './challenge-people.store.ts';
import { insertChallenge } from './challenges.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly challenge: number;
    readonly challengeOfGoals: number;
  }
}

const inDays = (days: number) => addDays(dayIn('UTC', new Date()), days);
const planned = () => ({
  Type: 'Points' as const,
  Title: 'Spring points',
  ShortDescription: 'Points',
  Description: 'All that beats',
  Color: '#1d6fe0',
  StartDate: inDays(30),
  EndDate: inDays(60),
  ValidZones: [],
  Goals: [500, 1000],
  Rewards: [5, 10],
});

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: UserId }) {
    const ChallengeId = await insertChallenge(db, { ...planned(), ClubId });
    await insertParticipant(db, { ChallengeId, ClubId, UserId, JoinedAt: new Date() });
    const challengeOfGoals = await insertChallenge(db, { ...planned(), ClubId, Title: 'Goals apart' });
    return { challenge: ChallengeId, challengeOfGoals };
  },
  calls({ club, brand, athlete, challenge, challengeOfGoals }) {
    const one = { params: { id: challenge } };
    const written = { ...planned(), Title: 'Hours', Type: 'Duration' };
    return {
      'challenges.ofClub': {
        params: { id: club },
        query: { State: 'Scheduled' },
        answer: { data: expect.arrayContaining([expect.objectContaining({ ChallengeId: challenge, State: 'Scheduled' })]) },
      },
      'challenges.ofBrand': { params: { id: brand }, query: { State: 'Scheduled' }, answer: { draw: 0 } },
      'challenges.createForBrand': {
        params: { id: brand },
        body: { ...planned(), Title: 'All clubs' },
        answer: { Title: 'All clubs', Scope: 'Brand', BrandId: brand, ClubId: null },
      },
      'challenges.goals': {
        ...one,
        answer: [
          { Goal: 500, Reward: 5, Badge: 'Bronze', ReachedBy: 0 },
          { Goal: 1000, Reward: 10, Badge: 'Silver', ReachedBy: 0 },
        ],
      },
      'challenges.setGoals': {
        params: { id: challengeOfGoals },
        body: { Goals: [300], Rewards: [3], RowVersion: 0 },
        answer: { Goals: [300], Rewards: [3], RowVersion: 1 },
      },
      'challenges.awards': { ...one, answer: { recordsTotal: 0, data: [] } },
      'challenges.giveAwards': { ...one, answer: { ErrorType: 'ChallengeNotOver' } },
      'challenges.participants': { ...one, answer: { data: [{ UserId: athlete, State: 'Joined' }] } },
      'challenges.invite': { ...one, body: { UserIds: [athlete] }, answer: { Invited: expect.any(Number) } },
      'challenges.uninvite': { params: { id: challenge, userId: athlete } },
      'challenges.audience': { params: { id: club }, answer: { Athletes: expect.any(Number), HiddenNamed: expect.any(Array) } },
      'challenges.get': { ...one, answer: { ChallengeId: challenge, Mine: null, Joined: false } },
      'challenges.ranking': { ...one, answer: { data: [{ UserId: athlete, Rank: 1, Value: 0, Reached: 0 }] } },
      'challenges.create': { params: { id: club }, body: written, answer: { Title: 'Hours', Participants: 0 } },
      'challenges.update': {
        ...one,
        body: { ...planned(), Title: 'Winter points', RowVersion: 0 },
        answer: { Title: 'Winter points', Participants: 1, RowVersion: 1 },
      },
      'challenges.enable': { ...one, body: { Enabled: true }, answer: { ChallengeId: challenge, Enabled: true } },
      'challenges.addParticipant': { params: { id: challenge, userId: athlete } },
      'challenges.removeParticipant': { params: { id: challenge, userId: athlete + 1_000_000 } },
      'challenges.leave': one,
      'challenges.join': { ...one, answer: { Joined: true, Mine: { Rank: 1, Value: 0, Reached: 0, Won: null } } },
      'challenges.delete': one,
    };
  },
  removing: ['challenges.delete'],
};
