import type { Day } from '@clubpulse/rules/time/days';
import { useMemo } from 'react';
import { useNow } from '../../../platform/clock.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useCalendarAddress } from './address.ts';
import type { CalendarKind } from './calendar-kinds.ts';
import { type ShownMode, shownDays, stepOf } from './shown-days.ts';

export type ShownCalendar = ReturnType<typeof useShownCalendar>;

export function useShownCalendar({ picksDates }: CalendarKind, phone: boolean) {
  const formats = useFormats();
  const [{ mode: wantedMode, date, filters, between: chosen }, change] = useCalendarAddress();
  const between = picksDates ? chosen : null;
  const mode: ShownMode = between !== null ? 'list' : phone ? 'day' : wantedMode;
  const today = formats.dayOf(useNow());
  const day = date ?? today;
  const days = useMemo(
    () => between ?? shownDays(mode, day, formats.firstDayOfWeek),
    [between, mode, day, formats.firstDayOfWeek],
  );
  const goTo = (to: Day) => change({ date: to === today ? null : to, between: null });
  const step = (direction: 1 | -1) => goTo(stepOf(mode, day, direction));
  return { wantedMode, mode, today, day, days, between, filters, change, goTo, step };
}
