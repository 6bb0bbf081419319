import type { Club } from '@clubpulse/contract/clubs/clubs';
import type { GuestRefusal } from '@clubpulse/contract/office/website/website';
import { guestsRefused } from '@clubpulse/rules/office/website/guests';
import { settingsOf } from '../../calendar/booking-rules/public.ts';
import type { Queryable } from '../../platform/database/database.ts';

export async function refusedGuests(
  db: Queryable,
  club: Pick<Club, 'ClubId' | 'EnableActivities'>,
): Promise<GuestRefusal | null> {
  return guestsRefused({ settings: await settingsOf(db, club.ClubId), EnableActivities: club.EnableActivities });
}
