import { type DateFormat, dateFormats } from '@clubpulse/contract/accounts/users';
import { locales } from '@clubpulse/contract/scalars';
import { parseDate } from '../../formats/dates.ts';
import type { Day } from '../../time/days.ts';
import { plain } from './columns.ts';

export type DateRead =
  | { readonly day: Day }
  | { readonly wrong: 'no-such-day' | 'no-date' }
  | { readonly wrong: 'counted-day'; readonly likely: Day };

/** Texts longer than this are not matched, because matching would be slow. */
const LONGEST = 40;
const NUMBERS = /^(\d{1,4})[/.\- ](\d{1,2})[/.\- ](\d{1,4})$/;
const TIME = /[T ]\s*\d{1,2}[:.]\d{2}([:.]\d{2})?.*$/;
const DAY_FIRST =
  /^(?<day>\d{1,2})[.ºo°]?[\s.-]*(?:de |di |d')?(?<month>\p{L}{3,})[\s.,-]*(?:de |del |di )?(?<year>\d{4}|\d{2})$/u;
const MONTH_FIRST = /^(?<month>\p{L}{3,})[\s.-]*(?<day>\d{1,2})[\s.,-]+(?<year>\d{4})$/u;
/** A year of two digits means the latest century in which the person has at least this age. */
const YOUNGEST = 5;

/** If both orders fit every date, the result is `otherwise`, and `sure` is false. */
export function guessDateOrder(
  texts: readonly string[],
  otherwise: DateFormat,
): { readonly order: DateFormat; readonly sure: boolean } {
  const votes: Record<DateFormat, number> = { ddmmyyyy: 0, mmddyyyy: 0, yyyymmdd: 0 };
  for (const text of texts) {
    const [, one = '', two = ''] = NUMBERS.exec(dayOf(text)) ?? [];
    if (one.length === 4) votes.yyyymmdd += 1;
    else if (Number(one) > 12 && Number(two) <= 12) votes.ddmmyyyy += 1;
    else if (Number(two) > 12 && Number(one) <= 12) votes.mmddyyyy += 1;
  }
  const best = dateFormats.reduce((most, order) => (votes[order] > votes[most] ? order : most), otherwise);
  return { order: best, sure: votes[best] > 0 };
}

export function readBirthDate(typed: string, order: DateFormat, today: Day): DateRead {
  const text = dayOf(typed);
  const numbers = NUMBERS.exec(text);
  if (numbers === null) return withWord(text, today) ?? ofDigits(text, order);
  const [, one = '', two = '', three = ''] = numbers;
  const complete =
    one.length > 2 ? `${one}-${two.padStart(2, '0')}-${three.padStart(2, '0')}` : `${one}/${two}/${yearOf(three, today)}`;
  const day = parseDate(complete, one.length > 2 ? 'yyyymmdd' : order === 'mmddyyyy' ? 'mmddyyyy' : 'ddmmyyyy');
  return day === undefined ? { wrong: 'no-such-day' } : { day };
}

function dayOf(typed: string): string {
  const text = typed.trim();
  return text.length > LONGEST ? '' : text.replace(TIME, '');
}

function ofDigits(text: string, order: DateFormat): DateRead {
  const day = /^\d{8}$/.test(text) ? (parseDate(text, order) ?? parseDate(text, 'yyyymmdd')) : undefined;
  return day === undefined ? (countedDay(text) ?? { wrong: 'no-date' }) : { day };
}

/** A spreadsheet stores a date as the days since the end of 1899. All spreadsheets agree from March 1900 on. */
function countedDay(text: string): DateRead | undefined {
  if (!/^[1-5]\d{4}([.,]\d+)?$/.test(text)) return undefined;
  const likely = new Date(Date.UTC(1899, 11, 30) + Number(text.slice(0, 5)) * 86_400_000).toISOString().slice(0, 10);
  return { wrong: 'counted-day', likely };
}

function withWord(text: string, today: Day): DateRead | undefined {
  const { day = '', month = '', year = '' } = (DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text))?.groups ?? {};
  const number = month === '' ? undefined : monthOf(month);
  if (number === undefined) return undefined;
  const found = parseDate(`${day}/${number}/${yearOf(year, today)}`, 'ddmmyyyy');
  return found === undefined ? { wrong: 'no-such-day' } : { day: found };
}

function yearOf(year: string, today: Day): string {
  if (year.length !== 2) return year;
  const now = Number(today.slice(0, 4));
  const inThisCentury = now - (now % 100) + Number(year);
  return String(inThisCentury + YOUNGEST > now ? inThisCentury - 100 : inThisCentury);
}

let names: readonly (readonly [string, number])[] | undefined;

function monthOf(word: string): number | undefined {
  names ??= Object.values(locales).flatMap((locale) => {
    const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => [plain(format(Date.UTC(2000, month, 1))), month + 1] as const);
  });
  const found = new Set(names.filter(([name]) => name.startsWith(plain(word))).map(([, month]) => month));
  const [only] = found;
  return found.size === 1 ? only : undefined;
}
