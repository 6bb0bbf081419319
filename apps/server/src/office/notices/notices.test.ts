import { cancelSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { deleteParticipant } from '@clubpulse/contract/calendar/seats/participants.calls';
import { remindOfPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscriptionStates } from '../../billing/subscriptions/public.ts';
import type { Users } from '../../platform/database/schema.generated.ts';
import { emit, emitAll } from '../../platform/events/emit.store.ts';
import { aClass, aSubscription, aSubscriptionType, hours, zoneWhereItIs } from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../test/booking-server.ts';
import { clearJobs, makeDue, queuedJobs } from '../../test/jobs.ts';
import { leaveClubs } from '../../test/leaving.ts';
import { openOwnServer } from '../../test/server.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await openBookingServer(openOwnServer());
});
beforeEach(async () => {
  await server.runDueJobs();
  await clearJobs(server.db);
  await server.db.deleteFrom('mails').execute();
  await server.db.deleteFrom('user_subscriptions').execute();
});
afterAll(() => server.close());

const mails = () => server.db.selectFrom('mails').select(['To', 'Subject', 'Text', 'NextAttemptAt']).orderBy('MailId').execute();
async function reader(fields: Partial<Insertable<Users>> = {}): Promise<Person & { email: string }> {
  const person = await server.person('Athlete');
  const row = await server.db
    .updateTable('users')
    .set({ Language: 'en', TimeZone: zoneWhereItIs(12), ...fields })
    .where('UserId', '=', person.id)
    .returning('Email')
    .executeTakeFirstOrThrow();
  return { ...person, email: row.Email };
}
async function newDay(day: string): Promise<void> {
  const begun = { ClubId: server.club, TimeZone: 'Europe/Rome', days: [day], since: hours(-24) } as const;
  await server.db.transaction().execute((trx) => subscriptionStates.run(trx, begun));
  await server.runDueJobs();
}

describe('mails to members about events', () => {
  it('welcome a member who joined without staff, once, but not a member whom staff admitted', async () => {
    const [ada, bea] = [await reader({ Language: 'it', FirstMidName: 'Ada' }), await reader()];
    const cees = await reader({ EmailConfirmed: false });
    const joined = (UserId: number, By?: number) =>
      emit(server.db, { ClubId: server.club, Type: 'ClubJoined', Payload: { UserId, ...(By !== undefined && { By }) } });
    await joined(ada.id);
    await joined(bea.id, ada.id);
    await joined(cees.id);
    await Promise.all([server.runDueJobs(), server.runDueJobs()]);
    const [mail, ...others] = await mails();
    expect([mail?.To, mail?.Subject, others]).toEqual([ada.email, expect.stringMatching(/^Ora fai parte di/), []]);
    expect(mail?.Text).toContain('/#/Today');
  });

  it('announce an offered seat in the member’s language and time format, in the club’s time zone', async () => {
    const Begin = new Date('2099-01-05T18:30:00+01:00');
    const classId = await aClass(server.db, server.club, {
      Name: 'Spinning',
      Begin,
      MaxInSiteParticipants: 1,
      CalendarVisibilityDays: 36_500,
    });
    const [ada, bea] = [
      await reader(),
      await reader({ Language: 'it', DateFormat: 'yyyymmdd', TimeFormat: 'h12', FirstMidName: 'Bea' }),
    ];
    expect((await server.book(ada, classId)).status).toBe(201);
    expect((await server.book(bea, classId, { Queue: true })).status).toBe(201);
    expect((await server.cancel(ada, classId)).status).toBeLessThan(300);
    await Promise.all([server.runDueJobs(), server.runDueJobs(), server.runDueJobs()]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ To: bea.email, Subject: 'Si è liberato un posto: Spinning' });
    expect(mail?.Text).toMatch(/^Ciao Bea,\n\nUn posto in Spinning, lunedì 2099-01-05, 6:30 PM, è riservato a te fino a /);
    expect(mail?.Text).toContain('http://127.0.0.1:8080/#/Today');
    expect(mail?.Text).toContain(server.clubName);
  });

  it('announce an offered seat only while the offer is valid', async () => {
    const ada = await reader();
    const Payload = {
      Target: ada.id,
      ClassId: 1,
      By: null,
      Place: 'InSite' as const,
      ClassName: 'Yoga',
      ClassDate: hours(5).toISOString(),
    };
    const notified = async (OfferExpiresAt: string) => {
      await emit(server.db, { ClubId: server.club, Type: 'SeatOffered', Payload: { ...Payload, OfferExpiresAt } });
      await server.runDueJobs();
      return (await mails()).map(({ To }) => To);
    };
    expect(await notified(hours(-0.1).toISOString())).toEqual([]);
    expect(await notified(hours(1).toISOString())).toEqual([ada.email]);
  });

  it('name the reason when a seat was released because nothing pays for it any more', async () => {
    const ada = await reader();
    const seat = {
      Target: ada.id,
      ClassId: 1,
      By: null,
      ClassName: 'Yoga',
      ClassDate: hours(5).toISOString(),
      Reason: 'Removed',
    };
    await emit(server.db, { ClubId: server.club, Type: 'ClassUnsubscription', Payload: seat } as never);
    await server.runDueJobs();
    const [mail] = await mails();
    expect(mail?.Text).toMatch(/Your seat in Yoga on .* was released, because nothing pays it any more/);
    expect(mail?.Text).not.toMatch(/removed you/);
  });

  it('are not sent to unconfirmed e-mail addresses, even for a canceled class', async () => {
    const [ada, bea] = [await reader({ EmailConfirmed: false }), await reader()];
    const seat = { ClassId: 1, By: null, ClassName: 'Yoga', ClassDate: hours(5).toISOString(), Reason: 'Ill', GivenBack: false };
    for (const { id: Target } of [ada, bea])
      await emit(server.db, { ClubId: server.club, Type: 'ClassCanceled', Payload: { Target, ...seat } } as never);
    await server.runDueJobs();
    expect((await mails()).map(({ To }) => To)).toEqual([bea.email]);
  });

  it('announce to a member that the club removed them from a class, but not that they cancelled themselves', {
    tags: ['atLength'],
  }, async () => {
    const classId = await aClass(server.db, server.club, { Name: 'Pilates' });
    const [ada, bea] = [await reader(), await reader({ Language: 'fr' })];
    for (const person of [ada, bea]) await server.book(person, classId);
    await server.cancel(ada, classId);
    const removed = await server.call(deleteParticipant, {
      params: { id: classId, userId: bea.id },
      token: server.trainer.token,
    });
    expect(removed.status).toBeLessThan(300);
    await server.runDueJobs();
    expect(await mails()).toMatchObject([{ To: bea.email, Subject: 'Vous n’êtes plus inscrit à Pilates' }]);
  });

  it('announce a subscription that ends soon or has ended', async () => {
    const type = await aSubscriptionType(server.db, server.club);
    const today = dayIn('Europe/Rome', new Date());
    const [ends, ended] = [
      await reader({ Language: 'es', TimeZone: zoneWhereItIs(3) }),
      await reader({ DateFormat: 'mmddyyyy' }),
    ];
    const hold = (userId: number, ExpiryDate: string) =>
      aSubscription(server.db, server.club, userId, type, null, {
        SubscriptionName: 'Mornings',
        ActivationDate: addDays(today, -60),
        ExpiryDate,
      });
    await hold(ends.id, addDays(today, 7));
    await hold(ended.id, addDays(today, -1));
    await newDay(today);
    expect((await mails()).map(({ To, Subject }) => [To, Subject])).toEqual([[ended.email, 'Mornings has ended']]);
    const [putOff] = await queuedJobs(server.db, 'notice');
    expect(putOff?.runAt.getTime()).toBeGreaterThan(hours(4).getTime());
    await server.db
      .updateTable('users')
      .set({ TimeZone: zoneWhereItIs(12) })
      .where('UserId', '=', ends.id)
      .execute();
    await makeDue(server.db);
    await server.runDueJobs();
    const [, later] = await mails();
    expect([later?.To, later?.Subject]).toEqual([ends.email, 'Mornings termina pronto']);
    expect(later?.Text).toContain(addDays(today, 7).split('-').reverse().join('/'));
  });

  it('that wait for the end of quiet hours are not sent if the subscription was renewed or deleted meanwhile, or the member left', {
    tags: ['atLength'],
  }, async () => {
    const type = await aSubscriptionType(server.db, server.club);
    const today = dayIn('Europe/Rome', new Date());
    const night = { TimeZone: zoneWhereItIs(3) };
    const [still, renewed, lost, left] = [await reader(night), await reader(night), await reader(night), await reader(night)];
    const hold = (userId: number, fields: object) => aSubscription(server.db, server.club, userId, type, null, fields);
    const ids: number[] = [];
    for (const { id } of [still, renewed, lost, left]) ids.push(await hold(id, { ExpiryDate: addDays(today, 7) }));
    await newDay(today);
    expect(await mails()).toEqual([]);
    await hold(renewed.id, { State: 'NotStarted', ActivationDate: addDays(today, 8), ExpiryDate: addDays(today, 90) });
    await server.db
      .deleteFrom('user_subscriptions')
      .where('UserSubscriptionId', '=', ids[2] ?? 0)
      .execute();
    await leaveClubs(server.db, left.id);
    await server.db
      .updateTable('users')
      .set({ TimeZone: zoneWhereItIs(12) })
      .execute();
    await makeDue(server.db);
    await server.runDueJobs();
    expect((await mails()).map(({ To }) => To)).toEqual([still.email]);
  });

  it('announce once that a subscription ended for another reason than its last day or ticket, and contain the reason', {
    tags: ['atLength'],
  }, async () => {
    const type = await aSubscriptionType(server.db, server.club);
    const today = dayIn('Europe/Rome', new Date());
    const [unpaid, ended, known, cancelled, over] = await Promise.all([
      reader(),
      reader({ Language: 'it' }),
      reader(),
      reader({ Language: 'fr' }),
      reader(),
    ]);
    const hold = (person: { id: number }, SubscriptionName: string, fields: object) =>
      aSubscription(server.db, server.club, person.id, type, null, {
        SubscriptionName,
        ActivationDate: addDays(today, -60),
        ExpiryDate: addDays(today, 60),
        ...fields,
      });
    const yesterday = addDays(today, -1);
    await hold(unpaid, 'Mornings', { ExternalPayment: true, ExtStatus: null, CreatedAt: hours(-9 * 24) });
    await hold(ended, 'Evenings', { ScheduledEnd: yesterday });
    await hold(known, 'Flex', { ScheduledEnd: yesterday, State: 'Expired', StateReason: 'Tickets' });
    const atDesk = await hold(cancelled, 'Yoga', {});
    const atEnd = await hold(over, 'Pilates', {});
    const manager = await server.person('Manager');
    const cancel = (id: number, AtPeriodEnd: boolean) =>
      server.call(cancelSubscription, { params: { id }, body: { AtPeriodEnd }, token: manager.token });
    expect((await cancel(atDesk, false)).result.State).toBe('Canceled');
    expect((await cancel(atEnd, true)).status).toBe(200);
    for (let again = 0; again < 2; again += 1) await newDay(today);
    const sent = await mails();
    expect(new Map(sent.map(({ To, Subject }) => [To, Subject]))).toEqual(
      new Map([
        [unpaid.email, 'Mornings has ended'],
        [ended.email, 'Evenings è terminato'],
        [cancelled.email, 'Yoga est résilié'],
      ]),
    );
    expect(sent).toHaveLength(3);
    const textFor = (email: string) => sent.find(({ To }) => To === email)?.Text;
    expect(textFor(unpaid.email)).toContain('deactivated because it was not paid in time');
    expect(textFor(ended.email)).toContain('non è stato rinnovato');
  });

  it('ask a member to respond to policies when staff remind them', async () => {
    const ada = await reader({ FirstMidName: 'Ada' });
    const policy = {
      ClubId: server.club,
      Type: 'JoinClub' as const,
      Text: 'Bring a towel.',
      PublishState: 'Published' as const,
      PublicationDate: hours(-48),
    };
    await server.db
      .insertInto('policies')
      .values([
        { ...policy, Title: 'House rules' },
        { ...policy, Title: 'Terms' },
      ])
      .execute();
    const request = { params: { id: server.club, userId: ada.id }, token: server.trainer.token };
    const { result } = await server.call(remindOfPolicies, { ...request, key: 'remind' });
    expect(result.Titles).toEqual(['House rules', 'Terms']);
    expect((await server.call(remindOfPolicies, { ...request, key: 'remind' })).result).toEqual(result);
    expect((await server.call(remindOfPolicies, request)).problem.ErrorType).toBe('PoliciesRemindedAlready');
    await server.runDueJobs();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ To: ada.email, Subject: 'Please answer: House rules, Terms' });
    expect(mail?.Text).toContain('/#/Policies');
  });
  it('obey the member’s settings and quiet hours if the mail can wait', async () => {
    const type = await aSubscriptionType(server.db, server.club);
    const today = dayIn('Europe/Rome', new Date());
    const NotificationSettings = JSON.stringify({ 'Subscriptions.Email': false, 'Bookings.Email': false });
    const [off, quiet] = [await reader({ NotificationSettings }), await reader({ TimeZone: 'UTC' })];
    const clock = (ahead: number) => hours(ahead).toISOString().slice(11, 16);
    const night = { QuietFrom: clock(-1), QuietUntil: clock(2), ReminderMinutes: null };
    await server.db
      .insertInto('notification_hours')
      .values({ UserId: quiet.id, ...night })
      .execute();
    for (const { id } of [off, quiet])
      await aSubscription(server.db, server.club, id, type, null, {
        SubscriptionName: 'Mornings',
        ExpiryDate: addDays(today, 7),
      });
    await newDay(today);
    expect(await mails()).toEqual([]);
    const [putOff, ...others] = await queuedJobs(server.db, 'notice');
    expect(others).toEqual([]);
    expect(putOff?.runAt.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
    const seat = { ClassId: 1, By: server.trainer.id, ClassName: 'Yoga', ClassDate: hours(5).toISOString() };
    const cancels = (Target: number) =>
      emit(server.db, {
        ClubId: server.club,
        Type: 'ClassCanceled',
        Payload: { Target, ...seat, Reason: 'Ill', GivenBack: false },
      });
    await cancels(off.id);
    await cancels(quiet.id);
    await server.runDueJobs();
    const always = await server.db
      .selectFrom('mails')
      .select(['To', 'NextAttemptAt'])
      .where('Subject', 'like', 'Yoga%')
      .execute();
    expect(always.map(({ To }) => To).sort()).toEqual([off.email, quiet.email].sort());
    expect(always.every(({ NextAttemptAt }) => NextAttemptAt.getTime() < Date.now() + 60_000)).toBe(true);
  });

  it("announce the first training in the member's language, if the club enables it", async () => {
    const bea = await reader({ Language: 'it', FirstMidName: 'Bea' });
    const trained = async () => {
      const Payload = { Target: bea.id, TrainingId: 7, Points: 42, Duration: 1795 };
      await emitAll(server.db, [{ ClubId: server.club, Type: 'FirstTraining', Payload }]);
      await server.runDueJobs();
    };
    await trained();
    expect(await mails()).toEqual([]);
    const set = (EnableFirstTrainingMail: boolean) =>
      server.db.updateTable('clubs').set({ EnableFirstTrainingMail }).where('ClubId', '=', server.club).execute();
    await set(true);
    await trained();
    await set(false);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.Subject).toContain('Il tuo primo allenamento a');
    expect(mail?.Text).toMatch(/30 minuti di allenamento e 42 punti[^]*#\/Training\/7/);
  });
});
