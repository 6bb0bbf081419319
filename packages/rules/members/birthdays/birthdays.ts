import { Temporal } from 'temporal-polyfill';

/** May be today. For February 29 it may be February 28. */
export function nextBirthday(birthDate: string, today: string): { readonly Date: string; readonly Turns: number } {
  const born = Temporal.PlainDate.from(birthDate);
  const now = Temporal.PlainDate.from(today);
  const inYear = (year: number) => born.with({ year }, { overflow: 'constrain' });
  const year = Temporal.PlainDate.compare(inYear(now.year), now) < 0 ? now.year + 1 : now.year;
  return { Date: inYear(year).toString(), Turns: year - born.year };
}
