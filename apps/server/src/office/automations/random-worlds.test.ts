import type { AutomationContent, AutomationTrigger } from '@clubpulse/contract/office/automations/automations';
import { automationTriggers, hasDays } from '@clubpulse/contract/office/automations/automations';
import { conditionOf } from '@clubpulse/rules/office/automations/due';
import { addDays } from '@clubpulse/rules/time/days';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accepted } from '../../test/billing.ts';
import { aClass, anAthlete, aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';

import { runs } from '../../test/proof/at-length.ts';
import { aClub } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { noCondition } from './automations.samples.ts';
import { createAutomations } from './automations.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const DAYS = 30;
const today = '2026-11-30';
const end = new Date(`${today}T06:30:00Z`);
const dayOf = (ago: number) => addDays(today, -ago);
const sixOf = (ago: number) => new Date(`${dayOf(ago)}T06:00:00Z`);

const anAgo = fc.integer({ min: 0, max: 45 });
const aPerson = fc.record({
  joined: anAgo,
  isLead: fc.boolean(),
  leftLead: fc.option(anAgo),
  visits: fc.uniqueArray(anAgo, { maxLength: 6 }),
  attended: fc.uniqueArray(anAgo, { maxLength: 4 }),
  plans: fc.array(fc.record({ made: anAgo, lasts: fc.integer({ min: 1, max: 60 }), isTrial: fc.boolean() }), { maxLength: 3 }),
  papers: fc.array(fc.record({ made: anAgo, lasts: fc.integer({ min: 0, max: 60 }) }), { maxLength: 2 }),
  bornAgo: fc.option(anAgo),
  sharesBirthday: fc.boolean(),
  failures: fc.uniqueArray(anAgo, { maxLength: 2 }),
  paid: fc.option(anAgo),
});
const aWorld = fc.record({
  people: fc.array(aPerson, { minLength: 4, maxLength: 8 }),
  days: fc.integer({ min: 1, max: 14 }),
  waitDays: fc.integer({ min: 0, max: 5 }),
});
type Person = typeof aPerson extends fc.Arbitrary<infer T> ? T : never;

interface Types {
  readonly trial: number;
  readonly paid: number;
}

async function writePerson(clubId: number, types: Types, person: Person): Promise<void> {
  const { db } = server;
  const BirthDate = person.bornAgo === null ? null : `1990${dayOf(person.bornAgo).slice(4)}`;
  const UserId = await anAthlete(db, clubId, { BirthDate });
  const own = { ClubId: clubId, UserId };
  await db
    .updateTable('user_roles')
    .set({ Since: sixOf(person.joined) })
    .where('UserId', '=', UserId)
    .execute();
  await db
    .updateTable('memberships')
    .set({ ClientStage: person.isLead ? 'lead' : 'client' })
    .where('UserId', '=', UserId)
    .execute();
  await db.deleteFrom('stages_left').where('UserId', '=', UserId).execute();
  if (person.leftLead !== null)
    await db
      .insertInto('stages_left')
      .values({ ...own, ClientStage: 'lead', LeftAt: sixOf(person.leftLead) })
      .execute();
  for (const ago of person.visits)
    await db
      .insertInto('check_ins')
      .values({ ...own, At: sixOf(ago) })
      .execute();
  for (const ago of person.attended) {
    const span = { ClassBegin: new Date(sixOf(ago).getTime() - 3_600_000), ClassEnd: sixOf(ago) };
    const ClassId = await aClass(db, clubId, { Begin: span.ClassBegin });
    await db
      .insertInto('class_participants')
      .values({
        ...own,
        ...span,
        ClassId,
        State: 'Booked',
        Place: 'InSite',
        PaymentKind: 'Free',
        Attendance: ago % 5 === 0 ? 'Absent' : null,
      })
      .execute();
  }
  let subscription = 0;
  for (const { made, lasts, isTrial } of person.plans)
    subscription = await aSubscription(db, clubId, UserId, isTrial ? types.trial : types.paid, null, {
      CreatedAt: sixOf(made),
      ActivationDate: dayOf(made),
      ExpiryDate: addDays(dayOf(made), lasts),
      Price: 0,
    });
  for (const { made, lasts } of person.papers)
    await db
      .insertInto('expirations')
      .values({ ...own, Type: 'MedicalCertificate', CreatedAt: sixOf(made), ExpirationDate: addDays(dayOf(made), lasts) })
      .execute();
  if (person.sharesBirthday)
    await db
      .insertInto('consents')
      .values({ ...own, Purpose: 'Contact', Version: 1, Language: 'en', Granted: true, At: sixOf(45) })
      .execute();
  for (const ago of person.failures)
    await db
      .insertInto('events')
      .values({
        ClubId: clubId,
        Type: 'OnlinePaymentFailed',
        At: sixOf(ago),
        Payload: JSON.stringify({ Target: UserId, UserSubscriptionId: subscription }),
      })
      .execute();
  if (person.paid !== null && subscription > 0)
    await db
      .insertInto('transactions')
      .values({
        ...own,
        Type: 'Purchase',
        Method: 'Cash',
        Amount: 100,
        Currency: 'EUR',
        At: sixOf(person.paid),
        UserSubscriptionId: subscription,
      })
      .execute();
}

const contentOf = (Trigger: AutomationTrigger, days: number, waitDays: number): AutomationContent => ({
  Name: Trigger,
  Trigger,
  Days: hasDays(Trigger) ? days : null,
  WaitHours: 24 * waitDays,
  Only: noCondition,
  Then: { Message: null, Task: { Task: 'Say hello', AssigneeId: null, DueDays: 0 }, Tag: null, Credits: null },
});

it('with random data the runs of 30 days reach exactly the people of the preview, each once per cause', async () => {
  const { db } = server;
  const reachedBy = new Set<AutomationTrigger>();
  await fc.assert(
    fc.asyncProperty(aWorld, async ({ people, days, waitDays }) => {
      const clubId = await aClub(db, { TimeZone: 'UTC' });
      const trial = await aSubscriptionType(db, clubId, 'Trial');
      await db
        .updateTable('class_subscriptions')
        .set({ AutoAssignTrial: true })
        .where('ClassSubscriptionId', '=', trial)
        .execute();
      const types = { trial, paid: await aSubscriptionType(db, clubId) };
      for (const person of people) await writePerson(clubId, types, person);
      let now = end;
      const { clubs, consents, messages, previews, tags, tasks } = server;
      const automations = createAutomations({ db, club: clubs.facts, consents, messages, previews, tags, tasks, now: () => now });
      const OnSince = new Date(end.getTime() - DAYS * 86_400_000);
      const made = await db
        .insertInto('automations')
        .values(
          automationTriggers.map((trigger) => ({
            ClubId: clubId,
            Content: JSON.stringify(contentOf(trigger, days, waitDays)),
            OnSince,
            CreatedAt: OnSince,
          })),
        )
        .returning(['AutomationId', 'Content'])
        .execute();
      const job = automations.jobs.find(({ name }) => name === 'club-automations');
      // Every event of the world is at midnight, at 5 or at 6: the job runs after each of them, and once more.
      for (let day = 0; day <= DAYS; day += 1)
        for (const clock of ['00:30', '05:30', '06:30']) {
          now = new Date(`${dayOf(DAYS - day)}T${clock}:00Z`);
          if (now > OnSince) await job?.run({ ClubId: clubId });
        }
      now = end;
      await job?.run({ ClubId: clubId });
      for (const { AutomationId, Content } of made) {
        const preview = accepted(await automations.preview(clubId, conditionOf(Content)));
        const ran = await db
          .selectFrom('automation_runs')
          .select(['UserId', 'Cause'])
          .where('AutomationId', '=', AutomationId)
          .execute();
        const reached = [...new Set(ran.map(({ UserId }) => UserId as number))].sort((one, other) => one - other);
        const expected = preview.People.map(({ UserId }) => UserId).sort((one, other) => one - other);
        expect(reached, Content.Trigger).toEqual(expected);
        expect(preview.Count).toBe(expected.length);
        if (expected.length > 0) reachedBy.add(Content.Trigger);
        const written = await db
          .selectFrom('tasks')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('ClubId', '=', clubId)
          .executeTakeFirstOrThrow();
        const all = await db
          .selectFrom('automation_runs')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('ClubId', '=', clubId)
          .executeTakeFirstOrThrow();
        expect(written.count).toBe(all.count);
      }
    }),
    { numRuns: runs(10), endOnFailure: true },
  );
  expect(reachedBy.size).toBeGreaterThan(6);
}, 300_000);
