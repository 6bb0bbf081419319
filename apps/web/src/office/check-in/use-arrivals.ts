import type { OpenedKiosk } from '@clubpulse/contract/clubs/kiosks';
import type { KioskArrival } from '@clubpulse/contract/office/check-in/check-in';
import { checkInAtKiosk } from '@clubpulse/contract/office/check-in/check-in.calls';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, change } from '../../platform/api.ts';
import { showLanguage } from '../../platform/phrases.ts';

const PATIENCE_MS = 8000;
const GREETED_MS = 4000;
const REQUESTED_MS = 7000;

export type ArrivalResult = { readonly arrival: KioskArrival } | { readonly refused: ApiError };

const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError(0)), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

const timeFor = (arrival: ArrivalResult) => ('arrival' in arrival && arrival.arrival.Desk === null ? GREETED_MS : REQUESTED_MS);

const speak = (language: OpenedKiosk['Language']) => showLanguage(language, { remember: false }).catch(() => undefined);

/** Handles one code after the other. */
export function useArrivals({ Token, Language }: OpenedKiosk, onUnpaired: () => void) {
  const [result, setResult] = useState<ArrivalResult | null>(null);
  const [isReading, setReading] = useState(false);
  const reading = useRef(false);
  const lastShown = useRef<string | null>(null);

  const read = useCallback(
    async (code: string): Promise<void> => {
      if (reading.current) return;
      reading.current = true;
      setReading(true);
      lastShown.current = code;
      try {
        const body = { Token, Code: code };
        const arrival = await inTime(change(checkInAtKiosk, { body }, { quiet: true, ignore: [409] }));
        await speak(arrival.Language);
        setResult({ arrival });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.is('KioskUnpaired')) return onUnpaired();
        await speak(Language);
        setResult({ refused: error });
      } finally {
        reading.current = false;
        setReading(false);
      }
    },
    [Token, Language, onUnpaired],
  );
  const see = useCallback(
    (code: string) => {
      if (code !== lastShown.current) void read(code);
    },
    [read],
  );

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => {
      // The code of a failed request is read again, because the request may have reached the server. A refused code is read again
      // only after another code.
      if ('refused' in result && result.refused.status !== 409 && !result.refused.is('CheckInCodeAttempts'))
        lastShown.current = null;
      void speak(Language).then(() => setResult((now) => (now === result ? null : now)));
    }, timeFor(result));
    return () => clearTimeout(timer);
  }, [result, Language]);
  return { result, isReading, read, see };
}
