import { dashboardLists, lastCounts } from '@clubpulse/contract/office/dashboard/dashboard';
import {
  getDashboard,
  listDashboard,
  resetDashboard,
  setDashboard,
  setDashboardForStaff,
} from '@clubpulse/contract/office/dashboard/dashboard.calls';
import { standardSettings } from '@clubpulse/rules/office/dashboard/dashboard-lists';
import { addDays, dayIn, startOfDay } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClass, anAthlete, aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';

const timeZone = 'Europe/Rome';
let server: TestServer;
let club: number;
let today: string;
let manager: string;
let trainer: string;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  today = dayIn(timeZone, new Date());
  club = await aClub(server.db, { TimeZone: timeZone });
  const staff = async (role: 'Manager' | 'Trainer') => {
    const Email = `${role}${club}@dashboard.example`;
    await aRole(server.db, await aUser(server.db, { Email }), role, club);
    return server.tokenFor(Email);
  };
  manager = await staff('Manager');
  trainer = await staff('Trainer');
});

type List = (typeof dashboardLists)[number];
const list = (name: List, query = {}, token = manager) =>
  server.call(listDashboard, { params: { id: club, list: name }, query, token });
const idsOf = async (name: List, query = {}) => (await list(name, query)).result.data.map(({ UserId }): number => UserId);
const boxes = async (token = manager) => (await server.call(getDashboard, { params: { id: club }, token })).result;
const joined = async (ago: number) => {
  const id = await anAthlete(server.db, club);
  const Since = startOfDay(timeZone, addDays(today, -ago));
  await server.db.updateTable('user_roles').set({ Since }).where('UserId', '=', id).execute();
  return id;
};
const visited = async (UserId: number, ago: number) => {
  const At = startOfDay(timeZone, addDays(today, -ago));
  await server.db.insertInto('check_ins').values({ ClubId: club, UserId, At }).execute();
};

describe('a list of the dashboard', () => {
  it('of no activity contains a member whose last visit was 31 days ago, and no member whose last visit was 29 days ago', async () => {
    const [away, here, never, fresh] = [await joined(200), await joined(200), await joined(31), await joined(29)];
    await visited(away, 31);
    await visited(here, 29);
    await visited(here, 40);
    expect(await idsOf('NoActivity')).toEqual([away, never]);
    expect(await idsOf('NoActivity')).not.toContain(fresh);
  });

  it('contains the members of its preset range, or of a range of at most 120 days', async () => {
    const [now, week, month, year] = [await joined(0), await joined(6), await joined(29), await joined(119)];
    expect(await idsOf('New', { presetRange: 'Day' })).toEqual([now]);
    expect(await idsOf('New', { presetRange: 'Week' })).toEqual([now, week]);
    expect(await idsOf('New')).toEqual([now, week, month]);
    expect(await idsOf('New', { presetRange: 'Year' })).toEqual([now, week, month, year]);
    const [from, to] = [addDays(today, -119), today];
    expect(await idsOf('New', { from, to })).toEqual([now, week, month, year]);
    expect(await idsOf('New', { from: addDays(today, -29) })).toEqual([month]);
    const refused = await list('New', { from: addDays(today, -120), to });
    expect(refused.problem).toMatchObject({ ErrorType: 'DateIntervalTooLong', values: { max: 120, from } });
    expect((await list('New', { from: to, to: from })).problem.ErrorType).toBe('ValidationFailed');
  });

  it('returns the last 50, 100, 250 or 500 members, and the number of all members', async () => {
    const rows = Array.from({ length: 52 }, (_, one) => ({ Email: `m${one}.${club}@many.example`, Nickname: `m${one}` }));
    const made = await server.db.insertInto('users').values(rows).returning('UserId').execute();
    for (const { UserId } of made) await aRole(server.db, UserId, 'Athlete', club);
    expect((await list('New')).result).toMatchObject({ recordsTotal: 52, data: { length: 50 } });
    expect((await list('New', { count: '100' })).result.data).toHaveLength(52);
    const rest = (start: string) => list('New', { count: '50', start });
    expect((await rest('50')).result).toMatchObject({ recordsTotal: 52, recordsFiltered: 52, data: { length: 2 } });
    expect((await rest('90')).result).toMatchObject({ recordsTotal: 52, recordsFiltered: 52, data: [] });
    for (const count of lastCounts) expect((await list('New', { count: String(count) })).status).toBe(200);
    expect((await list('New', { count: '51' })).problem.ErrorType).toBe('ValidationFailed');
  });

  it('is searched by the words of a name, and returns the numbers of all and of the matching members', async () => {
    const [anna, other] = [await joined(0), await joined(1)];
    await server.db.updateTable('users').set({ FirstMidName: 'Ànna', LastName: 'Rossi' }).where('UserId', '=', anna).execute();
    await server.db.updateTable('users').set({ FirstMidName: 'Bea', LastName: 'Rossi' }).where('UserId', '=', other).execute();
    const found = async (globalSearch: string) => {
      const { recordsTotal, recordsFiltered, data } = (await list('New', { globalSearch })).result;
      return [recordsTotal, recordsFiltered, data.map(({ UserId }): number => UserId)];
    };
    expect(await found('rossi anna')).toEqual([2, 1, [anna]]);
    expect(await found('ROSSI')).toEqual([2, 2, [anna, other]]);
    expect(await found('nobody')).toEqual([2, 0, []]);
  });

  it('marks members of the last three periods as new', async () => {
    const [first, second, third, fourth] = [await joined(10), await joined(40), await joined(70), await joined(100)];
    const { data } = (await list('New', { presetRange: 'Year' })).result;
    expect(data.map(({ UserId, NewPeriod }) => [UserId, NewPeriod])).toEqual([
      [first, 1],
      [second, 2],
      [third, 3],
      [fourth, 0],
    ]);
  });

  it('contains plan, visits by week and next task of each member, and for managers the payment', async () => {
    const id = await joined(20);
    await visited(id, 0);
    await visited(id, 8);
    const due = { ExtStatus: null, DueDateUTC: new Date(`${addDays(today, -3)}T00:00:00Z`), ExpiryDate: addDays(today, 20) };
    await aSubscription(server.db, club, id, await aSubscriptionType(server.db, club), 7, due);
    const task = { ClubId: club, ReceiverId: id, Type: 'call', Task: '', DueDate: today, CreatedAt: new Date() } as const;
    await server.db.insertInto('tasks').values(task).execute();
    const shown = {
      UserId: id,
      Plan: { SubscriptionName: 'Open monthly', State: 'Active', RemainingTickets: 7, EndsOn: addDays(today, 20) },
      NextTask: { Type: 'call', DueDate: today },
      Weeks: [...Array<number>(10).fill(0), 1, 1],
    };
    const Owed = { Label: 'Unpaid', Amount: 5900, Currency: 'EUR', Due: addDays(today, -3) };
    expect((await list('Active')).result.data).toMatchObject([{ ...shown, Owed }]);
    expect((await list('Active', {}, trainer)).result.data).toMatchObject([{ ...shown, Owed: null }]);
    expect(await idsOf('Unpaid')).toEqual([id]);
  });

  it('of expired plans contains a member who used up a pack, on the day of its last class', async () => {
    const id = await joined(100);
    const over = { State: 'Expired', StateReason: 'Tickets', ExpiryDate: null } as const;
    const type = await aSubscriptionType(server.db, club);
    const UserSubscriptionId = await aSubscription(server.db, club, id, type, null, over);
    expect(await idsOf('Expired')).toEqual([]);
    const ClassBegin = startOfDay(timeZone, addDays(today, -29));
    const seat = { ClassId: await aClass(server.db, club, { Begin: ClassBegin }), ClassBegin, ClassEnd: ClassBegin };
    const paid = { Place: 'InSite', State: 'Booked', PaymentKind: 'Subscription', UserSubscriptionId, Tickets: 1 } as const;
    await server.db
      .insertInto('class_participants')
      .values({ ClubId: club, UserId: id, ...seat, ...paid })
      .execute();
    expect(await idsOf('Expired')).toEqual([id]);
  });
});

describe('the dashboard', () => {
  it('has lists of payments for managers only', async () => {
    expect((await boxes()).Boxes.map(({ List: name }) => name)).toEqual(dashboardLists.slice(0, 8));
    const { Boxes, SeesPayments, Settings } = await boxes(trainer);
    expect(Boxes.map(({ List: name }) => name)).toEqual(dashboardLists.slice(0, 7));
    expect([SeesPayments, Settings]).toEqual([false, standardSettings]);
    for (const name of ['ToPay', 'Unpaid'] as const)
      expect((await list(name, {}, trainer)).problem.ErrorType).toBe('InsufficientRights');
  });

  it('shows the lists that the user chose, in their order, with their ranges and lengths', async () => {
    await joined(20);
    const Lists = standardSettings.Lists.toReversed().map((one) => ({
      ...one,
      Shown: one.List === 'New' || one.List === 'Unpaid',
      ...(one.List === 'New' ? { Range: 'Week' as const, Count: 100 as const } : {}),
    }));
    const saved = await server.call(setDashboard, { params: { id: club }, body: { Lists, Extended: true }, token: manager });
    expect(saved.status).toBe(204);
    const { Boxes, Settings } = await boxes();
    expect(Settings).toEqual({ Lists, Extended: true });
    expect(Boxes).toEqual([
      { List: 'Unpaid', Count: 0, From: null, To: null },
      { List: 'New', Count: 0, From: addDays(today, -6), To: today },
    ]);
    expect((await boxes(trainer)).Settings.Extended).toBe(false);
  });

  it('has the settings of the club for staff without settings of their own, also after they deleted their settings', async () => {
    const params = { id: club };
    const forStaff = { Lists: standardSettings.Lists.toReversed(), Extended: true };
    const own = { Lists: standardSettings.Lists, Extended: false };
    await server.call(setDashboard, { params, body: own, token: trainer });
    expect((await server.call(setDashboardForStaff, { params, body: forStaff, token: trainer })).status).toBe(403);
    expect((await server.call(setDashboardForStaff, { params, body: forStaff, token: manager })).status).toBe(204);
    expect(await boxes()).toMatchObject({ Settings: forStaff, IsOwn: false, ForStaff: forStaff });
    expect(await boxes(trainer)).toMatchObject({ Settings: own, IsOwn: true, ForStaff: forStaff });
    await server.call(resetDashboard, { params, token: trainer });
    expect(await boxes(trainer)).toMatchObject({ Settings: forStaff, IsOwn: false });
    expect((await boxes(trainer)).Boxes[0]?.List).toBe('Birthdays');
  });
});
