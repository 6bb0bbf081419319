import type { User } from '@clubpulse/contract/accounts/users';

/** The user's own display settings, not the browser's (brief section 6). */
export type FormatSettings = Pick<User, 'Language' | 'DateFormat' | 'TimeFormat' | 'FirstDayOfWeek' | 'UnitSystem' | 'TimeZone'>;
