import { cpus } from 'node:os';
import pg from 'pg';
import { startServer } from './calendar-server.ts';
import { percentile, timed } from './timing.ts';

// What the list of exercises costs through HTTP in a club that sees 5,000, beside the bare statement that reads the same rows. The
// search forgives typing. bench/README.md explains every figure.
const OWN = 4800;
const SHIPPED = 200;
const WARM = 5;
const TIMES = 30;
const AIM_MS = 100;
const MANAGER = 'manager@bench.invalid';

const requests: readonly { readonly name: string; readonly query: Record<string, string> }[] = [
  { name: 'the first page', query: {} },
  { name: 'by a word', query: { globalSearch: 'deadlift' } },
  { name: 'by mistyped words', query: { globalSearch: 'romanain deadlfit' } },
  { name: 'by muscle and equipment', query: { globalSearch: 'femorali bilanciere' } },
  { name: 'by nothing there', query: { globalSearch: 'zzzzzz' } },
  { name: 'with our equipment', query: { Available: 'true', MainMuscle: 'glutes' } },
];

console.log(`bench/exercises: ${OWN + SHIPPED} exercises; ${cpus().length} cores, ${cpus()[0]?.model.trim()}`);
const server = await startServer();
const database = new pg.Client(server.databaseUrl);
try {
  await database.connect();
  await seed();
  const headers = { authorization: `Bearer ${await server.token(MANAGER)}`, 'accept-encoding': 'identity' };
  for (const { name, query } of requests) print(name, await measure(query, headers));
  print('bare SQL, every name', await timedAfterWarmth(readAll));
  print('bare SQL, a word within', await timedAfterWarmth(readLike));
} finally {
  await database.end();
  await server.stop();
}

/** A club with the shipped exercises twenty-four times more, each of another name. */
async function seed(): Promise<void> {
  await database.query(`
    insert into clubs ("Name", "Code", "TimeZone", "Currency") values ('Club 1', 'C1', 'Europe/Rome', 'EUR');
    insert into users ("Email", "Nickname") values ('${MANAGER}', 'Manager');
    insert into identity_accounts ("AccountId", "Email", "EmailVerified", "PasswordHash") values ('bench', '${MANAGER}', true, 'none');
    insert into user_roles ("UserId", "Role", "ClubId") select "UserId", 'Manager', 1 from users where "Email" = '${MANAGER}';
    insert into club_equipments ("ClubId", "Equipment") values (1, 'barbell'), (1, 'bench'), (1, 'dumbbell');
    insert into exercises ("ClubId", "Texts", "MainMuscle", "OtherMuscles", "Muscles", "Equipment", "Activities", "Level", "Pattern",
      "Measure", "Locations", "Published")
    select 1, (select jsonb_object_agg(key, jsonb_set(value, '{Name}', to_jsonb(value->>'Name' || ' ' || substr(md5(n::text || key), 1, 6))))
        from jsonb_each("Texts")),
      "MainMuscle", "OtherMuscles", "Muscles", "Equipment", "Activities", "Level", "Pattern", "Measure", "Locations", n % 2 = 0
    from exercises, generate_series(1, ${OWN / SHIPPED}) n`);
  await database.query('vacuum analyze');
}

async function measure(query: Record<string, string>, headers: Record<string, string>): Promise<number[]> {
  const page = new URLSearchParams({ ...query, start: '0', length: '50' });
  return timedAfterWarmth(async () => {
    const answer = await fetch(`${server.url}/api/clubs/1/exercises?${page.toString()}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    const { recordsTotal } = JSON.parse(text) as { recordsTotal: number };
    if (recordsTotal !== OWN + SHIPPED) throw new Error(`The club sees ${recordsTotal} exercises.`);
  });
}

async function timedAfterWarmth(run: () => Promise<unknown>): Promise<number[]> {
  await timed(run, WARM);
  return timed(run, TIMES);
}

/** What the search reads. */
function readAll() {
  return database.query(
    `select "ExerciseId", "SearchText", "MainMuscle", "OtherMuscles", "Equipment" from exercises
     where "ClubId" = 1 or "ClubId" is null order by "SortEn", "ExerciseId"`,
  );
}
/** What a search that forgives nothing would read. */
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
