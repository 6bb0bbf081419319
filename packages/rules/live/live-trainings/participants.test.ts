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

describe('an athlete who takes part in a live training', () => {
  it.each([
    ['open to all', free, undefined],
    ['that runs', { ...free, State: 'Running' }, undefined],
    ['that is over', { ...free, State: 'Ended', joined: true }, 'LiveTrainingClosed'],
    ['with one free place', { ...free, MaxParticipants: 41 }, undefined],
    ['that is full', { ...free, MaxParticipants: 40 }, 'LiveTrainingFull'],
    ['that the athlete has joined', { ...free, MaxParticipants: 40, joined: true }, undefined],
    ['of a type that the athlete holds', { ...free, ClassSubscriptionId: 1, holds: true }, undefined],
    [
      'that is full, of a type that the athlete lacks',
      { ...free, MaxParticipants: 40, ClassSubscriptionId: 1 },
      'LiveTrainingNeedsSubscription',
    ],
  ] as const)('%s may join or is refused', (_, facts, refused) => expect(notJoinable(facts)).toBe(refused));

  it('remains a participant while it runs', () => {
    expect((['Planned', 'Running', 'Ended'] as const).filter(staysIn)).toEqual(['Running']);
  });

  it('counts for the limit, which can not be set below the number of participants', () => {
    expect([maxTaken(null, 9), maxTaken(9, 9), maxTaken(8, 9)]).toEqual([
      undefined,
      undefined,
      { field: 'MaxParticipants', key: 'live-max-taken', values: { count: 9 } },
    ]);
  });
});
