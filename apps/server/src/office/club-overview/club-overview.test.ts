import { removeFromClub } from '@clubpulse/contract/members/membership.calls';
import type { ComparedPeriod } from '@clubpulse/contract/office/club-overview';
import { listClubComparison, listClubNeeds, listMoneyDue } from '@clubpulse/contract/office/club-overview.calls';
import { listClubPeople } from '@clubpulse/contract/office/people.calls';
import { addDays, addMonths, dayIn, startOfDay } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClass, anAthlete, aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { eraseUser } from '../../test/leaving.ts';
import { aClub, aPaymentAccount, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';

const DAY_MS = 86_400_000;
const moment = (ahead: number) => new Date(Date.now() + ahead * DAY_MS);
const day = (ahead: number) => moment(ahead).toISOString().slice(0, 10);
const due = (ahead: number) => ({ ExtStatus: null, DueDateUTC: new Date(`${day(ahead)}T00:00:00Z`) });

let server: TestServer;
let clubId: number;
let manager: string;
let trainer: string;
beforeAll(async () => {
  server = await openServer();
  const { db } = server;
  clubId = await aClub(db, { TimeZone: 'UTC' });
  for (const [role, Email] of [
    ['Manager', 'chief@needs.example'],
    ['Trainer', 'coach@needs.example'],
  ] as const)
    await aRole(db, await aUser(db, { Email }), role, clubId);
  manager = await server.tokenFor('chief@needs.example');
  trainer = await server.tokenFor('coach@needs.example');
});
afterAll(() => server.close());

const needs = async (query: { start?: number; length?: number } = {}) =>
  (await server.call(listClubNeeds, { params: { id: clubId }, query, token: manager })).result;
const money = async () => (await server.call(listMoneyDue, { params: { id: clubId }, token: manager })).result;

describe('the to-do list of a club', () => {
  it('is refused for other users than managers, and is empty when nothing is due', async () => {
    expect((await server.call(listClubNeeds, { params: { id: clubId } })).status).toBe(401);
    expect((await server.call(listClubNeeds, { params: { id: clubId }, token: trainer })).status).toBe(403);
    expect((await server.call(listMoneyDue, { params: { id: clubId }, token: trainer })).status).toBe(403);
    expect(await needs()).toEqual({ draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] });
    expect(await money()).toEqual([]);
  });

  it('is ordered by urgency, and each entry has a user and a date', async () => {
    const { db } = server;
    const athlete = (Nickname: string) => anAthlete(db, clubId, { Nickname });
    const certificate = (UserId: number, ExpirationDate: string) =>
      db.insertInto('expirations').values({ ClubId: clubId, UserId, Type: 'MedicalCertificate', ExpirationDate }).execute();
    const [refused, endsSoon, fine, forgotten] = [
      await athlete('Refused'),
      await athlete('Soon'),
      await athlete('Fine'),
      await athlete('Forgotten'),
    ];
    const Begin = moment(2);
    const End = new Date(Begin.getTime() + 3_600_000);
    const seats = { MaxInSiteParticipants: 3, InSiteParticipants: 1, InSiteQueued: 1 };
    const ClassId = await aClass(db, clubId, { Name: 'Spinning', Begin, End, PublishState: 'Published', ...seats });
    const full = { MaxInSiteParticipants: 1, InSiteParticipants: 1, InSiteQueued: 1 };
    const fullClass = await aClass(db, clubId, { Name: 'Full', Begin, End, PublishState: 'Published', ...full });
    const seat = (UserId: number, State: 'Booked' | 'Waiting', inClass = ClassId) =>
      db
        .insertInto('class_participants')
        .values({
          ClassId: inClass,
          ClubId: clubId,
          UserId,
          State,
          Place: 'InSite',
          ClassBegin: Begin,
          ClassEnd: End,
          PaymentKind: State === 'Booked' ? 'Free' : null,
        })
        .execute();
    await certificate(refused, day(-90));
    await seat(refused, 'Booked');
    await certificate(endsSoon, day(5));
    await certificate(fine, day(-3));
    await certificate(fine, day(300));
    await certificate(forgotten, day(-90));
    const waits = await athlete('Waits');
    await seat(waits, 'Waiting');
    await seat(waits, 'Waiting', fullClass);
    const debtor = await athlete('Debtor');
    const type = await aSubscriptionType(db, clubId);
    await aSubscription(db, clubId, debtor, type, null, { SubscriptionName: 'Open', PartPaid: 900, ...due(-10) });
    const asks = await athlete('Asks');
    await db
      .insertInto('subscription_requests')
      .values({ ClubId: clubId, UserId: asks, ClassSubscriptionId: type, AskedAt: new Date() })
      .execute();
    const trial = await aSubscriptionType(db, clubId, 'Trial week');
    await db.updateTable('class_subscriptions').set({ AutoAssignTrial: true }).where('ClassSubscriptionId', '=', trial).execute();
    const tries = await athlete('Tries');
    await aSubscription(db, clubId, tries, trial, null, { SubscriptionName: 'Trial week', Price: 0, ExpiryDate: day(3) });
    await db
      .insertInto('policies')
      .values({
        ClubId: clubId,
        Title: 'House rules',
        Text: 'Be kind.',
        Type: 'JoinClub',
        PublishState: 'Published',
        PublicationDate: new Date(),
      })
      .execute();

    const { data, recordsTotal } = await needs();
    expect(data.map((one) => [one.Kind, 'Person' in one ? one.Person.Nickname : 'People' in one && one.People])).toEqual([
      ['Certificate', 'Refused'],
      ['Unpaid', 'Debtor'],
      ['Request', 'Asks'],
      ['FreeSeat', 'Waits'],
      ['Certificate', 'Soon'],
      ['TrialEnds', 'Tries'],
      ['Policies', 8],
    ]);
    expect(recordsTotal).toBe(7);
    expect(data[0]).toMatchObject({ Date: day(-90), Ended: true });
    expect(data[1]).toMatchObject({ Amount: 5_000, Currency: 'EUR', Since: day(-10) });
    expect(data[3]).toMatchObject({ ClassId, ClassName: 'Spinning', Free: 2, Waiting: 1, Place: 'InSite' });
    expect(data[4]).toMatchObject({ Ended: false, Booked: null });
    const paged = await needs({ start: 5, length: 1 });
    expect(paged).toMatchObject({ recordsFiltered: 7, data: [{ Kind: 'TrialEnds' }] });
  });

  it('lists disputes until they are answered or decided, and an account without access while card payments are on', async () => {
    const { db } = server;
    const club = await aClub(db, { EnableOnlinePayments: true });
    const at = moment(9);
    await aPaymentAccount(db, club);
    const payer = await anAthlete(db, club, { Nickname: 'Payer' });
    const chief = await aUser(db, { Email: 'chief@disputed.example', EmailConfirmed: true });
    await aRole(db, chief, 'Manager', club);
    const token = await server.tokenFor('chief@disputed.example');
    const found = async () => {
      const { data } = (await server.call(listClubNeeds, { params: { id: club }, query: {}, token })).result;
      return data.map((one) => {
        const dueBy = 'EvidenceDueBy' in one ? one.EvidenceDueBy : null;
        return [one.Kind, dueBy === null ? null : new Date(dueBy)];
      });
    };
    const bought = {
      ClubId: club,
      UserId: payer,
      Method: 'Credit',
      Currency: 'EUR',
      Amount: 2_500,
      Description: '10 credits',
    } as const;
    const transaction = async (Type: 'Purchase' | 'Refund') =>
      (
        await db
          .insertInto('transactions')
          .values({ ...bought, Type })
          .returning('TransactionId')
          .executeTakeFirstOrThrow()
      ).TransactionId;
    const TransactionId = await transaction('Purchase');
    const dispute = (State: 'NeedsResponse' | 'Lost', fields: object) =>
      db
        .insertInto('payment_disputes')
        .values({
          ClubId: club,
          ExtDisputeId: `dp_${State}_${club}`,
          ExtPaymentId: `pi_${club}`,
          TransactionId,
          Amount: 2_500,
          Currency: 'EUR',
          Reason: 'fraudulent',
          ExtStatus: State === 'Lost' ? 'lost' : 'needs_response',
          HoldsMoney: true,
          OpenedAt: new Date(),
          State,
          ...fields,
        })
        .returning('PaymentDisputeId')
        .executeTakeFirstOrThrow();
    const open = await dispute('NeedsResponse', { EvidenceDueBy: at });
    const lost = await dispute('Lost', { ClosedAt: new Date(), LossTransactionId: await transaction('Refund') });
    expect(await found()).toEqual([
      ['Dispute', at],
      ['DisputeLost', null],
    ]);
    await db
      .updateTable('payment_accounts')
      .set({ State: 'Inactive', InactiveReason: 'AccessRemoved' })
      .where('ClubId', '=', club)
      .execute();
    expect(await found()).toEqual([
      ['AccountDisconnected', null],
      ['Dispute', at],
      ['DisputeLost', null],
    ]);
    await db
      .insertInto('payment_dispute_answers')
      .values({ ...open, ClubId: club, Kind: 'Accepted', RequestKey: 'key', AnsweredAt: new Date() })
      .execute();
    await db
      .updateTable('payment_disputes')
      .set({ Decision: 'Keep', DecidedAt: new Date() })
      .where('PaymentDisputeId', '=', lost.PaymentDisputeId)
      .execute();
    await db.updateTable('clubs').set({ EnableOnlinePayments: false }).where('ClubId', '=', club).execute();
    expect(await found()).toEqual([]);
  });

  it('shows late debts and debts that are due later with the same amounts per currency as the list of debtors', async () => {
    const { db } = server;
    const type = await aSubscriptionType(db, clubId);
    const held = async (fields: object) => aSubscription(db, clubId, await anAthlete(db, clubId), type, null, fields);
    await held({ ...due(-20), Price: 1_000 });
    await held({ ...due(-2), Price: 700, Currency: 'CHF' });
    await held({ ...due(5), Price: 4_000, PartPaid: 1 });
    await held({ ...due(-30), Price: 800, State: 'Expired', StateReason: 'Date' });
    await held({ ...due(-30), Price: 800, State: 'Canceled', StateReason: 'Refunded' });
    await held({ ...due(-30), ExtStatus: 'written-off', Price: 800 });
    await held({ ...due(-30), Price: 0 });
    const inParts = await held({ ...due(-30), Price: 9_000, PartPaid: 100 });
    await db
      .insertInto('user_subscription_installments')
      .values([
        { UserSubscriptionId: inParts, Number: 1, Amount: 3_000, DueDate: day(-40), PaidAt: new Date() },
        { UserSubscriptionId: inParts, Number: 2, Amount: 3_000, DueDate: day(-12), PaidAt: null },
        { UserSubscriptionId: inParts, Number: 3, Amount: 3_000, DueDate: day(20), PaidAt: null },
      ])
      .execute();
    const found = await money();
    expect(found).toEqual([
      { Payment: 'Unpaid', Currency: 'EUR', Amount: 5_000 + 1_000 + 800 + 2_900, People: 4, Oldest: day(-30) },
      { Payment: 'Unpaid', Currency: 'CHF', Amount: 700, People: 1, Oldest: day(-2) },
      { Payment: 'ToPay', Currency: 'EUR', Amount: 3_999, People: 1, Oldest: day(5) },
    ]);
    for (const Payment of ['Unpaid', 'ToPay'] as const) {
      const { result } = await server.call(listClubPeople, { params: { id: clubId }, query: { Payment }, token: manager });
      const lines = result.data.flatMap(({ Held }) => Held.filter(({ PaymentLabel }) => PaymentLabel === Payment));
      const ours = found.filter((one) => one.Payment === Payment);
      expect(ours.reduce((sum, { Amount }) => sum + Amount, 0)).toBe(lines.reduce((sum, { AmountDue }) => sum + AmountDue, 0));
    }
  });
});

describe('the comparison of a brand’s clubs', () => {
  it('shows members, joins, taken seats of past classes in this and the previous period, and late amounts by currency', async () => {
    const { db } = server;
    const { BrandId } = await db.insertInto('brands').values({ Name: 'Compared' }).returning('BrandId').executeTakeFirstOrThrow();
    const owner = await aUser(db, { Email: 'owner@compared.example' });
    await db.insertInto('user_roles').values({ UserId: owner, Role: 'Owner', BrandId }).execute();
    const token = await server.tokenFor('owner@compared.example');
    const one = await aClub(db, { BrandId, Name: 'A', TimeZone: 'UTC' });
    const other = await aClub(db, { BrandId, Name: 'B', TimeZone: 'UTC' });
    const [old, late] = [await anAthlete(db, one), await anAthlete(db, one)];
    await db
      .updateTable('user_roles')
      .set({ Since: moment(-31) })
      .where('UserId', '=', old)
      .execute();
    await aSubscription(db, one, late, await aSubscriptionType(db, one), null, { ...due(-3), Price: 700, Currency: 'CHF' });
    const held = (ahead: number, InSiteParticipants: number, fields: object = {}) =>
      aClass(db, one, { Begin: moment(ahead), InSiteParticipants, ...fields });
    await held(-1, 7);
    await held(-2, 1, { MaxRemoteParticipants: 5, RemoteParticipants: 2 });
    await held(-2, 9, { CanceledAt: moment(-3) });
    await held(-2, 0, { PublishState: 'Unpublished' });
    await held(3, 9);
    await held(-40, 8);
    await held(-90, 9);
    const compared = await server.call(listClubComparison, { params: { id: BrandId }, token });
    expect(compared.result).toEqual([
      {
        ClubId: one,
        Members: 2,
        Joined: 1,
        Seats: 25,
        SeatsTaken: 10,
        SeatsBefore: 10,
        SeatsTakenBefore: 8,
        Unpaid: [{ Currency: 'CHF', Amount: 700, People: 1 }],
      },
      { ClubId: other, Members: 0, Joined: 0, Seats: 0, SeatsTaken: 0, SeatsBefore: 0, SeatsTakenBefore: 0, Unpaid: [] },
    ]);
    const Begin = new Date(`${addDays(addMonths(dayIn('UTC', new Date()), -1), 14)}T10:00:00Z`);
    await aClass(db, other, { Begin, InSiteParticipants: 4 });
    const over = async (Period: ComparedPeriod) =>
      (await server.call(listClubComparison, { params: { id: BrandId }, query: { Period }, token })).result[1];
    expect(await over('lastMonth')).toMatchObject({ ClubId: other, SeatsTaken: 4, SeatsTakenBefore: 0 });
    expect(await over('thisMonth')).toMatchObject({ SeatsTaken: 0 });
    expect((await server.call(listClubComparison, { params: { id: BrandId }, token: manager })).status).toBe(403);
  });

  it('counts members who joined in the month, even if they have left the club or deleted their account since', async () => {
    const { db } = server;
    const { BrandId } = await db.insertInto('brands').values({ Name: 'Counted' }).returning('BrandId').executeTakeFirstOrThrow();
    const owner = await aUser(db, { Email: 'owner@counted.example' });
    await db.insertInto('user_roles').values({ UserId: owner, Role: 'Owner', BrandId }).execute();
    const token = await server.tokenFor('owner@counted.example');
    const club = await aClub(db, { BrandId, TimeZone: 'Europe/Rome' });
    const month = addMonths(dayIn('Europe/Rome', new Date()), -1).slice(0, 7);
    const begin = startOfDay('Europe/Rome', `${month}-01`);
    const people = [];
    for (const Since of [
      new Date(begin.getTime() - 1),
      begin,
      new Date(`${month}-15T12:00:00Z`),
      new Date(`${month}-15T12:00:00Z`),
    ]) {
      const userId = await anAthlete(db, club);
      await db.updateTable('user_roles').set({ Since }).where('UserId', '=', userId).execute();
      people.push(userId);
    }
    const over = async (Period: ComparedPeriod) => {
      const { result } = await server.call(listClubComparison, { params: { id: BrandId }, query: { Period }, token });
      return result.map(({ Members, Joined }) => ({ Members, Joined }));
    };
    expect(await over('lastMonth')).toEqual([{ Members: 4, Joined: 3 }]);
    const [before = 0, first = 0, within = 0] = people;
    for (const userId of [before, first])
      expect((await server.call(removeFromClub, { params: { id: club, userId }, token })).status).toBe(204);
    await eraseUser(db, within);
    expect(await over('lastMonth')).toEqual([{ Members: 1, Joined: 3 }]);
    expect(await over('thisMonth')).toEqual([{ Members: 1, Joined: 0 }]);
    const { rows } = await sql<object>`select * from nameless_joins where "ClubId" = ${club}`.execute(db);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['ClubId', 'Day', 'NamelessJoinId']);
    await db.deleteFrom('clubs').where('ClubId', '=', club).execute();
    expect(await db.selectFrom('nameless_joins').select('Day').where('ClubId', '=', club).execute()).toEqual([]);
  });
});
