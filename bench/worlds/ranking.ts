import type pg from 'pg';

export const CLUBS = 50;
export const ATHLETES = 3000;
export const OWNER = 'owner@bench.invalid';
export const LAST = '2026-11-20';
const YEAR = 365;
const DAYS_AT_ONCE = 30;

export async function seedPeople(database: pg.Client): Promise<void> {
  await database.query(`
    insert into brands ("BrandId", "Name") overriding system value values (1, 'Brand');
    insert into clubs ("ClubId", "BrandId", "Name", "Code", "TimeZone", "Currency") overriding system value
      select n, 1, 'Club ' || n, 'C' || n, 'Europe/Rome', 'EUR' from generate_series(1, ${CLUBS}) n;
    insert into users ("Email", "Nickname", "FirstMidName", "LastName", "TimeZone")
      select md5(n::text) || '@bench.invalid', 'Nick ' || n, 'First ' || n, 'Last ' || n, 'Europe/Rome'
      from generate_series(1, ${CLUBS * ATHLETES}) n;
    insert into user_roles ("UserId", "Role", "ClubId") select "UserId", 'Athlete', 1 + "UserId" % ${CLUBS} from users;
    insert into users ("Email", "Nickname") values ('${OWNER}', 'Owner');
    insert into identity_accounts ("AccountId", "Email", "EmailVerified", "PasswordHash") values ('bench', '${OWNER}', true, 'none');
    insert into user_roles ("UserId", "Role", "BrandId") select "UserId", 'Owner', 1 from users where "Email" = '${OWNER}'`);
}

const figures = `'other', begin_at, begin_at + long * interval '1 second', long, 0, long / 4, long / 4, long / 4, long - 3 * (long / 4), 0, 0, 0,
  long / 30, long / 6, 120, 150, 90, 108, 126, 144, 162, 180, 117, 153, 65, 85`;
export const trainingColumns = `"UserId", "ClubId", "TrainingType", "Begin", "End", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time",
  "Zone5Time", "GapTime", "TargetTime", "Points", "Calories", "AverageHeartRate", "MaxHeartRate", "Zone0Bpm", "Zone1Bpm", "Zone2Bpm", "Zone3Bpm",
  "Zone4Bpm", "Zone5Bpm", "TargetLowBpm", "TargetHighBpm", "TargetZoneLowPrc", "TargetZoneHighPrc"`;
/** `from` is a query that returns UserId, club, begin_at and long (seconds). */
export const trainingsOf = (from: string): string =>
  `insert into trainings (${trainingColumns}) select "UserId", club, ${figures} from (${from}) made`;

/**
 * Bulk statements instead of triggers, because a million statements take too long. The year ends `yearsAgo` years before `LAST`.
 */
export async function seedYear(database: pg.Client, yearsAgo: number, trainings: number): Promise<number> {
  const each = Math.round(trainings / (CLUBS * ATHLETES));
  const last = `date '${LAST}' - ${yearsAgo * YEAR}`;
  await database.query('set session_replication_role = replica');
  let made = 0;
  for (let from = 0; from < YEAR; from += DAYS_AT_ONCE) {
    const to = Math.min(YEAR, from + DAYS_AT_ONCE) - 1;
    const days = `select "UserId", 1 + "UserId" % ${CLUBS} as club,
        (${last} - ${YEAR - 1} + d + time '17:00' + ("UserId" % 180) * interval '1 minute') at time zone 'Europe/Rome' as begin_at,
        1800 + ("UserId" * 37 + d * 11)::int % 3600 as long
      from generate_series(${from}, ${to}) d cross join users
      where "UserId" <= ${CLUBS * ATHLETES} and ("UserId" * 7919 + d * 104729) % ${YEAR} < ${each}
      order by d`;
    made += (await database.query(trainingsOf(days))).rowCount ?? 0;
  }
  const range = `"Begin" >= ${last} - ${YEAR} and "Begin" < ${last} + 1`;
  for (const club of ['null::bigint', '"ClubId"'])
    await database.query(`insert into training_days ("UserId", "ClubId", "Day", "Trainings", "Points", "Duration", "Zone0Time", "Zone1Time",
        "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories", "Distance")
      select "UserId", ${club}, ("Begin" at time zone 'Europe/Rome')::date, 1, "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time",
        "Zone3Time", "Zone4Time", "Zone5Time", "Calories", 0
      from trainings where ${range}`);
  await database.query(`insert into training_months ("ClubId", "Month", "UserId", "Trainings", "Points", "Duration", "Distance", "Calories",
      "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "LastDay")
    select "ClubId", date_trunc('month', "Day")::date, "UserId", sum("Trainings"), sum("Points"), sum("Duration"), sum("Distance"),
      sum("Calories"), sum("Zone0Time"), sum("Zone1Time"), sum("Zone2Time"), sum("Zone3Time"), sum("Zone4Time"), sum("Zone5Time"), max("Day")
    from training_days where "ClubId" is not null and "Day" between ${last} - ${YEAR - 1} and ${last}
    group by 1, 2, 3 order by 2, 1, 3
    on conflict on constraint training_months_once do update set "Trainings" = training_months."Trainings" + excluded."Trainings",
      "Points" = training_months."Points" + excluded."Points", "Duration" = training_months."Duration" + excluded."Duration"`);
  await database.query('set session_replication_role = origin');
  await database.query('vacuum analyze trainings, training_days, training_months, users, user_roles');
  return made;
}
