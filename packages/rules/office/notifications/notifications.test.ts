import { furtherEvents, notificationEvents, notificationGroups } from '@clubpulse/contract/office/notifications';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CausedEvent, catalogue, causedEvent, kindOf, templatesOf, viewOf } from './catalogue.ts';
import { groupsOf, isOn, quietUntil, storedOf } from './channels.ts';
import { daysAway, groupNotifications, type Shown } from './notifications.ts';

describe('the catalogue of notifications', () => {
  it('contains the 37 events that the specification requires, and the further ones', () => {
    expect(notificationEvents).toHaveLength(37);
    expect(Object.keys(catalogue).sort()).toEqual([...notificationEvents, ...furtherEvents].sort());
  });

  it('finds an event by its name and throws for an unknown name', () => {
    expect(causedEvent('CreditsAdd')).toBe('CreditsAdd');
    expect(() => causedEvent('Nothing')).toThrow();
  });

  it('returns the text of the variant first, then of the event for managers, then of the event for the user', () => {
    const notification = { Event: 'UserSubscriptionAdd', Audience: 'Manager', Payload: { Variant: 'Ticket' } } as const;
    expect(templatesOf(notification)).toEqual([
      'UserSubscriptionAdd.Ticket.manager',
      'UserSubscriptionAdd.manager',
      'UserSubscriptionAdd.user',
    ]);
    expect(templatesOf({ ...notification, Audience: 'User', Payload: {} })).toEqual(['UserSubscriptionAdd.user']);
  });

  it.each([
    ['ClassSubscription', 'Manager', 'ClubClassParticipants/9'],
    ['ClassSubscription', 'User', 'MyBookings'],
    ['UserSubscriptionAdd', 'Manager', 'EditUser/4/subscriptions'],
    ['UserSubscriptionAdd', 'User', 'MySubscriptions'],
    ['CreditsAdd', 'Manager', 'EditUser/4/credits'],
    ['AthleteExp', 'Manager', 'EditUser/4/documents'],
    ['EmailError', 'Manager', 'EditUser/4'],
    ['PoliciesNotAccepted', 'User', 'Policies'],
    ['InvitationExpired', 'Manager', 'AddUsers/invitations'],
    ['InvitationAccepted', 'Manager', 'EditUser/4'],
    ['UserLeftClub', 'Manager', 'ManageUsers'],
    ['JoinAsked', 'Manager', 'ManageUsers/requests'],
    ['PaymentAccountChanged', 'Manager', 'CreditsAndSubscriptions/payments'],
    ['PaymentDifferencesFound', 'Manager', 'Payouts'],
    ['DayClosed', 'Manager', 'CashDesk'],
    ['DayNotClosed', 'Manager', 'CashDesk'],
    ['OnlineRefundFailed', 'Manager', 'Transactions'],
    ['OnlineRefundFound', 'Manager', 'Transactions'],
    ['DisputeOpened', 'Manager', 'Disputes?dispute=9'],
    ['OnlinePaymentFailed', 'User', 'MySubscriptions'],
    ['PaymentOrderReturned', 'User', 'MySubscriptions'],
    ['PaymentOrderFailed', 'User', 'PaymentOrder/9'],
    ['PaymentOrderFailed', 'Manager', 'EditUser/4/subscriptions'],
    ['PaymentRequested', 'User', 'MySubscriptions?order=9'],
    ['OnlinePaymentFailed', 'Manager', 'EditUser/4/subscriptions'],
    ['StartedLive', 'User', 'OwnLive'],
    ['StartedLive', 'Manager', 'ClubpulseLIVE'],
    ['WorkoutProgramShare', 'User', 'WorkoutSheet/9'],
    ['EncodingJobError', 'User', 'VideoCollections/9'],
    ['EncodingJobSuccess', 'User', 'VideoCollections/9'],
    ['ApiTokenMade', 'User', 'Security'],
    ['UserMeasureExpired', 'User', 'AdvancedBiometrics'],
    ['UserMeasureExpired', 'Manager', 'EditUser/4/measures'],
    ['MaxHeartRateProposed', 'User', 'Profile'],
    ['DeskProfileCorrected', 'User', 'Profile'],
    ['ChallengeTerminated', 'User', 'ChallengeRanking/9'],
    ['ChallengeCanceled', 'User', 'MyChallenges'],
  ] as const)('opens for %s (%s) the view %s', (Event, Audience, view) => {
    expect(viewOf({ Event, Audience, Payload: {}, TargetId: 4, SubjectId: 9 })).toBe(view);
  });

  it.each([
    ['ChallengeStarted', 'User', 'MyChallenges'],
    ['ChallengeTerminated', 'User', 'MyChallenges'],
    ['ChallengeAwarded', 'User', 'MyChallenges'],
    ['ChallengeAwarded', 'Manager', 'ClubChallenges'],
  ] as const)('opens for %s (%s), when the reader can no longer see the challenge, the view %s', (Event, Audience, view) => {
    expect(viewOf({ Event, Audience, Payload: {}, TargetId: 4, SubjectId: 9 }, false)).toBe(view);
  });

  it('opens the list of brands for an administrator, if a mail to a manager failed', () => {
    const notification = { Event: 'EmailError', Audience: 'Manager', TargetId: 4, SubjectId: null } as const;
    expect(viewOf({ ...notification, Payload: { Variant: 'Platform' } })).toBe('Brand');
  });

  it('has a view for every event', () => {
    for (const Event of Object.keys(catalogue) as CausedEvent[])
      for (const Audience of ['User', 'Manager'] as const)
        expect(viewOf({ Event, Audience, Payload: {}, TargetId: null, SubjectId: null })).toMatch(/^\w+(\/[a-z]+)?$/);
  });
});

describe('the channels of notifications', () => {
  it('of challenges, levels and awards can be switched off without the channels of other events of the club', () => {
    const off = { 'Challenges.App': false };
    expect(isOn(off, kindOf('ChallengeStarted').group, 'App')).toBe(false);
    expect(isOn(off, kindOf('LevelUpdate').group, 'App')).toBe(false);
    expect(isOn(off, kindOf('ClubMessage').group, 'App')).toBe(true);
  });

  it('are on until the user switches them off, but the group System is never mailed', () => {
    expect(isOn({}, 'Bookings', 'App')).toBe(true);
    expect(isOn({ 'Bookings.Email': false }, 'Bookings', 'Email')).toBe(false);
    expect(isOn({ 'Bookings.Email': false }, 'Bookings', 'App')).toBe(true);
    expect(isOn({ 'System.Email': true }, 'System', 'Email')).toBe(false);
  });

  it('are the same after they were stored and read', () => {
    const off = fc.subarray(notificationGroups.flatMap((group) => [`${group}.App`, `${group}.Email`]));
    fc.assert(
      fc.property(off, (names) => {
        const groups = groupsOf(Object.fromEntries(names.map((name) => [name, false])));
        expect(groupsOf(storedOf(groups))).toEqual(groups);
      }),
    );
  });
});

describe('the quiet hours of a user', () => {
  const night = { QuietFrom: '22:00', QuietUntil: '07:00' };
  const at = (hours: typeof night, instant: string) => quietUntil(hours, new Date(instant), 'Europe/Rome')?.toISOString();
  it.each([
    ['have not begun before 22:00', '2026-11-20T20:59:59Z', undefined],
    ['begin at 22:00', '2026-11-20T21:00:00Z', '2026-11-21T06:00:00.000Z'],
    ['last until 07:00', '2026-11-21T05:59:00Z', '2026-11-21T06:00:00.000Z'],
    ['are over at 07:00', '2026-11-21T06:00:00Z', undefined],
    ['end at 07:00 in a night in which summer time begins', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
  ])('over midnight %s', (_, now, end) => expect(at(night, now)).toBe(end));
  it.each([
    ['have not begun before 13:00', '2026-11-20T11:59:00Z', undefined],
    ['last from 13:00 to 15:00', '2026-11-20T12:00:00Z', '2026-11-20T14:00:00.000Z'],
    ['are over at 15:00', '2026-11-20T14:00:00Z', undefined],
  ])('in one day %s', (_, now, end) => expect(at({ QuietFrom: '13:00', QuietUntil: '15:00' }, now)).toBe(end));
  it('do not exist for a user who has not set them', () =>
    expect(quietUntil({ QuietFrom: null, QuietUntil: null }, new Date(), 'Europe/Rome')).toBeUndefined());
});

describe('an athlete who returns after a break', () => {
  it.each([
    ['does not count as returned within four weeks', '2026-10-20T10:00:00Z', undefined],
    ['counts as returned after 28 days', '2026-10-29T10:00:00Z', 28],
    ['was away for 32 whole days', '2026-11-03T09:00:00Z', 32],
  ])('%s', (_, begin, days) => expect(daysAway(new Date('2026-10-01T10:00:00Z'), new Date(begin))).toBe(days));
});

it('an athlete counts as returned after as many weeks as the club sets', () => {
  const away = (weeks: number) => daysAway(new Date('2026-10-01T10:00:00Z'), new Date('2026-10-15T10:00:00Z'), weeks);
  expect([away(2), away(3)]).toEqual([14, undefined]);
});

describe('notifications of one type to staff', () => {
  const shown = (NotificationId: number, minutes: number, change: Partial<Shown> = {}): Shown => ({
    NotificationId,
    Event: 'ClassSubscription',
    Audience: 'Manager',
    State: 'New',
    ClubId: 1,
    CreatedAt: new Date(Date.UTC(2026, 10, 20, 12) - minutes * 60_000).toISOString(),
    Payload: { ClassName: 'HIIT', ClassDate: '2026-11-20T18:00:00Z' },
    ...change,
  });
  const ids = (list: readonly Shown[]) =>
    groupNotifications(list, (instant) => instant.slice(0, 10)).map(({ newest, others }) =>
      [newest, ...others].map(({ NotificationId }) => NotificationId),
    );

  it('are one entry if they are of the same day, even with other notifications in between', () => {
    const other = shown(2, 5, { Event: 'CreditsAdd', Payload: { Credits: 5 } });
    const ofAnother = shown(3, 30, { Payload: { ClassName: 'Yoga', ClassDate: '2026-11-21T18:00:00Z' } });
    expect(ids([shown(1, 0), other, ofAnother, shown(4, 719), shown(5, 721)])).toEqual([[1, 3, 4], [2], [5]]);
  });

  it('are separate entries for another variant, club, event or state, and if the reader is the member', () => {
    expect(ids([shown(1, 0), shown(2, 1, { Payload: { Variant: 'Staff' } })])).toHaveLength(2);
    expect(ids([shown(1, 0), shown(2, 1, { ClubId: 2 })])).toHaveLength(2);
    expect(ids([shown(1, 0), shown(2, 1, { Event: 'ClassUnsubscription' })])).toHaveLength(2);
    expect(ids([shown(1, 0), shown(2, 1, { State: 'Read' })])).toHaveLength(2);
    expect(ids([shown(1, 0, { Audience: 'User' }), shown(2, 1, { Audience: 'User' })])).toHaveLength(2);
  });
});
