import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { ClubAthletes } from '../../platform/database/schema.generated.ts';
import type { Step } from '../../platform/database/statements.ts';
import type { Leaver } from '../../platform/feature/leaving.ts';

export type MemberRow = Pick<Selectable<ClubAthletes>, 'IsGuest' | 'IsStaff' | 'NoBookingsUntil'>;

/** What is kept of a member; one without a row has no ban and is neither guest nor staff. */
export async function memberOf(db: Queryable, clubId: ClubId, userId: UserId): Promise<MemberRow> {
  const row = await db
    .selectFrom('club_athletes')
    .select(['IsGuest', 'IsStaff', 'NoBookingsUntil'])
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .executeTakeFirst();
  return row ?? { IsGuest: false, IsStaff: false, NoBookingsUntil: null };
}

/** Only the given fields change. A booking that is being written waits and then sees them. */
export async function saveMember(db: Queryable, clubId: ClubId, userId: UserId, member: Partial<MemberRow>): Promise<void> {
  await db
    .insertInto('club_athletes')
    .values({ ClubId: clubId, UserId: userId, ...member })
    .onConflict((conflict) =>
      conflict
        .columns(['ClubId', 'UserId'])
        // Whoever decided on a booking from facts without the ban has to decide again.
        .doUpdateSet((eb) => ({ ...member, BookingsVersion: eb('club_athletes.BookingsVersion', '+', 1) })),
    )
    .execute();
}

/** Of two bookings of one member decided from the same facts, one is written and the other decided again. */
export const bookingMemberStep = (member: {
  readonly ClubId: number;
  readonly UserId: number;
  /** As it was read. */
  readonly BookingsVersion: number;
}): Step => ({
  name: 'member',
  write: (previous) => sql`insert into club_athletes as m ("ClubId", "UserId", "BookingsVersion")
    select ${member.ClubId}::bigint, ${member.UserId}::bigint, 1 from ${previous}
    on conflict ("ClubId", "UserId") do update set "BookingsVersion" = m."BookingsVersion" + 1
      where m."BookingsVersion" = ${member.BookingsVersion} returning "UserId"`,
});

/** A ban outlives the membership: who leaves and comes back is still banned. Nothing else of the row does. */
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
