import { useNow } from './clock.ts';
import { useFormats } from './formats.ts';

/** Today's calendar day in the user's time zone, `2026-11-20`; follows midnight on a page that stays open. */
export function useToday(): string {
  const { dayOf } = useFormats();
  return dayOf(useNow());
}

/** The same in a club's time zone: what begins, ends or is due there goes by its days. */
export function useTodayIn(timeZone: string): string {
  const now = useNow();
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}
