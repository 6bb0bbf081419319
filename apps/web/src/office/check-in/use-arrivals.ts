import type { OpenedKiosk } from '@clubpulse/contract/clubs/kiosks';
import type { KioskArrival } from '@clubpulse/contract/office/check-in/check-in';
import { checkInAtKiosk } from '@clubpulse/contract/office/check-in/check-in.calls';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, change } from '../../platform/api.ts';
import { showLanguage } from '../../platform/phrases.ts';

/** Who waits longer stands before a tablet that seems broken. */
const PATIENCE_MS = 8000;
const GREETED_MS = 4000;
/** What asks somebody to do something is read by who did not expect it. */
const ASKED_MS = 7000;

/** What the tablet says of the last code it read. */
export type Told = { readonly arrival: KioskArrival } | { readonly refused: ApiError };

const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError(0)), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

const timeFor = (told: Told) => ('arrival' in told && told.arrival.Desk === null ? GREETED_MS : ASKED_MS);

/** Words that cannot be fetched now are said in the language that is here. */
const speak = (language: OpenedKiosk['Language']) => showLanguage(language, { remember: false }).catch(() => undefined);

/** Reads codes one after the other, and says for some seconds what came of each, to a member in her language. */
export function useArrivals({ Token, Language }: OpenedKiosk, onUnpaired: () => void) {
  const [told, setTold] = useState<Told | null>(null);
  const [isReading, setReading] = useState(false);
  const reading = useRef(false);
  /** What the camera has said already: a code is held up for longer than it takes to read. */
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
      // Nobody knows whether a lost one arrived: whoever still holds it up is read again. A wrong one is wrong, and is not read until it
      // changes.
      if ('refused' in told && told.refused.status !== 409 && !told.refused.is('CheckInCodeAttempts')) said.current = null;
      void speak(Language).then(() => setTold((now) => (now === told ? null : now)));
    }, timeFor(told));
    return () => clearTimeout(timer);
  }, [told, Language]);
  return { told, isReading, read, see };
}
