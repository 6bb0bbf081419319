import { cpus } from 'node:os';
import pg from 'pg';
import { startServer } from './calendar-server.ts';
import { percentile, timed } from './timing.ts';
import { MANAGER, type MeasuredClub, seed } from './worlds/lists.ts';

const WARM = 20;
const ROUNDS = 5;
const EACH = 20;
const AIM = { times: 1.5, ms: 30 };
const SMALL: MeasuredClub = { club: 1, rows: 200 };
const LARGE: MeasuredClub = { club: 2, rows: 20_000 };
const PAGE = 'start=0&length=50';
const WORDS = 'last 19';

interface Measured {
  readonly name: string;
  readonly path: string;
  readonly bare: readonly string[];
}

const ofClub = `exists(select from user_roles r where r."ClubId" = $1 and r."UserId" = u."UserId")`;
const found = WORDS.split(' ')
  .map((word) => `and strpos(u."SearchText", folded('${word}')) > 0`)
  .join(' ');
const seen = `greatest(
    (select s."ClassBegin" from class_participants s where s."ClubId" = $1 and s."UserId" = u."UserId" and s."State" = 'Booked'
       and s."ClassBegin" <= now() order by 1 desc limit 1),
    (select s."Begin" from trainings s where s."ClubId" = $1 and s."UserId" = u."UserId" and s."Begin" <= now() order by 1 desc limit 1),
    (select s."At" from check_ins s where s."ClubId" = $1 and s."UserId" = u."UserId" and s."At" <= now() order by 1 desc limit 1))`;
const page = (filter = '', order = 'u."SortName"') => `
  select u."UserId", u."Nickname", u."FirstMidName", u."LastName", u."PictureUri", u."Email", u."EmailConfirmed",
    (select json_agg(r."Role") from user_roles r where r."UserId" = u."UserId" and r."ClubId" = $1) as roles,
    (select json_agg(s) from user_subscriptions s where s."UserId" = u."UserId" and s."ClubId" = $1) as held, ${seen} as seen
  from users u where ${ofClub} ${filter} order by ${order}, u."UserId" limit 50`;
const monthAgo = `now() - interval '30 days'`;
const ownStaff = `exists (select from club_athletes own where own."ClubId" = m."ClubId" and own."UserId" = m."UserId" and own."IsStaff")`;
const away = ['class_participants s where s."ClassBegin"', 'trainings s where s."Begin"', 'check_ins s where s."At"']
  .map((rows) => `not exists (select from ${rows} >= ${monthAgo} and s."ClubId" = $1 and s."UserId" = m."UserId")`)
  .join(' and ');
const all = `select count(distinct "UserId") from user_roles where "ClubId" = $1`;

const measured: readonly Measured[] = [
  { name: 'first page', path: `people?${PAGE}`, bare: [page(), all] },
  {
    name: 'search',
    path: `people?${PAGE}&globalSearch=${encodeURIComponent(WORDS)}`,
    bare: [page(found), all, `select count(*) from users u where ${ofClub} ${found}`],
  },
  {
    name: 'by last seen',
    path: `people?${PAGE}&Sort=-LastSeen`,
    bare: [page('', `${seen} desc nulls last`), all],
  },
  {
    name: 'athletes',
    path: `athletes?${PAGE}`,
    bare: [
      `select u."UserId", u."Nickname", u."FirstMidName", u."LastName", u."PictureUri", u."Email", u."EmailConfirmed",
         (select json_agg(r."Role") from user_roles r where r."UserId" = u."UserId" and r."ClubId" = $1) as roles,
         (select max(t."Begin") from trainings t where t."UserId" = u."UserId" and t."ClubId" = $1) as trained
       from users u where exists(select from user_roles r where r."ClubId" = $1 and r."UserId" = u."UserId" and r."Role" = 'Athlete')
       order by u."SortName", u."UserId" limit 50`,
      `select count(*) from user_roles where "ClubId" = $1 and "Role" = 'Athlete'`,
    ],
  },
  {
    name: 'pipeline, stages',
    path: 'pipeline',
    bare: [
      `select m."ClientStage", count(*), count(*) filter (where m."StageSince" >= ${monthAgo}) from memberships m
       where m."ClubId" = $1 and not ${ownStaff} group by 1`,
      `select l."ClientStage", count(*) from memberships m join stages_left l using ("ClubId", "UserId")
       where m."ClubId" = $1 and l."LeftAt" >= ${monthAgo} and not ${ownStaff} and m."ClientStage" <> l."ClientStage" group by 1`,
      // Visits are read for members without a subscription or with one that ends.
      `select count(*) from (
         select "UserId", bool_or(current) holds, bool_or(current and ends is null) endless, max(ends) filter (where current) ends
         from (select "UserId", "State" not in ('Expired', 'NonRenewed', 'Canceled') current,
                 coalesce("ScheduledEnd", "ExpiryDate") ends from user_subscriptions where "ClubId" = $1) one
         group by 1
       ) held where not holds or (not endless and ends between current_date and current_date + 14)`,
    ],
  },
  {
    name: 'pipeline, clients',
    path: `pipeline/client?${PAGE}`,
    bare: [
      `select m."UserId", m."StageSince", u."Nickname", u."FirstMidName", u."LastName", u."PictureUri",
         (select json_agg(s) from user_subscriptions s where s."UserId" = m."UserId" and s."ClubId" = $1) as held
       from memberships m join users u using ("UserId") where m."ClubId" = $1 and m."ClientStage" = 'client'
       order by m."StageSince" desc, m."UserId" limit 50`,
      `select count(*) from memberships where "ClubId" = $1 and "ClientStage" = 'client'`,
    ],
  },
  {
    name: 'dashboard, boxes',
    path: 'dashboards',
    bare: [
      `select
         (select count(distinct "UserId") from user_subscriptions where "ClubId" = $1 and "State" in ('Active', 'Expiring')),
         (select count(*) from user_roles where "ClubId" = $1 and "Role" = 'Athlete' and "Since" >= ${monthAgo}),
         (select count(*) from user_roles m where "ClubId" = $1 and "Role" = 'Athlete' and "Since" < ${monthAgo} and not ${ownStaff}
           and ${away}),
         (select count(*) from user_roles m join users u using ("UserId") where m."ClubId" = $1 and m."Role" = 'Athlete'
           and to_char(u."BirthDate", 'MM-DD') = any(array(select to_char(current_date + n, 'MM-DD') from generate_series(0, 6) n)))`,
      `select count(*) filter (where not holds), count(*) filter (where ends between current_date and current_date + 13) from (
         select "UserId", bool_or("State" not in ('Expired', 'NonRenewed', 'Canceled')) holds,
           max(coalesce("ScheduledEnd", "ExpiryDate")) ends from user_subscriptions where "ClubId" = $1 group by 1) held`,
      `select count(distinct "UserId") from user_subscriptions where "ClubId" = $1 and "Price" > 0 and "DueDateUTC" is not null`,
    ],
  },
  {
    name: 'dashboard, no activity',
    path: 'dashboards/NoActivity',
    bare: [
      `select u."UserId", u."Nickname", u."FirstMidName", u."LastName", u."PictureUri", ${seen} as seen, count(*) over () as rows,
         (select json_agg(s) from user_subscriptions s where s."UserId" = u."UserId" and s."ClubId" = $1) as held
       from user_roles m join users u using ("UserId")
       where m."ClubId" = $1 and m."Role" = 'Athlete' and m."Since" < ${monthAgo} and not ${ownStaff} and ${away}
       order by seen desc nulls last limit 50`,
    ],
  },
];

console.log(`bench/people: pages of 50; ${cpus().length} cores, ${cpus()[0]?.model.trim()}`);
const server = await startServer();
const database = new pg.Client(server.databaseUrl);
try {
  await database.connect();
  await seed(database, [SMALL, LARGE]);
  const headers = { authorization: `Bearer ${await server.token(MANAGER)}`, 'accept-encoding': 'identity' };
  for (const one of measured) print(one.name, await measure(one, SMALL, headers), await measure(one, LARGE, headers));
} finally {
  await database.end();
  await server.stop();
}

interface Taken {
  readonly http: readonly number[];
  readonly bare: readonly number[];
}

async function measure({ path, bare }: Measured, { club }: MeasuredClub, headers: Record<string, string>): Promise<Taken> {
  const get = async () => {
    const answer = await fetch(`${server.url}/api/clubs/${club}/${path}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
  };
  const ask = async () => {
    for (const text of bare) await database.query(text, [club]);
  };
  const taken = { http: new Array<number>(), bare: new Array<number>() };
  await timed(get, WARM);
  await timed(ask, WARM);
  for (let round = 0; round < ROUNDS; round++) {
    taken.http.push(...(await timed(get, EACH)));
    taken.bare.push(...(await timed(ask, EACH)));
  }
  return taken;
}

function print(name: string, small: Taken, large: Taken): void {
  const [of200, of20000] = [percentile(small.http, 0.5), percentile(large.http, 0.5)];
  const figures = ([small, large] as const).map(({ http, bare }, at) => {
    const [p50, p95, sql] = [percentile(http, 0.5), percentile(http, 0.95), percentile(bare, 0.5)];
    const aim = sql * AIM.times + AIM.ms;
    const members = at === 0 ? '200' : '20,000';
    return `${members}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, bare ${sql.toFixed(1)} ms, aim at most ${aim.toFixed(1)} ms`;
  });
  console.log(`  ${name.padEnd(20)}${[...figures, `${(of20000 / of200).toFixed(2)} times`].join('; ')}`);
}
