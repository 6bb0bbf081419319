import { useNow } from './clock.ts';
import { useFormats } from './formats.ts';

/** Such as `2026-11-20`; changes at midnight. */
export function useToday(): string {
  const { dayOf } = useFormats();
  return dayOf(useNow());
}

/** Applies to the club's start and due dates. */
export function useTodayIn(timeZone: string): string {
  const now = useNow();
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}
