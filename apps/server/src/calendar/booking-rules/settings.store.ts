import {
  type BookingSettings,
  type BookingSettingsInput,
  defaultBookingSettings,
  type WrittenBookingSettings,
} from '@clubpulse/contract/calendar/booking-rules';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

export async function settingsOf(db: Queryable, clubId: ClubId): Promise<BookingSettings> {
  const { RowVersion: _read, ...settings } = await writtenSettings(db, clubId);
  return settings;
}

export async function writtenSettings(db: Queryable, clubId: ClubId): Promise<WrittenBookingSettings> {
  const row = await db.selectFrom('club_booking_settings').selectAll().where('ClubId', '=', clubId).executeTakeFirst();
  if (!row) return { ...defaultBookingSettings, RowVersion: 0 };
  const { ClubId: _club, ...settings } = row;
  return settings;
}

export async function saveSettings(
  db: Queryable,
  ClubId: ClubId,
  { RowVersion, ...settings }: BookingSettingsInput,
): Promise<WrittenBookingSettings | undefined> {
  const row = await db
    .insertInto('club_booking_settings')
    .values({ ClubId, ...settings, RowVersion: 1 })
    .onConflict((standing) =>
      standing
        .column('ClubId')
        .doUpdateSet((eb) => ({ ...settings, RowVersion: eb('club_booking_settings.RowVersion', '+', 1) }))
        .where('club_booking_settings.RowVersion', '=', RowVersion),
    )
    .returning('RowVersion')
    .executeTakeFirst();
  return row && { ...settings, ...row };
}
