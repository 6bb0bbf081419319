import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { CHECK_IN_MS } from '@clubpulse/rules/calendar/seats/attendance';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { spoken } from '../../words/until.ts';
import type { MarkTimes } from './Attendance.tsx';

/** From when people may be marked, in words while it is not yet. */
export function useMarkTimes(of: Class, now: Date): MarkTimes {
  const t = useT();
  const formats = useFormats();
  const words = (from: number) => {
    if (from <= now.getTime()) return null;
    const when = spoken(new Date(from), now, formats);
    return t(when.isToday ? 'participants.markFrom' : 'participants.markFromDay', when.values);
  };
  const begin = Date.parse(of.Begin);
  return { presentFrom: words(begin - CHECK_IN_MS), noShowFrom: words(begin) };
}
