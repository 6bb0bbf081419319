import { cpus } from 'node:os';
import pg from 'pg';
import { startServer } from './calendar-server.ts';
import { percentile, timed } from './timing.ts';

const FEW = 50;
const SHIPPED = 200;
const OWN = 4800;
const IN_SHEET = 60;
const WARM = 5;
const TIMES = 30;
const AIM_MS = 100;
/** Allowed ms of a request whose SQL statement alone takes `bare` ms. */
const allowed = (bare: number) => 1.5 * bare + 30;
const MANAGER = 'manager@bench.invalid';

const requests: readonly { readonly name: string; readonly query: Record<string, string> }[] = [
  { name: 'the first page', query: {} },
  { name: 'by a word', query: { globalSearch: 'deadlift' } },
  { name: 'by mistyped words', query: { globalSearch: 'romanain deadlfit' } },
  { name: 'by muscle and equipment', query: { globalSearch: 'femorali bilanciere' } },
  { name: 'by nothing there', query: { globalSearch: 'zzzzzz' } },
  { name: 'with our equipment', query: { Available: 'true', MainMuscle: 'glutes' } },
];

console.log(`bench/exercises: ${FEW} and ${SHIPPED + OWN} exercises; ${cpus().length} cores, ${cpus()[0]?.model.trim()}`);
const server = await startServer();
const database = new pg.Client(server.databaseUrl);
try {
  await database.connect();
  await seedClub();
  const headers = { authorization: `Bearer ${await server.token(MANAGER)}`, 'accept-encoding': 'identity' };
  await measureAll(FEW, headers);
  await seedMore();
  await measureAll(SHIPPED + OWN, headers);
} finally {
  await database.end();
  await server.stop();
}

async function measureAll(seen: number, headers: Record<string, string>): Promise<void> {
  console.log(`of ${seen} exercises`);
  for (const { name, query } of requests) print(name, await measure(query, headers, seen));
  print('bare SQL, every name', await timedAfterWarmth(readAll));
  print('bare SQL, a word within', await timedAfterWarmth(readLike));
  const bare = percentile(await timedAfterWarmth(readSheet), 0.5);
  const opened = percentile(await timedAfterWarmth(() => openSheet(headers)), 0.5);
  const verdict = opened <= allowed(bare) ? 'within' : 'beyond';
  console.log(
    `  ${`a sheet of ${IN_SHEET}`.padEnd(26)}p50 ${opened.toFixed(1)} ms; bare SQL ${bare.toFixed(1)} ms; ${verdict} ${allowed(bare).toFixed(1)} ms`,
  );
}

async function seedClub(): Promise<void> {
  await database.query(`
    insert into clubs ("Name", "Code", "TimeZone", "Currency") values ('Club 1', 'C1', 'Europe/Rome', 'EUR');
    insert into users ("Email", "Nickname") values ('${MANAGER}', 'Manager');
    insert into identity_accounts ("AccountId", "Email", "EmailVerified", "PasswordHash") values ('bench', '${MANAGER}', true, 'none');
    insert into user_roles ("UserId", "Role", "ClubId") select "UserId", 'Manager', 1 from users where "Email" = '${MANAGER}';
    insert into club_equipments ("ClubId", "Equipment") values (1, 'barbell'), (1, 'bench'), (1, 'dumbbell');
    update exercises set "Published" = false where "ExerciseId" not in (select "ExerciseId" from exercises order by "ExerciseId" limit ${FEW});
    insert into workout_sheets ("ClubId", "Name", "Type", "Location", "Days", "DayCount", "ExerciseCount", "UpdatedAt")
    select 1, 'Sixty', 'regular', 'club', jsonb_build_array(jsonb_build_object('Name', '', 'Groups', jsonb_agg("group"))), 1, ${IN_SHEET}, now()
    from (
      select jsonb_build_object('Section', 'main', 'Name', '', 'Sets', jsonb_agg(jsonb_build_object(
        'Rounds', 3, 'RoundRest', 90, 'Lines', jsonb_build_array(jsonb_build_object('Kind', 'exercise', 'ExerciseId', "ExerciseId",
          'Reps', 8, 'RepsMax', 12, 'Duration', null, 'Weight', 20, 'WeightMax', 24, 'Tempo', '3-1-1-0', 'Rpe', 7, 'CardioZone', null,
          'CardioZoneMax', null, 'MachineLevel', null, 'Superset', false, 'Afap', false, 'Notes', '', 'Rest', 60))))) as "group"
      from (select "ExerciseId", row_number() over (order by "ExerciseId") % 12 as place from exercises order by 1 limit ${IN_SHEET}) named
      group by place
    ) groups`);
  await database.query('vacuum analyze');
}

async function seedMore(): Promise<void> {
  await database.query(`
    update exercises set "Published" = true;
    insert into exercises ("ClubId", "Texts", "MainMuscle", "OtherMuscles", "Muscles", "Equipment", "Activities", "Level", "Pattern",
      "Measure", "Locations", "Published")
    select 1, (select jsonb_object_agg(key, jsonb_set(value, '{Name}', to_jsonb(value->>'Name' || ' ' || substr(md5(n::text || key), 1, 6))))
        from jsonb_each("Texts")),
      "MainMuscle", "OtherMuscles", "Muscles", "Equipment", "Activities", "Level", "Pattern", "Measure", "Locations", n % 2 = 0
    from exercises, generate_series(1, ${OWN / SHIPPED}) n`);
  await database.query('vacuum analyze');
}

async function measure(query: Record<string, string>, headers: Record<string, string>, seen: number): Promise<number[]> {
  const page = new URLSearchParams({ ...query, start: '0', length: '50' });
  return timedAfterWarmth(async () => {
    const answer = await fetch(`${server.url}/api/clubs/1/exercises?${page.toString()}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    const { recordsTotal } = JSON.parse(text) as { recordsTotal: number };
    if (recordsTotal !== seen) throw new Error(`The club sees ${recordsTotal} exercises.`);
  });
}

async function openSheet(headers: Record<string, string>): Promise<void> {
  const answer = await fetch(`${server.url}/api/workoutSheets/1`, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  const { Exercises } = JSON.parse(text) as { Exercises: readonly unknown[] };
  if (Exercises.length !== IN_SHEET) throw new Error(`The sheet names ${Exercises.length} exercises.`);
}
async function readSheet(): Promise<void> {
  await database.query(
    `select w.*, c."Name" as "ClubName" from workout_sheets w join clubs c using ("ClubId") where "WorkoutSheetId" = 1`,
  );
  await database.query(
    `select * from exercises where "ExerciseId" in (select "ExerciseId" from exercises where "ClubId" is null order by "ExerciseId" limit ${IN_SHEET})`,
  );
}

async function timedAfterWarmth(run: () => Promise<unknown>): Promise<number[]> {
  await timed(run, WARM);
  return timed(run, TIMES);
}

function readAll() {
  return database.query(
    `select "ExerciseId", "SearchText", "MainMuscle", "OtherMuscles", "Equipment" from exercises
     where "ClubId" = 1 or "ClubId" is null order by "SortEn", "ExerciseId"`,
  );
}
function readLike() {
  return database.query(
    `select "ExerciseId" from exercises where ("ClubId" = 1 or "ClubId" is null) and strpos("SearchText", 'deadlift') > 0
     order by "SortEn", "ExerciseId" limit 50`,
  );
}

function print(name: string, taken: readonly number[]): void {
  const p95 = percentile(taken, 0.95);
  console.log(
    `  ${name.padEnd(26)}p50 ${percentile(taken, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; aim: below ${AIM_MS} ms`,
  );
}
