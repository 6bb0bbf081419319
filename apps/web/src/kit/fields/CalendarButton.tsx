import { createLazyTrigger } from '../lazy-trigger.tsx';
import { CalendarIcon } from './CalendarIcon.tsx';
import type { CalendarButtonProps } from './whole/WholeCalendar.tsx';

export const CalendarButton = createLazyTrigger<CalendarButtonProps, HTMLButtonElement>({
  load: () => import('./whole/WholeCalendar.tsx').then((it) => it.CompleteCalendar),
  alone: ({ label, touch }) => <CalendarIcon {...touch} aria-label={label} aria-haspopup="dialog" aria-expanded={false} />,
  untilPressed: true,
});
