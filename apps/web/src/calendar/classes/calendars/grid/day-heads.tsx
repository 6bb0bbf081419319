import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import type { Day } from '@clubpulse/rules/time/days';
import type { Formats } from '../../../../platform/formats.ts';
import type { Translate } from '../../../../platform/phrases.ts';
import { fullness } from '../../cards/class-facts.ts';
import type { CalendarGridProps } from '../../week-grid/CalendarGrid.tsx';
import { DayHead } from './DayHead.tsx';

interface DayHeadsParts {
  classes: readonly CalendarClass[];
  week: boolean;
  onWeek: (day: Day) => void;
  formats: Formats;
  t: Translate;
}

export function dayHeads({
  classes,
  week,
  onWeek,
  formats,
  t,
}: DayHeadsParts): Pick<CalendarGridProps, 'dayHeader' | 'dayTop' | 'dayLink'> {
  const byDay = Map.groupBy(classes, (one) => formats.dayOf(one.Begin));
  const fullOn = (date: Date) => fullness(byDay.get(formats.dayOf(date)) ?? []);
  const linkWords = (date: Date) => {
    const full = fullOn(date);
    const words = full === undefined ? '' : t('calendar.percentFull', { percent: formats.percent(full) });
    return [Number(formats.dayOf(date).slice(8)), words, t('calendar.showWeek')].filter(Boolean).join(' ');
  };
  return {
    dayHeader: ({ date, isToday, inPopover }) => {
      if (inPopover) return formats.longDate(date);
      return week ? <DayHead date={date} today={isToday} full={fullOn(date)} /> : formats.weekday(date, 'short');
    },
    dayTop: ({ date, isToday, isOther }) => <DayHead date={date} today={isToday} full={fullOn(date)} inMonth other={isOther} />,
    ...(week ? {} : { dayLink: { words: linkWords, onClick: (date) => onWeek(formats.dayOf(date)) } }),
  };
}
