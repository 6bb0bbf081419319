import { wallClock } from '@clubpulse/rules/time/days';
import { minutesLater } from '../../../../kit/fields/clock.ts';

const usual = { from: '06:00', to: '22:00' } as const;

/** The hours are wider than 06:00 to 22:00 if a class begins before, ends after or passes midnight. */
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

export function topOf(
  classes: readonly { readonly Begin: string }[],
  { now, today, timeZone }: { now: Date; today: boolean; timeZone: string },
): string {
  const start = classes.reduce((first, { Begin }) => {
    const { clock } = wallClock(Begin, timeZone);
    return clock < first ? clock : first;
  }, usual.from as string);
  const recent = today ? minutesLater(wallClock(now, timeZone).clock, -60) : start;
  return recent > start ? recent : start;
}
