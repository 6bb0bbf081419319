import { isRefusal } from '@clubpulse/contract/errors';
import { activitiesOf } from '@clubpulse/rules/training/trainings/sources';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUsers } from '../../../accounts/users/public.ts';
import { type OpenDatabase, openDatabase } from '../../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { minutesOf, steady } from '../../../test/heart-rates.ts';
import { leaveClub } from '../../../test/leaving.ts';
import { runs } from '../../../test/proof/at-length.ts';
import { aClub, aRole, aUser } from '../../../test/rows.ts';
import { createHeartMinutes } from '../../heart-minutes/public.ts';
import { writeNote } from '../notes/notes.service.ts';
import { createOwnTrainings } from '../own/own-trainings.service.ts';
import { createSummaries } from '../summaries/summary.jobs.ts';
import { trainingsOfUser } from '../trainings.store.ts';
import { sourcesWithin } from './activities.store.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const minutes = createHeartMinutes();
const start = Date.UTC(2026, 4, 4, 6) / 1000;
const period = { from: new Date((start - 86_400) * 1000), to: new Date((start + 86_400) * 1000) };
const at = (minute: number) => new Date((start + minute * 60) * 1000);

function parts() {
  const profiles = createUsers({ db: open.db, today: () => '2026-05-04' }).profiles;
  const trainedIn = async (_db: unknown, trained: readonly unknown[]) => trained.map(() => null);
  return { db: open.db, minutes, profiles, trainedIn, ranAt: async () => [], inherits: [] };
}

const anAct = fc.record({
  act: fc.constantFrom('bridge', 'bridge', 'strap', 'file', 'file', 'wearable', 'hand', 'note', 'choose', 'delete', 'leave'),
  begin: fc.integer({ min: 0, max: 120 }),
  length: fc.integer({ min: 5, max: 60 }),
  which: fc.nat(9),
});
type Act = typeof anAct extends fc.Arbitrary<infer One> ? One : never;

async function live(acts: readonly Act[]) {
  const { db } = open;
  const userId = await aUser(db, { TimeZone: 'UTC', BirthDate: '1990-01-01' });
  const clubs = [await aClub(db, { TimeZone: 'UTC' }), await aClub(db, { TimeZone: 'UTC' })] as const;
  for (const clubId of clubs) await aRole(db, userId, 'Athlete', clubId);
  const own = createOwnTrainings(parts());
  const summaries = createSummaries({ ...parts(), now: () => new Date(Date.now() + 3_600_000) });
  const rows = () => db.selectFrom('trainings').selectAll().where('UserId', '=', userId).orderBy('TrainingId').execute();
  for (const { act, begin, length, which } of acts) {
    const clubId = clubs[which % 2] ?? 0;
    const stated = { TrainingType: 'running', Name: '', Note: '', Distance: null, AverageHeartRate: null, Calories: null };
    const times = { Begin: at(begin), End: at(begin + length) };
    const known = await rows();
    const one = known[which % Math.max(1, known.length)];
    await db.transaction().execute(async (trx) => {
      if (act === 'bridge' || act === 'strap') {
        const seconds = steady(start + begin * 60, length * 60, 120 + which);
        const received = minutesOf(seconds, userId, clubId, null);
        await minutes.store(trx, act === 'bridge' ? received : { ...received, clubIds: received.clubIds.map(() => null) });
      } else if (act === 'file' || act === 'wearable') {
        const beats = new Uint8Array(which % 2 === 0 ? length * 60 : 0).fill(130);
        const Source = act === 'file' ? ('File' as const) : ('Wearable' as const);
        await own.add(trx, { ...stated, ...times, UserId: userId, ClubId: null, Source, SourceName: 'Watch', beats });
      } else if (act === 'hand')
        await own.write(trx, { ...stated, ...times, UserId: userId, ClubId: which % 3 === 0 ? clubId : null });
      else if (act === 'note')
        await writeNote(trx, userId, clubId, userId, { ...stated, Begin: at(begin), Duration: length * 60 });
      else if (act === 'choose' && one) await own.count(trx, one);
      else if (act === 'delete' && one) await own.delete(trx, one);
    });
    if (act === 'leave') await leaveClub(db, { ClubId: clubId, UserId: userId });
    await summaries.run({ error: (...problem: unknown[]) => expect(problem).toEqual([]) });
  }
  const days = await db.selectFrom('training_days').selectAll().where('UserId', '=', userId).execute();
  const sources = await sourcesWithin(db, [{ UserId: userId, from: start - 86_400, to: start + 86_400 }]);
  const roles = await db.selectFrom('user_roles').select('ClubId').where('UserId', '=', userId).execute();
  return { userId, clubs, rows: await rows(), days, sources, member: new Set(roles.map(({ ClubId }) => ClubId)) };
}

const pointsOf = (rows: readonly { readonly Points: number }[]) => rows.reduce((sum, { Points }) => sum + Points, 0);

it('the sources of trainings are grouped as the rule `activitiesOf` states, and every sum uses the rows that count', {
  tags: ['examples'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 1, maxLength: 8 }), async (acts) => {
      const { clubs, rows, days, sources, member, userId } = await live(acts);
      const activities = activitiesOf(sources);
      for (const row of sources) expect(row).toMatchObject(activities.get(row.TrainingId) ?? {});
      const own = days.filter(({ ClubId }) => ClubId === null);
      const counting = rows.filter(({ Counts }) => Counts);
      expect(pointsOf(own)).toBe(pointsOf(counting));
      expect(own.reduce((sum, { Trainings }) => sum + Trainings, 0)).toBe(counting.length);
      for (const clubId of clubs) {
        const ofClub = rows.filter((row) => row.ClubId === clubId);
        const ranked = ofClub.filter(({ CountsInClub, Source }) => CountsInClub && Source !== 'Hand');
        expect(pointsOf(days.filter((day) => day.ClubId === clubId))).toBe(pointsOf(ranked));
        expect(ranked.every(({ Source }) => Source === 'Heart')).toBe(true);
        const seen = await trainingsOfUser(open.db, userId, period, { text: '', count: 99, clubs: [clubId] });
        expect(seen.every((row) => row.ClubId === clubId && row.CountsInClub)).toBe(true);
        if (!member.has(clubId)) expect(ofClub.every(({ Source }) => Source === 'Heart')).toBe(true);
      }
      expect(rows.every(({ Source, HasOwnType, SourceName }) => Source !== 'Heart' || (!HasOwnType && SourceName === ''))).toBe(
        true,
      );
    }),
    { numRuns: runs(60) },
  );
});

const brought = anAct.filter(({ act }) => act === 'bridge' || act === 'strap' || act === 'file' || act === 'wearable');

it('the sources of trainings form the same activities in any order of arrival', { tags: ['examples'] }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(brought, { minLength: 2, maxLength: 5, selector: ({ begin }) => begin }), async (acts) => {
      const seen = ({ rows, clubs }: Awaited<ReturnType<typeof live>>) => {
        const groupOf = (id: number | null) =>
          rows.filter(({ ActivityId }) => ActivityId === id).map(({ Begin, Source }) => `${Source} ${Begin.getTime()}`);
        return rows
          .map(({ Source, ClubId, Begin, End, Points, Counts, CountsInClub, ActivityId }) => ({
            Source,
            Begin,
            End,
            Points,
            Counts,
            CountsInClub,
            Club: clubs.findIndex((clubId) => clubId === ClubId),
            Group: ActivityId === null ? [] : groupOf(ActivityId).toSorted(),
          }))
          .toSorted(
            (one, other) =>
              one.Begin.getTime() - other.Begin.getTime() || one.Source.localeCompare(other.Source) || one.Club - other.Club,
          );
      };
      const bridges = acts.filter(({ act }) => act === 'bridge' || act === 'strap');
      fc.pre(
        bridges.every((one) =>
          bridges.every(
            (other) => one === other || one.begin + one.length < other.begin || other.begin + other.length < one.begin,
          ),
        ),
      );
      expect(seen(await live(acts.toReversed()))).toEqual(seen(await live(acts)));
    }),
    { numRuns: runs(30) },
  );
});

it('a note of attendance prevents a second note for the same club and time, but no training', async () => {
  const { db } = open;
  const [userId, clubId] = [await aUser(db), await aClub(db)];
  await aRole(db, userId, 'Athlete', clubId);
  const stated = { TrainingType: 'running', Name: '', Note: '', Distance: null, AverageHeartRate: null, Calories: null };
  const note = (begin: number) =>
    db.transaction().execute((trx) => writeNote(trx, userId, clubId, userId, { ...stated, Begin: at(begin), Duration: 1800 }));
  expect(isRefusal(await note(0))).toBe(false);
  expect(await note(29)).toMatchObject({ refused: 'ValidationFailed' });
  expect(isRefusal(await note(30))).toBe(false);
  const own = createOwnTrainings(parts());
  const write = () =>
    db.transaction().execute((trx) => own.write(trx, { ...stated, UserId: userId, ClubId: null, Begin: at(0), End: at(30) }));
  expect(isRefusal(await write())).toBe(false);
  expect(await write()).toMatchObject({ refused: 'ValidationFailed' });
});
