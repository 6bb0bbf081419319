import type { User } from '@clubpulse/contract/accounts/users';

/** Display settings of the user, which take precedence over the browser's. */
export type FormatSettings = Pick<User, 'Language' | 'DateFormat' | 'TimeFormat' | 'FirstDayOfWeek' | 'UnitSystem' | 'TimeZone'>;
