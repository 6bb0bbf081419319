import { beforeAll, expect, it } from 'vitest';
import { startPhrases } from '../../../platform/phrases.ts';
import { type ChallengeValues, checkedOn, hoursOf } from './challenge-values.ts';

beforeAll(() => startPhrases('en'));

it('a field for hours accepts the usual spellings', () => {
  const written = { '25:00': 25, '1:30': 1.5, '2h30': 2.5, '2 h 30 min': 2.5, '2h': 2, '90 min': 1.5, "45'": 0.75 };
  for (const [text, hours] of Object.entries(written)) expect([text, hoursOf(text)]).toEqual([text, hours]);
  for (const text of ['25', '1.5', '1:5', '1:75', 'an hour', '']) expect([text, hoursOf(text)]).toEqual([text, undefined]);
});

it('the challenge editor shows at the last day how long a challenge may be', () => {
  const values: ChallengeValues = {
    Type: 'Points',
    Kind: 'Tiers',
    Mode: 'Open',
    Title: 'Winter',
    ShortDescription: '',
    Description: '',
    Color: '#1d6fe0',
    PictureUri: null,
    StartDate: '2026-11-21',
    EndDate: '2027-11-21',
    ValidZones: [],
    MinTargetPrc: null,
    MinMinutes: null,
    BestTrainings: null,
    ManualEntries: false,
    OwnTarget: null,
    Incremental: false,
    Rows: [{ Goal: 100, Reward: 1 }],
  };
  expect(checkedOn('2026-11-20')(values).errors).toEqual({
    EndDate: 'A challenge lasts 365 days at most. Choose an earlier last day.',
  });
});
