import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

const november = { from: '2026-11-01', to: '2026-11-15' };

export const samples: Samples = {
  calls: ({ club, brand, athlete }) => ({
    'rankings.ofClub': {
      params: { id: club },
      query: november,
      answer: {
        From: november.from,
        To: november.to,
        data: expect.arrayContaining([expect.objectContaining({ UserId: athlete, Trainings: 3, Hidden: false })]),
      },
    },
    'rankings.beforeInClub': {
      params: { id: club },
      query: { ...november, UserIds: String(athlete) },
      answer: [{ UserId: athlete, RankBefore: null }],
    },
    'rankings.beforeInBrand': {
      params: { id: brand },
      query: { ...november, origin: club, UserIds: String(athlete) },
      answer: [{ UserId: athlete, RankBefore: null }],
    },
    'rankings.detailsInClub': {
      params: { id: club },
      query: { ...november, Detail: 'AverageHeartRate', UserIds: String(athlete) },
      answer: [{ UserId: athlete, Value: null }],
    },
    'rankings.detailsInBrand': {
      params: { id: brand },
      query: { ...november, origin: club, Detail: 'Level', UserIds: String(athlete) },
      answer: [{ UserId: athlete, Value: null }],
    },
    'rankings.own': {
      params: { id: athlete },
      query: { ...november, ClubId: club, By: 'Duration' },
      answer: { From: november.from, Mine: { Trainings: 3, Rank: expect.any(Number) }, Listed: true },
    },
    'rankings.setListed': { params: { id: athlete }, body: { Listed: true }, answer: { Listed: true } },
    'rankings.ofBrand': {
      params: { id: brand },
      query: { ...november, origin: club, By: 'Trainings' },
      answer: {
        From: november.from,
        data: expect.arrayContaining([expect.objectContaining({ UserId: athlete, Trainings: 3 })]),
      },
    },
  }),
};
