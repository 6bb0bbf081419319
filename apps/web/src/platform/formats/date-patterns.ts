import type { DateFormat } from '@clubpulse/contract/accounts/users';
import type { Language } from '@clubpulse/contract/scalars';
import { dateText } from '@clubpulse/rules/formats/dates';

/** How a date is written, in the language's own letters. */
export const datePatternsIn: Readonly<Record<Language, Readonly<Record<DateFormat, string>>>> = {
  en: { ddmmyyyy: 'dd/mm/yyyy', mmddyyyy: 'mm/dd/yyyy', yyyymmdd: 'yyyy-mm-dd' },
  it: { ddmmyyyy: 'gg/mm/aaaa', mmddyyyy: 'mm/gg/aaaa', yyyymmdd: 'aaaa-mm-gg' },
  es: { ddmmyyyy: 'dd/mm/aaaa', mmddyyyy: 'mm/dd/aaaa', yyyymmdd: 'aaaa-mm-dd' },
  fr: { ddmmyyyy: 'jj/mm/aaaa', mmddyyyy: 'mm/jj/aaaa', yyyymmdd: 'aaaa-mm-jj' },
};

/** Whose day and month are told apart by their numbers. */
const EXAMPLE = '1985-04-27';

/** A date is to be written so: what words about one that is none name. */
export const dateForm = (language: Language, order: DateFormat) => ({
  pattern: datePatternsIn[language][order],
  example: dateText(EXAMPLE, order),
});
