import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ImageUpload } from '@clubpulse/contract/accounts/images';
import { messageDraftSchema, type SentInput } from '@clubpulse/contract/office/messages';
import { sql } from 'kysely';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createConsents } from '../../accounts/consents/public.ts';
import { createLicenses } from '../../clubs/licenses/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { runIdempotent } from '../../platform/http/idempotency.store.ts';
import { createSms } from '../../platform/sms/sms.ts';
import { accepted, resultKey } from '../../test/billing.ts';
import { aClass, anAccount, aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { queuedJobs } from '../../test/jobs.ts';
import { leaveClub, leaveClubs } from '../../test/leaving.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createAudiences } from './messages.checks.ts';
import { createDelivery } from './messages.jobs.ts';
import { createMessages, type MessagesService } from './messages.service.ts';
import { smsOfMonth } from './messages.store.ts';
import { createPreviews, type Previews } from './preview.service.ts';

const pictureOf = (file: Buffer): ImageUpload => ({
  Image: file.toString('base64'),
  Data: {
    input: { name: 'open-day.png', type: 'image/png', size: file.length, width: 480, height: 270 },
    output: { width: 480, height: 270 },
    actions: {
      rotation: 0,
      crop: { x: 0, y: 0, width: 480, height: 270, type: 'auto' },
      size: { width: 480, height: 270 },
    },
  },
});

let server: TestServer;
let gateway: Server;
let took: { id: string; to: string; text: string }[] = [];
let answers: number[] = [];
let club: number;
let author: number;
let messages: MessagesService;
let previews: Previews;
let delivery: ReturnType<typeof createDelivery>;
let instant = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  server = await openServer();
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      took.push({ ...JSON.parse(body), authorization: request.headers.authorization });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await new Promise((closed) => gateway.close(closed));
  await server.close();
});
beforeEach(async () => {
  const { db, parts } = { db: server.db, parts: { now: () => instant } };
  took = [];
  answers = [];
  instant = new Date('2026-11-20T12:00:00Z');
  club = await aClub(db, { Name: `Navigli ${Math.random()}` });
  author = await aUser(db);
  await aRole(db, author, 'Manager', club);
  const sms = createSms({ url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`, token: 'key' });
  const consents = createConsents({ db });
  const usage = [{ resource: 'Sms' as const, used: (trx: typeof db, ids: readonly number[]) => smsOfMonth(trx, ids, instant) }];
  const licenses = createLicenses({ db, usage, ...parts });
  const clubOf = async (ClubId: number, via: Queryable = db) =>
    via.selectFrom('clubs').select(['Name', 'TimeZone']).where('ClubId', '=', ClubId).executeTakeFirst();
  const { profiles } = server.users;
  const audiences = createAudiences({ consents, images: server.images, ...parts });
  messages = createMessages({
    db,
    club: clubOf,
    profiles,
    audiences,
    licenses,
    sms,
    drafts: { holdDraft: server.plannedMessages.hold, draftSent: server.plannedMessages.sent },
    ...parts,
  });
  const from = 'Club <club@example.com>';
  previews = createPreviews({
    db,
    mail: server.mail,
    club: clubOf,
    profiles,
    audiences,
    publicUrl: 'https://club.example',
    from,
  });
  const log = pino({ level: 'silent' });
  delivery = createDelivery({
    db,
    mail: server.mail,
    sms,
    copies: server.copies,
    publicUrl: 'https://club.example',
    log,
    profiles,
    audiences,
    ...parts,
  });
});

const works = (UserId: number): Caller => ({
  UserId,
  roles: { Owner: [], Manager: [{ ClubId: club }], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] },
  isAdmin: false,
  isEditor: false,
});
interface Made {
  readonly Language?: 'en' | 'it' | 'es';
  readonly Phone?: string | null;
  readonly EmailConfirmed?: boolean;
  readonly NotificationSettings?: string;
  readonly shares?: boolean;
}
let made = 0;
async function aMember({ shares = true, ...fields }: Made = {}): Promise<number> {
  made += 1;
  const named = { Nickname: `Reader ${made} ${Math.random()}`, FirstMidName: `Ale${made}` };
  const userId = await aUser(server.db, { EmailConfirmed: true, Phone: '+39 02 555-0100', ...named, ...fields });
  await aRole(server.db, userId, 'Athlete', club);
  const consent = { ClubId: club, Purpose: 'Contact' as const, Granted: true, Version: 1 };
  if (shares) await createConsents({ db: server.db }).set(userId, [consent], userId, 'en');
  return userId;
}
const anyReader = {
  ClientStage: null,
  ClassSubscriptionId: null,
  ClubTagId: null,
  NotSeenDays: null,
  ClassId: null,
  NotStage: null,
  NotUserIds: [],
  UserIds: [],
};
const input = (fields: Partial<SentInput> = {}): SentInput => ({
  Audience: anyReader,
  App: true,
  Email: true,
  Sms: false,
  Language: 'en',
  Texts: {
    en: { Title: 'Open day at {Club}', Text: 'Dear {FirstMidName}, <b>come</b>' },
    it: { Title: 'Porte aperte', Text: 'Ciao' },
  },
  Target: null,
  PictureUri: null,
  Expected: 1,
  PlannedMessageId: null,
  ...fields,
});
const count = async (query: object = {}) =>
  accepted(await messages.audience(works(author), club, { Channels: 'App,Email,Sms', ...query }));
const send = async (fields: Partial<SentInput> = {}) => accepted(await messages.send(club, input(fields), works(author)));
const page = { draw: 1, start: 0, length: 100 };
const notified = (userId: number) =>
  server.db
    .selectFrom('notifications')
    .select(['Event', 'Payload'])
    .where('UserId', '=', userId)
    .orderBy('NotificationId')
    .execute();
const mailed = async (userId: number) => {
  const { Email } = await server.db.selectFrom('users').select('Email').where('UserId', '=', userId).executeTakeFirstOrThrow();
  return server.db.selectFrom('mails').selectAll().where('To', '=', Email).execute();
};
const waysOf = async (messageId: number) => {
  const { data } = await messages.recipients(club, messageId, { ...page, failed: false });
  const ways = data.map(({ UserId, App, Email, Sms }) => ({ UserId, App, Email, Sms }));
  return ways.sort((a, b) => a.UserId - b.UserId);
};
async function quietFor(UserId: number, QuietUntil: string): Promise<void> {
  const hours = { UserId, QuietFrom: '12:00', QuietUntil, ReminderMinutes: null };
  await server.db.insertInto('notification_hours').values(hours).execute();
  await server.db.updateTable('users').set({ TimeZone: 'Europe/Rome' }).where('UserId', '=', UserId).execute();
}
const deliver = async (id: number) => {
  await delivery.deliver(id);
  const { rows } = await sql<{ UserId: number }>`select (payload ->> 'UserId')::int as "UserId"
    from graphile_worker._private_jobs where key like ${`club-message-sms:${id}:%`} and run_at <= now() order by id`.execute(
    server.db,
  );
  for (const { UserId } of rows) await delivery.sendSms(id, UserId);
};

it('a message can be sent to members with the tag guest or joined, and to staff only by name', {
  tags: ['atLength'],
}, async () => {
  const { db } = server;
  const [joined, guest, own] = [await aMember(), await aMember(), await aMember()];
  await db.updateTable('user_roles').set({ SelfJoined: true }).where('UserId', '=', joined).execute();
  const marks = { ClubId: club, IsGuest: false, IsStaff: false };
  await db
    .insertInto('club_athletes')
    .values([
      { ...marks, UserId: guest, IsGuest: true },
      { ...marks, UserId: own, IsStaff: true },
    ])
    .execute();
  expect((await count()).Chosen).toBe(2);
  expect((await count({ ClubTagId: -1 })).Chosen).toBe(1);
  expect((await count({ ClubTagId: -2 })).Chosen).toBe(1);
  expect((await count({ UserIds: [own, guest] })).Chosen).toBe(2);
});

const byNumber = (one: number, other: number): number => one - other;

it('a sent message can be sent to more members and removed for some recipients, which changes their lists', async () => {
  const [first, ...others] = [await aMember(), await aMember(), await aMember(), await aMember()];
  const sent = await send({ Audience: { ...anyReader, UserIds: [first] }, Email: false });
  const recipients = async () =>
    (await messages.recipients(club, sent.MessageId, { ...page, failed: false })).data
      .map(({ UserId }) => UserId)
      .toSorted(byNumber);
  const inboxOf = async (userId: number) => accepted(await messages.ofUser(userId, page)).data.map(({ MessageId }) => MessageId);
  const shared = accepted(await messages.share(club, sent.MessageId, [first, ...others], works(author)));
  expect(shared).toMatchObject({ MessageId: sent.MessageId, Chosen: 4 });
  expect(await recipients()).toEqual([first, ...others].toSorted(byNumber));
  await delivery.deliver(sent.MessageId);
  for (const userId of others) {
    expect(await inboxOf(userId)).toEqual([sent.MessageId]);
    expect(await notified(userId)).toHaveLength(1);
  }
  accepted(await messages.unshare(club, sent.MessageId, others.slice(0, 2)));
  expect(await recipients()).toEqual([first, others[2] ?? 0].toSorted(byNumber));
  expect(await inboxOf(others[0] ?? 0)).toEqual([]);
  const outsider = await aUser(server.db);
  expect(await messages.share(club, sent.MessageId, [outsider], works(author))).toMatchObject({ refused: 'NotFound' });
  expect(await messages.share(await aClub(server.db, { Name: 'Other' }), sent.MessageId, others, works(author))).toMatchObject({
    refused: 'NotFound',
  });
});

describe('the recipients of a message', () => {
  it('are counted before sending, with the reason for each member who gets no message', async () => {
    const off = JSON.stringify({ 'Members.App': false, 'Members.Email': false });
    const deaf = await aMember({ NotificationSettings: off, shares: false, Language: 'es' });
    const one = await aMember({ Language: 'it', Phone: null });
    const other = await aMember({ EmailConfirmed: false, Language: 'it' });
    const readers = [one, other].map((UserId) => expect.objectContaining({ UserId }));
    expect(await count()).toMatchObject({
      Chosen: 3,
      Reached: 2,
      App: 2,
      Email: 1,
      Sms: 1,
      Languages: [{ Language: 'it', Count: 2, Sms: 1, Readers: expect.arrayContaining(readers) }],
      LeftOut: [{ Reason: 'NoConsent', Count: 1, People: [{ UserId: deaf }] }],
      SmsLeft: null,
      SmsAvailable: true,
    });
    expect(await count({ Channels: 'App,Email' })).toMatchObject({ LeftOut: [{ Reason: 'SwitchedOff' }], Sms: 0 });
  });

  it('are the members to whom all filters apply', async () => {
    const [one, two] = [await aMember(), await aMember()];
    const elsewhere = await aUser(server.db);
    await aRole(server.db, elsewhere, 'Athlete', await aClub(server.db));
    await server.db.updateTable('memberships').set({ ClientStage: 'trial' }).where('UserId', '=', two).execute();
    const Begin = new Date('2026-11-10T12:00:00Z');
    const classId = await aClass(server.db, club, { Begin });
    const ClassEnd = new Date(Begin.getTime() + 3_600_000);
    const seat = { ClassId: classId, UserId: one, ClubId: club, ClassBegin: Begin, ClassEnd, State: 'Booked' };
    const held = { ...seat, Place: 'InSite', PaymentKind: 'Free' };
    await server.db
      .insertInto('class_participants')
      .values(held as never)
      .execute();
    expect((await count({ ClientStage: 'trial' })).Chosen).toBe(1);
    expect((await count({ UserIds: [one, elsewhere] })).Chosen).toBe(1);
    expect((await count({ NotSeenDays: 9 })).Chosen).toBe(2);
    expect((await count({ NotSeenDays: 11 })).Chosen).toBe(1);
    await server.db.insertInto('check_ins').values({ ClubId: club, UserId: two, At: Begin }).execute();
    expect((await count({ NotSeenDays: 11 })).Chosen).toBe(0);
  });

  it('can be named users, and named users who are not athletes of the club are listed with the reason', async () => {
    const [one, two, trainer] = [await aMember(), await aMember(), await aUser(server.db)];
    await aMember();
    await aRole(server.db, trainer, 'Trainer', club);
    const outsider = await aUser(server.db);
    const counted = await count({ UserIds: [two, trainer, outsider, one] });
    expect(counted).toMatchObject({
      Chosen: 3,
      Reached: 2,
      LeftOut: [{ Reason: 'NotAthlete', Count: 1, People: [{ UserId: trainer }] }],
    });
    expect(counted.Named.map(({ UserId }) => UserId).toSorted((a, b) => a - b)).toEqual([one, two]);
    expect(await count()).toMatchObject({ Chosen: 3, Named: [], LeftOut: [] });
    const { MessageId } = await send({ Audience: { ...anyReader, UserIds: [one, two, trainer] }, Expected: 2 });
    await deliver(MessageId);
    expect([await notified(one), await notified(trainer)]).toEqual([[expect.anything()], []]);
  });

  it('can be the users with a seat in a class at the time of sending, except users whom the author left out', {
    tags: ['atLength'],
  }, async () => {
    const { db } = server;
    const [booked, queued, out, trial] = [await aMember(), await aMember(), await aMember(), await aMember()];
    await db.insertInto('club_athletes').values({ ClubId: club, IsGuest: false, UserId: out, IsStaff: true }).execute();
    await db.updateTable('memberships').set({ ClientStage: 'trial' }).where('UserId', '=', trial).execute();
    const ClassBegin = new Date('2026-11-21T12:00:00Z');
    const ClassId = await aClass(db, club, { Begin: ClassBegin });
    const ClassEnd = new Date(ClassBegin.getTime() + 3_600_000);
    const seat = { ClassId, ClubId: club, ClassBegin, ClassEnd, Place: 'InSite' };
    const seats = [booked, queued, out, trial].map((UserId) => {
      const state = UserId === queued ? { State: 'Waiting' } : { State: 'Booked', PaymentKind: 'Free' };
      return { ...seat, UserId, ...state };
    });
    await db
      .insertInto('class_participants')
      .values(seats as never)
      .execute();
    expect(await count({ ClassId })).toMatchObject({ Chosen: 3, Reached: 3, LeftOut: [] });
    const taken = await count({ ClassId, NotStage: 'trial', NotUserIds: [out] });
    expect(taken).toMatchObject({ Chosen: 3, Reached: 1, LeftOut: [{ Reason: 'TakenOut', Count: 2 }] });
    expect(await count({ NotStage: 'trial' })).toMatchObject({ Chosen: 3, Reached: 2 });
    const Audience = { ...anyReader, ClassId, NotStage: 'trial' as const, NotUserIds: [out] };
    expect(resultKey(await messages.send(club, input({ Audience, Expected: 3 }), works(author)))).toBe('AudienceChanged');
    const { MessageId } = await send({ Audience, Expected: 1 });
    expect((await waysOf(MessageId)).map(({ UserId }) => UserId)).toEqual([booked]);
    const elsewhere = await aClass(db, await aClub(db), { Begin: ClassBegin });
    expect((await count({ ClassId: elsewhere })).Chosen).toBe(0);
  });

  it('are counted again when the message is sent', async () => {
    await aMember();
    await aMember();
    expect(resultKey(await messages.send(club, input({ Expected: 1 }), works(author)))).toBe('AudienceChanged');
    expect(await messages.list(club, page)).toMatchObject({ recordsTotal: 0 });
  });
});

describe("the limits of a club's messages", () => {
  it('allow five mails a day to a member, and list the members who therefore get no mail', async () => {
    const often = await aMember();
    const to = (App: boolean) => ({ App, Audience: { ...anyReader, UserIds: [often] } });
    for (let sent = 0; sent < 5; sent += 1) {
      instant = new Date(instant.getTime() + 60_000);
      await deliver((await send(to(true))).MessageId);
    }
    expect(await mailed(often)).toHaveLength(5);
    const byMail = { Channels: 'Email', UserIds: [often] };
    expect(await count(byMail)).toMatchObject({ Reached: 0, LeftOut: [{ Reason: 'MailedOften', Count: 1 }] });
    expect(resultKey(await messages.send(club, input(to(false)), works(author)))).toBe('AudienceChanged');
    const { MessageId } = await send(to(true));
    expect(await waysOf(MessageId)).toMatchObject([{ App: 'Waiting', Email: null }]);
    instant = new Date(instant.getTime() + 24 * 3_600_000);
    expect(await count(byMail)).toMatchObject({ Reached: 1, Email: 1 });
  });

  it('allow thirty messages an hour per author, even when sent concurrently', { tags: ['atLength'] }, async () => {
    await aMember();
    const one = () => messages.send(club, input({ Email: false }), works(author));
    for (let sent = 0; sent < 27; sent++) expect(await one()).not.toHaveProperty('refused');
    const burst = await Promise.all(Array.from({ length: 6 }, one));
    expect(burst.filter((answer) => 'refused' in answer && answer.refused === 'MessagesOften')).toHaveLength(3);
    const colleague = await aUser(server.db);
    await aRole(server.db, colleague, 'Manager', club);
    expect(await messages.send(club, input({ Email: false }), works(colleague))).not.toHaveProperty('refused');
    instant = new Date(instant.getTime() + 3_601_000);
    await send({ Email: false });
  });
});

describe('a message to members', () => {
  it('reaches each member once, in their language, even when a worker repeats the job', async () => {
    const [english, italian] = [await aMember(), await aMember({ Language: 'it' })];
    const { MessageId } = await send({ Expected: 2 });
    await Promise.all([deliver(MessageId), deliver(MessageId)]);
    await deliver(MessageId);
    expect(await notified(italian)).toEqual([{ Event: 'ClubMessage', Payload: { Title: 'Porte aperte', Message: 'Ciao' } }]);
    expect(await notified(english)).toHaveLength(1);
    const [mail, ...others] = await mailed(english);
    expect(others).toEqual([]);
    expect(mail?.Subject).toMatch(/^Open day at Navigli/);
    expect(mail?.Html).toContain('&lt;b&gt;come&lt;/b&gt;');
    expect(mail?.Html).not.toContain('<b>come');
    const mine = accepted(await messages.ofUser(english, page));
    expect(mine.data).toMatchObject([{ MessageId, Text: expect.stringMatching(/^Dear Ale\d+, <b>/), ReadAt: null }]);
    expect(await messages.read(english, MessageId)).toBeUndefined();
    expect(resultKey(await messages.read(author, MessageId))).toBe('NotFound');
    expect((await messages.list(club, page)).data).toMatchObject([{ Recipients: 2, Read: 1, App: { To: 2, Sent: 2 } }]);
  });

  it('reaches all recipients when they are too many for one transaction', { tags: ['atLength'] }, async () => {
    const members = await Promise.all(Array.from({ length: 101 }, () => aMember({ shares: false })));
    const { MessageId } = await send({ Email: false, Expected: members.length });
    await deliver(MessageId);
    expect((await messages.list(club, page)).data).toMatchObject([{ Recipients: 101, App: { To: 101, Sent: 101 } }]);
    expect(await notified(Math.max(...members))).toHaveLength(1);
  });

  it('has a preview equal to the sent mail, for a member or for a language', async () => {
    const italian = await aMember({ Language: 'it' });
    const { Language, Texts } = input();
    const look = (ReaderId: number | null) =>
      previews.mail(club, { ReaderId, ReadIn: 'es', Language, Texts, Target: null, PictureUri: null }, author);
    const seen = accepted(await look(italian));
    const { MessageId } = await send();
    await deliver(MessageId);
    const [mail] = await mailed(italian);
    expect(seen).toMatchObject({ Subject: mail?.Subject, Text: mail?.Text, Html: mail?.Html, From: 'Club <club@example.com>' });
    expect(seen.Html).toContain('Ciao Ale');
    const ofNone = accepted(await look(null));
    expect(ofNone.Html).toContain('lang="es"');
    expect(ofNone.Subject).toMatch(/^Open day at Navigli/);
    expect(resultKey(await look(await aUser(server.db)))).toBe('NotFound');
    const empty = { ReaderId: null, ReadIn: 'en', Language, Texts: {}, Target: null, PictureUri: null } as const;
    expect(await previews.mail(club, empty, author)).toMatchObject({ Subject: '' });
  });

  it('shows a picture that the club stored for messages, as long as the picture exists, and no other picture', {
    tags: ['atLength'],
  }, async () => {
    const { db } = server;
    const reader = await aMember();
    const file = await sharp({ create: { width: 480, height: 270, channels: 3, background: '#c6f135' } })
      .png()
      .toBuffer();
    const { PictureUri } = accepted(await server.images.keepForMessage(club, pictureOf(file))).body;
    const elsewhere = await aClub(db);
    await aRole(db, author, 'Manager', elsewhere);
    await aRole(db, reader, 'Athlete', elsewhere);
    const refused = await messages.send(elsewhere, input({ PictureUri }), works(author));
    expect(refused).toMatchObject({ refused: 'ValidationFailed', errors: [{ field: 'PictureUri' }] });

    const { MessageId } = await send({ PictureUri });
    await deliver(MessageId);
    const [mail] = await mailed(reader);
    expect(mail?.Html).toContain(`src="https://club.example${PictureUri}"`);
    const shown = { MessageId, PictureUri, Author: { UserId: author, PictureUri: null } };
    expect(accepted(await messages.ofUser(reader, page)).data).toMatchObject([shown]);
    expect((await messages.list(club, page)).data).toMatchObject([shown]);
    await db
      .updateTable('images')
      .set({ HeldUntil: new Date(0) })
      .execute();
    await server.images.sweep();
    expect((await server.app.inject({ url: PictureUri })).statusCode).toBe(200);
    await db.updateTable('messages').set({ PictureUri: null }).where('MessageId', '=', MessageId).execute();
    await server.plannedMessages.create(club, messageDraftSchema.parse({ ...input(), PictureUri }), author);
    await server.images.sweep();
    expect((await server.app.inject({ url: PictureUri })).statusCode).toBe(200);
    await db.deleteFrom('planned_messages').where('ClubId', '=', club).execute();
    await server.images.sweep();
    expect((await server.app.inject({ url: PictureUri })).statusCode).toBe(404);
  });

  it('has a button with a link to a class that can be booked, in the reader’s language, and no link to other classes', {
    tags: ['atLength'],
  }, async () => {
    const [english, spanish] = [await aMember(), await aMember({ Language: 'es' })];
    const words = (Button: string) => ({ Title: 'Ride', Text: 'Come', Button });
    const Texts = { en: words('Book a ride'), es: words('Reserva') };
    const ClassId = await aClass(server.db, club, { Begin: new Date('2026-11-21T12:00:00Z') });
    const Target = { Kind: 'Class', ClassId } as const;
    const { MessageId } = await send({ Expected: 2, Texts, Target });
    await deliver(MessageId);
    const [[toEnglish], [toSpanish]] = [await mailed(english), await mailed(spanish)];
    expect(toEnglish?.Html).toContain(`href="https://club.example/#/Book/${ClassId}"`);
    expect(toEnglish?.Html).toContain('>Book a ride</a>');
    expect(toSpanish?.Text).toContain(`https://club.example/#/Book/${ClassId}`);
    expect(accepted(await messages.ofUser(spanish as never, page)).data).toMatchObject([
      { Button: { Label: 'Reserva', Target } },
    ]);
    const web = { Kind: 'Web', Url: 'https://elsewhere.example/ride' } as const;
    const look = { ReaderId: null, ReadIn: 'es', Language: 'en', Texts, Target: web, PictureUri: null } as const;
    expect(accepted(await previews.mail(club, look, author)).Html).toContain('href="https://elsewhere.example/ride"');

    const elsewhere = await aClass(server.db, await aClub(server.db), { Begin: new Date('2026-11-21T12:00:00Z') });
    const over = await aClass(server.db, club, { Begin: new Date('2026-11-20T10:00:00Z') });
    const canceled = await aClass(server.db, club, {
      Begin: new Date('2026-11-21T12:00:00Z'),
      CanceledAt: new Date('2026-11-19T12:00:00Z'),
    });
    for (const target of [elsewhere, over, canceled]) {
      const led = input({ Expected: 2, Texts, Target: { Kind: 'Class', ClassId: target } });
      expect(resultKey(await messages.send(club, led, works(author)))).toBe('MessageTargetGone');
    }
    expect(await messages.list(club, page)).toMatchObject({ recordsTotal: 1, data: [{ Target }] });
  });

  it('contains facts about each reader at the time of sending, and a neutral text for missing facts', {
    tags: ['atLength'],
  }, async () => {
    const { db } = server;
    const [known, unknown] = [await aMember(), await aMember({ Language: 'it' })];
    await db.updateTable('users').set({ DateFormat: 'ddmmyyyy' }).where('UserId', '=', known).execute();
    await aSubscription(db, club, known, await aSubscriptionType(db, club), null, { SubscriptionName: 'Gold' });
    await anAccount(db, club, known, 7);
    const At = new Date('2026-11-17T12:00:00Z');
    await db.insertInto('check_ins').values({ ClubId: club, UserId: known, At }).execute();
    const counted = await count({ Facts: 'LastSeen,Credits,SubscriptionName' });
    const counts = counted.Languages.flatMap(({ Readers }) => Readers.map(({ UserId, Says }) => [UserId, Says.it]));
    expect(Object.fromEntries(counts)).toEqual({
      [known]: { LastSeen: '17/11/2026', Credits: '7', SubscriptionName: 'Gold' },
      [unknown]: { LastSeen: 'un po’ di tempo fa', Credits: '0', SubscriptionName: 'nessun abbonamento' },
    });
    const without = (Fact: string) => ({ Fact, Count: 1, People: [expect.objectContaining({ UserId: unknown })] });
    expect(counted.Without).toEqual([without('LastSeen'), without('Credits'), without('SubscriptionName')]);
    expect((await count()).Without).toEqual([]);
    const Text = '{LastSeen}, {Credits}, {SubscriptionName}: https://club.example/ride?a=1&b=2.';
    const Texts = { en: { Title: 'Seen {LastSeen}', Text } };
    const look = accepted(
      await previews.mail(club, { ReaderId: known, ReadIn: 'en', Language: 'en', Texts, Target: null, PictureUri: null }, author),
    );
    const { MessageId } = await send({ Expected: 2, Texts });
    await db
      .insertInto('check_ins')
      .values({ ClubId: club, UserId: known, At: new Date('2026-11-19T12:00:00Z') })
      .execute();
    await db.updateTable('ledger_accounts').set({ Balance: 3 }).where('UserId', '=', known).execute();
    await deliver(MessageId);
    const [mail] = await mailed(known);
    expect(mail).toMatchObject({ Subject: 'Seen 17/11/2026', Html: look.Html });
    expect(mail?.Html).toContain('href="https://club.example/ride?a=1&amp;b=2"');
    const reads = (title: string, text: string) => ({ Title: title, Text: expect.stringContaining(text) });
    const read = async (userId: number) => accepted(await messages.ofUser(userId, page)).data;
    expect(await read(known)).toMatchObject([reads('Seen 17/11/2026', '17/11/2026, 7, Gold: ')]);
    expect(await read(unknown)).toMatchObject([reads('Seen a while ago', 'a while ago, 0, no subscription: ')]);
  });

  it('deletes the draft from which it was sent, but not when it is refused', async () => {
    await aMember();
    const { Expected: _counted, PlannedMessageId: _none, ...content } = input();
    const { PlannedMessageId } = accepted(await server.plannedMessages.create(club, content, author));
    const drafts = async () => (await server.plannedMessages.list(club, author)).length;
    expect(resultKey(await messages.send(club, input({ Expected: 2, PlannedMessageId }), works(author)))).toBe('AudienceChanged');
    expect(await drafts()).toBe(1);
    await send({ PlannedMessageId });
    expect(await drafts()).toBe(0);
    expect(resultKey(await messages.send(club, input({ PlannedMessageId }), works(author)))).toBe('DraftGone');
  });

  it('is pushed to the browsers of the members for whom it is new in the app', async () => {
    const [reader, quiet] = [await aMember(), await aMember()];
    const clock = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString().slice(11, 16);
    await quietFor(quiet, '15:00');
    const night = { QuietFrom: clock(-1), QuietUntil: clock(1) };
    await server.db.updateTable('notification_hours').set(night).where('UserId', '=', quiet).execute();
    await server.db.updateTable('users').set({ TimeZone: 'UTC' }).where('UserId', '=', quiet).execute();
    for (const UserId of [reader, quiet])
      await server.db
        .insertInto('push_devices')
        .values({ UserId, Endpoint: `https://push.example/${UserId}`, P256dh: 'key', Auth: 'auth', CreatedAt: instant })
        .execute();
    const Texts = { en: { Title: 'Open day', Text: 'x'.repeat(2000) } };
    const { MessageId } = await send({ Expected: 2, Texts });
    await deliver(MessageId);
    const { rows } = await sql<{ payload: { UserId: number; message: { tag: string; title: string; text: string } } }>`
      select payload from graphile_worker._private_jobs
      where payload ->> 'PushDeviceId' is not null and payload -> 'message' ->> 'tag' = ${`ClubMessage-${MessageId}`}`.execute(
      server.db,
    );
    const pushed = new Map(rows.map(({ payload }) => [payload.UserId, payload.message]));
    expect(pushed.get(reader)).toMatchObject({ title: expect.stringContaining('Open day') });
    expect(pushed.get(reader)?.text).toHaveLength(240);
    expect(pushed.has(quiet)).toBe(false);
    const { rows: later } = await sql<{ UserId: number }>`
      select told."UserId" from graphile_worker._private_jobs job
      join notifications told on told."NotificationId" = (job.payload ->> 'NotificationId')::bigint
      where job.run_at > now() and job.key like 'notification-push:%'`.execute(server.db);
    expect(later.map(({ UserId }) => UserId)).toEqual([quiet]);
  });

  it('is stored once when concurrent requests have the same idempotency key', async () => {
    await aMember();
    const repeated = () => {
      const key = { UserId: author, Key: 'lost answer', Call: 'clubMessages.send', RequestHash: 'hash', stored: false };
      return runIdempotent(server.db, key, () => messages.send(club, input(), works(author), key));
    };
    const sent = await Promise.all(Array.from({ length: 6 }, repeated));
    expect(sent).toEqual(sent.map(() => sent[0]));
    expect(sent[0]).toMatchObject({ Recipients: 1 });
    expect(await messages.list(club, page)).toMatchObject({ recordsTotal: 1 });
  });

  it('shows the delivery state of its mail', async () => {
    const reader = await aMember();
    const { MessageId } = await send();
    await deliver(MessageId);
    const [mail] = await mailed(reader);
    const fare = async () => (await messages.list(club, page)).data[0]?.Email;
    expect(await fare()).toEqual({ To: 1, Sent: 0, Failed: 0 });
    await server.db
      .updateTable('mails')
      .set({ Attempts: 1, LastError: '550', RefusedAt: new Date(), TriedAt: new Date() })
      .where('MailId', '=', mail?.MailId ?? 0)
      .execute();
    expect(await fare()).toEqual({ To: 1, Sent: 0, Failed: 1 });
    const failed = await messages.recipients(club, MessageId, { ...page, failed: true });
    expect(failed.data).toMatchObject([{ UserId: reader, App: 'Sent', Email: 'Failed' }]);
    expect(await count({ Channels: 'Email' })).toMatchObject({ LeftOut: [{ Reason: 'CameBack' }] });
    const later = { To: mail?.To ?? '', Subject: '', Text: '', Html: '' };
    await server.db
      .insertInto('mails')
      .values({ ...later, SentAt: new Date(Date.now() + 1000), TriedAt: new Date(Date.now() + 1000) })
      .execute();
    await server.db
      .insertInto('mails')
      .values({ ...later, Attempts: 8, LastError: '421' })
      .execute();
    expect((await count({ Channels: 'Email' })).LeftOut).toEqual([]);
  });

  it('is mailed after the end of the recipient’s quiet hours', async () => {
    const reader = await aMember();
    await quietFor(reader, '15:00');
    expect((await count()).Later).toBe(1);
    const { MessageId } = await send({ Sms: true });
    await deliver(MessageId);
    expect(await notified(reader)).toHaveLength(1);
    expect([took, await mailed(reader)]).toEqual([[], []]);
    expect(await waysOf(MessageId)).toEqual([{ UserId: reader, App: 'Sent', Email: 'Waiting', Sms: 'Waiting' }]);
    const end = new Date('2026-11-20T14:00:00Z');
    expect((await queuedJobs(server.db, 'club-message')).map(({ runAt }) => runAt)).toContainEqual(end);
    instant = end;
    await deliver(MessageId);
    await deliver(MessageId);
    expect([took, await mailed(reader), await notified(reader)]).toMatchObject([[{}], [{}], [{}]]);
  });

  it('is checked again for each recipient before it is mailed or sent by SMS after quiet hours', {
    tags: ['atLength'],
  }, async () => {
    const people = [
      await aMember(),
      await aMember(),
      await aMember(),
      await aMember(),
      await aMember(),
      await aMember(),
    ] as const;
    const [left, moved, unconfirmed, uncalled, silent, quieter] = people;
    for (const reader of people) await quietFor(reader, '15:00');
    const { MessageId } = await send({ Sms: true, Expected: 6 });
    await deliver(MessageId);
    const before = await mailed(left);
    await leaveClubs(server.db, left);
    const change = (userId: number, fields: object) =>
      server.db.updateTable('users').set(fields).where('UserId', '=', userId).execute();
    const Email = `moved-${moved}@example.com`;
    await change(moved, { Email, EmailConfirmed: true });
    await change(unconfirmed, { Email: `unconfirmed-${unconfirmed}@example.com`, EmailConfirmed: false });
    await change(uncalled, { NotificationSettings: JSON.stringify({ 'Members.Email': false }) });
    const stop = { ClubId: club, ReceiverId: uncalled, Type: 'do-not-call', DueDate: '2026-11-20', CreatedAt: instant } as const;
    await server.db.insertInto('tasks').values(stop).execute();
    const consent = { ClubId: club, Purpose: 'Contact' as const, Granted: false, Version: 1 };
    await createConsents({ db: server.db }).set(silent, [consent], silent, 'en');
    await server.db.updateTable('notification_hours').set({ QuietUntil: '16:00' }).where('UserId', '=', quieter).execute();
    await server.db.updateTable('club_licenses').set({ Sms: 10 }).where('ClubId', '=', club).execute();

    instant = new Date('2026-11-20T14:00:00Z');
    await deliver(MessageId);
    expect([before, await mailed(left)]).toEqual([[], []]);
    expect(await waysOf(MessageId)).toEqual([
      { UserId: moved, App: 'Sent', Email: 'Waiting', Sms: 'Sent' },
      { UserId: unconfirmed, App: 'Sent', Email: 'Failed', Sms: 'Sent' },
      { UserId: uncalled, App: 'Sent', Email: 'Failed', Sms: 'Failed' },
      { UserId: silent, App: 'Sent', Email: 'Waiting', Sms: 'Failed' },
      { UserId: quieter, App: 'Sent', Email: 'Waiting', Sms: 'Waiting' },
    ]);
    expect((await mailed(moved)).map(({ To }) => To)).toEqual([Email]);
    expect([await mailed(unconfirmed), await mailed(uncalled), await mailed(quieter)]).toEqual([[], [], []]);
    expect(await mailed(silent)).toHaveLength(1);
    expect((await count()).SmsLeft).toBe(7);
    const end = new Date('2026-11-20T15:00:00Z');
    expect((await queuedJobs(server.db, 'club-message')).map(({ runAt }) => runAt)).toContainEqual(end);
    instant = end;
    await deliver(MessageId);
    expect([took.at(-1)?.id, (await mailed(quieter)).length]).toEqual([`${MessageId}-${quieter}`, 1]);
  });
});

describe('an SMS to a member', () => {
  it('is passed to the gateway once, whatever the gateway responds and even when a worker fails', async () => {
    const readers = [await aMember(), await aMember(), await aMember()];
    const { MessageId } = await send({ App: false, Email: false, Sms: true, Expected: 3 });
    await delivery.deliver(MessageId);
    await server.db
      .updateTable('message_recipients')
      .set({ Sms: 'Taken' })
      .where('MessageId', '=', MessageId)
      .where('UserId', '=', readers[0] ?? 0)
      .execute();
    answers = [503, 200];
    await deliver(MessageId);
    await deliver(MessageId);
    expect(took.map(({ id }) => id).toSorted()).toEqual([`${MessageId}-${readers[1]}`, `${MessageId}-${readers[2]}`].toSorted());
    expect(took[0]).toMatchObject({ to: '+39025550100', authorization: 'Bearer key', text: expect.stringContaining('Open day') });
    expect((await messages.list(club, page)).data).toMatchObject([{ App: null, Sms: { To: 3, Sent: 1, Failed: 2 } }]);
  });

  it('is counted in parts against the monthly quota of the licence', async () => {
    await aMember();
    await server.db.updateTable('club_licenses').set({ Sms: 3 }).where('ClubId', '=', club).execute();
    const long = { App: false, Email: false, Sms: true, Texts: { en: { Title: 'x', Text: 'y'.repeat(200) } } };
    expect((await count()).SmsLeft).toBe(3);
    await send(long);
    expect((await count()).SmsLeft).toBe(1);
    expect(resultKey(await messages.send(club, input(long), works(author)))).toBe('InsufficientSmsCredits');
    await server.db.updateTable('club_licenses').set({ End: '2026-11-01' }).where('ClubId', '=', club).execute();
    expect(resultKey(await messages.send(club, input(long), works(author)))).toBe('LicenseRequired');
    await server.db.updateTable('club_licenses').set({ End: '2050-01-01' }).where('ClubId', '=', club).execute();
    instant = new Date('2026-12-01T12:00:00Z');
    await send(long);
    expect((await count()).SmsLeft).toBe(1);
  });

  it('still counts when its recipient leaves the club after it was sent, but not when it was never sent', async () => {
    const [left, next] = [await aMember(), await aMember()];
    await server.db.updateTable('club_licenses').set({ Sms: 9 }).where('ClubId', '=', club).execute();
    const { MessageId } = await send({ App: false, Email: false, Sms: true, Expected: 2 });
    expect((await count()).SmsLeft).toBe(7);
    await server.db
      .updateTable('message_recipients')
      .set({ Sms: 'Sent' })
      .where('MessageId', '=', MessageId)
      .where('UserId', '=', left)
      .execute();
    for (const UserId of [left, next]) await leaveClub(server.db, { UserId, ClubId: club });
    expect(await waysOf(MessageId)).toEqual([]);
    const sent = (await messages.list(club, page)).data.find((one) => one.MessageId === MessageId);
    expect(sent).toMatchObject({ Recipients: 1, Sms: { To: 1, Sent: 1, Failed: 0 } });
    expect(await smsOfMonth(server.db, [club], instant)).toEqual(new Map([[club, 1]]));
  });
});
