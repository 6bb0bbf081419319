import { useNow } from './clock.ts';
import { useFormats } from './formats.ts';

/** Today in the user's time zone, such as `2026-11-20`; changes at midnight. */
export function useToday(): string {
  const { dayOf } = useFormats();
  return dayOf(useNow());
}

/** Today in the time zone of a club, which applies to the club's start and due dates. */
export function useTodayIn(timeZone: string): string {
  const now = useNow();
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}
