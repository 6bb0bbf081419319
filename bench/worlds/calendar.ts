import type pg from 'pg';

export const OLD = { club: 1, years: 10, classes: 200_000 } as const;
export const YOUNG = { club: 2, years: 1, classes: 20_000 } as const;
export type MeasuredClub = typeof OLD | typeof YOUNG;

export const MANAGER = 'manager@bench.invalid';
/** The measured week is the last but one. */
const END = '2026-12-28T00:00:00Z';
export const WEEK = { Begin: '2026-12-14T00:00:00.000Z', End: '2026-12-21T00:00:00.000Z' } as const;

export async function seed(database: pg.Client): Promise<void> {
  await database.query(`
    insert into clubs ("Name", "Code", "TimeZone", "Currency")
      select 'Club ' || n, 'C' || n, 'Europe/Rome', 'EUR' from generate_series(1, 2) n;
    insert into display_groups ("ClubId", "Name", "Color")
      select n % 2 + 1, 'Room ' || n, '#1f6fe5' from generate_series(1, 20) n;
    insert into users ("Email", "Nickname", "FirstMidName", "LastName")
      select 'trainer' || n || '@bench.invalid', 'Trainer ' || n, 'Trainer', 'Number ' || n from generate_series(1, 40) n;
    insert into users ("Email", "Nickname") values ('${MANAGER}', 'Manager');
    insert into identity_accounts ("AccountId", "Email", "EmailVerified", "PasswordHash") values ('bench', '${MANAGER}', true, 'none');
    insert into user_roles ("UserId", "Role", "ClubId")
      select "UserId", 'Manager', n from users, generate_series(1, 2) n where "Email" = '${MANAGER}'`);
  for (const { club, years, classes } of [OLD, YOUNG]) {
    await database.query(
      `insert into classes ("ClubId", "Name", "Description", "Begin", "End", "Duration", "ClassType", "CalendarType", "PublishState", "BookingMode",
         "TrainingType", "Color", "Location", "DisplayGroupId", "TrainerId", "MaxInSiteParticipants", "CalendarVisibilityDays",
         "BookingBeforeHours", "CancelBeforeHours", "BookingOpensAt")
       select $1::bigint, 'Class ' || n % 50, repeat('What we do and what to bring. ', 10), at, at + interval '55 minutes', 55, 'Single', 'Club',
         case when n % 10 = 0 then 'Published' else 'Unpublished' end, 'Open', 'indoorCycling', '#1787a6', '',
         2 * (n % 10) + 3 - $1::bigint, n % 40 + 1, 20, 7, 2, 1, at - interval '7 days'
       from (select n, timestamptz '${END}' - n * (interval '365 days' * $2::int / $3::int) as at from generate_series(1, $3::int) n) days`,
      [club, years, classes],
    );
  }
  await database.query('analyze');
}

export const BARE_SQL = `
  select c."ClassId", c."ClubId", c."ClassScheduleId", c."Name", c."PictureUri", c."Begin", c."End", c."Duration", c."ClassType",
    c."CalendarType", c."PublishState", c."BookingMode", c."ExternalAppLink", c."TrainingType", c."ServiceType", c."Color", c."Location",
    c."DisplayGroupId", c."BridgeWorkoutId", c."TrainerId", c."InSiteParticipants", c."MaxInSiteParticipants", c."InSiteQueued",
    c."InSiteOffered", c."CreditsCostInSite", c."TicketsCostInSite", c."RemoteParticipants", c."MaxRemoteParticipants", c."RemoteQueued",
    c."RemoteOffered", c."CreditsCostRemote", c."TicketsCostRemote", c."CalendarVisibilityDays", c."BookingBeforeHours",
    c."CancelBeforeHours", c."ClassSubscriptionIds", c."RowVersion", r."Name" as "DisplayGroupName", u."FirstMidName", u."LastName",
    u."Nickname", u."PictureUri" as "TrainerPictureUri"
  from classes c left join display_groups r using ("DisplayGroupId") left join users u on u."UserId" = c."TrainerId"
  where c."ClubId" = $1 and c."CalendarType" = 'Club' and c."Begin" >= $2::timestamptz - interval '4 hours' and c."Begin" < $3
    and c."End" > $2
  order by c."Begin"`;
