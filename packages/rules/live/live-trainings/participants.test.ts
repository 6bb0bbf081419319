import { describe, expect, it } from 'vitest';
import { maxTaken, notJoinable, staysIn } from './participants.ts';

const free = {
  State: 'Planned',
  MaxParticipants: null,
  ClassSubscriptionId: null,
  participants: 40,
  joined: false,
  holds: false,
} as const;

describe('an athlete', () => {
  it.each([
    ['open to all', free, 'no error'],
    ['that runs', { ...free, State: 'Running' }, 'no error'],
    ['that is over', { ...free, State: 'Ended', joined: true }, 'LiveTrainingClosed'],
    ['with one free place', { ...free, MaxParticipants: 41 }, 'no error'],
    ['that is full', { ...free, MaxParticipants: 40 }, 'LiveTrainingFull'],
    ['that the athlete has joined', { ...free, MaxParticipants: 40, joined: true }, 'no error'],
    ['of a type that the athlete holds', { ...free, ClassSubscriptionId: 1, holds: true }, 'no error'],
    [
      'that is full, of a type that the athlete lacks',
      { ...free, MaxParticipants: 40, ClassSubscriptionId: 1 },
      'LiveTrainingNeedsSubscription',
    ],
  ] as const)('who joins a live training %s gets %s', (_, facts, answer) =>
    expect(notJoinable(facts) ?? 'no error').toBe(answer),
  );

  it('remains a participant only while the live training runs', () => {
    expect((['Planned', 'Running', 'Ended'] as const).filter(staysIn)).toEqual(['Running']);
  });

  it('who takes part in a live training counts for its limit, which cannot be set below the number of participants', () => {
    expect([maxTaken(null, 9), maxTaken(9, 9), maxTaken(8, 9)]).toEqual([
      undefined,
      undefined,
      { field: 'MaxParticipants', key: 'live-max-taken', values: { count: 9 } },
    ]);
  });
});
