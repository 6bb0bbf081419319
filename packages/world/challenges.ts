import type { ChallengeInput } from '@clubpulse/contract/community/challenges';

export interface NamedChallenge
  extends Pick<
      ChallengeInput,
      'Type' | 'Title' | 'ShortDescription' | 'Description' | 'Color' | 'ValidZones' | 'Goals' | 'Rewards'
    >,
    Partial<Pick<ChallengeInput, 'Kind' | 'Mode' | 'Incremental' | 'MinMinutes' | 'BestTrainings' | 'OwnTarget'>> {
  readonly ofBrand?: true;
  readonly first: number;
  readonly last: number;
}

export const challenges: readonly NamedChallenge[] = [
  {
    Type: 'ZoneTime',
    Title: 'Ten hours of Z3 and up',
    ShortDescription: 'Ten hours in zones 3 to 5',
    Description: 'Every minute in zones 3, 4 and 5 counts, in classes and on your own.',
    Color: '#1d6fe0',
    ValidZones: [3, 4, 5],
    Goals: [9000, 14_400, 36_000],
    Rewards: [5, 10, 25],
    first: -20,
    last: 11,
  },
  {
    Type: 'Trainings',
    Title: 'Back after summer',
    ShortDescription: 'Eight trainings in three weeks',
    Description: 'Come often: each training is one.',
    Color: '#e8710a',
    ValidZones: [],
    Goals: [4, 6, 8],
    Rewards: [2, 5, 10],
    first: -28,
    last: -8,
  },
  {
    Type: 'ActiveDays',
    Title: 'A dozen days',
    ShortDescription: 'Train on twelve days',
    Description: '',
    Color: '#0b8f63',
    ValidZones: [],
    Goals: [12],
    Rewards: [10],
    first: 6,
    last: 34,
  },
  {
    Type: 'Trainings',
    Kind: 'Goals',
    Incremental: true,
    MinMinutes: 20,
    Title: 'Twelve times',
    ShortDescription: 'Trainings of 20 minutes or more',
    Description: 'Who reaches a goal keeps the reward of the ones before it.',
    Color: '#7c4dff',
    ValidZones: [],
    Goals: [4, 8, 12],
    Rewards: [1, 2, 4],
    first: -14,
    last: 16,
  },
  {
    Type: 'Points',
    Kind: 'Personal',
    OwnTarget: 300,
    Title: 'Better than last month',
    ShortDescription: 'You against your last month',
    Description: 'Your target is what you did in as many days before it began.',
    Color: '#00838f',
    ValidZones: [],
    Goals: [80, 100, 120],
    Rewards: [2, 5, 8],
    first: -10,
    last: 19,
  },
  {
    Type: 'Points',
    Title: 'All Cadenza',
    ShortDescription: 'Points in every club of Cadenza',
    Description: 'What you do in any club of Cadenza counts. Credits go to the club where you train most.',
    Color: '#c2185b',
    ValidZones: [],
    Goals: [500, 1500, 3000],
    Rewards: [3, 6, 12],
    first: -12,
    last: 18,
    ofBrand: true,
  },
];
