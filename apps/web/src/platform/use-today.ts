import { useEffect, useState } from 'react';
import { useFormats } from './formats.ts';

const CHECK_MS = 60_000;

/** Today's calendar day in the user's time zone, `2026-11-20`; follows midnight on a page that stays open. */
export function useToday(): string {
  const { dayOf } = useFormats();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return dayOf(now);
}
