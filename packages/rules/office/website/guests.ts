import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { GuestRefusal } from '@clubpulse/contract/office/website/website';

interface ClubRules {
  readonly settings: Pick<
    BookingSettings,
    'GuestsMayBook' | 'DisableOnInvalidMedicalCertificate' | 'DisableOnInvalidMembership' | 'NoBookingsUntil'
  >;
  readonly EnableActivities: boolean;
}

/** Guests meet all rules except documents, which a new person cannot have. */
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

/** Only the owner of the e-mail address receives this information. */
export type GuestLetter = 'confirm' | 'member' | 'limit';

export function guestLetter({ isMember, bookings, most }: Known): GuestLetter {
  if (isMember) return 'member';
  return bookings >= most ? 'limit' : 'confirm';
}
