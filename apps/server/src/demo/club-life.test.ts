import { listMemberFamilyDebts } from '@clubpulse/contract/billing/family-debts/family-debts.calls';
import { subscriptionStates } from '@clubpulse/contract/billing/subscriptions';
import { listClubSubscriptions, listMySubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { getHealthBoard } from '@clubpulse/contract/body/health/health.calls';
import { getMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { listAppointmentTrainers, listFreeSlots } from '@clubpulse/contract/calendar/appointments.calls';
import { listBookableClasses, listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { joinClub } from '@clubpulse/contract/clubs/clubs.calls';
import { RANKED_FROM_CLASSES } from '@clubpulse/contract/community/trainer-rankings';
import { listTrainerAwards } from '@clubpulse/contract/community/trainer-rankings.calls';
import { getMemberFamily } from '@clubpulse/contract/members/families/families.calls';
import { listFiles } from '@clubpulse/contract/members/files/files.calls';
import { getPipeline, listStage } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { listClubMessages, listMessages } from '@clubpulse/contract/office/messages.calls';
import { listOwnThreads, listThreads } from '@clubpulse/contract/office/replies/replies.calls';
import { listVideoCollections, listVideos } from '@clubpulse/contract/videos/videos/videos.calls';
import { listCircuits } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { listWorkoutDefinitions } from '@clubpulse/contract/workouts/definitions/definitions.calls';
import { listFlows } from '@clubpulse/contract/workouts/flows/flows.calls';
import { listSheetUsers } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { listSlideshows } from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import { listTimers } from '@clubpulse/contract/workouts/timers/timers.calls';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { athletes, alessia as wearer } from '@clubpulse/world/athletes';
import { navigli, timeZone } from '@clubpulse/world/clubs';
import { monthlyPlan } from '@clubpulse/world/prices';
import { giulia, marco } from '@clubpulse/world/staff';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnServer, type TestServer } from '../test/server.ts';
import { startClubLife } from './club-life.ts';
import { attendances, mondayOf } from './past/attendances.ts';
import { writeGuided } from './people/guided.ts';
import { writeHealth } from './people/health.ts';
import { writeMeasures } from './people/measures.ts';
import { writePlans } from './people/plans.ts';
import { writeScreens } from './people/screens.ts';
import { seedWorld } from './people/seed-world.ts';
import { writeSheets } from './people/sheets.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let clubId: number;
const now = new Date();
beforeAll(async () => {
  server = await openOwnServer();
  await seedWorld(server.db, undefined);
  await startClubLife(server.db, now, server.storedFiles);
  ({ ClubId: clubId } = await server.db
    .selectFrom('clubs')
    .select('ClubId')
    .where('Code', '=', navigli.code)
    .executeTakeFirstOrThrow());
});
afterAll(() => server.close());

const classes = () => server.db.selectFrom('classes').selectAll().where('ClubId', '=', clubId).execute();
const seats = () =>
  server.db
    .selectFrom('class_participants')
    .innerJoin('classes', 'classes.ClassId', 'class_participants.ClassId')
    .innerJoin('users', 'users.UserId', 'class_participants.UserId')
    .leftJoin('display_groups', 'display_groups.DisplayGroupId', 'classes.DisplayGroupId')
    .selectAll('class_participants')
    .select(['display_groups.Name as Room', 'classes.Name', 'classes.CalendarType', 'users.Email'])
    .where('classes.ClubId', '=', clubId)
    .orderBy('ClassBegin')
    .orderBy('ClassParticipantId')
    .execute();
const isOver = ({ ClassEnd }: { ClassEnd: Date }) => ClassEnd <= now;
const alessia = wearer.email;
const idOf = async (nickname: string) =>
  (await server.db.selectFrom('users').select('UserId').where('Nickname', '=', nickname).executeTakeFirstOrThrow()).UserId;
const count = async (table: 'class_participants' | 'transactions' | 'user_subscriptions' | 'ledger_entries') =>
  (
    await server.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('the demo club after one or several starts', () => {
  it('has measures by its members and their trainer, created once', async () => {
    await writeMeasures(server, new Date());
    await writeMeasures(server, new Date());
    const { rows } = await sql<{ UserId: number }>`select "UserId" from users where "Nickname" = 'Ale'`.execute(server.db);
    const input = { params: { id: rows[0]?.UserId ?? 0 }, token: await server.tokenFor(giulia.email) };
    const { result } = await server.call(getMeasures, input);
    expect(result.Events.map(({ Club }) => Club !== null)).toEqual([true, false, false, true, false, false, true]);
    expect(result.Last.find(({ Key }) => Key === 'bodyFatPercent')).toMatchObject({ Method: 'JacksonPollock3' });
  });

  it('has sleep and day data from its members’ watches, created once', { tags: ['atLength'] }, async () => {
    const evening = new Date(`${dayIn(timeZone, now)}T20:00:00Z`);
    await writeHealth(server, evening);
    await writeHealth(server, evening);
    const { result } = await server.call(getHealthBoard, { params: { id: clubId }, token: await server.tokenFor(giulia.email) });
    const nicknamed = (nickname: string) => result.data.find(({ Nickname }) => Nickname === nickname);
    expect(result.WithData).toBe(6);
    expect(nicknamed('Brio')).toMatchObject({ Hint: 'EasyDay', Source: { DeviceModel: 'Garmin fēnix 8' } });
    expect(nicknamed('Brio')?.Reasons).toEqual(expect.arrayContaining(['ShortNight', 'HrvUnderRange', 'HighStress']));
    expect(nicknamed('Ale')).toMatchObject({ Reasons: [], Battery: { Woke: expect.any(Number) as number } });
    expect(nicknamed('Kike')?.Reasons).toEqual(['NoData']);
  });

  it('has workout sheets that its trainer shared and members completed, created once', async () => {
    await writeSheets(server, new Date());
    await writeSheets(server, new Date());
    const token = await server.tokenFor(giulia.email);
    const { result } = await server.call(listSheetUsers, { params: { id: clubId }, query: { Sort: '-LastRun' }, token });
    expect(result.data.map(({ Nickname, Name, DaysDone, Runs }) => [Nickname, Name, DaysDone, Runs])).toEqual([
      ['Edo', 'At home without equipment', 1, 1],
      ['Ale', 'Strength base', 2, 3],
      ['Bea', 'Strength base', 1, 1],
      ['Fox', 'Strength base', 0, 0],
    ]);
  });

  it('has circuits, timers and flows for its rooms, created once', async () => {
    await writePlans(server);
    await writePlans(server);
    const token = await server.tokenFor(giulia.email);
    const here = { params: { id: clubId }, token };
    const circuits = await server.call(listCircuits, { query: { ClubId: String(clubId) }, token });
    expect(circuits.result.data.map(({ Name, TimerType, Published }) => [Name, TimerType, Published])).toEqual([
      ['Every minute twelve', 'EMOM', true],
      ['Fifteen to the end', 'AMRAP', false],
      ['Full body six', 'timer', true],
    ]);
    const timers = await server.call(listTimers, here);
    expect(timers.result.data.map(({ Name }) => Name)).toEqual(['Core by the clock', 'Tabata']);
    const flows = await server.call(listFlows, here);
    expect(flows.result.data.map(({ Name, Measure }) => [Name, Measure])).toEqual([
      ['Hill ride', 'HeartRate'],
      ['Thirty thirty', 'Ftp'],
    ]);
  });

  it('has slides for its screens and a playlist with a film, created once', { tags: ['atLength'] }, async () => {
    await writeScreens(server);
    await writeScreens(server);
    const here = { params: { id: clubId }, token: await server.tokenFor(marco.email) };
    const { result: slideshows } = await server.call(listSlideshows, here);
    expect(slideshows.data.map(({ Name, Slides }) => [Name, Slides.map(({ Size }) => Size)])).toEqual([
      ['Between classes', ['Full', 'Full']],
      ['Two basics beside the wall', ['Half', 'Half']],
    ]);
    const { result: lists } = await server.call(listVideoCollections, here);
    expect(lists).toMatchObject([{ Title: 'How it is done', Needs: [] }]);
    const { result: videos } = await server.call(listVideos, here);
    expect(videos.data).toMatchObject([{ Title: 'Squat', State: 'Processing', IsPublished: true }]);
  });

  it('has guided workouts with pictures and a film, created once, and hides an unfinished one', {
    tags: ['atLength'],
  }, async () => {
    await writeGuided(server);
    await writeGuided(server);
    const here = { params: { id: clubId }, token: await server.tokenFor(giulia.email) };
    const { result } = await server.call(listWorkoutDefinitions, here);
    const shown = result.data.map(({ Title, PublishedAt, PictureUris, Video }) => ({
      Title,
      isPublished: PublishedAt !== null,
      pictures: PictureUris.length,
      video: Video?.State ?? null,
    }));
    expect(shown).toEqual([
      { Title: 'First push-ups', isPublished: true, pictures: 1, video: null },
      { Title: 'Kettlebell flow', isPublished: false, pictures: 0, video: null },
      { Title: 'Ten minutes of squats', isPublished: true, pictures: 1, video: 'Processing' },
    ]);
  });

  it('has paid and unpaid subscriptions in every state that needs no payment provider', async () => {
    const token = await server.tokenFor(marco.email);
    const { result } = await server.call(listClubSubscriptions, { params: { id: clubId }, query: { length: 1000 }, token });
    const states = new Set(result.data.map((one) => one.State));
    expect(subscriptionStates.filter((state) => !states.has(state))).toEqual(['Paused', 'NonRenewed']);
    expect(new Set(result.data.map((one) => one.PaymentLabel))).toEqual(new Set(['Paid', 'ToPay', 'Unpaid']));
  });

  it('has a renewing plan, ready for card payments, which the club does not accept yet', async () => {
    const plans = server.db.selectFrom('subscription_plans').select(['Name', 'RecurrenceUnit', 'DeletedAt']);
    expect(await plans.where('RecurrenceEvery', 'is not', null).execute()).toEqual([
      { Name: monthlyPlan.Name, RecurrenceUnit: 'Month', DeletedAt: null },
    ]);
    const clubs = server.db.selectFrom('clubs').select(['EnableOnlinePayments', 'EnableStore']);
    expect(await clubs.where('EnableStore', '=', true).execute()).toEqual([{ EnableOnlinePayments: false, EnableStore: true }]);
  });

  it('has leads and clients with a history, open tasks, and a client who declined calls', async () => {
    const token = await server.tokenFor(marco.email);
    const { result } = await server.call(getPipeline, { params: { id: clubId }, token });
    expect(result.map(({ Count }) => Count)).toEqual([2, 1, 1, 1, 32]);
    const entered = result.map(({ Entered }) => Entered);
    expect(entered.slice(0, 4)).toEqual([1, 1, 1, 1]);
    expect(entered[4]).toBeGreaterThan(0);
    expect(entered[4]).toBeLessThan(9);
    for (const [query, names] of [
      [{ Task: 'late' }, ['Kike']],
      [{ Task: 'today' }, []],
    ] as const) {
      const found = await server.call(listStage, { params: { id: clubId, stage: 'lead-qualified' }, query, token });
      expect(found.result.data.map(({ Nickname }) => Nickname)).toEqual(names);
    }
    const leads = await server.call(listStage, { params: { id: clubId, stage: 'lead' }, query: {}, token });
    expect(leads.result.data.map(({ Nickname, NextTask }) => [Nickname, NextTask?.Type])).toEqual([
      ['Zoe', undefined],
      ['Carmen', 'do-not-call'],
    ]);
    const { rows } = await sql`select m."UserId" from memberships m join user_roles r using ("ClubId", "UserId")
      where r."Role" = 'Athlete' and m."StageSince" < r."Since" - interval '1 hour'`.execute(server.db);
    expect(rows).toEqual([]);
  });

  it('has a family whose payer owes for a member', async () => {
    const token = await server.tokenFor(marco.email);
    const payer = await idOf('Rosso');
    const params = { id: clubId, userId: payer };
    const { result: family } = await server.call(getMemberFamily, { params, token });
    expect(family.Members.map(({ Nickname }) => Nickname)).toEqual(['Emma', 'Pietro']);
    expect(family.Waiting).toEqual([]);
    const { result: owed } = await server.call(listMemberFamilyDebts, { params, token });
    expect(JSON.stringify(owed)).toContain('Pietro');
  });

  it('has a private and a shared document of its athlete and a direct message from the trainer', async () => {
    const token = await server.tokenFor(alessia);
    const params = { id: await idOf(wearer.nickname) };
    const { result: files } = await server.call(listFiles, { params, token });
    expect(files.map(({ Kind, Club, ShownTo }) => [Kind, Club?.ClubId, ShownTo?.ClubId])).toEqual([
      ['Health', undefined, clubId],
      ['Document', clubId, undefined],
    ]);
    const { result: letters } = await server.call(listMessages, { params, query: {}, token });
    expect(letters.data).toMatchObject([{ ClubId: clubId, Author: { Nickname: 'Giulia' }, ReadAt: null }]);
    const manager = { params: { id: clubId }, query: {}, token: await server.tokenFor(marco.email) };
    expect((await server.call(listClubMessages, manager)).result.data).toMatchObject([{ Chosen: 1 }, { Chosen: 3 }]);
  });

  it('has two open threads: in one a member waits since yesterday, the other is answered', async () => {
    const token = await server.tokenFor(marco.email);
    const { result } = await server.call(listThreads, { params: { id: clubId }, query: {}, token });
    expect(result.data.map(({ Member, Holder, WaitsSince }) => [Member.Nickname, Holder?.Nickname, WaitsSince !== null])).toEqual(
      [
        ['Duke', undefined, true],
        ['Ale', 'Giulia', false],
      ],
    );
    const own = { params: { id: await idOf(wearer.nickname) }, query: {}, token: await server.tokenFor(alessia) };
    expect((await server.call(listOwnThreads, own)).result.data).toMatchObject([{ New: 1 }]);
  });

  it('has a week of classes, some with a waiting list, and one unpublished series', async () => {
    const all = await classes();
    const bookable = all.filter((one) => one.PublishState === 'Published' && one.BookingOpensAt <= now && one.Begin > now);
    expect(bookable.length).toBeGreaterThan(10);
    expect(bookable.some((one) => one.InSiteParticipants === one.MaxInSiteParticipants && one.InSiteQueued > 0)).toBe(true);
    expect(bookable.some((one) => one.InSiteParticipants > 0 && one.InSiteParticipants < one.MaxInSiteParticipants)).toBe(true);
    expect(all.some((one) => one.PublishState === 'Unpublished')).toBe(true);
    for (const one of all) expect(one.InSiteParticipants).toBeLessThanOrEqual(one.MaxInSiteParticipants);
  });

  it('allows its athlete to book with their subscription', async () => {
    const token = await server.tokenFor(alessia);
    const { UserId } = await server.db
      .selectFrom('users')
      .select('UserId')
      .where('Email', '=', 'alessia.conti@example.com')
      .executeTakeFirstOrThrow();
    const held = await server.call(listMySubscriptions, { params: { id: UserId }, token });
    expect(held.result).toMatchObject([{ SubscriptionName: 'Open monthly', State: 'Active', PaymentLabel: 'Paid' }]);
    const days = await server.call(listBookableClasses, {
      params: { id: UserId, clubId },
      query: { from: dayIn(timeZone, now), days: '7' },
      token,
    });
    expect(days.result.Classes.length).toBeGreaterThan(10);
    const own = { id: UserId, clubId };
    const [trainer] = (await server.call(listAppointmentTrainers, { params: own, token })).result;
    expect(trainer).toMatchObject({ Name: 'Personal training', Subscriptions: ['10 classes'] });
    const free = await server.call(listFreeSlots, {
      params: { ...own, trainerId: trainer?.TrainerId ?? 0 },
      query: { from: dayIn(timeZone, now), days: '14', minutes: '60' },
      token,
    });
    expect(free.result.Slots.length).toBeGreaterThan(10);
  });

  it('has four weeks of past classes with attendance, no-shows and full classes', async () => {
    const all = await classes();
    const first = all.reduce((begin, one) => (one.Begin < begin ? one.Begin : begin), now);
    expect(dayIn(timeZone, first)).toBe(mondayOf(addDays(dayIn(timeZone, now), -28)));
    const past = all.filter((one) => one.End <= now && one.CalendarType === 'Club');
    expect(past.every((one) => one.PublishState === 'Published' && one.InSiteParticipants > 0)).toBe(true);
    expect(past.filter((one) => one.InSiteParticipants === one.MaxInSiteParticipants).length).toBeGreaterThan(3);

    const held = (await seats()).filter(isOver);
    expect(held.filter((seat) => seat.Attendance === null)).toEqual([]);
    const noShows = held.filter((seat) => seat.NoShow).length;
    expect(noShows).toBeGreaterThan(0);
    expect(noShows).toBeLessThan(held.length / 5);
    expect((await seats()).filter((seat) => seat.ClassBegin > now && seat.Attendance !== null)).toEqual([]);
  });

  it('has attendance marks that agree with its past heart rates', async () => {
    const held = (await seats()).filter(isOver);
    const from = Temporal.Instant.fromEpochMilliseconds(now.getTime() - 28 * DAY_MS);
    const to = Temporal.Instant.fromEpochMilliseconds(now.getTime() - 2 * 3_600_000);
    const ofClub = athletes.filter(({ club }) => club === navigli.code);
    const trained = ofClub.flatMap((athlete) => attendances(athlete, from, to).map((one) => ({ ...one, athlete })));
    expect(trained.length).toBeGreaterThan(100);
    for (const { athlete, begin, room } of trained) {
      const near = (at: Date) => Math.abs(at.getTime() - begin.epochMilliseconds) < 5 * 60_000;
      const seat = held.find((one) => one.Email === athlete.email && near(one.ClassBegin));
      expect(seat, `${athlete.email} at ${begin.toString()}`).toMatchObject({ Attendance: 'Present', Room: room });
    }
  });

  it('has an athlete who attended most booked classes and missed one', async () => {
    const token = await server.tokenFor(alessia);
    const { UserId } = await server.db
      .selectFrom('users')
      .select('UserId')
      .where('Email', '=', alessia)
      .executeTakeFirstOrThrow();
    const query = { Begin: new Date(now.getTime() - 40 * DAY_MS).toISOString(), End: now.toISOString(), length: '100' };
    const { result } = await server.call(listMyBookings, { params: { id: UserId }, query, token });
    const over = result.data.filter((one) => new Date(one.End) <= now);
    expect(over.filter((one) => one.Attendance === 'Present').length).toBeGreaterThan(3);
    expect(over.filter((one) => one.NoShow).map((one) => one.Name)).toEqual(['Functional']);
  });

  it('has past data whose creation moves no money and sends no notifications', async () => {
    const held = (await seats()).filter(isOver);
    expect(held.filter((seat) => seat.Credits > 0 || seat.Tickets > 0)).toEqual([]);
    const paid = held.filter((seat) => seat.PaymentKind === 'Subscription');
    expect(paid.length).toBeGreaterThan(20);
    const subscriptions = await server.db.selectFrom('user_subscriptions').selectAll().execute();
    for (const { UserSubscriptionId, UserId, ClassBegin } of paid) {
      const day = dayIn(timeZone, ClassBegin);
      const by = subscriptions.find((one) => one.UserSubscriptionId === UserSubscriptionId);
      expect(by).toMatchObject({ UserId, MaxActivities: null });
      expect(by && by.ActivationDate <= day && (by.ExpiryDate ?? day) >= day).toBe(true);
    }
    const events = await server.db.selectFrom('events').select(['Type', 'Payload']).where('ClubId', '=', clubId).execute();
    const begun = new Set(held.map((seat) => seat.ClassId));
    const seatEvents = events.filter(({ Type }) => ['ClassSubscription', 'ClassQueued', 'NoShow', 'SeatOffered'].includes(Type));
    expect(seatEvents.length).toBeGreaterThan(0);
    expect(seatEvents.filter(({ Payload }) => begun.has((Payload as { ClassId: number }).ClassId))).toEqual([]);
  });

  it('has lessons, services, a course, remote seats and an invitation-only class in its calendars', async () => {
    const all = await classes();
    const kinds = new Set(all.map((one) => `${one.CalendarType} ${one.ClassType}`));
    for (const kind of ['Club Group', 'Club Course', 'PT Lesson', 'Services Lesson', 'Club Single'])
      expect(kinds).toContain(kind);
    const [course] = all.filter((one) => one.ClassType === 'Course');
    expect(course).toMatchObject({ PublishState: 'Published' });
    expect(course && course.BookingOpensAt < now && course.Begin > now).toBe(true);
    const online = all.filter((one) => one.MaxRemoteParticipants > 0 && one.RemoteLink !== null);
    expect(online.some((one) => one.RemoteParticipants > 0 && one.Begin > now)).toBe(true);
    expect(online.some((one) => one.RemoteParticipants > 0 && one.Begin < now)).toBe(true);
    const [invited] = all.filter((one) => one.BookingMode === 'Invite');
    expect(invited?.InSiteParticipants).toBeGreaterThan(0);
    expect(invited && dayIn(timeZone, invited.Begin)).toBe(addDays(dayIn(timeZone, now), 1));
  });

  it('has no room or trainer in two classes at the same time', async () => {
    const { rows } = await sql`select a."Name", b."Name" as other, a."Begin" from classes a join classes b
      on a."ClassId" < b."ClassId" and a."Begin" < b."End" and b."Begin" < a."End"
        and (a."DisplayGroupId" = b."DisplayGroupId" or a."TrainerId" = b."TrainerId")
      where a."ClassType" <> 'Course' and b."ClassType" <> 'Course'`.execute(server.db);
    expect(rows).toEqual([]);
  });

  it('has trainer awards of a past month', async () => {
    const { result } = await server.call(listTrainerAwards, {
      params: { id: clubId },
      token: await server.tokenFor(marco.email),
    });
    const current = `${dayIn(timeZone, now).slice(0, 7)}-01`;
    const over = (await classes())
      .filter(
        ({ ClassType, CanceledAt, PublishState }) =>
          ClassType !== 'Course' && CanceledAt === null && PublishState === 'Published',
      )
      .map(({ Begin, TrainerId }) => ({ Month: `${dayIn(timeZone, Begin).slice(0, 7)}-01`, TrainerId }))
      .filter(({ Month }) => Month < current);
    const led = Map.groupBy(over, ({ Month, TrainerId }) => `${Month} ${TrainerId}`);
    const ranked = [...led.values()].flatMap((some) => (some.length >= RANKED_FROM_CLASSES ? some.slice(0, 1) : []));
    expect(new Set(result.map(({ Month }) => Month))).toEqual(new Set(ranked.map(({ Month }) => Month)));
  });

  it('has each sale once and gets more classes as time passes', { tags: ['atLength'] }, async () => {
    const state = async () => [
      await count('transactions'),
      await count('user_subscriptions'),
      await count('ledger_entries'),
      await seats(),
      await classes(),
    ];
    const before = await state();
    await startClubLife(server.db, now);
    expect(await state()).toEqual(before);
    const toCome = async (from: Date) => (await classes()).filter((one) => one.Begin > from).length;
    const ahead = await toCome(now);
    const token = await server.tokenFor('stranger@example.org');
    expect((await server.call(joinClub, { body: { Code: navigli.code }, token })).status).toBeLessThan(300);
    await startClubLife(server.db, new Date(now.getTime() + 50 * DAY_MS));
    expect(await toCome(now)).toBeGreaterThan(1.8 * ahead);
  });

  it('gets attendance and bookings for days when the server was off', {
    tags: ['atLength'],
  }, async () => {
    const later = new Date(now.getTime() + 50 * DAY_MS);
    const lived = (await seats()).filter((seat) => seat.ClassBegin > now && seat.ClassEnd <= later);
    expect(lived.filter(({ Email }) => !athletes.some(({ email }) => email === Email))).toEqual([]);
    expect(lived.some((seat) => seat.ClassBegin.getTime() > now.getTime() + 46 * DAY_MS)).toBe(true);
    expect(new Set(lived.map((seat) => dayIn(timeZone, seat.ClassBegin))).size).toBeGreaterThan(45);
    expect(
      lived.filter((seat) => seat.State === 'Booked' && seat.Attendance === null && seat.Name !== 'Strength foundations'),
    ).toEqual([]);
    await startClubLife(server.db, later);
    expect((await seats()).filter((seat) => seat.ClassBegin > now && seat.ClassEnd <= later)).toEqual(lived);
  });

  it('has two closed days, receipts with VAT of both codes, and a credit note', async () => {
    const closes = await server.db.selectFrom('day_closes').select(['Number', 'Lines']).where('Number', 'is not', null).execute();
    expect(closes.map(({ Number: number }) => number ?? 0).toSorted((a, b) => a - b)).toEqual([1, 2]);
    const receipts = await server.db.selectFrom('receipts').select(['Kind', 'VatCode', 'Line', 'Number']).execute();
    expect(new Set(receipts.map(({ VatCode }) => VatCode))).toEqual(new Set(['B10', 'S22']));
    expect(receipts.filter(({ Kind }) => Kind === 'CreditNote')).toHaveLength(1);
    expect(receipts.some(({ Line }) => Line === 2)).toBe(true);
    const open = await server.db.selectFrom('transactions').select('Description').where('DayCloseId', 'is', null).execute();
    expect(open.map(({ Description }) => Description)).toEqual(['1 × Water 0.5 l', '1 × Protein bar']);
  });

  it('has classes with correct participant counts', async () => {
    const counted = new Map<number, { inSite: number; queued: number; remote: number }>();
    for (const { ClassId, Place, State } of await seats()) {
      const one = counted.get(ClassId) ?? { inSite: 0, queued: 0, remote: 0 };
      if (State === 'Waiting') one.queued += 1;
      else if (Place === 'InSite') one.inSite += 1;
      else one.remote += 1;
      counted.set(ClassId, one);
    }
    for (const one of await classes())
      expect({
        inSite: one.InSiteParticipants,
        queued: one.InSiteQueued + one.RemoteQueued,
        remote: one.RemoteParticipants,
      }).toEqual(counted.get(one.ClassId) ?? { inSite: 0, queued: 0, remote: 0 });
  });

  it('has a ledger with consistent sums', async () => {
    const accounts = await server.db.selectFrom('ledger_accounts').selectAll().execute();
    expect(accounts.length).toBeGreaterThan(0);
    for (const { LedgerAccountId, Balance } of accounts) {
      const entries = await server.db
        .selectFrom('ledger_entries')
        .select('Change')
        .where('LedgerAccountId', '=', LedgerAccountId)
        .execute();
      expect(entries.reduce((sum, entry) => sum + entry.Change, 0)).toBe(Balance);
    }
  });

  it('has clients at risk, with reasons', { tags: ['atLength'] }, async () => {
    await server.days.begin(clubId);
    const token = await server.tokenFor(marco.email);
    const { result } = await server.call(getPipeline, { params: { id: clubId }, token });
    expect(result.find(({ ClientStage }) => ClientStage === 'client')?.AtRisk).toBe(3);
    const query = { Split: 'AtRisk' } as const;
    const found = await server.call(listStage, { params: { id: clubId, stage: 'client' }, query, token });
    const signs = found.result.data.map(({ Nickname, Signs }) => [Nickname, ...Signs.map(({ Kind }) => Kind)]);
    expect(signs.sort(([one = ''], [other = '']) => one.localeCompare(other))).toEqual([
      ['Dario', 'NotSeen', 'Ended'],
      ['Otto', 'Rarer', 'Ending'],
      ['Vera', 'NotSeen', 'Ending'],
    ]);
  });
});
