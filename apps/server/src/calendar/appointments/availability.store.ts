import type { UserId } from '@clubpulse/contract/accounts/users';
import type { AppointmentTrainer, WrittenAvailability } from '@clubpulse/contract/calendar/appointments';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import { fullNameSql } from '../../accounts/users/public.ts';
import type { Queryable } from '../../platform/database/database.ts';

const columns = [
  'IsOpen',
  'Name',
  'Hours',
  'Exceptions',
  'Lengths',
  'BufferMinutes',
  'CalendarVisibilityDays',
  'BookingBeforeHours',
  'CancelBeforeHours',
  'DisplayGroupId',
  'ClassSubscriptionIds',
  'RowVersion',
] as const satisfies readonly (keyof WrittenAvailability)[];

const stored = (db: Queryable, clubId: ClubId, trainerId: UserId) =>
  db.selectFrom('trainer_availability').select(columns).where('ClubId', '=', clubId).where('TrainerId', '=', trainerId);

export const availabilityOf = (db: Queryable, clubId: ClubId, trainerId: UserId): Promise<WrittenAvailability | undefined> =>
  stored(db, clubId, trainerId).executeTakeFirst();

export const lockAvailability = (db: Queryable, clubId: ClubId, trainerId: UserId): Promise<WrittenAvailability | undefined> =>
  stored(db, clubId, trainerId).forUpdate().executeTakeFirst();

/** Returns undefined when another version is stored. */
export async function saveAvailability(
  db: Queryable,
  ClubId: ClubId,
  TrainerId: UserId,
  { RowVersion, Hours, Exceptions, Lengths, ...fields }: WrittenAvailability,
): Promise<WrittenAvailability | undefined> {
  const values = {
    ...fields,
    Hours: JSON.stringify(Hours),
    Exceptions: JSON.stringify(Exceptions),
    Lengths: JSON.stringify(Lengths),
  };
  return db
    .insertInto('trainer_availability')
    .values({ ClubId, TrainerId, ...values, RowVersion: 1 })
    .onConflict((existing) =>
      existing
        .columns(['ClubId', 'TrainerId'])
        .doUpdateSet((eb) => ({ ...values, RowVersion: eb('trainer_availability.RowVersion', '+', 1) }))
        .where('trainer_availability.RowVersion', '=', RowVersion),
    )
    .returning(columns)
    .executeTakeFirst();
}

export async function openTrainers(db: Queryable, clubId: ClubId): Promise<AppointmentTrainer[]> {
  const name = fullNameSql('u');
  const { rows } = await sql<AppointmentTrainer>`
    select a."TrainerId", ${name} as "TrainerName", u."PictureUri" as "TrainerPictureUri", a."Name",
      g."Name" as "DisplayGroupName", a."Lengths",
      array(select s."Name" from class_subscriptions s
        where s."ClubId" = a."ClubId" and s."ClassSubscriptionId" = any(a."ClassSubscriptionIds") and s."DeletedAt" is null
        order by s."Name") as "Subscriptions",
      a."CalendarVisibilityDays", a."BookingBeforeHours", a."CancelBeforeHours"
    from trainer_availability a join users u on u."UserId" = a."TrainerId"
      left join display_groups g on g."DisplayGroupId" = a."DisplayGroupId"
    where a."ClubId" = ${clubId} and a."IsOpen" and exists (select from user_roles r
      where r."ClubId" = a."ClubId" and r."UserId" = a."TrainerId" and r."Role" = 'Trainer')
    order by lower(${name}), a."TrainerId"`.execute(db);
  return rows;
}
