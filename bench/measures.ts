import { cpus } from 'node:os';
import { textVersions } from '@clubpulse/contract/accounts/consents';
import pg from 'pg';
import { startServer } from './calendar-server.ts';
import { percentile, timed } from './timing.ts';

const ATHLETES = 20_000;
const EVENTS = 10;
const MANAGER = 'manager@bench.invalid';
const WARM = 5;
const ROUNDS = 40;
const AIM = { times: 1.5, ms: 30 };

const due = `(select min(floor(extract(epoch from at - (now() - (days + 1) * interval '1 day')) / 86400))
    from (values ("WeightAt", 30), ("BodyFatPercentAt", 90), ("FitnessTestScoreAt", 180)) old (at, days)
    where at < now() - (days + 1) * interval '1 day')`;
const recounted = `select distinct on (measures."UserId", measures."Key") measures."UserId", measures."Key", measures."Value", measure_events."TimeStamp"
  from measures join measure_events using ("MeasureEventId")
  where measures."UserId" = any(array(select "UserId" from user_roles where "ClubId" = 1 and "Role" = 'Athlete'))
    and measures."Key" = any(array['weight', 'bodyFatPercent', 'fitnessTestScore'])
  order by measures."UserId", measures."Key", measure_events."TimeStamp" desc`;

console.log(`bench/measures: pages of 50 of ${ATHLETES} athletes; ${cpus().length} cores, ${cpus()[0]?.model.trim()}`);
const server = await startServer();
const database = new pg.Client(server.databaseUrl);
try {
  await database.connect();
  await seed();
  const headers = { authorization: `Bearer ${await server.token(MANAGER)}`, 'accept-encoding': 'identity' };
  const page = async (query: Record<string, string>) => {
    const words = new URLSearchParams({ start: '0', length: '50', ...query });
    const answer = await fetch(`${server.url}/api/clubs/1/measures?${words.toString()}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    const { recordsTotal, data } = JSON.parse(text) as { recordsTotal: number; data: { UserId: number }[] };
    if (recordsTotal !== ATHLETES) throw new Error(`${recordsTotal} share, not ${ATHLETES}.`);
    return data.map(({ UserId }) => UserId);
  };
  const bare = async (order: string) =>
    (await database.query<{ UserId: string }>(bareSql(order))).rows.map((row) => Number(row.UserId));
  const sorts = [
    { name: 'overdue first', query: {}, order: `${due} nulls last, lower("LastName"), lower("FirstMidName"), "UserId"` },
    {
      name: 'by weight, down',
      query: { Sort: '-Weight' },
      order: `standing."Weight" desc nulls last, lower("LastName"), lower("FirstMidName"), "UserId"`,
    },
    { name: 'by name', query: { Sort: 'Name' }, order: 'lower("LastName"), lower("FirstMidName"), "UserId"' },
    { name: 'the last page, by name', query: { Sort: 'Name', start: String(ATHLETES - 50) }, order: null },
    { name: 'by words', query: { globalSearch: 'last 199' }, order: null },
  ] as const;
  for (const { name, query, order } of sorts) {
    if (order !== null && (await page(query)).join() !== (await bare(order)).join())
      throw new Error(`${name}: not the same page.`);
    await timed(() => page(query), WARM);
    const taken = await timed(() => page(query), ROUNDS);
    const raw = order === null ? undefined : await timed(() => bare(order), ROUNDS);
    print(name, taken, raw);
  }
  print('recounted from the measures, bare SQL', await timed(() => database.query(recounted), 5), undefined);
} finally {
  await database.end();
  await server.stop();
}

function print(name: string, taken: readonly number[], raw: readonly number[] | undefined): void {
  const [p50, p95] = [percentile([...taken], 0.5), percentile([...taken], 0.95)];
  const beside = raw && percentile([...raw], 0.5);
  const figures = [
    `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    ...(beside === undefined
      ? []
      : [`bare SQL ${beside.toFixed(1)} ms`, `aim: at most ${(beside * AIM.times + AIM.ms).toFixed(1)} ms`]),
  ];
  console.log(`  ${name.padEnd(38)}${figures.join('; ')}`);
}

async function seed(): Promise<void> {
  await database.query(`
    insert into clubs ("Name", "Code", "TimeZone", "Currency") values ('Club', 'C1', 'Europe/Rome', 'EUR');
    insert into users ("Email", "Nickname") values ('${MANAGER}', 'Manager');
    insert into identity_accounts ("AccountId", "Email", "EmailVerified", "PasswordHash") values ('bench', '${MANAGER}', true, 'none');
    insert into user_roles ("UserId", "Role", "ClubId") select "UserId", role, 1 from users, unnest(array['Manager', 'Trainer']) role`);
  await database.query(
    `with made as (
       insert into users ("Email", "Nickname", "FirstMidName", "LastName")
       select md5(n::text) || '@bench.invalid', 'Nick ' || n, 'First ' || md5(n::text), 'Last ' || n from generate_series(1, $1::int) n
       returning "UserId"
     ), member as (
       insert into user_roles ("UserId", "Role", "ClubId") select "UserId", 'Athlete', 1 from made returning "UserId"
     )
     insert into consents ("UserId", "ClubId", "Purpose", "Granted", "Version", "Language", "At", "ByUserId")
     select "UserId", 1, purpose, true, case when purpose = 'Body' then $2::int else 1 end, 'en', now(), "UserId"
     from member, unnest(array['HeartRate', 'OtherTrainings', 'Body', 'Injuries', 'Contact']) purpose`,
    [ATHLETES, textVersions.Body],
  );
  await database.query(
    `insert into measure_events ("UserId", "TimeStamp", "Note")
     select "UserId", now() - (("UserId" % 100) + 30 * (n - 1)) * interval '1 day', '' from user_roles, generate_series(1, $1::int) n
     where "Role" = 'Athlete'`,
    [EVENTS],
  );
  await database.query(
    `insert into measures ("MeasureEventId", "UserId", "Key", "Value", "Method", "Typed")
     select "MeasureEventId", "UserId", key, 15 + ("MeasureEventId" % 700) / 10.0, null, true
     from measure_events, unnest(array['weight', 'bodyFatPercent', 'waist', 'hips']) key`,
  );
  await database.query(`
    insert into measure_standings ("UserId", "LastAt", "Weight", "WeightAt", "BodyFatPercent", "BodyFatPercentAt")
    select distinct on (event."UserId") event."UserId", "TimeStamp", weight."Value", "TimeStamp", fat."Value", "TimeStamp"
    from measure_events event
    join measures weight on weight."MeasureEventId" = event."MeasureEventId" and weight."Key" = 'weight'
    join measures fat on fat."MeasureEventId" = event."MeasureEventId" and fat."Key" = 'bodyFatPercent'
    order by event."UserId", "TimeStamp" desc`);
  await database.query('vacuum analyze');
}

function bareSql(order: string): string {
  return `select "UserId" from user_roles role join users using ("UserId") left join measure_standings standing using ("UserId")
    where role."ClubId" = 1 and role."Role" = 'Athlete' order by ${order} limit 50`;
}
