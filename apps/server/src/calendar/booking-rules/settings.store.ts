import { type BookingSettings, defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

/** The settings of a club, the defaults where it never saved its own. */
export async function settingsOf(db: Queryable, clubId: ClubId): Promise<BookingSettings> {
  const row = await db.selectFrom('club_booking_settings').selectAll().where('ClubId', '=', clubId).executeTakeFirst();
  if (!row) return defaultBookingSettings;
  const { ClubId: _club, ...settings } = row;
  return settings;
}

export async function saveSettings(db: Queryable, clubId: ClubId, settings: BookingSettings): Promise<void> {
  await db
    .insertInto('club_booking_settings')
    .values({ ClubId: clubId, ...settings })
    .onConflict((conflict) => conflict.column('ClubId').doUpdateSet(settings))
    .execute();
}
