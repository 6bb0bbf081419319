import type { ChallengeInput } from '@clubpulse/contract/community/challenges';

/** What the first club runs, and what it ran: its members with a strap take part. */
export interface NamedChallenge
  extends Pick<
    ChallengeInput,
    'Type' | 'Title' | 'ShortDescription' | 'Description' | 'Color' | 'ValidZones' | 'Goals' | 'Rewards'
  > {
  /** Days from today to the first and to the last one. */
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
];
