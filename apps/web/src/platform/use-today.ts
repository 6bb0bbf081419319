import { useNow } from './clock.ts';
import { useFormats } from './formats.ts';

export function useToday(): string {
  const { dayOf } = useFormats();
  return dayOf(useNow());
}

export function useTodayIn(timeZone: string): string {
  const now = useNow();
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}
