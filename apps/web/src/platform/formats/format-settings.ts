import type { User } from '@clubpulse/contract/accounts/users';

/** How somebody reads the product: her own settings, not the browser's (brief section 6). */
export type FormatSettings = Pick<User, 'Language' | 'DateFormat' | 'TimeFormat' | 'FirstDayOfWeek' | 'UnitSystem' | 'TimeZone'>;
