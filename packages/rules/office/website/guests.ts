import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { GuestRefusal } from '@clubpulse/contract/office/website/website';

interface ClubRules {
  readonly settings: Pick<
    BookingSettings,
    'GuestsMayBook' | 'DisableOnInvalidMedicalCertificate' | 'DisableOnInvalidMembership' | 'NoBookingsUntil'
  >;
  readonly EnableActivities: boolean;
}

/** Guests cannot book if the club requires documents, because a new person has none. */
export function guestsRefused({ settings, EnableActivities }: ClubRules): GuestRefusal | null {
  if (!EnableActivities) return 'NoActivities';
  if (!settings.GuestsMayBook || settings.NoBookingsUntil !== null) return 'GuestsMayNotBook';
  return settings.DisableOnInvalidMedicalCertificate || settings.DisableOnInvalidMembership ? 'Documents' : null;
}

interface Known {
  readonly isMember: boolean;
  readonly bookings: number;
  readonly most: number;
}

/** Only the owner of the e-mail address may learn whether it is that of a member. */
export type GuestLetter = 'confirm' | 'member' | 'limit';

export function guestLetter({ isMember, bookings, most }: Known): GuestLetter {
  if (isMember) return 'member';
  return bookings >= most ? 'limit' : 'confirm';
}
