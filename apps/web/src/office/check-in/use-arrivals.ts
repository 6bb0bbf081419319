import type { OpenedKiosk } from '@clubpulse/contract/clubs/kiosks';
import type { KioskArrival } from '@clubpulse/contract/office/check-in/check-in';
import { checkInAtKiosk } from '@clubpulse/contract/office/check-in/check-in.calls';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, change } from '../../platform/api.ts';
import { showLanguage } from '../../platform/phrases.ts';

const PATIENCE_MS = 8000;
const GREETED_MS = 4000;
const ASKED_MS = 7000;

export type ArrivalResult = { readonly arrival: KioskArrival } | { readonly refused: ApiError };

const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError(0)), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

const timeFor = (told: ArrivalResult) => ('arrival' in told && told.arrival.Desk === null ? GREETED_MS : ASKED_MS);

const speak = (language: OpenedKiosk['Language']) => showLanguage(language, { remember: false }).catch(() => undefined);

/** Handles codes one after the other and shows each result for some seconds in the member's language. */
export function useArrivals({ Token, Language }: OpenedKiosk, onUnpaired: () => void) {
  const [told, setTold] = useState<ArrivalResult | null>(null);
  const [isReading, setReading] = useState(false);
  const reading = useRef(false);
  /** Last code from the camera, which sends the same code many times. */
  const said = useRef<string | null>(null);

  const read = useCallback(
    async (code: string): Promise<void> => {
      if (reading.current) return;
      reading.current = true;
      setReading(true);
      said.current = code;
      try {
        const body = { Token, Code: code };
        const arrival = await inTime(change(checkInAtKiosk, { body }, { quiet: true, ignore: [409] }));
        await speak(arrival.Language);
        setTold({ arrival });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.is('KioskUnpaired')) return onUnpaired();
        await speak(Language);
        setTold({ refused: error });
      } finally {
        reading.current = false;
        setReading(false);
      }
    },
    [Token, Language, onUnpaired],
  );
  const see = useCallback(
    (code: string) => {
      if (code !== said.current) void read(code);
    },
    [read],
  );

  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => {
      // A failed request may have reached the server, so the same code is read again while it is held up. A refused code is read
      // again only after another one.
      if ('refused' in told && told.refused.status !== 409 && !told.refused.is('CheckInCodeAttempts')) said.current = null;
      void speak(Language).then(() => setTold((now) => (now === told ? null : now)));
    }, timeFor(told));
    return () => clearTimeout(timer);
  }, [told, Language]);
  return { told, isReading, read, see };
}
