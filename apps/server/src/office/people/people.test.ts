import { textVersions } from '@clubpulse/contract/accounts/consents';
import type { InputOf } from '@clubpulse/contract/call';
import { EXPORTED_AT_ONCE } from '@clubpulse/contract/office/people';
import { exportClubPeople, listClubPeople } from '@clubpulse/contract/office/people.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClass, aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { leaveClubs } from '../../test/leaving.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';

const DAY_MS = 86_400_000;
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);

let server: TestServer;
let clubId: number;
let token: string;
let pack: number;
beforeAll(async () => {
  server = await openServer();
  const { db } = server;
  clubId = await aClub(db);
  token = await server.tokenFor('chief@people.example');
  const boss = await aUser(db, { Email: 'chief@people.example', Nickname: 'chief' });
  await aRole(db, boss, 'Manager', clubId);
  const athlete = async (FirstMidName: string, LastName: string, Nickname: string, Email: string) => {
    const id = await aUser(db, { FirstMidName, LastName, Nickname, Email });
    await aRole(db, id, 'Athlete', clubId);
    return id;
  };
  const zoe = await athlete('Zoë', 'Adler', 'Zo', 'zoe%_\\@people.example');
  const anna = await athlete('Anna', 'Bruni', 'annab', 'anna@people.example');
  const elodie = await athlete('Élodie', 'Curie', 'Elo', 'elo@people.example');
  await db.updateTable('users').set({ EmailConfirmed: false }).where('UserId', '=', elodie).execute();
  const coach = await athlete('Giulia', 'Ferri', 'Giu', 'giulia@people.example');
  await aRole(db, coach, 'Trainer', clubId);
  const type = await aSubscriptionType(db, clubId);
  pack = await aSubscriptionType(db, clubId, 'Pack');
  const dueEarlier = { ExtStatus: null, DueDateUTC: new Date(`${day(-20)}T00:00:00Z`) };
  await aSubscription(db, clubId, zoe, type, null, { State: 'Active', SubscriptionName: 'Open', ...dueEarlier });
  await aSubscription(db, clubId, zoe, pack, null, { State: 'Canceled', SubscriptionName: 'Old' });
  await aSubscription(db, clubId, anna, pack, null, { State: 'Active', SubscriptionName: 'Pack', ExtStatus: 'paid' });
  await aSubscription(db, clubId, coach, type, null, { State: 'Canceled', SubscriptionName: 'Over' });
  const other = await aClub(db);
  await aRole(db, anna, 'Trainer', other);
  await aSubscription(db, other, anna, await aSubscriptionType(db, other), null, { State: 'Active', ...dueEarlier });
});
afterAll(() => server.close());

const list = async (query: NonNullable<InputOf<typeof listClubPeople>['query']> = {}) => {
  const { result } = await server.call(listClubPeople, { params: { id: clubId }, query, token });
  return { names: result.data.map((person) => person.Nickname), ...result };
};

describe('the list of people of a club', () => {
  it('is sorted by name, ignoring accents, and people without a name by their nickname', async () => {
    const all = await list();
    expect(all.names).toEqual(['annab', 'chief', 'Elo', 'Giu', 'Zo']);
    expect(all).toMatchObject({ recordsTotal: 5, recordsFiltered: 5 });
    expect(all.data.map(({ EmailConfirmed }) => EmailConfirmed)).toEqual([true, true, false, true, true]);
    expect((await list({ Sort: '-Name' })).names).toEqual(['Zo', 'Giu', 'Elo', 'chief', 'annab']);
  });

  it('shows current subscriptions, and expired ones only if the member has no current one', async () => {
    const { data } = await list();
    const held = data.map(({ Nickname, Held }) => [Nickname, Held.map((one) => one.SubscriptionName)]);
    expect(held).toEqual([
      ['annab', ['Pack']],
      ['chief', []],
      ['Elo', []],
      ['Giu', ['Over']],
      ['Zo', ['Open']],
    ]);
    expect(data.find(({ Nickname }) => Nickname === 'Giu')?.Roles).toEqual(['Trainer', 'Athlete']);
  });

  it('can be filtered by tag, also by the special tags guest and joined, and shows the tags', {
    tags: ['atLength'],
  }, async () => {
    const { db } = server;
    const idOf = async (Nickname: string) =>
      (await db.selectFrom('users').select('UserId').where('Nickname', '=', Nickname).executeTakeFirstOrThrow()).UserId;
    const [zo, elo, annab] = [await idOf('Zo'), await idOf('Elo'), await idOf('annab')];
    await db.updateTable('user_roles').set({ SelfJoined: true }).where('UserId', '=', zo).execute();
    await db.insertInto('club_athletes').values({ ClubId: clubId, UserId: elo, IsGuest: true, IsStaff: true }).execute();
    const long = new Date(Date.now() - 400 * DAY_MS);
    await db.updateTable('user_roles').set({ Since: long }).where('UserId', '=', annab).execute();
    const tag = await db
      .insertInto('club_tags')
      .values({ ClubId: clubId, Text: 'Early' })
      .returning('ClubTagId')
      .executeTakeFirstOrThrow();
    await db.insertInto('user_club_tags').values({ ClubTagId: tag.ClubTagId, UserId: annab }).execute();
    expect(await list({ ClubTagId: '-1' })).toMatchObject({ names: ['Zo'], recordsTotal: 5, recordsFiltered: 1 });
    expect((await list({ ClubTagId: '-2' })).data).toMatchObject([
      { Nickname: 'Elo', IsGuest: true, IsStaff: true, NewPeriod: 1 },
    ]);
    expect((await list({ ClubTagId: `${tag.ClubTagId}` })).data).toMatchObject([
      { Nickname: 'annab', IsGuest: false, NewPeriod: 0 },
    ]);
    const refused = await server.call(listClubPeople, { params: { id: clubId }, query: { ClubTagId: '-3' }, token });
    expect(refused.status).toBe(400);
    const period = async (daysAgo: number) => {
      const Since = new Date(Date.now() - daysAgo * 86_400_000);
      await db.updateTable('user_roles').set({ Since }).where('ClubId', '=', clubId).where('Role', '=', 'Athlete').execute();
      return (await list({ ClubTagId: '-2' })).data[0]?.NewPeriod;
    };
    await db.updateTable('clubs').set({ NewUserDays: 10 }).where('ClubId', '=', clubId).execute();
    expect([await period(9), await period(11), await period(29), await period(31)]).toEqual([1, 2, 3, 0]);
    await db.updateTable('clubs').set({ NewUserDays: 0 }).where('ClubId', '=', clubId).execute();
    expect(await period(0)).toBe(0);
  });

  it('shows stage and last visit, and can be sorted by both, with members who never visited at the end', async () => {
    const { db } = server;
    const idOf = async (Nickname: string) =>
      (await db.selectFrom('users').select('UserId').where('Nickname', '=', Nickname).executeTakeFirstOrThrow()).UserId;
    const at = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS);
    const seen = async (UserId: number, daysAgo: number, ClubId = clubId) =>
      db
        .insertInto('check_ins')
        .values({ ClubId, UserId, At: at(daysAgo) })
        .execute();
    const [zo, elo, annab] = [await idOf('Zo'), await idOf('Elo'), await idOf('annab')];
    await seen(zo, 9);
    await seen(zo, 3);
    await seen(elo, 5);
    const elsewhere = await aClub(db);
    await aRole(db, annab, 'Athlete', elsewhere);
    await seen(annab, 1, elsewhere);
    const Begin = at(40);
    const seat = { ClassId: await aClass(db, clubId, { Begin }), ClubId: clubId, ClassBegin: Begin, ClassEnd: at(39.9) };
    const booked = { Place: 'InSite', State: 'Booked', PaymentKind: 'Free' } as const;
    await db
      .insertInto('class_participants')
      .values([
        { ...seat, ...booked, UserId: annab },
        { ...seat, ...booked, UserId: elo },
      ])
      .execute();
    const { data, names } = await list({ Sort: 'LastSeen' });
    expect(names).toEqual(['annab', 'Elo', 'Zo', 'chief', 'Giu']);
    const [first, second, third, chief] = data;
    expect([first?.LastSeen, third?.LastSeen?.slice(0, 10), chief?.LastSeen]).toEqual([Begin.toISOString(), day(-3), null]);
    expect([second?.ClientStage, chief?.ClientStage]).toEqual(['lead', null]);
    expect((await list({ Sort: '-LastSeen' })).names).toEqual(['Zo', 'Elo', 'annab', 'chief', 'Giu']);
    await db.updateTable('memberships').set({ ClientStage: 'prospect' }).where('UserId', '=', elo).execute();
    expect((await list({ Sort: 'Stage' })).data.map((one) => one.ClientStage)).toEqual([
      'prospect',
      'client',
      'client',
      'client',
      null,
    ]);
    expect((await list({ Sort: '-Stage' })).names.slice(-2)).toEqual(['Elo', 'chief']);
  });

  it('has pages and returns the total number', async () => {
    expect(await list({ start: 1, length: 2 })).toMatchObject({ names: ['chief', 'Elo'], recordsTotal: 5, recordsFiltered: 5 });
    expect(await list({ start: 50_000, length: 1000 })).toMatchObject({ names: [], recordsFiltered: 5 });
  });

  it('finds every search term in names and email address, and treats special characters literally', async () => {
    expect((await list({ globalSearch: 'zoe ADLER' })).names).toEqual(['Zo']);
    expect((await list({ globalSearch: 'élo cur' })).names).toEqual(['Elo']);
    expect((await list({ globalSearch: '%_\\' })).names).toEqual(['Zo']);
    expect((await list({ globalSearch: "' or 1=1 --" })).names).toEqual([]);
    expect(await list({ globalSearch: 'people.example i' })).toMatchObject({ recordsTotal: 5, recordsFiltered: 4 });
  });

  it('filters by role, state, payment and subscription', async () => {
    expect((await list({ Role: 'Trainer' })).names).toEqual(['Giu']);
    expect((await list({ State: 'Active' })).names).toEqual(['annab', 'Zo']);
    expect((await list({ State: 'Canceled' })).names).toEqual(['Giu']);
    expect((await list({ State: 'None' })).names).toEqual(['Elo', 'Giu']);
    expect((await list({ Payment: 'Unpaid' })).names).toEqual(['Zo']);
    expect((await list({ Payment: 'ToPay' })).names).toEqual([]);
    expect((await list({ ClassSubscriptionId: String(pack) })).names).toEqual(['annab']);
    expect(await list({ State: 'Active', Payment: 'Unpaid', globalSearch: 'anna' })).toMatchObject({ recordsFiltered: 0 });
  });

  it('shows expired subscriptions with a debt together with the current subscriptions', async () => {
    const ended = { State: 'Expired', StateReason: 'Date', ActivationDate: day(-40), ExpiryDate: day(-10) } as const;
    const owed = { ...ended, ExtStatus: null, DueDateUTC: new Date(`${day(-20)}T00:00:00Z`) } as const;
    const debtor = await aUser(server.db, { Nickname: 'debtor of people' });
    await aRole(server.db, debtor, 'Athlete', clubId);
    const type = await aSubscriptionType(server.db, clubId);
    await aSubscription(server.db, clubId, debtor, type, null, { ...owed, SubscriptionName: 'Owed' });
    await aSubscription(server.db, clubId, debtor, type, null, {
      ...owed,
      SubscriptionName: 'Given up',
      ExtStatus: 'written-off',
    });
    await aSubscription(server.db, clubId, debtor, type, null, { SubscriptionName: 'Now' });
    const { names, data } = await list({ Payment: 'Unpaid' });
    expect(names).toEqual(['debtor of people', 'Zo']);
    expect(data[0]?.Held.map((one) => [one.SubscriptionName, one.AmountDue]).sort()).toEqual([
      ['Now', 0],
      ['Owed', 5_900],
    ]);
    await leaveClubs(server.db, debtor);
  });

  it('refuses unknown values of its filters and of the sort order', async () => {
    for (const [field, value] of Object.entries({ Role: 'Owner', State: 'Gone', Payment: 'Paid', Sort: 'Email' })) {
      const request = { params: { id: clubId }, query: { [field]: value } as never, token };
      expect((await server.call(listClubPeople, request)).problem.errors).toMatchObject([{ field, key: 'invalid-value' }]);
    }
  });

  it('is refused to users who are not staff', async () => {
    const athlete = await server.tokenFor('anna@people.example');
    expect((await server.call(listClubPeople, { params: { id: clubId }, token: athlete })).status).toBe(403);
  });
});

describe('the export of people', () => {
  const exported = async (id: number, query: NonNullable<InputOf<typeof exportClubPeople>['query']> = {}) =>
    (await server.call(exportClubPeople, { params: { id }, query, token })).result;

  it('returns the same people as the list with the same filters, each with their subscriptions', async () => {
    const all = await exported(clubId);
    expect(all.map(({ Nickname }) => Nickname).sort()).toEqual((await list()).names.sort());
    expect(all.find(({ Nickname }) => Nickname === 'annab')?.Held.map((one) => one.SubscriptionName)).toEqual(['Pack']);
    for (const query of [{ State: 'None' }, { Payment: 'Unpaid' }, { Role: 'Trainer' }, { globalSearch: 'elo' }] as const)
      expect((await exported(clubId, query)).map(({ Nickname }) => Nickname).sort()).toEqual((await list(query)).names.sort());
  });

  it('contains the groups of this club, and contact data only if the member shares it or the desk entered it', async () => {
    const { db } = server;
    const [own, other] = [await aClub(db), await aClub(db)];
    const boss = await db.selectFrom('users').select('UserId').where('Nickname', '=', 'chief').executeTakeFirstOrThrow();
    await aRole(db, boss.UserId, 'Manager', own);
    const contact = { Phone: '+39 340', BirthDate: '1990-03-04', Gender: 'Female', City: 'Roma' } as const;
    const made = async (Nickname: string, fields: { EmailConfirmed: boolean }) => {
      const id = await aUser(db, { Nickname, ...contact, ...fields });
      await aRole(db, id, 'Athlete', own);
      return id;
    };
    const shares = await made('shares', { EmailConfirmed: true });
    await made('keeps', { EmailConfirmed: true });
    await made('of the desk', { EmailConfirmed: false });
    await aRole(db, await made('of two desks', { EmailConfirmed: false }), 'Athlete', other);
    const consent = { UserId: shares, Purpose: 'Contact', Granted: true, Version: textVersions.Contact, Language: 'en' } as const;
    await db
      .insertInto('consents')
      .values({ ...consent, ClubId: own, ByUserId: shares, At: new Date() })
      .execute();
    for (const [ClubId, Text] of [
      [own, 'Early'],
      [own, 'Bike'],
      [other, 'Not here'],
    ] as const) {
      const tag = await db.insertInto('club_tags').values({ ClubId, Text }).returning('ClubTagId').executeTakeFirstOrThrow();
      await db
        .insertInto('user_club_tags')
        .values({ UserId: shares, ...tag })
        .execute();
    }
    const found = new Map((await exported(own)).map((one) => [one.Nickname, one]));
    expect(found.get('shares')).toMatchObject({ ...contact, Address1: null, Groups: ['Bike', 'Early'] });
    expect(found.get('of the desk')).toMatchObject({ ...contact, Groups: [] });
    for (const name of ['keeps', 'of two desks'])
      expect(found.get(name)).toMatchObject({ Phone: null, BirthDate: null, Gender: null, City: null });
    await aUser(db, { Email: 'house@people.example', IsAdmin: true });
    const admin = await server.tokenFor('house@people.example');
    const asAdmin = await server.call(exportClubPeople, { params: { id: own }, token: admin });
    expect(asAdmin.result.find(({ Nickname }) => Nickname === 'shares')?.Phone).toBeNull();
  });

  it('returns each person once, even if members join between two parts of the export', { tags: ['atLength'] }, async () => {
    const { db } = server;
    const large = await aClub(db);
    const boss = await db.selectFrom('users').select('UserId').where('Nickname', '=', 'chief').executeTakeFirstOrThrow();
    await aRole(db, boss.UserId, 'Manager', large);
    await sql`
      with people as (
        insert into users ("Email", "Nickname") select 'crowd-' || n || '@people.example', 'crowd ' || n
        from generate_series(1, ${EXPORTED_AT_ONCE + 4}::integer) n returning "UserId"
      )
      insert into user_roles ("UserId", "ClubId", "Role") select "UserId", ${large}, 'Athlete' from people
    `.execute(db);
    const first = await exported(large);
    expect(first).toHaveLength(EXPORTED_AT_ONCE);
    const late = await aUser(db, { Nickname: 'late' });
    await aRole(db, late, 'Athlete', large);
    const rest = await exported(large, { After: String(first.at(-1)?.UserId) });
    expect(rest.map(({ Nickname }) => Nickname)).toContain('late');
    expect(new Set([...first, ...rest].map(({ UserId }) => UserId)).size).toBe(EXPORTED_AT_ONCE + 6);
    const events = await db
      .selectFrom('events')
      .select('Payload')
      .where('ClubId', '=', large)
      .where('Type', '=', 'PeopleExported')
      .orderBy('EventId')
      .execute();
    expect(events.map(({ Payload }) => Payload)).toEqual([EXPORTED_AT_ONCE, 6].map((People) => ({ People, By: boss.UserId })));
  });
});
