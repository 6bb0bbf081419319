import type { User } from '@clubpulse/contract/accounts/users';

/** The user's settings take precedence over those of the browser. */
export type FormatSettings = Pick<User, 'Language' | 'DateFormat' | 'TimeFormat' | 'FirstDayOfWeek' | 'UnitSystem' | 'TimeZone'>;
