import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { WEBSITE_CLASSES_MAX } from '@clubpulse/contract/office/website/website';
import type { VisitedClass } from '@clubpulse/rules/calendar/seats/visitor-seats';
import { type RawBuilder, sql } from 'kysely';
import { fullNameSql } from '../../accounts/users/public.ts';
import { inSiteSeatsSql } from '../../calendar/classes/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';

export interface WebsiteClassRow extends VisitedClass {
  readonly ClassId: number;
  readonly Name: string;
  readonly End: Date;
  readonly Color: string;
  readonly Room: string;
  readonly FirstName: string | null;
  readonly FullName: string | null;
}

interface Shown {
  readonly clubId: ClubId;
  readonly rooms: readonly number[];
  readonly from: Date;
  readonly to: Date | null;
}

/** The same conditions as `isOnWebsites` in SQL. A test compares both. */
const shownClasses = ({ clubId, rooms, from, to }: Shown): RawBuilder<unknown> => sql`
  classes c where c."ClubId" = ${clubId} and c."Begin" >= ${from} and ${to === null ? sql`true` : sql`c."Begin" < ${to}`}
    and c."PublishState" = 'Published' and c."CanceledAt" is null and c."CalendarType" = 'Club' and c."BookingMode" <> 'Invite'
    and (c."BookingMode" <> 'Open' or c."MaxInSiteParticipants" > 0)
    and ${rooms.length === 0 ? sql`true` : sql`c."DisplayGroupId" = any(${listOf(rooms)}::bigint[])`}`;

/** A course has one row, on its first day. */
export async function websiteClasses(db: Queryable, shown: Shown): Promise<WebsiteClassRow[]> {
  type Row = Omit<WebsiteClassRow, 'seats'> & { max: number; booked: number; offered: number; queued: number };
  const { rows } = await sql<Row>`
    select c."ClassId", c."Name", c."Begin", c."End", c."Color", c."ClassType", c."CalendarType", c."PublishState", c."CanceledAt",
      c."BookingMode", c."ExternalAppLink", c."CalendarVisibilityDays", c."BookingBeforeHours", c."CancelBeforeHours",
      ${inSiteSeatsSql},
      coalesce(g."Name", c."Location") as "Room",
      coalesce(nullif(u."FirstMidName", ''), u."Nickname") as "FirstName", ${fullNameSql('u')} as "FullName"
    from (select * from ${shownClasses(shown)} order by c."Begin", c."ClassId" limit ${WEBSITE_CLASSES_MAX}) c
      left join display_groups g on g."DisplayGroupId" = c."DisplayGroupId" left join users u on u."UserId" = c."TrainerId"
    order by c."Begin", c."ClassId"`.execute(db);
  return rows.map(({ max, booked, offered, queued, ...row }) => ({ ...row, seats: { max, booked, offered, queued } }));
}

export async function nextOnWebsite(db: Queryable, shown: Omit<Shown, 'to'>): Promise<Date | undefined> {
  const { rows } = await sql<{ Begin: Date }>`
    select c."Begin" from ${shownClasses({ ...shown, to: null })} order by c."Begin" limit 1`.execute(db);
  return rows[0]?.Begin;
}

export const rulesOfClub = (db: Queryable, clubId: ClubId) =>
  db
    .selectFrom('policies')
    .select(['Title', 'Text'])
    .where('ClubId', '=', clubId)
    .where('Type', '=', 'JoinClub')
    .where('PublishState', '=', 'Published')
    .orderBy('PolicyId')
    .execute();

export const roomsOfClub = (db: Queryable, clubId: ClubId) =>
  db
    .selectFrom('display_groups')
    .select(['DisplayGroupId', 'Name'])
    .where('ClubId', '=', clubId)
    .orderBy(({ fn }) => fn('lower', ['Name']))
    .execute();
