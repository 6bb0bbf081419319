import type { Purpose } from '@clubpulse/contract/accounts/consents';
import type { User } from '@clubpulse/contract/accounts/users';
import { describe, expect, it } from 'vitest';
import { heartRatesIn, profileSeen, type Sight, seenElsewhere } from './sight.ts';

const sight = (clubs: readonly number[], shared: Partial<Record<Purpose, number[]>> = {}): Sight => ({
  clubs,
  shared: new Map(Object.entries(shared) as [Purpose, number[]][]),
});

describe('the visibility of heart rates', () => {
  it.each([
    ['of the staff’s own club, not shared', sight([1]), 1, 'outline'],
    ['of the staff’s own club, shared', sight([1], { HeartRate: [1] }), 1, { Purpose: 'HeartRate', ClubId: 1 }],
    ['of the staff’s own club, shared with another one', sight([1, 2], { HeartRate: [2] }), 1, 'outline'],
    ['of another club', sight([1], { HeartRate: [1] }), 3, 'nothing'],
    ['of no club', sight([1], { HeartRate: [1] }), null, 'nothing'],
    ['of another club, shared', sight([1], { OtherTrainings: [1] }), 3, { Purpose: 'OtherTrainings', ClubId: 1 }],
    ['of no club, shared', sight([1], { OtherTrainings: [1] }), null, { Purpose: 'OtherTrainings', ClubId: 1 }],
    ['of the staff’s own club, when only other purposes are shared', sight([1], { OtherTrainings: [1] }), 1, 'outline'],
  ] as const)('of a training %s', (_, how, clubId, expected) => expect(heartRatesIn(how, clubId)).toEqual(expected));

  it('includes trainings outside of the club only if the member shares `OtherTrainings`', () => {
    expect(seenElsewhere(sight([1], { HeartRate: [1] }))).toBeUndefined();
    expect(seenElsewhere(sight([1], { OtherTrainings: [1] }))).toEqual({ Purpose: 'OtherTrainings', ClubId: 1 });
  });
});

describe('the visibility of a profile', () => {
  const zones = { Zone0Bpm: 90, Zone1Bpm: 108, Zone2Bpm: 126, Zone3Bpm: 144, Zone4Bpm: 162, Zone5Bpm: 180, MaxHeartRate: 180 };
  const user = {
    UserId: 5,
    Nickname: 'Ale',
    Email: 'ale@example.com',
    Phone: '02 1234',
    BirthDate: '1986-11-20',
    Weight: 61,
    TrainingDays: null,
    TrainingNotes: null,
    FitnessGoals: null,
    InjuriesHistory: null,
    NotificationSettings: { BookingMade: false },
    ...zones,
  } as unknown as User;

  it('is limited to names and email address if the member shares nothing', () => {
    const { person, seen } = profileSeen(user, sight([1]));
    expect(person).toMatchObject({ Nickname: 'Ale', Email: 'ale@example.com', Phone: null, Weight: null, BirthDate: null });
    expect(Object.keys(zones).map((field) => Reflect.get(person, field))).toEqual(Object.keys(zones).map(() => null));
    expect([seen, person.NotificationSettings]).toEqual([[], {}]);
  });

  it('includes the data of each shared purpose, and the result lists which health data it includes', () => {
    const { person, seen } = profileSeen(user, sight([1, 2], { Body: [2], Injuries: [1], Contact: [1] }));
    expect(person).toMatchObject({ Phone: '02 1234', Weight: 61, MaxHeartRate: 180, BirthDate: '1986-11-20' });
    expect(seen).toEqual([{ Purpose: 'Body', ClubId: 2 }]);
  });
});
