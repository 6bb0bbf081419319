import { wallClock } from '../parts/days.ts';

/** The hours of a day that calendars show (spec 2 section 9). */
const usual = { from: '06:00', to: '22:00' } as const;

/** 06:00 to 22:00, from 00:00 or to 24:00 where a class begins before, ends after or goes past midnight. */
export function hoursOf(
  classes: readonly { readonly Begin: string; readonly End: string }[],
  timeZone: string,
): { from: string; to: string } {
  let { from, to }: { from: string; to: string } = usual;
  for (const { Begin, End } of classes) {
    const [begin, end] = [wallClock(Begin, timeZone), wallClock(End, timeZone)];
    const pastMidnight = end.day !== begin.day && end.clock !== '00:00';
    if (begin.clock < usual.from || pastMidnight) from = '00:00';
    if (end.day !== begin.day || end.clock > usual.to) to = '24:00';
  }
  return { from, to };
}
