import { useNow } from './clock.ts';
import { useFormats } from './formats.ts';

/** Today in the user's time zone, `2026-11-20`; updates at midnight. */
export function useToday(): string {
  const { dayOf } = useFormats();
  return dayOf(useNow());
}

/** Today in a club's time zone, which applies to its start and due dates. */
export function useTodayIn(timeZone: string): string {
  const now = useNow();
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}
