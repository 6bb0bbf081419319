import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type DashboardList, type DashboardSettings, dashboardLists } from '@clubpulse/contract/office/dashboard/dashboard';
import { riskSigns } from '@clubpulse/rules/members/pipeline/risk-signs';
import { standardSettings } from '@clubpulse/rules/office/dashboard/dashboard-lists';
import { addDays, dayIn, startOfDay } from '@clubpulse/rules/time/days';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConsents } from '../../accounts/consents/public.ts';
import { accepted } from '../../test/billing.ts';
import { aClass, anAthlete, aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { runs } from '../../test/proof/at-length.ts';
import { aClub, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createDashboards } from './dashboard.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const timeZone = 'Europe/Rome';
const daysAgo = fc.oneof(fc.constantFrom(29, 30, 31), fc.nat(100));
const aVisit = fc.record({ ago: daysAgo, kind: fc.constantFrom('door', 'class', 'noShow') });
const aPlan = fc.record({
  State: fc.constantFrom('Active', 'Expiring', 'Paused', 'Expired', 'NonRenewed'),
  ends: fc.constantFrom(null, -30, -29, -28, -1, 0, 5, 13, 14),
  due: fc.constantFrom(null, -9, -1, 0, 29, 30),
});
const aMember = fc.record({
  joined: daysAgo,
  visits: fc.array(aVisit, { maxLength: 8 }),
  plans: fc.array(aPlan, { maxLength: 2 }),
  born: fc.constantFrom(null, -1, 0, 6, 7),
  shares: fc.boolean(),
  isOwn: fc.constantFrom(false, false, false, true),
});
type Member = typeof aMember extends fc.Arbitrary<infer T> ? T : never;

async function writeMember(clubId: number, type: number, today: string, member: Member): Promise<number> {
  const { db } = server;
  const consents = createConsents({ db });
  const at = (ago: number) => startOfDay(timeZone, addDays(today, -ago));
  const birthday = member.born === null ? null : `1988${addDays(today, member.born).slice(4)}`;
  const id = await anAthlete(db, clubId, { BirthDate: birthday });
  const since = at(member.joined);
  await db.updateTable('user_roles').set({ Since: since }).where('UserId', '=', id).execute();
  await db.insertInto('club_athletes').values({ ClubId: clubId, UserId: id, IsStaff: member.isOwn }).execute();
  if (member.shares) await consents.set(id, [{ ClubId: clubId, Purpose: 'Contact', Granted: true, Version: 1 }], id, 'en');
  for (const { ago, kind } of member.visits) {
    const visit = { ClubId: clubId, UserId: id };
    if (kind === 'door')
      await db
        .insertInto('check_ins')
        .values({ ...visit, At: at(ago) })
        .execute();
    else {
      const ClassId = await aClass(db, clubId, { Begin: at(ago) });
      const seat = { ...visit, ClassId, ClassBegin: at(ago), ClassEnd: at(ago), Place: 'InSite', State: 'Booked' } as const;
      await db
        .insertInto('class_participants')
        .values({ ...seat, PaymentKind: 'Free', NoShow: kind === 'noShow', Attendance: kind === 'noShow' ? 'Absent' : null })
        .execute();
    }
  }
  for (const { State, ends, due } of member.plans) {
    const ExpiryDate = ends === null ? null : addDays(today, ends);
    const DueDateUTC = due === null ? null : new Date(`${addDays(today, due)}T00:00:00Z`);
    const fields = { State, ExpiryDate, DueDateUTC, ExtStatus: due === null ? 'paid' : null, ActivationDate: '2020-01-01' };
    await aSubscription(db, clubId, id, type, null, fields);
  }
  return id;
}

type Expected = Record<Exclude<DashboardList, 'AtRisk'>, boolean> & { UserId: number };

/** Computes the lists with a separate statement for each member. */
async function expectedLists(clubId: number, today: string): Promise<Expected[]> {
  const plan = (condition: string) =>
    sql.raw(
      `exists (select from user_subscriptions s where s."UserId" = p."UserId" and s."ClubId" = p."ClubId" and ${condition})`,
    );
  const over = `s."State" in ('Expired', 'NonRenewed', 'Canceled')`;
  const { rows } = await sql<Expected>`
    select p."UserId", ${plan(`s."State" in ('Active', 'Expiring')`)} as "Active",
      (select max(s."ExpiryDate") from user_subscriptions s where s."UserId" = p."UserId" and not ${sql.raw(over)})
        between t.day and t.day + 13 and not ${plan(`not ${over} and s."ExpiryDate" is null`)} as "Expiring",
      (select max(s."ExpiryDate") from user_subscriptions s where s."UserId" = p."UserId")
        between t.day - 29 and t.day and not ${plan(`not ${over}`)} as "Expired",
      t.day - p.joined >= 30 and not exists (
        select from check_ins c where c."UserId" = p."UserId" and t.day - (c."At" at time zone ${timeZone})::date < 30
      ) and not exists (
        select from class_participants c where c."UserId" = p."UserId" and not c."NoShow"
          and t.day - (c."ClassBegin" at time zone ${timeZone})::date < 30
      ) as "NoActivity",
      t.day - p.joined < 30 as "New",
      p.shares and exists (select from generate_series(t.day, t.day + 6, interval '1 day') d
        where extract(month from d) = extract(month from p."BirthDate") and extract(day from d) = extract(day from p."BirthDate")) as "Birthdays",
      ${plan(`s."ExtStatus" is null and s."DueDateUTC"::date between t.day and t.day + 29`)} as "ToPay",
      ${plan(`s."ExtStatus" is null and s."DueDateUTC"::date < t.day`)} as "Unpaid"
    from (select ${today}::date as day) t, lateral (
      select r."UserId", r."ClubId", (r."Since" at time zone ${timeZone})::date as joined, u."BirthDate",
        exists (select from consents c where c."UserId" = u."UserId" and c."Granted") as shares
      from user_roles r join users u using ("UserId") join club_athletes a using ("UserId", "ClubId")
      where r."ClubId" = ${clubId} and r."Role" = 'Athlete' and not a."IsStaff"
    ) p`.execute(server.db);
  return rows;
}

const allShown = (shown: (list: DashboardList) => boolean): DashboardSettings => ({
  ...standardSettings,
  Lists: standardSettings.Lists.map((one) => ({ ...one, Shown: shown(one.List) })),
});

it('in random clubs every box counts the rows of its list, and the rows equal those of an independent SQL statement', {
  tags: ['examples'],
}, async () => {
  const { db } = server;
  const now = new Date();
  const today = dayIn(timeZone, now);
  await fc.assert(
    fc.asyncProperty(fc.array(aMember, { minLength: 3, maxLength: 10 }), async (members) => {
      const clubId = (await aClub(db, { TimeZone: timeZone })) as ClubId;
      const type = await aSubscriptionType(db, clubId);
      const ids: number[] = [];
      for (const member of members) ids.push(await writeMember(clubId, type, today, member));
      const roles = { Owner: [], Manager: [{ ClubId: clubId }], Trainer: [], FrontDesk: [], Accountant: [], Athlete: [] };
      const caller = { UserId: (await aUser(db)) as never, roles, isAdmin: false, isEditor: false };
      const club = async () => ({ ClubId: clubId, BrandId: null, TimeZone: timeZone });
      const dashboards = createDashboards({ db, club, consents: createConsents({ db }), now: () => now });

      const expected = await expectedLists(clubId, today);
      const atRisk = members.flatMap((member, index) => (isAtRisk(member, today) && !member.isOwn ? [ids[index] ?? 0] : []));
      const counts = new Map<DashboardList, number>();
      for (const shown of [(list: DashboardList) => list !== 'Unpaid', (list: DashboardList) => list === 'Unpaid']) {
        await dashboards.set(caller, allShown(shown));
        for (const { List, Count } of accepted(await dashboards.boxes(caller, clubId)).Boxes) counts.set(List, Count);
      }
      for (const List of dashboardLists) {
        const page = accepted(await dashboards.list(caller, clubId, List, { draw: 0, start: 0 }));
        const listed = page.data.map(({ UserId }): number => UserId).toSorted((a, b) => a - b);
        const wanted = List === 'AtRisk' ? atRisk : expected.filter((one) => one[List]).map(({ UserId }) => UserId);
        expect([List, listed]).toEqual([List, wanted.toSorted((a, b) => a - b)]);
        expect([List, counts.get(List), page.recordsTotal]).toEqual([List, listed.length, listed.length]);
        if (List === 'AtRisk') expect(page.data.every(({ Signs }) => Signs.length >= 2)).toBe(true);
      }
    }),
    { numRuns: runs(25) },
  );
});

function isAtRisk({ visits, plans }: Member, today: string): boolean {
  const days = visits.filter(({ kind, ago }) => kind !== 'noShow' && ago < 84).map(({ ago }) => addDays(today, -ago));
  const current = plans.filter(({ State }) => State !== 'Expired' && State !== 'NonRenewed');
  const ends = current.some(({ ends: end }) => end === null) ? null : Math.max(...current.map(({ ends: end }) => end ?? 0));
  const EndsOn = current.length === 0 || ends === null ? null : addDays(today, ends);
  const facts = { Visits: [...new Set(days)], Holds: current.length > 0, Held: plans.length > 0, EndsOn };
  return plans.length > 0 && riskSigns(facts, today).length >= 2;
}
