import type { User } from '@clubpulse/contract/accounts/users';

/** They take precedence over the browser's. */
export type FormatSettings = Pick<User, 'Language' | 'DateFormat' | 'TimeFormat' | 'FirstDayOfWeek' | 'UnitSystem' | 'TimeZone'>;
