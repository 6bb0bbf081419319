import { defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import { type CalendarClass, classUpdateSchema } from '@clubpulse/contract/calendar/classes/classes';
import { getClass, listClasses, updateClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import { getBookableClass } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { cancelClass, deleteParticipant, moveClass } from '@clubpulse/contract/calendar/seats/participants.calls';
import type { Problem } from '@clubpulse/contract/errors';
import { GUEST_DAYS, type GuestInput, type HeldSeat, type WebsiteTimetable } from '@clubpulse/contract/office/website/website';
import { getWebsite, saveWebsite } from '@clubpulse/contract/office/website/website.calls';
import { freeInClass } from '@clubpulse/rules/calendar/seats/seat-decisions';
import { wallClock } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aClass, hours } from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer } from '../../test/booking-server.ts';
import { aRole, aUser } from '../../test/rows.ts';

let server: BookingServer;
let manager: string;
let code = '';
let people = 0;
beforeAll(async () => {
  server = await openBookingServer();
  manager = (await server.person('Manager')).token;
});

const settings = {
  Timetable: true,
  Store: false,
  Queues: true,
  FullNames: false,
  Rooms: [],
  Languages: ['en' as const],
  Members: true,
  Guests: true,
  GuestPrice: 1500,
  GuestMost: 2,
  Origins: ['https://club.example'],
  Paper: '#ffffff',
  Text: '#000000',
  Mark: '#000000',
};
const save = async (fields: object = {}) => {
  const at = { params: { id: server.club }, token: manager };
  const { result } = await server.call(getWebsite, at);
  const saved = await server.call(saveWebsite, { ...at, body: { ...settings, RowVersion: result.RowVersion, ...fields } });
  code = saved.result.Code ?? '';
};
beforeEach(() => save());

const address = () => `visitor${++people}.${server.club}@example.com`;
let network = 0;
const ask = async (input: Partial<GuestInput> & { ClassId: number }, origin = 'https://club.example') => {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/website/${code}/bookings`,
    remoteAddress: `10.1.${Math.floor(network / 250)}.${(network++ % 250) + 1}`,
    headers: { origin },
    payload: { Name: 'Paola Riva', Email: address(), Language: 'en', Agreed: true, ...input },
  });
  return { status: response.statusCode, held: response.json<HeldSeat>(), problem: response.json<Problem>() };
};
const mailsTo = (email: string) =>
  server.db.selectFrom('mails').select(['Subject', 'Text']).where('To', '=', email).orderBy('MailId').execute();
const linkTo = async (email: string) => /\/guest\/([\w-]{43})/.exec((await mailsTo(email)).at(-1)?.Text ?? '')?.[1] ?? '';
const open = (secret: string) => server.app.inject({ url: `/guest/${secret}` });
const press = (secret: string, act: 'confirm' | 'cancel' = 'confirm') =>
  server.app.inject({
    method: 'POST',
    url: `/guest/${secret}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `act=${act}`,
  });
const counts = (classId: number) =>
  server.db
    .selectFrom('classes')
    .select(['InSiteParticipants as booked', 'InSiteHeld as held'])
    .where('ClassId', '=', classId)
    .executeTakeFirstOrThrow();
const personOf = (email: string) =>
  server.db
    .selectFrom('users as u')
    .innerJoin('user_roles as r', 'r.UserId', 'u.UserId')
    .innerJoin('memberships as m', (join) => join.onRef('m.UserId', '=', 'u.UserId').onRef('m.ClubId', '=', 'r.ClubId'))
    .leftJoin('club_athletes as a', (join) => join.onRef('a.UserId', '=', 'u.UserId').onRef('a.ClubId', '=', 'r.ClubId'))
    .select(['u.UserId', 'u.FirstMidName', 'u.LastName', 'r.CameBy', 'm.ClientStage', 'a.IsGuest'])
    .where('u.Email', '=', email)
    .executeTakeFirst();
const seatsIn = (one: CalendarClass) => one.MaxInSiteParticipants + one.MaxRemoteParticipants;
const expireHolds = (classId: number) =>
  server.db
    .updateTable('visitor_seats')
    .set({ HeldUntil: hours(-1) })
    .where('ClassId', '=', classId)
    .execute();

it('a visitor holds a seat for 15 minutes, books it by the link in the mail, and becomes a lead who pays at the desk', async () => {
  await server.db
    .insertInto('class_subscriptions')
    .values({ ClubId: server.club, Name: 'Trial', Type: 'Invite', Price: 5900, Currency: 'EUR', AutoAssignTrial: true })
    .execute();
  const ClassId = await aClass(server.db, server.club, { Name: 'Yoga Flow', CreditsCostInSite: 5 });
  const Email = address();
  const before = Date.now();
  const { status, held } = await ask({ ClassId, Email, Name: 'Paola  De Riva' });
  expect(status).toBe(201);
  const minutes = (new Date(held.HeldUntil).getTime() - before) / 60_000;
  expect(Math.round(minutes)).toBe(15);
  expect(await counts(ClassId)).toEqual({ booked: 0, held: 1 });
  expect(await personOf(Email)).toBeUndefined();
  const [mail] = await mailsTo(Email);
  expect(mail?.Text).toContain('You pay €15.00 at the desk.');

  const secret = await linkTo(Email);
  expect((await open(secret)).body).toContain('Confirm your seat');
  expect(await counts(ClassId)).toEqual({ booked: 0, held: 1 });
  for (const booked of await Promise.all([press(secret), press(secret)]))
    expect([booked.statusCode, booked.body.includes('You are booked')]).toEqual([200, true]);
  expect((await press(secret)).statusCode).toBe(200);
  expect(await counts(ClassId)).toEqual({ booked: 1, held: 0 });
  const person = await personOf(Email);
  expect(person).toMatchObject({
    FirstMidName: 'Paola',
    LastName: 'De Riva',
    CameBy: 'Website',
    ClientStage: 'lead',
    IsGuest: true,
  });
  const seats = await server.db
    .selectFrom('class_participants')
    .select(['UserId', 'PaymentKind', 'Credits'])
    .where('ClassId', '=', ClassId)
    .execute();
  expect(seats).toEqual([{ UserId: person?.UserId, PaymentKind: 'Free', Credits: 0 }]);
  const owned = await server.db
    .selectFrom('user_subscriptions')
    .selectAll()
    .where('UserId', '=', person?.UserId ?? 0)
    .execute();
  expect(owned).toEqual([]);
  const notes = await server.db
    .selectFrom('notes')
    .select('Text')
    .where('UserId', '=', person?.UserId ?? 0)
    .execute();
  expect(notes).toMatchObject([{ Text: expect.stringContaining('Pays €15.00 at the desk.') }]);
  expect((await server.call(getWebsite, { params: { id: server.club }, token: manager })).result.GuestBookings).toBe(1);
});

it('no seat is given twice when guests and members book the last seats at once', async () => {
  const seats = 3;
  const ClassId = await aClass(server.db, server.club, { MaxInSiteParticipants: seats });
  const emails = Array.from({ length: 8 }, address);
  const members = await Promise.all(Array.from({ length: 4 }, () => server.person('Athlete')));
  const [requests, booked] = await Promise.all([
    Promise.all(emails.map((Email) => ask({ ClassId, Email }))),
    Promise.all(members.map((member) => server.book(member, ClassId))),
  ]);
  const held = emails.filter((_, index) => requests[index]?.status === 201);
  const taken = booked.filter(({ status }) => status < 300).length;
  expect(held.length + taken).toBe(seats);
  for (const [index, one] of requests.entries())
    if (!held.includes(emails[index] ?? '')) expect(one.problem.ErrorType).toBe('ClassFull');
  await Promise.all(held.map(async (email) => press(await linkTo(email))));
  expect(await counts(ClassId)).toEqual({ booked: seats, held: 0 });
});

it('a seat held for a visitor is taken for staff and members: in the calendar, its filter of full classes, and the offer to book', async () => {
  const [held, free] = [
    await aClass(server.db, server.club, { MaxInSiteParticipants: 1 }),
    await aClass(server.db, server.club, { MaxInSiteParticipants: 2 }),
  ];
  for (const ClassId of [held, free]) expect((await ask({ ClassId })).status).toBe(201);
  const query = { Begin: hours(0).toISOString(), End: hours(200).toISOString(), length: 200 };
  const list = async (filter: { Participants?: 'Full' } = {}) =>
    (await server.call(listClasses, { params: { id: server.club }, query: { ...query, ...filter }, token: manager })).result.data;
  const calendar = await list();
  expect(calendar.find(({ ClassId }) => ClassId === held)).toMatchObject({ InSiteParticipants: 0, InSiteHeld: 1 });
  const { rows } = await sql<{ id: number; taken: number; seats: number }>`
    select c."ClassId" as id, c."MaxInSiteParticipants" + c."MaxRemoteParticipants" as seats,
      (select count(*)::int from class_participants p where p."ClassId" = c."ClassId"
        and (p."State" = 'Booked' or p."OfferExpiresAt" is not null))
      + (select count(*)::int from visitor_seats v where v."ClassId" = c."ClassId") as taken
    from classes c where c."ClubId" = ${server.club} order by id`.execute(server.db);
  const shown = calendar.map((one) => ({ id: one.ClassId, seats: seatsIn(one), taken: seatsIn(one) - freeInClass(one) }));
  const known = new Set(calendar.map(({ ClassId }) => ClassId));
  expect(shown.toSorted((a, b) => a.id - b.id)).toEqual(rows.filter(({ id }) => known.has(id)));
  const full = (await list({ Participants: 'Full' })).map(({ ClassId }) => ClassId).toSorted((a, b) => a - b);
  expect(full).toEqual(rows.filter(({ id, taken, seats }) => known.has(id) && taken === seats).map(({ id }) => id));
  expect([full.includes(held), full.includes(free)]).toEqual([true, false]);
  const member = await server.person('Athlete');
  const offered = async (classId: number) =>
    (await server.call(getBookableClass, { params: { id: member.id, classId }, token: member.token })).result.Places[0];
  expect(await offered(held)).toMatchObject({ SeatsLeft: 0, Offer: 'Queue', Refused: 'ClassFull' });
  expect(await offered(free)).toMatchObject({ SeatsLeft: 1, Offer: 'Book' });
});

it('a moved class has none of the seats held for guests, and a change of a class cannot remove a held seat', async () => {
  const Begin = hours(50);
  const ClassId = await aClass(server.db, server.club, { MaxInSiteParticipants: 2, Begin });
  await ask({ ClassId });
  const at = { params: { id: ClassId }, token: manager };
  const stored = (await server.call(getClass, at)).result;
  const body = classUpdateSchema.parse({ ...stored, MaxInSiteParticipants: 0, MaxRemoteParticipants: 1 });
  expect((await server.call(updateClass, { ...at, body })).problem.ErrorType).toBe('SeatsBelowParticipants');
  const to = { ScheduleStartDate: hours(100).toISOString().slice(0, 10), SingleStartTime: '11:15' };
  const moved = await server.call(moveClass, { ...at, body: to });
  expect(await counts(moved.result.ClassId)).toEqual({ booked: 0, held: 0 });
  await expireHolds(ClassId);
  await server.holds.lapse(ClassId);
  expect(await counts(ClassId)).toEqual({ booked: 0, held: 0 });
});

const onMinute = (ahead: number) => new Date(Math.ceil(hours(ahead).getTime() / 60_000) * 60_000);
const moveTo = async (id: number, to: Date) => {
  const { day, clock } = wallClock(to, 'Europe/Rome');
  const body = { ScheduleStartDate: day, SingleStartTime: clock };
  return (await server.call(moveClass, { params: { id }, body, token: manager })).result;
};
const aGuest = async (ClassId: number, Language: 'en' | 'it' = 'en') => {
  const Email = address();
  expect((await ask({ ClassId, Email, Language })).status).toBe(201);
  const secret = await linkTo(Email);
  expect((await press(secret)).statusCode).toBe(200);
  return { Email, secret };
};

it('a guest gets a mail with a link when the class is moved, and cancels free of charge at the new time by either link', async () => {
  const ClassId = await aClass(server.db, server.club, { Name: 'Pilates', Begin: onMinute(50), CancelBeforeHours: 100 });
  const { Email, secret } = await aGuest(ClassId, 'it');
  const moved = await moveTo(ClassId, onMinute(60));
  expect(moved.People).toBe(1);
  await server.runDueJobs();
  const notice = (await mailsTo(Email)).at(-1);
  expect(notice?.Subject).toMatch(/^Pilates cambia orario/);
  const link = await linkTo(Email);
  expect(link).not.toBe(secret);
  for (const one of [secret, link]) expect((await open(one)).body).toContain('Spostata da');
  expect((await press(link, 'cancel')).statusCode).toBe(200);
  expect(await counts(moved.ClassId)).toEqual({ booked: 0, held: 0 });
  expect((await open(secret)).body).toContain('Hai annullato');
});

it('a guest is notified that a class was moved back, cancelled, or that staff removed them, and the page shows it', async () => {
  const [ClassId, other] = [await aClass(server.db, server.club, { Begin: onMinute(50) }), await aClass(server.db, server.club)];
  const [guest, removed] = [await aGuest(ClassId), await aGuest(other)];
  const shown = async (secret: string) => {
    const { body } = await open(secret);
    return [/<h1>(.*)<\/h1>/.exec(body)?.[1], body.includes('Moved from'), /value="\w+"/.exec(body)?.[0]];
  };
  const subjects = async (email: string) => {
    await server.runDueJobs();
    return (await mailsTo(email)).slice(1).map(({ Subject }) => Subject.replace(/:.*/, ''));
  };
  const moved = await moveTo(ClassId, onMinute(60));
  expect(await shown(guest.secret)).toEqual(['You are booked', true, 'value="cancel"']);
  expect(await subjects(guest.Email)).toEqual(['Spinning is at another time']);
  expect((await moveTo(moved.ClassId, onMinute(50))).ClassId).toBe(ClassId);
  expect(await shown(guest.secret)).toEqual(['You are booked', false, 'value="cancel"']);
  const by = { params: { id: ClassId }, token: manager };
  expect((await server.call(cancelClass, { ...by, body: { Reason: 'Ill' } })).result.People).toBe(1);
  expect(await shown(guest.secret)).toEqual(['The class is cancelled', false, undefined]);
  expect((await subjects(guest.Email)).toSorted()).toEqual([
    'Spinning is at another time',
    'Spinning is at another time',
    'Spinning is cancelled',
  ]);
  const person = await personOf(removed.Email);
  await server.call(deleteParticipant, { params: { id: other, userId: person?.UserId ?? 0 }, token: manager });
  expect(await subjects(removed.Email)).toEqual(['You are no longer in Spinning']);
  expect(await shown(removed.secret)).toEqual(['You are not booked', false, undefined]);
});

it('a visitor who has not confirmed books the moved class, and gets no button for a cancelled class', async () => {
  const [first, second] = [await aClass(server.db, server.club, { Begin: onMinute(50) }), await aClass(server.db, server.club)];
  const [Email, Other] = [address(), address()];
  await ask({ ClassId: first, Email });
  await ask({ ClassId: second, Email: Other });
  const moved = await moveTo(first, onMinute(60));
  const secret = await linkTo(Email);
  const { body } = await open(secret);
  expect([body.includes('Moved from'), body.includes('Your seat is no longer held')]).toEqual([true, true]);
  expect((await press(secret)).statusCode).toBe(200);
  expect([await counts(moved.ClassId), await counts(first)]).toEqual([
    { booked: 1, held: 0 },
    { booked: 0, held: 1 },
  ]);
  await server.call(cancelClass, { params: { id: second }, body: { Reason: 'Ill' }, token: manager });
  const page = (await open(await linkTo(Other))).body;
  expect([page.includes('The class is cancelled'), page.includes('<form')]).toEqual([true, false]);
});

it('a seat that is not confirmed in time becomes free, and is offered to a waiting member', async () => {
  const ClassId = await aClass(server.db, server.club, { MaxInSiteParticipants: 1 });
  const Email = address();
  await ask({ ClassId, Email });
  const member = await server.person('Athlete');
  expect((await server.book(member, ClassId)).problem.ErrorType).toBe('ClassFull');
  expect((await server.book(member, ClassId, { Queue: true })).status).toBe(201);
  await expireHolds(ClassId);
  await server.holds.lapse(ClassId);
  expect(await server.seats(ClassId)).toEqual({ booked: 0, queued: 1, offered: 1 });
  expect(await counts(ClassId)).toEqual({ booked: 0, held: 0 });
  const secret = await linkTo(Email);
  const { body } = await open(secret);
  expect([body.includes('Your seat is no longer held'), body.includes('value="confirm"')]).toEqual([true, false]);
  const late = await press(secret);
  expect(late.statusCode).toBe(409);
  expect(await counts(ClassId)).toEqual({ booked: 0, held: 0 });
  expect(await server.db.selectFrom('users').select('UserId').where('Email', '=', Email).execute()).toEqual([]);
});

it('a guest whose seat is no longer held still books while a seat is free', async () => {
  const ClassId = await aClass(server.db, server.club);
  const Email = address();
  await ask({ ClassId, Email });
  await expireHolds(ClassId);
  await server.holds.lapse(ClassId);
  expect((await press(await linkTo(Email))).statusCode).toBe(200);
  expect(await counts(ClassId)).toEqual({ booked: 1, held: 0 });
});

it('the response is the same if the e-mail address belongs to a member, but the mail then has a link to sign in instead of a link that books', async () => {
  const ClassId = await aClass(server.db, server.club);
  const Email = address();
  const id = await aUser(server.db, { Email, EmailConfirmed: true });
  await aRole(server.db, id, 'Athlete', server.club);
  const [member, visitor] = [await ask({ ClassId, Email }), await ask({ ClassId })];
  expect([member.status, Object.keys(member.held)]).toEqual([visitor.status, Object.keys(visitor.held)]);
  expect(await counts(ClassId)).toEqual({ booked: 0, held: 2 });
  const [mail] = await mailsTo(Email);
  expect(mail?.Subject).toContain('You are a member of');
  expect(mail?.Text).toContain(`/#/Book/${ClassId}`);
  expect(await linkTo(Email)).toBe('');
});

it('an e-mail address books no more classes as a guest than the club allows, and a canceled class does not count', async () => {
  await save({ GuestMost: 1 });
  const Email = address();
  const [first, second] = [await aClass(server.db, server.club), await aClass(server.db, server.club, { Begin: hours(60) })];
  await ask({ ClassId: first, Email });
  const secret = await linkTo(Email);
  await press(secret);
  expect((await ask({ ClassId: second, Email })).status).toBe(201);
  expect((await mailsTo(Email)).at(-1)?.Subject).toContain('Guest bookings');
  expect(await linkTo(Email)).toBe('');
  const canceled = await press(secret, 'cancel');
  expect([canceled.statusCode, canceled.body.includes('You have cancelled')]).toEqual([200, true]);
  expect(await counts(first)).toEqual({ booked: 0, held: 0 });
  const third = await aClass(server.db, server.club, { Begin: hours(70) });
  await expireHolds(second);
  await server.holds.lapse(second);
  await ask({ ClassId: third, Email });
  expect((await press(await linkTo(Email))).statusCode).toBe(200);
  expect(await personOf(Email)).toMatchObject({ IsGuest: true });
});

it('a second request for the same class does not hold a second seat, and only the newest link books', async () => {
  const ClassId = await aClass(server.db, server.club);
  const Email = address();
  const first = await ask({ ClassId, Email });
  const old = await linkTo(Email);
  const second = await ask({ ClassId, Email });
  expect(second.held.HeldUntil).toBe(first.held.HeldUntil);
  expect(await counts(ClassId)).toEqual({ booked: 0, held: 1 });
  expect((await press(old)).statusCode).toBe(410);
  expect((await press(await linkTo(Email))).statusCode).toBe(200);
});

it('a visitor who corrects the e-mail address retains the held seat, and the link to the wrong address books nothing', async () => {
  const ClassId = await aClass(server.db, server.club, { MaxInSiteParticipants: 1 });
  const [wrong, right] = [address(), address()];
  const first = await ask({ ClassId, Email: wrong });
  const old = await linkTo(wrong);
  const other = await aClass(server.db, server.club);
  expect((await ask({ ClassId: other, Replaces: first.held.Hold })).status).toBe(201);
  expect((await ask({ ClassId, Replaces: 'x'.repeat(43) })).problem.ErrorType).toBe('ClassFull');
  const second = await ask({ ClassId, Email: right, Replaces: first.held.Hold });
  expect([second.status, second.held]).toEqual([201, first.held]);
  expect([await counts(ClassId), await counts(other)]).toEqual([
    { booked: 0, held: 1 },
    { booked: 0, held: 1 },
  ]);
  expect((await press(old)).statusCode).toBe(410);
  expect((await press(await linkTo(right))).statusCode).toBe(200);
  expect((await ask({ ClassId, Replaces: first.held.Hold })).problem.ErrorType).toBe('ClassFull');
  expect([await personOf(wrong), (await personOf(right))?.IsGuest]).toEqual([undefined, true]);
});

it('guests cannot book full classes, courses and classes of other clubs, and cannot book at all while the club allows no guests', async () => {
  const refused = async (ClassId: number) => (await ask({ ClassId })).problem.ErrorType;
  const full = await aClass(server.db, server.club, { MaxInSiteParticipants: 1 });
  await server.book(await server.person('Athlete'), full);
  expect(await refused(full)).toBe('ClassFull');
  expect(await refused(await aClass(server.db, server.club, { BookingMode: 'Invite' }))).toBe('ClassNotBookable');
  expect(await refused(await aClass(server.db, server.club, { CalendarType: 'PT' }))).toBe('ClassNotBookable');
  expect(await refused(2 ** 40)).toBe('NotFound');
  const ClassId = await aClass(server.db, server.club);
  expect((await ask({ ClassId }, 'https://other.example')).problem.ErrorType).toBe('SiteNotAllowed');
  const fields = async (input: object) => (await ask({ ClassId, ...input })).problem.errors?.map(({ field }) => field);
  expect(await fields({ Email: 'nobody', Name: ' ', Agreed: false as true })).toEqual(['Name', 'Email', 'Agreed']);
  const rules = (DisableOnInvalidMedicalCertificate: boolean) =>
    server.db
      .insertInto('club_booking_settings')
      .values({ ClubId: server.club, ...defaultBookingSettings, DisableOnInvalidMedicalCertificate })
      .onConflict((stored) => stored.column('ClubId').doUpdateSet({ DisableOnInvalidMedicalCertificate }))
      .execute();
  await rules(true);
  expect(await refused(ClassId)).toBe('ClassNotBookable');
  await save({ GuestMost: 3 });
  const shown = (await server.app.inject({ url: `/api/website/${code}/timetable` })).json<WebsiteTimetable>();
  expect([shown.GuestPrice, shown.Classes.some(({ Guests }) => Guests)]).toEqual([null, false]);
  await rules(false);
  await save({ Guests: false });
  expect(await refused(ClassId)).toBe('ClassNotBookable');
  expect(await counts(ClassId)).toEqual({ booked: 0, held: 0 });
});

it('the link of a canceled class refuses the guest, and the held seat is released', async () => {
  const ClassId = await aClass(server.db, server.club);
  const Email = address();
  await ask({ ClassId, Email });
  await server.db.updateTable('classes').set({ CanceledAt: new Date() }).where('ClassId', '=', ClassId).execute();
  expect((await press(await linkTo(Email))).statusCode).toBe(409);
  await expireHolds(ClassId);
  await server.holds.lapse(ClassId);
  expect(await counts(ClassId)).toEqual({ booked: 0, held: 0 });
});

it('the number of mails to one e-mail address is limited', async () => {
  const ClassId = await aClass(server.db, server.club);
  const Email = address();
  for (let time = 0; time < 5; time += 1) expect((await ask({ ClassId, Email })).status).toBe(201);
  expect((await ask({ ClassId, Email })).problem.ErrorType).toBe('TooManyRequests');
  expect(await mailsTo(Email)).toHaveLength(5);
});

it('names and e-mail addresses of visitors are deleted when no limit counts them any more', async () => {
  const ClassId = await aClass(server.db, server.club);
  const [old, fresh] = [address(), address()];
  await ask({ ClassId, Email: old });
  await ask({ ClassId, Email: fresh });
  await server.db
    .updateTable('guest_bookings')
    .set({ CreatedAt: hours(-24 * (GUEST_DAYS + 1)) })
    .where('Email', '=', old)
    .execute();
  const stored = async () =>
    (await server.db.selectFrom('guest_bookings').select('Email').where('ClassId', '=', ClassId).execute()).map(
      ({ Email }) => Email,
    );
  await server.guests.purge();
  expect((await stored()).sort()).toEqual([old, fresh].sort());
  await server.db
    .updateTable('classes')
    .set({ Begin: hours(-50), End: hours(-49) })
    .where('ClassId', '=', ClassId)
    .execute();
  await server.guests.purge();
  expect(await stored()).toEqual([fresh]);
});

it('the page about the data of guests has the published rules of the club, in the language of the link', async () => {
  const policy = { ClubId: server.club, Type: 'JoinClub' as const, Text: 'Bring <b>a towel</b>.' };
  await server.db
    .insertInto('policies')
    .values([
      { ...policy, Title: 'House rules', PublishState: 'Published', PublicationDate: hours(-1) },
      { ...policy, Title: 'Draft rules', PublishState: 'Unpublished' },
    ])
    .execute();
  const page = await server.app.inject({ url: `/guest/data/${code}?lang=it` });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`Come ${server.clubName} usa i tuoi dati`);
  expect([page.body.includes('House rules'), page.body.includes('Draft rules')]).toEqual([true, false]);
  expect(page.body).toContain('Bring &lt;b&gt;a towel&lt;/b&gt;.');
  expect((await server.app.inject({ url: `/guest/data/${'A'.repeat(24)}` })).statusCode).toBe(404);
});

it('a link with an unknown secret opens no page', async () => {
  for (const secret of ['x', 'a'.repeat(43), '%00']) {
    const { statusCode } = await open(secret);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  }
});
