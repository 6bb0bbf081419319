import { Temporal } from 'temporal-polyfill';

/** The birthday may be today. For a birth date on 29 February it may be 28 February. */
export function nextBirthday(birthDate: string, today: string): { readonly Date: string; readonly Turns: number } {
  const born = Temporal.PlainDate.from(birthDate);
  const now = Temporal.PlainDate.from(today);
  const inYear = (year: number) => born.with({ year }, { overflow: 'constrain' });
  const year = Temporal.PlainDate.compare(inYear(now.year), now) < 0 ? now.year + 1 : now.year;
  return { Date: inYear(year).toString(), Turns: year - born.year };
}
