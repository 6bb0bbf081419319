import { textVersions } from '@clubpulse/contract/accounts/consents';
import type { NewEvent } from '@clubpulse/contract/all-events';
import type { PaymentAccountState } from '@clubpulse/contract/billing/payment-accounts';
import { cancelClass, moveClass } from '@clubpulse/contract/calendar/seats/participants.calls';
import { sendInvitations } from '@clubpulse/contract/members/invitations.calls';
import { notificationEvents } from '@clubpulse/contract/office/notifications';
import * as calls from '@clubpulse/contract/office/notifications.calls';
import { languages } from '@clubpulse/contract/scalars';
import { catalogue } from '@clubpulse/rules/office/notifications/catalogue';
import { addDays } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emit } from '../../platform/events/emit.store.ts';
import { aClass, aCourse, hours, zoneWhereItIs } from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../test/booking-server.ts';
import { clearJobs, makeDue, queuedJobs } from '../../test/jobs.ts';
import { eraseUser, leaveClubs } from '../../test/leaving.ts';
import { oneIn } from '../../test/proof/at-length.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openOwnServer } from '../../test/server.ts';
import { absenceReminderJob } from './away.jobs.ts';
import { plainText } from './notifications.present.ts';

let server: BookingServer;
let manager: Person;
let ada: Person;
beforeAll(async () => {
  server = await openBookingServer(openOwnServer());
  manager = await server.person('Manager');
});
beforeEach(async () => {
  ada = await server.person('Athlete');
  for (const table of ['events', 'notifications', 'mails', 'class_participants', 'trainings'] as const)
    await server.db.deleteFrom(table).execute();
});
afterAll(() => server.close());

const notify = () => server.telling.notify();
const list = async (person: Person, query = {}) =>
  (await server.call(calls.listNotifications, { query, token: person.token })).result;
const read = async (person: Person) => (await list(person)).data.map(({ Event, Title, View }) => [Event, plainText(Title), View]);
const happens = async (event: Omit<NewEvent, 'ClubId'>, ClubId: number | null = server.club) => {
  await emit(server.db, { ...event, ClubId } as NewEvent);
  await notify();
};
const aChallenge = (ChallengeId: number) =>
  sql`insert into challenges ("ChallengeId", "ClubId", "Type", "Title", "Description", "Color", "StartDate", "EndDate", "ValidZones", "Goals")
    overriding system value values (${ChallengeId}, ${server.club}, 'Points', 'Winter', '', '#1d6fe0', '2026-11-01', '2026-11-20', '{}', '{}')`.execute(
    server.db,
  );
const tryRecurring = (UserId: number, ClassId: number) =>
  sql`with schedule as (
      insert into class_schedules ("ClubId", "ScheduleStartDate", "ScheduleEndDate", "Slots")
      values (${server.club}, '2026-01-01', '2027-01-01', '[]') returning "ClassScheduleId"),
    recurring as (
      insert into recurring_bookings ("UserId", "ClubId", "ClassScheduleId", "DayOfWeek", "StartTime", "Place", "Queue")
      select ${UserId}, ${server.club}, "ClassScheduleId", 1, '18:00', 'InSite', false from schedule returning "RecurringBookingId")
    insert into recurring_booking_tries ("RecurringBookingId", "ClassId", "ClassBegin")
    select "RecurringBookingId", ${ClassId}, now() from recurring`.execute(server.db);
const nameOf = async ({ id }: Person) => {
  const row = await server.db
    .selectFrom('users')
    .select(['FirstMidName', 'LastName', 'Email'])
    .where('UserId', '=', id)
    .executeTakeFirstOrThrow();
  return { name: `${row.FirstMidName} ${row.LastName}`, email: row.Email };
};
const inLanguage = (person: Person, Language: 'en' | 'it' | 'es' | 'fr') =>
  server.db
    .updateTable('users')
    .set({ Language, DateFormat: 'ddmmyyyy', TimeFormat: 'h24' })
    .where('UserId', '=', person.id)
    .execute();

const subscription = { UserSubscriptionId: 1, SubscriptionName: 'Gold', State: 'Active', Reason: 'Staff' } as const;
const dated = { ...subscription, ExpirationDate: '2099-03-31', Credits: null } as const;
const tickets = { ...subscription, ExpirationDate: null, Credits: 3 } as const;
const noon = '2099-01-05T17:30:00.000Z';
const seat = { ClassId: 1, ClassName: 'HIIT', ClassDate: noon } as const;
const movement = { Credits: 5, TotalCredits: 12, ClassId: null, ClassName: null, ClassDate: null, Reason: 'Adjustment' } as const;
const document = { ExpirationId: 1, Title: 'Locker', ExpirationDate: '2099-03-31', By: null } as const;
const invitationEvents = [
  'InvitationEmailError',
  'PendingUserExpired',
  'PendingUserAccepted',
  'CreatedInvitation',
  'InvitationExpired',
  'InvitationAccepted',
  'UserLeftClub',
];
const moneyEvents = [
  'PaymentAccountChanged',
  'PaymentDifferencesFound',
  'DayClosed',
  'DayNotClosed',
  'OnlineRefundFailed',
  'OnlineRefundFound',
  'DisputeOpened',
  'DisputeWon',
  'DisputeLost',
];
type Happening = readonly [
  Type: NewEvent['Type'],
  payload: (target: number, by: number) => object,
  own: string | null,
  staff: string | null,
];
const subscriptionCases = (
  [
    ['Add', 'You have Gold', 'NAME has Gold'],
    ['Update', 'Gold was changed', 'Gold of NAME was changed'],
    ['Delete', 'Gold was removed', 'Gold of NAME was removed'],
    ['Suspend', 'Gold is suspended', 'Gold of NAME is suspended'],
    ['Reactivate', 'Gold is active again', 'Gold of NAME is active again'],
  ] as const
).flatMap(([verb, own, staff]): Happening[] => [
  [`UserSubscription${verb}`, (Target, By) => ({ Target, By, ...dated }), own, staff],
  [`UserSubscription${verb}`, (Target, By) => ({ Target, By, ...tickets }), own, staff],
]);
const declined = { UserSubscriptionId: 1, Title: 'Gold', Amount: 4_990, Currency: 'EUR', Reason: 'insufficient_funds' } as const;

const happenings: readonly Happening[] = [
  ...subscriptionCases,
  [
    'UserSubscriptionUpdate',
    (Target, By) => ({ Target, By, ...dated, State: 'Canceled' }),
    'Gold is over',
    'Gold of NAME is over',
  ],
  [
    'UserSubscriptionUpdate',
    (Target, By) => ({ Target, By, ...dated, Reason: 'PauseNotBegun' }),
    'Gold is not paused as planned, because the pause is no longer possible',
    'Gold of NAME is not paused as planned, because the pause is no longer possible',
  ],
  [
    'UserSubscriptionExpired',
    (Target) => ({ Target, By: null, ...dated }),
    'Gold ended on 31/03/2099',
    'Gold of NAME ended on 31/03/2099',
  ],
  [
    'UserSubscriptionExpired',
    (Target) => ({ Target, By: null, ...tickets, Reason: 'Tickets' }),
    'You used the last ticket of Gold',
    'NAME used the last ticket of Gold',
  ],
  [
    'UserSubscriptionExpiring',
    (Target) => ({ Target, By: null, ...dated, Days: 7 }),
    'Gold ends in 7 days, on 31/03/2099',
    'Gold of NAME ends in 7 days, on 31/03/2099',
  ],
  [
    'UserSubscriptionExpiring',
    (Target) => ({ Target, By: null, ...tickets, Credits: 1, Reason: 'Tickets' }),
    '1 ticket is left on Gold',
    'NAME has 1 ticket left on Gold',
  ],
  [
    'OnlinePaymentFailed',
    (Target) => ({ Target, ...declined, NextAttempt: '2099-03-31T09:00:00.000Z' }),
    'The payment for Gold was declined. It is tried again on 31/03/2099: check your card by then',
    'The payment of NAME for Gold was declined. It is tried again on 31/03/2099',
  ],
  [
    'OnlinePaymentFailed',
    (Target) => ({ Target, ...declined, NextAttempt: null }),
    'The payment for Gold was declined for the last time, so it is paused. Enter another card to continue',
    'The payment of NAME for Gold was declined for the last time: it is paused',
  ],
  [
    'PaymentOrderFailed',
    (Target) => ({ Target, ...declined, PaymentOrderId: 1 }),
    'Your bank did not pay Gold, so it does not begin. Pay it with another card or at the desk',
    'The bank of NAME did not pay Gold, so it does not begin',
  ],
  [
    'PaymentOrderReturned',
    (Target) => ({ Target, ...declined, PaymentOrderId: 1 }),
    'You paid for Gold, but it could not be assigned to you. Your money is being refunded',
    'NAME paid for Gold, but it could not be assigned: the money is being refunded',
  ],
  [
    'PaymentRequested',
    (Target, By) => ({ Target, By, ...declined, PaymentOrderId: 1, Url: 'https://pay.example/1' }),
    'CLUB asks you to pay for Gold',
    null,
  ],
  [
    'OrderFulfilled',
    (Target, By) => ({ Target, By, Title: 'Gold', SubscriptionName: 'Gold' }),
    'You bought Gold',
    'NAME bought Gold',
  ],
  [
    'OrderFulfilled',
    (Target, By) => ({ Target, By, Title: 'Gold', SubscriptionName: 'Gold', FirstChargeOn: '2099-03-31' }),
    'Gold is agreed: nothing taken today, first charge on 31/03/2099',
    'NAME agreed to Gold: nothing taken today, first charge on 31/03/2099',
  ],
  [
    'OrderFulfilled',
    (Target, By) => ({ Target, By, Title: 'Five', Credits: 5, TotalCredits: 5, Amount: 2_500, Currency: 'EUR' }),
    'You bought Five: 5 credits, 5 in total',
    'NAME bought Five',
  ],
  [
    'OrderFulfilled',
    (Target, By) => ({ Target, By, Title: 'Ten', Credits: 10, TotalCredits: 14 }),
    'You bought Ten: 10 credits, 14 in total',
    'NAME bought Ten',
  ],
  ...(
    [
      ['MedicalCertificate', 'Your medical certificate', 'The medical certificate of NAME'],
      ['Membership', 'Your membership', 'The membership of NAME'],
      ['Generic', 'Locker', 'Locker of NAME'],
    ] as const
  ).flatMap(([ExpirationType, own, staff]): Happening[] => [
    [
      'AthleteExp',
      (Target) => ({ Target, ...document, ExpirationType, Days: 30 }),
      `${own} ends in 30 days, on 31/03/2099`,
      `${staff} ends in 30 days, on 31/03/2099`,
    ],
    [
      'AthleteExp',
      (Target) => ({ Target, ...document, ExpirationType, Days: -1 }),
      `${own} ended on 31/03/2099`,
      `${staff} ended on 31/03/2099`,
    ],
  ]),
  [
    'AthleteExp',
    (Target) => ({ Target, ...document, ExpirationType: 'Generic', Title: '', Days: -1 }),
    'A document ended on 31/03/2099',
    'A document of NAME ended on 31/03/2099',
  ],
  [
    'PoliciesNotAccepted',
    (Target) => ({ Target, PolicyIds: [1], Title: 'Rules', Days: 8, By: null }),
    'Please read and accept: Rules',
    'NAME was asked 8 days ago and has not accepted Rules',
  ],
  ['ClubJoined', (UserId) => ({ UserId }), 'Welcome to CLUB', 'NAME joined CLUB'],
  ['ClubJoined', (UserId, By) => ({ UserId, By }), 'Welcome to CLUB', 'NAME joined CLUB'],
  [
    'ClassSubscription',
    (Target) => ({ Target, By: null, Place: 'InSite', ...seat }),
    'You are booked in HIIT, Monday 05/01/2099, 18:30',
    'NAME booked HIIT, Monday 05/01/2099, 18:30',
  ],
  [
    'ClassSubscription',
    (Target, By) => ({ Target, By, Place: 'InSite', ...seat }),
    'BOSS booked you into HIIT, Monday 05/01/2099, 18:30',
    'NAME was booked into HIIT, Monday 05/01/2099, 18:30',
  ],
  [
    'ClassUnsubscription',
    (Target) => ({ Target, By: Target, Reason: 'Canceled', ...seat }),
    'You left HIIT, Monday 05/01/2099, 18:30',
    'NAME left HIIT, Monday 05/01/2099, 18:30',
  ],
  [
    'ClassUnsubscription',
    (Target) => ({ Target, By: null, Reason: 'Removed', ...seat }),
    'Your seat in HIIT, Monday 05/01/2099, 18:30, was released: nothing pays it any more',
    'The seat of NAME in HIIT, Monday 05/01/2099, 18:30, was released: nothing pays it any more',
  ],
  [
    'ClassUnsubscription',
    (Target) => ({ Target, By: null, Reason: 'LeftQueue', ...seat }),
    'You left the queue for HIIT, Monday 05/01/2099, 18:30',
    null,
  ],
  [
    'ClassUnsubscription',
    (Target, By) => ({ Target, By, Reason: 'Removed', ...seat }),
    'BOSS removed you from HIIT, Monday 05/01/2099, 18:30',
    'NAME was removed from HIIT, Monday 05/01/2099, 18:30',
  ],
  [
    'CreditsAdd',
    (Target, By) => ({ Target, By, ...movement }),
    'You got 5 credits: 12 in total',
    'NAME got 5 credits: 12 in total',
  ],
  [
    'CreditsSub',
    (Target, By) => ({ Target, By, ...movement, Credits: 2, TotalCredits: 10 }),
    '2 credits were removed: 10 left',
    'NAME lost 2 credits: 10 left',
  ],
  [
    'CreditsAdd',
    (Target) => ({ Target, By: null, ...movement, ...seat, Reason: 'GiveBack' }),
    '5 credits returned from HIIT: 12 in total',
    null,
  ],
  [
    'CreditsSub',
    (Target) => ({ Target, By: null, ...movement, ...seat, Reason: 'Booking' }),
    '5 credits paid for HIIT: 12 left',
    null,
  ],
  [
    'ClassCanceled',
    (Target, By) => ({ Target, By, ...seat, Reason: 'Giulia is ill', GivenBack: true }),
    'HIIT, Monday 05/01/2099, 18:30, is cancelled',
    null,
  ],
  [
    'ClassMoved',
    (Target, By) => ({ Target, By, ...seat, Reason: '', FromDate: '2099-01-05T16:30:00.000Z' }),
    'HIIT moved from Monday 05/01/2099, 17:30 to Monday 05/01/2099, 18:30',
    null,
  ],
  [
    'SeatOffered',
    (Target) => ({ Target, By: null, ...seat, Place: 'InSite', OfferExpiresAt: '2099-01-05T11:00:00.000Z' }),
    'A seat in HIIT, Monday 05/01/2099, 18:30, is held for you until Monday 05/01/2099, 12:00',
    null,
  ],
  [
    'SeatOpen',
    (Target) => ({ Target, By: null, ...seat, Place: 'InSite' }),
    'A seat in HIIT, Monday 05/01/2099, 18:30, is free for the first to take it',
    null,
  ],
  [
    'WorkoutProgramShare',
    (Target, By) => ({ Target, By, WorkoutSheetId: 1, WorkoutName: 'Base 1' }),
    'BOSS shared Base 1 with you',
    null,
  ],
  [
    'WorkoutProgramShare',
    (Target, By) => ({ Target, By, WorkoutSheetId: null, WorkoutName: 'Pull-ups.pdf' }),
    'BOSS shared Pull-ups.pdf with you',
    null,
  ],
  [
    'EncodingJobError',
    (Target) => ({ Target, VideoId: 1, Title: 'Sled push', ErrorCode: '1030' }),
    'The video Sled push was not encoded',
    null,
  ],
  ['EncodingJobSuccess', (Target) => ({ Target, VideoId: 1, Title: 'Sled push' }), 'The video Sled push is ready', null],
  ['LevelUpdate', (Target) => ({ Target, UserId: Target, Level: 3 }), 'You reached level 3', null],
  ['LevelUpdate', (Target, UserId) => ({ Target, UserId, Level: 3 }), 'BOSS reached level 3', null],
  [
    'TrainerAwards',
    (Target) => ({ Target, Month: '2026-10-01', Rank: 2, RankPrc: 25 }),
    'Place 2 among the trainers of CLUB in October 2026: your classes were among the fullest',
    'Place 2 among the trainers in October 2026: NAME',
  ],
  ['ChallengeStarted', (Target) => ({ Target, ChallengeId: 1, ChallengeName: 'Winter' }), 'Winter has begun: good luck', null],
  ['ChallengeCanceled', (Target, By) => ({ Target, By, ChallengeId: 1, ChallengeName: 'Winter' }), 'Winter was cancelled', null],
  [
    'ChallengeTerminated',
    (Target) => ({ Target, ChallengeId: 1, ChallengeName: 'Winter', Rank: 3, RankPrc: 8 }),
    'Winter is over: your rank is 3, among the best 8%',
    null,
  ],
  [
    'ChallengeTerminated',
    (Target) => ({ Target, ChallengeId: 1, ChallengeName: 'Winter' }),
    'Winter is over, and you have no result in it yet',
    null,
  ],
  [
    'ChallengeAwarded',
    (Target) => ({ Target, ChallengeId: 1, ChallengeName: 'Winter', Badge: 'Gold', Credits: 5 }),
    'You won gold and 5 credits in Winter',
    null,
  ],
  [
    'ChallengeStarted',
    (Target) => ({ Target, ChallengeId: 1, ChallengeName: 'Winter', Description: 'Points', ExpirationDate: '2099-03-31' }),
    'Winter has begun and runs until 31/03/2099: good luck',
    null,
  ],
  [
    'ChallengeAwarded',
    (Target) => ({ Target, ChallengeId: 1, ChallengeName: 'Winter', Badge: 'Bronze', Credits: 0 }),
    'You won bronze in Winter',
    null,
  ],
  [
    'UserMeasureExpired',
    (Target) => ({ Target, Measure: 'weight', Days: 30 }),
    'Your weight was measured more than 30 days ago',
    null,
  ],
  [
    'MaxHeartRateProposed',
    (Target) => ({ Target, Proposed: 188 }),
    'A training showed a maximum heart rate of 188 bpm: use it for your zones, or keep them',
    null,
  ],
  [
    'ApiTokenMade',
    (By) => ({ ApiTokenId: 1, Name: 'Accounting', OfClub: false, ExpiresAt: '2027-11-19T10:00:00.000Z', By }),
    'The API token Accounting was made, valid until 19/11/2027. It can act with your rights: if it was not you, revoke it and change your password',
    null,
  ],
  [
    'DeskProfileCorrected',
    (Target, By) => ({ Target, By, Fields: ['LastName', 'Phone'], SignsIn: true }),
    'BOSS corrected your profile at CLUB',
    null,
  ],
  [
    'DeskCorrectionUndone',
    (Target, By) => ({ Target, By, Fields: ['Phone'], SignsIn: true }),
    'BOSS undid a correction of your profile at CLUB',
    null,
  ],
  ['EmailProposed', (Target, By) => ({ Target, By }), 'BOSS of CLUB proposes another e-mail address', null],
  [
    'UserMeasureExpired',
    (Target) => ({ Target, Measure: 'bodyFatPercent', Days: 90 }),
    'Your body fat was measured more than 90 days ago',
    null,
  ],
  [
    'UserMeasureExpired',
    (Target) => ({ Target, Measure: 'fitnessTestScore', Days: 180 }),
    'Your fitness test was more than 180 days ago',
    null,
  ],
];

describe('a notification', () => {
  it.each(oneIn(12, happenings))(
    'of %s is sent to the member concerned and to the managers, each with their own text',
    { tags: ['examples'] },
    async (Type, payload, own, staff) => {
      await inLanguage(ada, 'en');
      await inLanguage(manager, 'en');
      const [{ name }, { name: boss }] = await Promise.all([nameOf(ada), nameOf(manager)]);
      const filled = (text: string | null) => text?.replace('NAME', name).replace('BOSS', boss).replace('CLUB', server.clubName);
      await happens({ Type, Payload: payload(ada.id, manager.id) } as never);
      const [first, ...others] = await read(ada);
      expect(others).toEqual([]);
      const beginning = (text: unknown, wanted: string | null | undefined) =>
        expect(String(text).slice(0, wanted?.length)).toBe(wanted);
      beginning(first?.[1], filled(own));
      const toStaff = await read(manager);
      expect(toStaff).toHaveLength(staff === null ? 0 : 1);
      if (staff !== null) beginning(toStaff[0]?.[1], filled(staff));
      const { Credits, ExpirationDate } = payload(ada.id, manager.id) as { Credits?: number; ExpirationDate?: string };
      if (/Add|Suspend|Reactivate/.test(Type) && Type.startsWith('UserS'))
        expect(String(first?.[1])).toMatch(Credits === undefined || ExpirationDate ? /31\/03\/2099/ : /3 tickets/);
    },
  );

  it('of a purchase is sent once, with the price in the language of the reader', async () => {
    const about = { Target: ada.id, By: manager.id } as const;
    await inLanguage(ada, 'it');
    await inLanguage(manager, 'en');
    await happens({ Type: 'UserSubscriptionAdd', Payload: { ...about, ...dated, Reason: 'Order' } } as never);
    await happens({ Type: 'CreditsAdd', Payload: { ...about, ...movement, Reason: 'Purchase' } } as never);
    const sold = { Title: 'Ten', Credits: 10, TotalCredits: 14, Amount: 5_000, Currency: 'EUR' };
    await happens({ Type: 'OrderFulfilled', Payload: { ...about, ...sold } } as never);
    const { name } = await nameOf(manager);
    const details = async (person: Person) => (await list(person)).data.map(({ Detail }) => Detail?.replaceAll('\u00a0', ' '));
    expect(await details(ada)).toEqual([`50,00 € · Da ${name}`]);
    expect(await details(manager)).toEqual(['€50.00 · By you']);
  });

  it('is already read if the member booked or left a class themselves, and new if a recurring booking took the seat', {
    tags: ['atLength'],
  }, async () => {
    const classId = await aClass(server.db, server.club);
    const own = { Target: ada.id, ClassId: classId, ClassName: 'HIIT', ClassDate: noon, By: null } as const;
    const states = async () => (await list(ada)).data.map(({ Event, State }) => [Event, State]);
    await happens({ Type: 'ClassSubscription', Payload: { ...own, Place: 'InSite' } });
    await happens({ Type: 'ClassUnsubscription', Payload: { ...own, Reason: 'Canceled' } });
    expect(await states()).toEqual([
      ['ClassUnsubscription', 'Read'],
      ['ClassSubscription', 'Read'],
    ]);
    await tryRecurring(ada.id, classId);
    await happens({ Type: 'ClassSubscription', Payload: { ...own, Place: 'InSite' } });
    expect((await states())[0]).toEqual(['ClassSubscription', 'New']);
  });

  it('for staff counts as one unread entry per event type and day', async () => {
    await server.call(calls.markAllRead, { token: manager.token });
    const others = [ada, await server.person('Athlete'), await server.person('Athlete')];
    for (const { id } of others)
      await happens({ Type: 'ClassSubscription', Payload: { Target: id, By: null, Place: 'InSite', ...seat } });
    await happens({ Type: 'ClassUnsubscription', Payload: { Target: ada.id, By: null, Reason: 'Canceled', ...seat } });
    expect((await list(manager)).recordsFiltered).toBe(4);
    expect((await server.call(calls.countUnread, { token: manager.token })).result).toEqual({ Unread: 2 });
    expect((await server.call(calls.newestNotifications, { token: manager.token })).result.Unread).toBe(2);
  });

  it('of every event type of the catalogue has a test in this file', () => {
    const proved = new Set([
      'UserIsBack',
      'UserIsAway',
      'EmailError',
      'ClassReminder',
      'ClassChanged',
      'CreatedUser',
      'StartedLive',
      ...invitationEvents,
      ...moneyEvents,
      'JoinAsked',
      'ClubMessage',
      // These two events are tested in `office/replies`.
      'ThreadReplied',
      'ThreadAnswered',
      'TrainingFeedback',
      ...happenings.map(([Type]) => Type),
    ]);
    expect(Object.keys(catalogue).filter((event) => !proved.has(event))).toEqual([]);
    expect(notificationEvents).toHaveLength(37);
  });

  it('of a challenge is sent to managers once, with the number of participants, and not to a trainer whose class has the same id as the challenge', async () => {
    await inLanguage(manager, 'en');
    const trainer = await server.person('Trainer');
    const ChallengeId = await aClass(server.db, server.club, { TrainerId: trainer.id });
    await aChallenge(ChallengeId);
    const Payload = { ChallengeId, ChallengeName: 'Winter', People: 12 };
    await happens({ Type: 'ChallengeOver', Payload });
    await happens({ Type: 'ChallengeWon', Payload: { ...Payload, People: 1 } });
    expect(await read(manager)).toEqual([
      ['ChallengeAwarded', 'The awards of Winter are given: 1 person won', `ChallengeRanking/${ChallengeId}`],
      ['ChallengeTerminated', 'Winter is over: 12 people took part', `ChallengeRanking/${ChallengeId}`],
    ]);
    expect(await read(trainer)).toEqual([]);
  });

  it('links to the ranking of a challenge only while the reader may see the challenge', { tags: ['atLength'] }, async () => {
    await inLanguage(ada, 'en');
    const ChallengeId = 900_001;
    await aChallenge(ChallengeId);
    await happens({
      Type: 'ChallengeAwarded',
      Payload: { Target: ada.id, ChallengeId, ChallengeName: 'Winter', Badge: 'Gold', Credits: 0, Rank: 2, RankPrc: 12 },
    });
    const views = async () => {
      const [notification] = (await list(ada)).data;
      const newest = await server.call(calls.newestNotifications, { token: ada.token });
      const marked = await server.call(calls.setNotificationState, {
        params: { id: notification?.NotificationId ?? 0 },
        body: { State: 'New' },
        token: ada.token,
      });
      return [notification?.View, newest.result.Newest[0]?.View, marked.result.View];
    };
    const led = `ChallengeRanking/${ChallengeId}`;
    expect(await views()).toEqual([led, led, led]);
    await server.db.updateTable('challenges').set({ Enabled: false }).where('ChallengeId', '=', ChallengeId).execute();
    expect(await views()).toEqual(['MyChallenges', 'MyChallenges', 'MyChallenges']);
    await server.db.updateTable('challenges').set({ Enabled: true }).where('ChallengeId', '=', ChallengeId).execute();
    expect(await views()).toEqual([led, led, led]);
    await leaveClubs(server.db, ada.id);
    await expect.poll(views).toEqual(['MyChallenges', 'MyChallenges', 'MyChallenges']);
  });

  it('about a challenge that begins or is awarded has a detail: its description, or the rank', async () => {
    await inLanguage(ada, 'en');
    const challenge = { Target: ada.id, ChallengeId: 1, ChallengeName: 'Winter' };
    const begun = { ...challenge, Description: 'All that beats', ExpirationDate: '2099-03-31' };
    await happens({ Type: 'ChallengeStarted', Payload: begun });
    await happens({ Type: 'ChallengeAwarded', Payload: { ...challenge, Badge: 'Gold', Credits: 0, Rank: 2, RankPrc: 12 } });
    expect((await list(ada)).data.map(({ Detail }) => Detail)).toEqual(['Place 2, among the best 12%', 'All that beats']);
  });

  it('of an ended challenge or a shared workout has no detail, because its title contains the rank or the sender', async () => {
    await inLanguage(ada, 'en');
    const challenge = { Target: ada.id, ChallengeId: 1, ChallengeName: 'Winter', Rank: 1, RankPrc: 100 };
    await happens({ Type: 'ChallengeAwarded', Payload: { ...challenge, Badge: 'Gold', Credits: 0 } });
    await happens({ Type: 'ChallengeTerminated', Payload: challenge });
    await happens({
      Type: 'WorkoutProgramShare',
      Payload: { Target: ada.id, By: manager.id, WorkoutSheetId: null, WorkoutName: 'Legs' },
    } as never);
    const { name } = await nameOf(manager);
    expect((await list(ada)).data.map(({ Title, Detail }) => [plainText(Title), Detail])).toEqual([
      [`${name} shared Legs with you`, null],
      ['Winter is over: your rank is 1. Trainings that arrive late count for two more days', null],
      ['You won gold in Winter', 'Place 1'],
    ]);
  });

  it('has all fields of the API contract', async () => {
    await happens({ Type: 'CreditsAdd', Payload: { Target: ada.id, By: manager.id, ...movement } } as never);
    const [notification] = (await list(ada)).data;
    const [{ email }, by] = await Promise.all([nameOf(ada), nameOf(manager)]);
    expect(notification).toMatchObject({
      Event: 'CreditsAdd',
      UserId: ada.id,
      ClubId: server.club,
      ClubLogEntryId: expect.any(Number),
      Actor: { UserId: manager.id, Email: null, Nickname: expect.any(String) },
      Target: { UserId: ada.id, Email: email, Nickname: expect.any(String) },
      Payload: { Credits: 5, TotalCredits: 12 },
      DateFormat: expect.any(String),
      State: 'New',
      Detail: `By ${by.name}`,
    });
    expect(notification?.Title.filter(({ IsStrong }) => IsStrong)).toEqual([]);
    expect((await list(manager)).data).toMatchObject([{ State: 'Read', Detail: 'By you' }]);
  });

  it('is created once, even if its event is read several times, and only if the event is recent', async () => {
    await happens({ Type: 'CreditsAdd', Payload: { Target: ada.id, By: null, ...movement } } as never);
    await Promise.all([notify(), notify()]);
    expect(await read(ada)).toHaveLength(1);
    await server.db
      .insertInto('events')
      .values({
        ClubId: server.club,
        Type: 'CreditsSub',
        Payload: JSON.stringify({ Target: ada.id, By: null, ...movement }),
        At: hours(-30),
      })
      .execute();
    await server.db.updateTable('notifications_read').set({ Written: 0 }).execute();
    await notify();
    expect(await read(ada)).toHaveLength(1);
  });

  it('is created once for each event of a rush, which is read in parts', { tags: ['atLength'] }, async () => {
    const rush = 1100;
    const Payload = JSON.stringify({ Target: ada.id, By: null, ...movement });
    await server.db
      .insertInto('events')
      .values(Array.from({ length: rush }, () => ({ ClubId: server.club, Type: 'CreditsAdd', Payload })))
      .execute();
    await Promise.all([notify(), notify()]);
    await notify();
    const { count } = await server.db
      .selectFrom('notifications')
      .where('UserId', '=', ada.id)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(rush);
  });

  it('is created after the database was replaced by a restored one with lower transaction ids', {
    tags: ['atLength'],
  }, async () => {
    await server.db.updateTable('notifications_read').set({ Written: Number.MAX_SAFE_INTEGER }).execute();
    await happens({ Type: 'CreditsAdd', Payload: { Target: ada.id, By: null, ...movement } } as never);
    expect(await read(ada)).toHaveLength(1);
  });

  it('is created for an event that a slow transaction commits after newer events were read', { tags: ['atLength'] }, async () => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const late = server.db.transaction().execute(async (trx) => {
      const Payload = { Target: ada.id, By: null, ...movement };
      await emit(trx, { Type: 'CreditsAdd', ClubId: server.club, Payload } as never);
      await held;
    });
    await happens({ Type: 'CreditsSub', Payload: { Target: ada.id, By: null, ...movement } } as never);
    expect((await read(ada)).map(([event]) => event)).toEqual(['CreditsSub']);
    finish();
    await late;
    await notify();
    expect(new Set((await read(ada)).map(([event]) => event))).toEqual(new Set(['CreditsAdd', 'CreditsSub']));
  });

  it('is not created when only the date changes the state of a subscription', { tags: ['atLength'] }, async () => {
    for (const found of [
      { State: 'Expiring', From: 'Active' },
      { State: 'NonRenewed', From: 'Expired' },
    ])
      await happens({ Type: 'UserSubscriptionUpdate', Payload: { Target: ada.id, By: null, ...dated, ...found } } as never);
    expect([await read(ada), await read(manager)]).toEqual([[], []]);
  });

  it('is created although an earlier event cannot be parsed, and that earlier event is retried', {
    tags: ['atLength'],
  }, async () => {
    const { EventId } = await server.db
      .insertInto('events')
      .values({ ClubId: server.club, Type: 'CreditsSub', Payload: '{"Target":"nobody"}' })
      .returning('EventId')
      .executeTakeFirstOrThrow();
    await clearJobs(server.db);
    await happens({ Type: 'CreditsAdd', Payload: { Target: ada.id, By: null, ...movement } } as never);
    await notify();
    expect((await read(ada)).map(([event]) => event)).toEqual(['CreditsAdd']);
    const again = async () => {
      await makeDue(server.db);
      await server.runDueJobs();
      return queuedJobs(server.db, 'notification-event');
    };
    expect(await queuedJobs(server.db, 'notification-event')).toHaveLength(1);
    expect(await again()).toMatchObject([
      { attempts: 1, error: expect.stringContaining(`Event ${EventId} (CreditsSub) cannot become a notification`) },
    ]);
    await server.db
      .updateTable('events')
      .set({ Payload: JSON.stringify({ Target: ada.id, By: null, ...movement }), At: new Date(Date.now() - 2 * 86_400_000) })
      .where('EventId', '=', EventId)
      .execute();
    expect(await again()).toEqual([]);
    expect(new Set((await read(ada)).map(([event]) => event))).toEqual(new Set(['CreditsAdd', 'CreditsSub']));
    expect(await read(ada)).toHaveLength(2);
  });

  it('has a text in each of the four languages', { tags: ['atLength'] }, async () => {
    const found = new Set<string>();
    for (const language of languages) {
      await inLanguage(ada, language);
      await happens({ Type: 'ClassSubscription', Payload: { Target: ada.id, By: null, Place: 'InSite', ...seat } } as never);
      const [newest] = await read(ada);
      found.add(String(newest?.[1]));
    }
    expect(found.size).toBe(4);
    expect([...found].every((text) => text.includes('05/01/2099, 18:30'))).toBe(true);
  });

  it('is shown in the language of the app, not of the profile', async () => {
    await inLanguage(ada, 'en');
    await happens({ Type: 'ClassSubscription', Payload: { Target: ada.id, By: null, Place: 'InSite', ...seat } } as never);
    const shown = { token: ada.token, language: 'it-IT' };
    const { result } = await server.call(calls.listNotifications, { query: {}, ...shown });
    const { result: newest } = await server.call(calls.newestNotifications, shown);
    const words = [...result.data, ...newest.Newest].map(({ Title }) => plainText(Title));
    expect(words).toHaveLength(2);
    expect(words).not.toContain((await read(ada))[0]?.[1]);
  });

  it('of a starting live training is sent to every athlete of the club while the start is recent', async () => {
    await inLanguage(ada, 'en');
    const [other, elsewhere] = [await server.person('Athlete'), await aUser(server.db)];
    const Payload = { LiveTrainingId: 1, Title: 'Ignite', At: noon, By: server.trainer.id };
    await happens({ Type: 'StartedLive', Payload });
    await notify();
    expect(await read(ada)).toEqual([['StartedLive', `Ignite is on air at ${server.clubName}`, 'OwnLive']]);
    expect((await read(other)).map(([event]) => event)).toEqual(['StartedLive']);
    expect(await read(manager)).toEqual([['StartedLive', 'Ignite has started', 'ClubpulseLIVE']]);
    await happens({ Type: 'StartedLive', Payload: { ...Payload, LiveTrainingId: 2, Again: true } });
    await notify();
    expect(await read(ada)).toHaveLength(1);
    const events = server.db.selectFrom('notifications').select('NotificationId').where('UserId', '=', elsewhere);
    expect(await events.execute()).toEqual([]);
    const late = { ClubId: server.club, Type: 'StartedLive', Payload: JSON.stringify(Payload), At: hours(-1) };
    await server.db.insertInto('events').values(late).execute();
    await notify();
    expect(await read(ada)).toHaveLength(1);
  });

  it('of an outdated body measurement is sent to the user, and else only to trainers of clubs with which the user shares body data', async () => {
    await inLanguage(server.trainer, 'en');
    const Payload = { Target: ada.id, Measure: 'weight', Days: 30 } as const;
    await happens({ Type: 'UserMeasureExpired', Payload }, null);
    expect([await read(server.trainer), await read(manager)]).toEqual([[], []]);
    await server.db
      .insertInto('consents')
      .values({
        UserId: ada.id,
        ClubId: server.club,
        Purpose: 'Body',
        Granted: true,
        Version: textVersions.Body,
        ByUserId: ada.id,
        Language: 'en' as const,
        At: new Date(),
      })
      .execute();
    await happens({ Type: 'UserMeasureExpired', Payload }, null);
    const { name } = await nameOf(ada);
    expect(await read(server.trainer)).toEqual([
      ['UserMeasureExpired', `The weight of ${name} was measured more than 30 days ago`, `EditUser/${ada.id}/measures`],
    ]);
    expect(await read(manager)).toEqual([]);
    expect((await read(ada)).map(([, words]) => words)).toEqual(
      Array.from({ length: 2 }, () => 'Your weight was measured more than 30 days ago'),
    );
    await happens({ Type: 'UserMeasureExpired', Payload: { ...Payload, Days: 36, By: manager.id } });
    expect((await read(ada)).map(([, words]) => words)).toContain('Your weight was measured more than 36 days ago');
    expect([(await read(server.trainer)).length, (await read(manager)).length]).toEqual([1, 0]);
  });

  it('of a changed class is sent to its trainer once, unless the trainer made the change', async () => {
    await inLanguage(server.trainer, 'en');
    await inLanguage(manager, 'en');
    const at = hours(72);
    const led = { TrainerId: server.trainer.id, Name: 'Ride', Begin: at, End: hours(73) };
    const [off, moved, own] = await Promise.all([
      aClass(server.db, server.club, led),
      aClass(server.db, server.club, led),
      aClass(server.db, server.club, led),
    ]);
    for (const person of [ada, await server.person('Athlete')]) {
      expect((await server.book(person, off)).status).toBe(201);
      expect((await server.book(person, moved)).status).toBe(201);
    }
    await notify();
    await server.db.deleteFrom('notifications').execute();
    const body = { Reason: 'The hall is wet.' };
    await server.call(cancelClass, { params: { id: off }, body, token: manager.token });
    await server.call(cancelClass, { params: { id: own }, body, token: server.trainer.token });
    const day = {
      ScheduleStartDate: hours(24 * 5)
        .toISOString()
        .slice(0, 10),
      SingleStartTime: '18:30',
    };
    const { result } = await server.call(moveClass, { params: { id: moved }, body: { ...day, ...body }, token: manager.token });
    await notify();
    const notification = (await list(server.trainer)).data.filter(({ Event }) => Event === 'ClassChanged');
    const inOrder = (words: readonly string[]) => words.toSorted((a, b) => a.localeCompare(b));
    expect(inOrder(notification.map(({ Detail, View, Audience }) => [Detail, View, Audience].join()))).toEqual(
      inOrder([off, result.ClassId].map((id) => ['The hall is wet.', `ClubClassParticipants/${id}`, 'User'].join())),
    );
    expect(new Set(notification.map(({ Title }) => plainText(Title).replace(/, .* is cancelled|from .* to .*/, '…')))).toEqual(
      new Set(['Your class Ride moved …', 'Your class Ride…']),
    );
    expect((await read(ada)).filter(([event]) => event === 'ClassChanged')).toHaveLength(2);
  });

  it('of a booking in a class is sent to its trainer too', async () => {
    const classId = await aClass(server.db, server.club, { TrainerId: server.trainer.id });
    expect((await server.book(ada, classId)).status).toBe(201);
    await notify();
    expect((await read(server.trainer)).map(([event, , view]) => [event, view])).toEqual([
      ['ClassSubscription', `ClubClassParticipants/${classId}`],
    ]);
  });
});

describe('a notification of card payments', () => {
  const refund = { TransactionId: 1, Title: 'Open', Amount: 5_900, Currency: 'EUR', Reason: 'insufficient_funds' } as const;
  const dispute = { ...refund, PaymentDisputeId: 7, Reason: 'fraudulent' } as const;
  const opened = { ...dispute, EvidenceDueBy: '2099-03-31T22:00:00.000Z' } as const;
  const closed = (Difference: number) => () => ({
    DayCloseId: 4,
    Title: '2026/1',
    Difference,
    IsAboveLimit: true,
    Currency: 'EUR' as const,
    By: ada.id,
  });
  const account = (State: PaymentAccountState) => () => ({ From: 'Onboarding' as const, State, Missing: [] });
  const settings = 'CreditsAndSubscriptions/payments';
  it.each(
    oneIn(6, [
      ['PaymentAccountChanged', account('Active'), 'CLUB can accept card payments now', settings],
      [
        'PaymentAccountChanged',
        account('MissingData'),
        'Stripe needs data of CLUB: until it has it, no new card payments are accepted',
        settings,
      ],
      ['PaymentAccountChanged', account('Inactive'), 'Card payments at CLUB start once Stripe has checked the account', settings],
      [
        'PaymentAccountChanged',
        () => ({ ...account('Inactive')(), InactiveReason: 'AccessRemoved' as const }),
        'CLUB was disconnected from Stripe: members cannot pay online',
        settings,
      ],
      ['PaymentAccountChanged', account('Onboarding'), 'The set-up of card payments at CLUB is not finished', settings],
      [
        'PaymentDifferencesFound',
        () => ({ Count: 2 }),
        'Card payments and books of CLUB differ: a decision is needed',
        'Payouts',
      ],
      ['DayClosed', closed(-250), 'NAME closed the day at CLUB with less money than expected', 'CashDesk'],
      [
        'DayClosed',
        closed(0),
        'NAME closed the day at CLUB: methods of payment differ, and the differences cancel out',
        'CashDesk',
      ],
      ['DayClosed', closed(250), 'NAME closed the day at CLUB with more money than expected', 'CashDesk'],
      [
        'DayNotClosed',
        () => ({ Transactions: 3 }),
        'Yesterday was not closed at the cash desk of CLUB: its payments are still to be counted',
        'CashDesk',
      ],
      [
        'OnlineRefundFailed',
        () => ({ ...refund, Target: ada.id }),
        'The refund of Open to the card of NAME was refused: it was removed from the books',
        'Transactions',
      ],
      [
        'OnlineRefundFailed',
        () => ({ ...refund, Target: null }),
        'The refund of Open to the card was refused: it was removed from the books',
        'Transactions',
      ],
      [
        'OnlineRefundFound',
        () => ({ ...refund, Target: ada.id, Reason: null }),
        'Open was refunded to NAME on Stripe’s pages: it is in the books now, and the purchase stays',
        'Transactions',
      ],
      [
        'DisputeOpened',
        () => ({ ...opened, Target: ada.id, Days: 9 }),
        'NAME disputes the card payment for Open: the bank wants an answer within 9 days',
        'Disputes?dispute=7',
      ],
      [
        'DisputeOpened',
        () => ({ ...opened, Target: null, Days: 1 }),
        'The card payment for Open is disputed',
        'Disputes?dispute=7',
      ],
      [
        'DisputeWon',
        () => ({ ...dispute, Target: ada.id }),
        'The dispute about Open of NAME is won: the money stays with CLUB',
        'Disputes?dispute=7',
      ],
      [
        'DisputeLost',
        () => ({ ...dispute, Target: ada.id }),
        'The dispute about Open of NAME is lost: decide whether what was bought is taken back',
        'Disputes?dispute=7',
      ],
    ] as const),
  )('of type %s goes to the managers only (%#)', { tags: ['examples'] }, async (Type, payload, words, view) => {
    for (const language of ['it', 'es', 'fr', 'en'] as const) {
      await inLanguage(manager, language);
      await happens({ Type, Payload: payload() });
      const [first] = await read(manager);
      expect(first?.[0]).toBe(Type);
      expect(first?.[1]).not.toMatch(/told\.|\{\{/);
    }
    const { name } = await nameOf(ada);
    expect((await read(manager))[0]).toEqual([Type, words.replace('NAME', name).replace('CLUB', server.clubName), view]);
    expect(await read(ada)).toEqual([]);
  });
});

describe('a notification of an invitation or a departure', () => {
  const invitation = { InvitationId: 1, Email: 'bo@example.com', Role: 'Athlete' } as const;
  const ends = { ...invitation, ExpirationDate: '2099-03-31T22:00:00.000Z' };
  const failed = { ...invitation, ErrorCode: '550', ErrorMessage: 'No such mailbox' };
  const target = () => ({ ...invitation, Target: ada.id });
  const trainer = { Role: 'Trainer' } as const;
  const waiting = 'AddUsers/invitations';
  it.each([
    ['InvitationExpired', () => ends, 'InvitationExpired', 'The invitation of bo@example.com ended on 31/03/2099', waiting],
    [
      'InvitationExpired',
      () => ({ ...ends, ...trainer }),
      'PendingUserExpired',
      'bo@example.com did not accept the invitation to work in CLUB within 14 days',
      waiting,
    ],
    [
      'InvitationEmailError',
      () => failed,
      'InvitationEmailError',
      'An invitation to bo@example.com did not arrive',
      `${waiting}?q=bo%40example.com`,
    ],
    ['InvitationAccepted', target, 'InvitationAccepted', 'NAME accepted the invitation to CLUB', 'EditUser/ID'],
    [
      'InvitationAccepted',
      () => ({ ...target(), ...trainer }),
      'PendingUserAccepted',
      'NAME accepted the invitation to work in CLUB',
      'EditUser/ID',
    ],
    ['UserLeftClub', () => ({ ...target(), Nickname: 'Ada', By: ada.id }), 'UserLeftClub', 'NAME left CLUB', 'ManageUsers'],
  ] as const)('of type %s goes to the managers only', async (Type, payload, event, words, view) => {
    await inLanguage(manager, 'en');
    await happens({ Type, Payload: payload() });
    const { name } = await nameOf(ada);
    const filled = words.replace('NAME', name).replace('CLUB', server.clubName);
    expect(await read(manager)).toEqual([[event, filled, view.replace('ID', String(ada.id))]]);
    expect(await read(ada)).toEqual([]);
  });

  it('is also sent to a member whom staff removed, and informs managers that staff removed the member', async () => {
    for (const reader of [manager, ada]) await inLanguage(reader, 'en');
    await happens({ Type: 'UserLeftClub', Payload: { ...target(), Nickname: 'Ada', By: server.trainer.id } });
    const { name } = await nameOf(ada);
    expect(await read(manager)).toEqual([['UserLeftClub', `${name} was removed from ${server.clubName}`, 'ManageUsers']]);
    expect(await read(ada)).toEqual([['UserLeftClub', `You are no longer a member of ${server.clubName}`, 'Journal']]);
  });

  it('of an acceptance by a new manager is not sent to that manager', async () => {
    await happens({ Type: 'InvitationAccepted', Payload: { ...target(), Role: 'Manager', Target: manager.id } });
    expect(await read(manager)).toEqual([]);
  });

  it('does not contain the name of a member who deleted their account', async () => {
    await inLanguage(manager, 'en');
    const left = { Target: ada.id, Email: 'ada@example.com', By: ada.id };
    await happens({ Type: 'UserLeftClub', Payload: { ...left, Nickname: 'Ada', WithAccount: true } });
    await happens({ Type: 'UserLeftClub', Payload: { ...left, Target: 999_999_999, Email: null, Nickname: null } });
    const expected = ['UserLeftClub', `A member left ${server.clubName} and deleted the account`, 'ManageUsers'];
    expect(await read(manager)).toEqual([expected, expected]);
    expect((await list(manager)).data).toMatchObject([
      { Actor: null, Target: null },
      { Actor: null, Target: null },
    ]);
    await eraseUser(server.db, ada.id);
    expect(await read(manager)).toHaveLength(2);
  });

  it('of a member added at the desk contains who added them, and is already read for that user', async () => {
    const other = await server.person('Manager');
    await inLanguage(other, 'en');
    await happens({ Type: 'ClubJoined', Payload: { UserId: ada.id, By: manager.id } });
    const { name } = await nameOf(manager);
    expect((await list(manager)).data).toMatchObject([{ Event: 'CreatedUser', State: 'Read', Detail: 'By you' }]);
    expect((await list(other)).data).toMatchObject([{ Event: 'CreatedUser', State: 'New', Detail: `By ${name}` }]);
    await leaveClubs(server.db, other.id);
  });

  it('informs managers either of a join by a public link or of an acceptance by an invited user, not of both', async () => {
    await happens({ Type: 'InvitationAccepted', Payload: { ...target(), Email: null } });
    expect(await read(manager)).toEqual([]);
    await happens({ Type: 'ClubJoined', Payload: { UserId: ada.id, Invited: true } });
    expect([(await read(ada)).map(([event]) => event), await read(manager)]).toEqual([['CreatedUser'], []]);
  });

  it('of an invitation appears in the app when the user has confirmed its address and it was mailed', async () => {
    const id = await aUser(server.db);
    const invite = (Email: string) => {
      const body = { People: [{ Email }], Role: 'Trainer', Language: 'en', Message: 'Come!' } as const;
      return server.call(sendInvitations, { params: { id: server.club }, body, token: manager.token });
    };
    const { email } = await nameOf({ id, token: '' });
    const user = { id, token: await server.tokenFor(email) };
    await server.db.updateTable('users').set({ EmailConfirmed: false }).where('UserId', '=', id).execute();
    await invite(email);
    await notify();
    expect(await read(user)).toEqual([]);
    await server.db.updateTable('users').set({ EmailConfirmed: true, Language: 'en' }).where('UserId', '=', id).execute();
    await server.db.deleteFrom('invitations').execute();
    expect((await invite(email)).status).toBe(200);
    await notify();
    const { Code } = await server.db.selectFrom('invitations').select('Code').executeTakeFirstOrThrow();
    const [notification] = (await list(user)).data;
    expect(notification).toMatchObject({
      Event: 'CreatedInvitation',
      View: `InvitationCode/${Code}`,
      Detail: 'Come!',
      State: 'New',
    });
    expect(plainText(notification?.Title ?? [])).toMatch(new RegExp(`^${server.clubName} invites you, until `));
    expect(await read(manager)).toEqual([]);
  });
});

async function aTraining(Begin: Date, ClubId: number | null = server.club): Promise<number> {
  const zones = Object.fromEntries(
    [0, 1, 2, 3, 4, 5].flatMap((zone) => [
      [`Zone${zone}Bpm`, 100],
      [`Zone${zone}Time`, 0],
    ]),
  );
  const computed = { Duration: 60, Zone0Time: 60, GapTime: 0, Points: 1, Calories: 1, TargetTime: 0 };
  const placed = { UserId: ada.id, ClubId, TrainingType: 'Other', Begin, End: new Date(Begin.getTime() + 60_000) };
  const { TrainingId } = await server.db
    .insertInto('trainings')
    .values({
      ...zones,
      ...computed,
      ...placed,
      TargetLowBpm: 1,
      TargetHighBpm: 2,
      TargetZoneLowPrc: 65,
      TargetZoneHighPrc: 85,
    } as never)
    .returning('TrainingId')
    .executeTakeFirstOrThrow();
  return TrainingId;
}

describe('a member who trains again after a break', () => {
  const training = async (Begin: Date) => {
    await aTraining(Begin);
    const Payload = {
      TrainingId: 1,
      UserId: ada.id,
      Points: 1,
      Duration: 60,
      Begin: Begin.toISOString(),
      End: Begin.toISOString(),
    };
    await happens({ Type: 'TrainingClosed', Payload });
  };
  it('is welcomed back if the break was as many weeks as the club sets, and managers are notified', async () => {
    await server.db.updateTable('clubs').set({ WelcomeBackWeeks: 5 }).where('ClubId', '=', server.club).execute();
    await training(hours(-24 * 75));
    await training(hours(-24 * 41));
    expect(await read(ada)).toEqual([]);
    await aTraining(hours(-24 * 3), null);
    await aTraining(hours(-24 * 2), await aClub(server.db));
    await training(hours(-1));
    expect((await read(ada)).map(([event, text]) => [event, String(text).slice(-7)])).toEqual([['UserIsBack', '40 days']]);
    expect((await list(manager)).data).toMatchObject([
      { Event: 'UserIsBack', Payload: { Days: 40 }, View: `ClubMessages/${ada.id}` },
    ]);
  });
});

it('a notification of a comment on a training links to the comments of the training and shows the begin of the text', async () => {
  const TrainingId = await aTraining(hours(-2));
  const row = { TrainingId, UserId: ada.id, AuthorId: manager.id, Text: 'Longer breaks next time', CreatedAt: hours(-1) };
  const comments = server.db.insertInto('training_comments');
  const written = await comments
    .values({ ...row, Kind: 'Comment' })
    .returning('CommentId')
    .executeTakeFirstOrThrow();
  const values = { Target: ada.id, By: manager.id, TrainingId, Title: 'Park', ...written };
  await happens({ Type: 'TrainingFeedback', Payload: { ...values, Kind: 'Comment', IsHers: true } });
  const inThread = { Event: 'TrainingFeedback', View: `CommentTraining/${TrainingId}`, Group: 'Members' };
  expect((await list(ada)).data).toMatchObject([{ ...inThread, Detail: 'Longer breaks next time' }]);
  const stored = async () =>
    JSON.stringify([
      await server.db.selectFrom('events').selectAll().where('Type', '=', 'TrainingFeedback').execute(),
      await server.db.selectFrom('notifications').selectAll().where('UserId', '=', ada.id).execute(),
    ]);
  expect(await stored()).not.toContain('Longer breaks');
  await happens({ Type: 'TrainingFeedback', Payload: { ...values, Kind: 'Feedback', IsHers: false } });
  const [newest] = (await list(ada)).data;
  expect(newest?.Title.map(({ Text }) => Text).join('')).toMatch(/ gave feedback on a training you follow: Park$/);
  expect(newest?.Payload).toMatchObject({ Title: 'Park', ShortComment: 'Longer breaks next time' });
  expect((await list(manager)).data).toEqual([]);
  await server.db.deleteFrom('training_comments').where('CommentId', '=', written.CommentId).execute();
  expect((await list(ada)).data).toMatchObject([{ ...inThread, Detail: null }, { Detail: null }]);
  await happens({ Type: 'TrainingFeedback', Payload: { ...values, Kind: 'Comment', IsHers: true } });
  expect((await list(ada)).data).toHaveLength(2);
});

describe('a member who stopped visiting the club', () => {
  it('is reminded once, on the day that completes the weeks set by the club, and managers are notified', async () => {
    const other = await server.person('Athlete');
    await server.db.updateTable('clubs').set({ ReminderWeeks: 2 }).where('ClubId', '=', server.club).execute();
    const [day, ago] = ['2026-11-20', '2026-11-06T17:00:00Z'];
    const came = (UserId: number, At: string) => ({ UserId, ClubId: server.club, At: new Date(At) });
    await server.db
      .insertInto('check_ins')
      .values([came(ada.id, ago), came(ada.id, '2026-11-01T17:00:00Z'), came(other.id, ago)])
      .execute();
    const booked = await aClass(server.db, server.club, { Begin: hours(30) });
    expect((await server.add(other.id, booked)).status).toBe(201);
    await server.db.deleteFrom('events').execute();
    const on = (today: string) =>
      server.db
        .transaction()
        .execute((trx) =>
          absenceReminderJob.run(trx, { ClubId: server.club, TimeZone: 'Europe/Rome', days: [today], since: new Date() }),
        );
    for (const one of [addDays(day, -1), day, addDays(day, 1)]) await on(one);
    await clearJobs(server.db);
    await inLanguage(ada, 'en');
    await server.db
      .updateTable('users')
      .set({ TimeZone: zoneWhereItIs(3) })
      .where('UserId', '=', ada.id)
      .execute();
    await notify();
    expect(await read(ada)).toEqual([['UserIsAway', `You have not been at ${server.clubName} for 14 days`, 'Book']]);
    expect((await read(manager)).map(([event, , view]) => [event, view])).toEqual([['UserIsAway', `ClubMessages/${ada.id}`]]);
    expect(await read(other)).not.toContainEqual(expect.arrayContaining(['UserIsAway']));
    const [mail] = await queuedJobs(server.db, 'notification-mail');
    expect(mail?.runAt.getTime()).toBeGreaterThan(Date.now() + 4 * 3_600_000);
    await server.db.deleteFrom('check_ins').execute();
  });
});

describe('a mail that fails permanently', () => {
  it('is reported to the managers of its recipient', async () => {
    const { email } = await nameOf(ada);
    const Payload = { Email: email, Subject: 'Hello', ErrorCode: '550', ErrorMessage: 'No such mailbox' };
    await happens({ Type: 'EmailError', Payload }, null);
    expect(await read(ada)).toEqual([]);
    expect((await list(manager)).data).toMatchObject([
      { Event: 'EmailError', Detail: 'There is no such mailbox (550)', Target: { Email: email }, Payload: { ErrorCode: '550' } },
    ]);
    expect(JSON.stringify((await list(manager)).data)).not.toContain('Hello');
    const role = { UserId: server.trainer.id, Role: 'Athlete', ClubId: server.club } as const;
    await server.db.insertInto('user_roles').values(role).execute();
    await happens({ Type: 'EmailError', Payload: { ...Payload, Email: (await nameOf(server.trainer)).email } }, null);
    expect((await list(manager)).data.map(({ Target }) => Target?.UserId)).toEqual([server.trainer.id, ada.id]);
    await server.db.deleteFrom('user_roles').where('UserId', '=', role.UserId).where('Role', '=', 'Athlete').execute();
  });
});

describe('a failed mail to the only manager of a club', () => {
  const fails = async () => {
    const Payload = { Email: (await nameOf(manager)).email, Subject: 'Hello', ErrorCode: '550', ErrorMessage: 'No such mailbox' };
    await happens({ Type: 'EmailError', Payload }, null);
  };
  const sentTo = async (UserId: number) =>
    server.db
      .selectFrom('notifications')
      .select(['Event', 'Audience', 'ClubId', 'Payload'])
      .where('UserId', '=', UserId)
      .orderBy('NotificationId')
      .execute();

  it('is reported to the owners of the brand, or if there are none to the administrators, but never to the manager', {
    tags: ['atLength'],
  }, async () => {
    const { BrandId: before } = await server.db
      .selectFrom('clubs')
      .select('BrandId')
      .where('ClubId', '=', server.club)
      .executeTakeFirstOrThrow();
    const admin = await server.person('Athlete');
    await server.db.updateTable('users').set({ IsAdmin: true }).where('UserId', '=', admin.id).execute();
    const { BrandId } = await server.db
      .insertInto('brands')
      .values({ Name: 'Their brand' })
      .returning('BrandId')
      .executeTakeFirstOrThrow();
    await server.db.updateTable('clubs').set({ BrandId }).where('ClubId', '=', server.club).execute();
    await fails();
    expect(await sentTo(manager.id)).toEqual([]);
    const values = { Event: 'EmailError', Audience: 'Manager' };
    const Payload = { ErrorCode: '550', Variant: 'Platform', Title: server.clubName };
    expect(await sentTo(admin.id)).toEqual([{ ...values, ClubId: null, Payload }]);
    await inLanguage(admin, 'en');
    const { name } = await nameOf(manager);
    expect(await read(admin)).toEqual([
      ['EmailError', `An e-mail to ${name} did not arrive. Nobody else of ${server.clubName} could be notified`, 'Brand'],
    ]);

    const owner = await aUser(server.db);
    await server.db.insertInto('user_roles').values({ UserId: owner, Role: 'Owner', BrandId }).execute();
    await fails();
    expect(await sentTo(owner)).toEqual([
      { ...values, ClubId: server.club, Payload: { ErrorCode: '550', ErrorMessage: 'No such mailbox' } },
    ]);
    expect(await sentTo(admin.id)).toHaveLength(1);
    const second = await server.person('Manager');
    await fails();
    expect([(await sentTo(second.id)).length, (await sentTo(owner)).length, (await sentTo(manager.id)).length]).toEqual([
      1, 1, 0,
    ]);
    await server.db.updateTable('clubs').set({ BrandId: before }).where('ClubId', '=', server.club).execute();
    await server.db.deleteFrom('user_roles').where('UserId', 'in', [owner, second.id]).execute();
    await server.db.updateTable('users').set({ IsAdmin: false }).where('UserId', '=', admin.id).execute();
  });

  it('is reported to administrators, but a failed mail to a member of a club without managers is not', async () => {
    const admin = await server.person('Athlete');
    await server.db.updateTable('users').set({ IsAdmin: true }).where('UserId', '=', admin.id).execute();
    const { BrandId } = await server.db
      .insertInto('brands')
      .values({ Name: 'Brand without owner' })
      .returning('BrandId')
      .executeTakeFirstOrThrow();
    const ClubId = await aClub(server.db, { BrandId });
    const Email = 'member.without.manager@example.com';
    await aRole(server.db, await aUser(server.db, { Email }), 'Athlete', ClubId);
    await happens(
      { Type: 'EmailError', Payload: { Email, Subject: 'Hello', ErrorCode: '550', ErrorMessage: 'No such mailbox' } },
      null,
    );
    expect(await sentTo(admin.id)).toEqual([]);
    await server.db.updateTable('users').set({ IsAdmin: false }).where('UserId', '=', admin.id).execute();
  });
});

describe('the reminder of a class', () => {
  const remindersOf = async (person: Person) => (await read(person)).filter(([event]) => event === 'ClassReminder');
  it('is sent once, two hours before the class or at the time before it that the member chose, and not for a canceled class', async () => {
    const soon = await aClass(server.db, server.club, {
      Begin: hours(1.5),
      Name: 'Soon',
      BookingBeforeHours: 0,
      CancelBeforeHours: 0,
    });
    const later = await aClass(server.db, server.club, {
      Begin: hours(5),
      Name: 'Later',
      BookingBeforeHours: 0,
      CancelBeforeHours: 0,
    });
    for (const classId of [soon, later]) expect((await server.book(ada, classId)).status).toBe(201);
    await notify();
    await notify();
    expect(await remindersOf(ada)).toMatchObject([['ClassReminder', expect.stringMatching(/^Soon begins/), 'MyBookings']]);
    await saveSettings({ ReminderMinutes: 360 });
    await server.db
      .updateTable('classes')
      .set({ CanceledAt: new Date(), CancelReason: 'x', CanceledBy: manager.id })
      .where('ClassId', '=', later)
      .execute();
    await notify();
    expect(await remindersOf(ada)).toHaveLength(1);
    await server.db
      .updateTable('classes')
      .set({ CanceledAt: null, CancelReason: null, CanceledBy: null })
      .where('ClassId', '=', later)
      .execute();
    await notify();
    expect(await remindersOf(ada)).toHaveLength(2);
  });
  it('is sent again when the class moves, and on each day of a course', { tags: ['atLength'] }, async () => {
    const moved = await aClass(server.db, server.club, { Begin: hours(0.3), BookingBeforeHours: 0, CancelBeforeHours: 0 });
    const { classId: course, days } = await aCourse(server.db, server.club, [-24, 1.9, 25.5]);
    expect((await server.add(ada.id, moved)).status).toBe(201);
    const held = { UserId: ada.id, ClubId: server.club, ClassId: course, State: 'Booked', Place: 'InSite', PaymentKind: 'Free' };
    await server.db
      .insertInto('class_participants')
      .values({ ...held, ClassBegin: days[0]?.Begin, ClassEnd: days[2]?.End } as never)
      .execute();
    await notify();
    await notify();
    const dates = async () =>
      (await list(ada)).data.filter(({ Event }) => Event === 'ClassReminder').map(({ Payload }) => Payload.ClassDate);
    expect(new Set(await dates())).toEqual(new Set([expect.any(String), days[1]?.Begin]));
    expect(await dates()).toHaveLength(2);
    const Begin = hours(0.4);
    await server.db.updateTable('classes').set({ Begin }).where('ClassId', '=', moved).execute();
    await notify();
    expect(await dates()).toHaveLength(3);
    expect(await dates()).toContain(Begin.toISOString());
  });
  it('is not sent to members who switched it off', async () => {
    await saveSettings({ ReminderMinutes: null });
    const soon = await aClass(server.db, server.club, { Begin: hours(1), BookingBeforeHours: 0, CancelBeforeHours: 0 });
    await server.book(ada, soon);
    await notify();
    expect(await remindersOf(ada)).toEqual([]);
  });
});

const settingsOf = async () =>
  (await server.call(calls.getNotificationSettings, { params: { id: ada.id }, token: ada.token })).result;
async function saveSettings(change: object) {
  const body = { ...(await settingsOf()), ...change };
  const answer = await server.call(calls.saveNotificationSettings, { params: { id: ada.id }, body, token: ada.token });
  expect(answer.status).toBe(200);
  return answer.result;
}

describe('the notification settings', () => {
  const off = async (group: string, channel: string) => {
    const { Groups } = await settingsOf();
    return saveSettings({ Groups: { ...Groups, [group]: { ...Groups[group as 'Bookings'], [channel]: false } } });
  };
  const creditsCome = () => happens({ Type: 'CreditsAdd', Payload: { Target: ada.id, By: manager.id, ...movement } } as never);
  const mails = () => server.db.selectFrom('mails').select(['To', 'Subject', 'Text', 'NextAttemptAt']).execute();

  it('are all on by default, without quiet hours, and are returned as they were saved', async () => {
    expect(await settingsOf()).toMatchObject({
      QuietFrom: null,
      QuietUntil: null,
      ReminderMinutes: 120,
      Groups: { Payments: { App: true, Email: true } },
    });
    const saved = await off('Payments', 'Email');
    expect([saved, await settingsOf()]).toMatchObject([saved, { Groups: { Payments: { App: true, Email: false } } }]);
  });

  it('allow a group of notifications in the app, by mail, both or neither', async () => {
    await creditsCome();
    expect([await read(ada), await mails()]).toMatchObject([
      [['CreditsAdd', expect.any(String), 'MySubscriptions']],
      [{ Subject: expect.stringContaining('5'), To: (await nameOf(ada)).email }],
    ]);
    await off('Payments', 'App');
    await creditsCome();
    expect([(await read(ada)).length, (await mails()).length]).toEqual([1, 2]);
    await off('Payments', 'Email');
    await creditsCome();
    expect([(await read(ada)).length, (await mails()).length]).toEqual([1, 2]);
  });

  it('delay a mail until quiet hours end, and then the server checks again whether it may be sent', async () => {
    await server.db.updateTable('users').set({ TimeZone: 'UTC' }).where('UserId', '=', ada.id).execute();
    const clock = (ahead: number) => hours(ahead).toISOString().slice(11, 16);
    await saveSettings({ QuietFrom: clock(-1), QuietUntil: clock(2) });
    const waiting = async () => {
      await clearJobs(server.db);
      await creditsCome();
      const [job] = await queuedJobs(server.db, 'notification-mail');
      const waits = (job?.runAt.getTime() ?? 0) - Date.now();
      expect(waits).toBeGreaterThan(3_600_000);
      expect(waits).toBeLessThanOrEqual(7_200_000);
      expect(await mails()).toEqual([]);
      const newest = server.db.selectFrom('notifications').select('NotificationId').where('UserId', '=', ada.id);
      return (await newest.orderBy('NotificationId', 'desc').executeTakeFirstOrThrow()).NotificationId;
    };
    const wake = () => saveSettings({ QuietFrom: null, QuietUntil: null });
    const first = await waiting();
    await clearJobs(server.db);
    await server.copies.mailPutOff(first);
    expect([await mails(), await queuedJobs(server.db, 'notification-mail')]).toEqual([[], [expect.anything()]]);
    await wake();
    await Promise.all([server.copies.mailPutOff(first), server.copies.mailPutOff(first)]);
    expect(await mails()).toMatchObject([{ To: (await nameOf(ada)).email, Subject: expect.stringContaining('5') }]);

    await server.db.deleteFrom('mails').execute();
    await saveSettings({ QuietFrom: clock(-1), QuietUntil: clock(2) });
    const [second, third] = [await waiting(), await waiting()];
    await wake();
    await off('Payments', 'Email');
    await server.copies.mailPutOff(second);
    await saveSettings({ Groups: { ...(await settingsOf()).Groups, Payments: { App: true, Email: true } } });
    await leaveClubs(server.db, ada.id);
    await server.copies.mailPutOff(third);
    expect(await mails()).toEqual([]);
  });

  it('send no mail to an unconfirmed address or a mailbox that does not exist', { tags: ['atLength'] }, async () => {
    const confirmed = (EmailConfirmed: boolean) =>
      server.db.updateTable('users').set({ EmailConfirmed }).where('UserId', '=', ada.id).execute();
    const written = async () => {
      const before = (await mails()).length;
      await creditsCome();
      return (await mails()).length - before;
    };
    await confirmed(false);
    expect(await written()).toBe(0);
    await confirmed(true);
    expect(await written()).toBe(1);
    const [RefusedAt, SentAt] = [hours(-1), hours(-0.5)];
    const { email } = await nameOf(ada);
    const tried = (fields: object) => server.db.updateTable('mails').set(fields).where('To', '=', email).execute();
    await tried({ RefusedAt, TriedAt: RefusedAt });
    expect(await written()).toBe(0);
    const confirmation = { To: email.toUpperCase(), Subject: 's', Text: '', Html: '', SentAt, TriedAt: SentAt };
    await server.db.insertInto('mails').values(confirmation).execute();
    expect(await written()).toBe(1);
    expect(await read(ada)).toHaveLength(4);
  });

  it('refuse quiet hours with only a begin or an end, and a class reminder a week before the class', async () => {
    const all = await settingsOf();
    for (const [field, key, change] of [
      ['QuietUntil', 'field-required', { QuietFrom: '22:00' }],
      ['QuietUntil', 'quiet-hours-empty', { QuietFrom: '22:00', QuietUntil: '22:00' }],
      ['ReminderMinutes', 'number-too-high', { ReminderMinutes: 10_080 }],
    ] as const) {
      const body = { ...all, ...change };
      const { status, problem } = await server.call(calls.saveNotificationSettings, {
        params: { id: ada.id },
        body,
        token: ada.token,
      });
      expect([status, problem.errors?.[0]]).toMatchObject([400, { field, key }]);
    }
  });

  it('are visible only to their user', async () => {
    const params = { id: ada.id };
    expect((await server.call(calls.getNotificationSettings, { params })).status).toBe(401);
    expect((await server.call(calls.getNotificationSettings, { params, token: manager.token })).status).toBe(403);
  });
});

describe('the list of notifications', () => {
  const notified = async (times: number) => {
    for (let count = 0; count < times; count += 1)
      await emit(server.db, {
        ClubId: server.club,
        Type: 'CreditsAdd',
        Payload: { Target: ada.id, By: null, ...movement, Credits: count + 1 },
      });
    await notify();
  };
  const newest = async () => (await server.call(calls.newestNotifications, { token: ada.token })).result;
  const unread = async () => (await server.call(calls.countUnread, { token: ada.token })).result.Unread;

  it('counts and returns the unread notifications of the reader', async () => {
    await notified(1);
    await happens({
      Type: 'AthleteExp',
      Payload: { Target: ada.id, ...document, ExpirationType: 'Membership', Days: 30 },
    } as never);
    expect((await newest()).Needs).toBe(1);
    const needing = async (query = {}) => (await list(ada, { Needs: 'true', ...query })).data.map(({ Event }) => Event);
    expect(await needing()).toEqual(['AthleteExp']);
    expect(await needing({ Group: 'Payments' })).toEqual([]);
    await server.call(calls.markAllRead, { token: ada.token });
    expect([await needing(), (await newest()).Needs]).toEqual([[], 0]);
  });

  it('is sorted newest first, has pages, and can be filtered by group and state', async () => {
    await notified(3);
    await happens({ Type: 'ClassSubscription', Payload: { Target: ada.id, By: manager.id, Place: 'InSite', ...seat } } as never);
    const credits = async (query: object) => (await list(ada, query)).data.map(({ Payload }) => Payload.Credits);
    expect(await credits({ Group: 'Payments' })).toEqual([3, 2, 1]);
    expect(await list(ada, { start: 1, length: 2, draw: 7 })).toMatchObject({
      draw: 7,
      recordsTotal: 4,
      recordsFiltered: 4,
      data: [{ Payload: { Credits: 3 } }, {}],
    });
    expect(await list(ada, { Group: 'Bookings', State: 'Read' })).toMatchObject({
      recordsTotal: 4,
      recordsFiltered: 0,
      data: [],
    });
    expect(await newest()).toMatchObject({ Unread: 4, Total: 4, Newest: [{ Event: 'ClassSubscription' }, {}, {}, {}] });
  });

  it('marks one notification as read or new, removes and restores one, and marks all as read', async () => {
    await notified(3);
    const [one] = (await newest()).Newest;
    const params = { id: one?.NotificationId ?? 0 };
    const set = (State: string, token = ada.token) => server.call(calls.setNotificationState, { params, body: { State }, token });
    expect((await set('Read')).result).toMatchObject({ State: 'Read' });
    expect(await unread()).toBe(2);
    await set('New');
    expect(await unread()).toBe(3);
    const remove = (token = ada.token) => server.call(calls.removeNotification, { params, token });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await newest()).toMatchObject({ Unread: 2, Total: 2 });
    expect((await set('New')).status).toBe(200);
    expect((await newest()).Total).toBe(3);
    expect((await server.call(calls.markAllRead, { token: ada.token })).result).toEqual({ Marked: 3 });
    expect(await unread()).toBe(0);
    for (const { status } of [await set('Read', manager.token), await remove(manager.token)]) expect(status).toBe(403);
    expect((await server.call(calls.removeNotification, { params: { id: 999_999_999 }, token: ada.token })).status).toBe(404);
    expect((await server.call(calls.listNotifications)).status).toBe(401);
  });

  it('contains notifications for ninety days; a removed notification is deleted after a day', async () => {
    await notified(4);
    const [a, b, c] = (await newest()).Newest.map(({ NotificationId }) => NotificationId);
    const change = (id: number | undefined, fields: object) =>
      server.db
        .updateTable('notifications')
        .set(fields)
        .where('NotificationId', '=', id ?? 0)
        .execute();
    await change(a, { CreatedAt: hours(-24 * 91) });
    await change(b, { State: 'Removed', RemovedAt: hours(-25) });
    await change(c, { State: 'Removed', RemovedAt: hours(-23) });
    await server.inbox.purge();
    const left = await server.db.selectFrom('notifications').select('NotificationId').where('UserId', '=', ada.id).execute();
    expect(left.map(({ NotificationId }) => NotificationId)).not.toContain(a);
    expect(left).toHaveLength(2);
  });
});
