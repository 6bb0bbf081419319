import type { User } from '@clubpulse/contract/accounts/users';

export type FormatSettings = Pick<User, 'Language' | 'DateFormat' | 'TimeFormat' | 'FirstDayOfWeek' | 'UnitSystem' | 'TimeZone'>;
