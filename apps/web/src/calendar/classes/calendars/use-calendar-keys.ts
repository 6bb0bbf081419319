import { useKeys } from '../../../kit/use-keys.ts';
import { useGoTo } from '../../../platform/routes.ts';
import { classInFocus, stepFocus } from '../cards/class-focus.ts';
import type { ShownCalendar } from './use-shown-calendar.ts';

export function useCalendarKeys({ today, goTo, step }: Pick<ShownCalendar, 'today' | 'goTo' | 'step'>): void {
  const openScreen = useGoTo();
  useKeys({
    t: () => goTo(today),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    j: () => stepFocus(1),
    k: () => stepFocus(-1),
    e: () => {
      const classId = classInFocus();
      if (classId !== undefined) openScreen('ClubClass', classId);
    },
  });
}
