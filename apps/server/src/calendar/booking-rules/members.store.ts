import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { ClubAthletes } from '../../platform/database/schema.generated.ts';
import type { Step } from '../../platform/database/statements.ts';
import type { Leaver } from '../../platform/feature/leaving.ts';

export type MemberRow = Pick<Selectable<ClubAthletes>, 'IsGuest' | 'IsStaff' | 'NoBookingsUntil'>;

export async function memberOf(db: Queryable, clubId: ClubId, userId: UserId): Promise<MemberRow> {
  const row = await db
    .selectFrom('club_athletes')
    .select(['IsGuest', 'IsStaff', 'NoBookingsUntil'])
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .executeTakeFirst();
  return row ?? { IsGuest: false, IsStaff: false, NoBookingsUntil: null };
}

/** Changes only the passed fields. A concurrent booking waits and sees the change. */
export async function saveMember(db: Queryable, clubId: ClubId, userId: UserId, member: Partial<MemberRow>): Promise<void> {
  await db
    .insertInto('club_athletes')
    .values({ ClubId: clubId, UserId: userId, ...member })
    .onConflict((conflict) =>
      conflict
        .columns(['ClubId', 'UserId'])
        .doUpdateSet((eb) => ({ ...member, BookingsVersion: eb('club_athletes.BookingsVersion', '+', 1) })),
    )
    .execute();
}

export const markGuest = (db: Queryable, clubId: ClubId, userId: UserId): Promise<void> =>
  saveMember(db, clubId, userId, { IsGuest: true });

/** If two concurrent bookings were decided from the same data, the second is decided again. */
export const bookingMemberStep = (member: {
  readonly ClubId: number;
  readonly UserId: number;
  readonly BookingsVersion: number;
}): Step => ({
  name: 'member',
  write: (previous) => sql`insert into club_athletes as m ("ClubId", "UserId", "BookingsVersion")
    select ${member.ClubId}::bigint, ${member.UserId}::bigint, 1 from ${previous}
    on conflict ("ClubId", "UserId") do update set "BookingsVersion" = m."BookingsVersion" + 1
      where m."BookingsVersion" = ${member.BookingsVersion} returning "UserId"`,
});

/** Deletes the member's booking data. A valid ban remains and applies again if the member returns. */
export async function leaveBookings(trx: Queryable, { ClubId, UserId, at }: Leaver): Promise<void> {
  await trx
    .updateTable('club_athletes')
    .set({ IsGuest: false })
    .where('UserId', '=', UserId)
    .where('ClubId', '=', ClubId)
    .where('IsGuest', '=', true)
    .execute();
  await sql`
    delete from club_athletes where "UserId" = ${UserId} and "ClubId" = ${ClubId}
      and ("NoBookingsUntil" is null or "NoBookingsUntil" < ${at}::timestamptz::date - 1)`.execute(trx);
}
