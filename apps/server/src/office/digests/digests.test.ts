import { saveNotificationSettings } from '@clubpulse/contract/office/notifications.calls';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClass } from '../../test/booking-rows.ts';
import { clearJobs } from '../../test/jobs.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { insertEntry, insertThread } from '../replies/replies.store.ts';
import { createDigestJobs } from './digests.jobs.ts';
import { createDigests } from './digests.service.ts';

const DAY = '2026-11-19';
const SEVEN = new Date('2026-11-19T06:00:00Z');
const YESTERDAY = new Date('2026-11-18T15:00:00Z');

let server: TestServer;
let world: World;
let club: number;
let manager: number;
let email: string;
let instant: Date;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  instant = SEVEN;
  club = await aClub(server.db, { Name: `Navigli ${Math.random()}`, TimeZone: 'Europe/Rome' });
  ({ manager, email } = await aManager());
});

async function aManager(fields: { Language?: Language; EmailConfirmed?: boolean } = {}) {
  const address = `manager.${Math.random()}@example.com`;
  const named = { FirstMidName: 'Sara', LastName: 'Monti', Email: address, EmailConfirmed: true, ...fields };
  const userId = await aUser(server.db, named);
  await aRole(server.db, userId, 'Manager', club);
  return { manager: userId, email: address };
}
const digests = () =>
  createDigests({
    db: server.db,
    mail: server.mail,
    publicUrl: 'https://club.example',
    profiles: server.users.profiles,
    clubsOf: server.clubs.factsOf,
    closedIn: server.security.closedIn,
    now: () => instant,
  });
const make = (day = DAY) => digests().mailClub(club, day);
const mailsTo = (to: string) => server.db.selectFrom('mails').selectAll().where('To', '=', to).orderBy('MailId').execute();
const mail = async (to = email) => (await mailsTo(to))[0];
const lesson = (fields: object = {}) =>
  aClass(server.db, club, {
    Name: 'Row & Core',
    Begin: new Date('2026-11-19T17:00:00Z'),
    End: new Date('2026-11-19T18:00:00Z'),
    MaxInSiteParticipants: 12,
    InSiteParticipants: 9,
    PublishState: 'Published',
    ...fields,
  });
const happens = (Event: string, fields: object = {}) =>
  server.db
    .insertInto('notifications')
    .values({
      UserId: manager,
      ClubId: club,
      Event,
      Audience: 'Manager',
      Payload: '{}',
      State: 'New',
      CreatedAt: YESTERDAY,
      ...fields,
    })
    .execute();
const choose = (fields: object) =>
  server.db
    .insertInto('notification_hours')
    .values({ UserId: manager, ReminderMinutes: 120, ...fields })
    .execute();
async function waits(hours: number, HolderId: number | null = null): Promise<void> {
  const UserId = await aUser(server.db, { FirstMidName: 'Davide', LastName: 'Longo' });
  await aRole(server.db, UserId, 'Athlete', club);
  const At = new Date(SEVEN.getTime() - hours * 3_600_000);
  const thread = { ClubId: club, UserId, Title: 'Morning trial', LastAt: At, WaitsSince: At, HolderId };
  const ThreadId = await insertThread(server.db, thread);
  await insertEntry(server.db, { ThreadId, ClubId: club, UserId }, { Kind: 'Reply', AuthorId: UserId, Text: 'Hello?', At });
}

it('the mail has urgent matters, the classes of today, money and events since yesterday, with links into the app', async () => {
  await waits(20);
  await lesson();
  await server.db
    .insertInto('transactions')
    .values([
      { ClubId: club, Type: 'Purchase', Method: 'Cash', Amount: 9_000, Currency: 'EUR', At: YESTERDAY },
      { ClubId: club, Type: 'Refund', Method: 'Cash', Amount: 360, Currency: 'EUR', At: YESTERDAY },
      { ClubId: club, Type: 'Purchase', Method: 'Cash', Amount: 70_000, Currency: 'EUR', At: SEVEN },
    ])
    .execute();
  await happens('ClassSubscription', { SubjectId: 1 });
  await happens('ClassSubscription', { SubjectId: 2 });
  await happens('UserIsBack');
  for (const UserId of [manager, (await aManager()).manager]) await happens('EmailError', { UserId, TargetId: manager });
  await make();
  const sent = await mail();
  expect(sent?.Text).toContain('Good morning Sara');
  expect(sent?.Text).toContain('9 of 12 seats are taken today. 1 thing cannot wait.');
  expect(sent?.Text).toContain('Davide Longo · Morning trial: waits since');
  expect(sent?.Text).toMatch(/Row & Core · no trainer yet · 9\/12/);
  expect(sent?.Text).toContain('Taken yesterday · 2 transactions · €86.40');
  expect(sent?.Text).toContain('- New bookings · 2');
  expect(sent?.Text).toContain('Since yesterday · 4 events');
  expect(sent?.Text).toMatch(/Members back · 1\n/);
  expect(sent?.Text).toMatch(/not delivered.* · 1\n/);
  expect(sent?.Html).toContain('Row &amp; Core');
  expect(sent?.Html).toContain('width="600"');
  expect(sent?.Html).toContain('prefers-color-scheme: dark');
  const links = [...(sent?.Html ?? '').matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter((link) => !link?.startsWith('https://club.example/#/'))).toEqual([]);
});

it('the money of the day before equals an independent sum, in each currency', async () => {
  const row = { ClubId: club, Type: 'Purchase', Method: 'Cash', At: YESTERDAY } as const;
  await server.db
    .insertInto('transactions')
    .values([
      { ...row, Amount: 1_234, Currency: 'EUR' },
      { ...row, Amount: 4_321, Currency: 'EUR' },
      { ...row, Amount: 500, Currency: 'USD' },
    ])
    .execute();
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum("Amount"), 0)::int as sum from transactions
    where "ClubId" = ${club} and "Currency" = 'EUR' and ("At" at time zone 'Europe/Rome')::date = '2026-11-18'`.execute(
    server.db,
  );
  await make();
  expect(rows[0]?.sum).toBe(5_555);
  expect((await mail())?.Text).toContain('€55.55');
  expect((await mail())?.Text).toContain('$5.00');
});

describe('the mail is made at most once', () => {
  it('per user, club and day, however often and however parallel the job runs', async () => {
    await lesson();
    await Promise.all([make(), make(), make()]);
    await make();
    expect(await mailsTo(email)).toHaveLength(1);
    await lesson({ Begin: new Date('2026-11-20T17:00:00Z'), End: new Date('2026-11-20T18:00:00Z') });
    instant = new Date('2026-11-20T06:00:00Z');
    await make('2026-11-20');
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('also if the process ends between two users: users who have the mail get no second one, the others get their mail', async () => {
    await lesson();
    const second = await aManager();
    const failing = createDigests({
      db: server.db,
      mail: {
        queue: async (letter, via, when) => {
          if (letter.to === second.email) throw new Error('killed');
          return server.mail.queue(letter, via, when);
        },
      },
      publicUrl: 'https://club.example',
      profiles: server.users.profiles,
      clubsOf: server.clubs.factsOf,
      closedIn: server.security.closedIn,
      now: () => instant,
    });
    await expect(failing.mailClub(club, DAY)).rejects.toThrow('killed');
    await make();
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await mailsTo(second.email)).toHaveLength(1);
  });
});

describe('no mail is sent', () => {
  it('when there is nothing to write', async () => {
    await make();
    expect(await mailsTo(email)).toEqual([]);
  });

  it('to trainers and members, and to owners of another brand', async () => {
    await lesson();
    const staff = ['Trainer', 'Athlete', 'FrontDesk', 'Accountant'] as const;
    const others = await Promise.all(staff.map((role) => aManagerAs(role)));
    await make();
    for (const other of others) expect(await mailsTo(other)).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('when the user chose no mail, or has no confirmed e-mail address', async () => {
    await lesson();
    await choose({ Digest: 'Never' });
    const unconfirmed = await aManager({ EmailConfirmed: false });
    await make();
    expect(await mailsTo(email)).toEqual([]);
    expect(await mailsTo(unconfirmed.email)).toEqual([]);
  });
});

async function aManagerAs(role: 'Trainer' | 'Athlete' | 'FrontDesk' | 'Accountant'): Promise<string> {
  const Email = `${role}.${Math.random()}@example.com`;
  await aRole(server.db, await aUser(server.db, { Email, EmailConfirmed: true }), role, club);
  return Email;
}

it('the owner of the brand gets the same mail as a manager', async () => {
  const brand = await server.db
    .insertInto('brands')
    .values({ Name: `Brand ${Math.random()}` })
    .returning('BrandId')
    .executeTakeFirstOrThrow();
  await server.db.updateTable('clubs').set(brand).where('ClubId', '=', club).execute();
  const Email = `owner.${Math.random()}@example.com`;
  const UserId = await aUser(server.db, { Email, EmailConfirmed: true });
  await server.db.insertInto('user_roles').values({ UserId, Role: 'Owner', BrandId: brand.BrandId }).execute();
  await lesson();
  await happens('CreatedUser', { SubjectId: 1 });
  await make();
  expect((await mail(Email))?.Text).toContain('New members · 1');
});

it('an event is in the mail only if the user chose so, and counts once however many users are notified', async () => {
  await choose({ StaffMail: JSON.stringify({ CreatedUser: 'Off', EmailError: 'AtOnce' }) });
  for (const Event of ['CreatedUser', 'EmailError', 'UserLeftClub', 'LevelUpdate']) await happens(Event, { SubjectId: 1 });
  const other = await aManager();
  await happens('UserLeftClub', { SubjectId: 1, UserId: other.manager });
  await happens('UserLeftClub', { SubjectId: 2, CreatedAt: new Date('2026-11-19T06:00:00Z') });
  await happens('UserLeftClub', { SubjectId: 3, CreatedAt: new Date('2026-11-18T05:59:00Z') });
  await make();
  const text = (await mail())?.Text;
  expect(text).toContain('Since yesterday · 1 event');
  expect(text).toContain('Members who left · 1');
  expect(text).not.toMatch(/New members|not delivered/);
});

it('a thread that a user of the staff answers, or that waits for a short time, is not urgent', async () => {
  await lesson();
  await waits(2);
  await waits(20, manager);
  await make();
  expect((await mail())?.Text).not.toContain('Cannot wait');
});

it.each(languages)('the mail has no untranslated text in %s', async (Language) => {
  await server.db.updateTable('users').set({ Language }).where('UserId', '=', manager).execute();
  await waits(20);
  await lesson({ PublishState: 'Unpublished', InSiteParticipants: 0 });
  await happens('DisputeOpened', { SubjectId: 1 });
  await make();
  const sent = await mail();
  expect(`${sent?.Subject} ${sent?.Text}`).not.toMatch(/digest\.|notifications\.|\{\{/);
  expect(sent?.Html).toContain(`lang="${Language}"`);
});

it('the mail job of a club is queued in the morning of the club until every reader has been processed', async () => {
  const { db } = server;
  const far = await aClub(db, { TimeZone: 'Pacific/Auckland' });
  await aRole(db, manager, 'Manager', far);
  const queued = async () => {
    await clearJobs(db);
    await createDigestJobs({ db, digests: digests(), now: () => instant }).queueDue();
    const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs where task_identifier = 'digest'`.execute(
      db,
    );
    return rows.map(({ key }) => key);
  };
  const key = `digest:${club}:${DAY}`;
  expect(await queued()).toContain(key);
  expect(await queued()).not.toContain(`digest:${far}:${DAY}`);
  instant = new Date('2026-11-19T05:59:00Z');
  expect(await queued()).not.toContain(key);
  instant = new Date('2026-11-19T06:00:00Z');
  expect(await queued()).toContain(key);
  await make();
  expect(await queued()).not.toContain(key);
});

it('the choices of events for the mail are saved with the notification settings, and a request without these choices does not change them', async () => {
  const { managerA } = world.ids;
  const on = { App: true, Email: true };
  const Groups = { Bookings: on, Subscriptions: on, Payments: on, Documents: on, Challenges: on, Members: on, System: on };
  const save = (fields: object) =>
    server.call(saveNotificationSettings, {
      params: { id: managerA },
      body: { Groups, QuietFrom: null, QuietUntil: null, ReminderMinutes: 60, ...fields },
      token: world.tokens.managerA,
    });
  const chosen = await save({ Digest: 'Weekdays', StaffMail: { DisputeOpened: 'AtOnce' } });
  expect(chosen.result).toMatchObject({ Digest: 'Weekdays', StaffMail: { DisputeOpened: 'AtOnce', JoinAsked: 'AtOnce' } });
  expect((await save({})).result).toMatchObject({ Digest: 'Weekdays', StaffMail: { DisputeOpened: 'AtOnce' } });
  expect((await save({ StaffMail: { LevelUpdate: 'Off' } })).status).toBe(400);
});

it('an event that the user chose to get at once is mailed at once, and other events are not', async () => {
  await choose({ StaffMail: JSON.stringify({ DayNotClosed: 'AtOnce' }) });
  const draft = { ActorId: null, TargetId: null, Payload: {}, staff: 'only' } as const;
  const copy = { UserId: manager, Audience: 'Manager', ClubId: club, EventId: null, At: new Date() } as const;
  for (const Event of ['DayNotClosed', 'PaymentDifferencesFound'] as const)
    await server.copies.write(server.db, [{ ...copy, draft: { ...draft, Event } }]);
  expect((await mailsTo(email)).map(({ Subject }) => Subject)).toEqual([
    expect.stringContaining('Yesterday was not closed at the cash desk'),
  ]);
});

it('the mail counts events of a group that the user hides in the app', async () => {
  const hidden = JSON.stringify({ 'Members.App': false });
  await server.db.updateTable('users').set({ NotificationSettings: hidden }).where('UserId', '=', manager).execute();
  const draft = { Event: 'CreatedUser', ActorId: null, TargetId: null, SubjectId: 1, Payload: {}, staff: 'only' } as const;
  const copy = { UserId: manager, Audience: 'Manager', ClubId: club, EventId: null, At: YESTERDAY, draft } as const;
  await server.copies.write(server.db, [copy]);
  await make();
  expect((await mail())?.Text).toContain('New members · 1');
});
