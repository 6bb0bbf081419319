import type { OpenedKiosk } from '@clubpulse/contract/clubs/kiosks';
import { getKioskState } from '@clubpulse/contract/clubs/kiosks.calls';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, change } from '../../platform/api.ts';
import { onReconnect } from '../../platform/reach/reach.ts';
import { forgetStored, readStored, storageKeys, store } from '../../platform/storage.ts';

const REPORT_EVERY_MS = 60_000;

/** The kiosk is stored, so that the device can show its club without a network. */
function storedKiosk(): OpenedKiosk | null {
  const stored = readStored(storageKeys.kiosk);
  return stored === null ? null : (JSON.parse(stored) as OpenedKiosk);
}

export function useKiosk() {
  const [kiosk, setKiosk] = useState(storedKiosk);
  const keep = useCallback((opened: OpenedKiosk) => {
    store(storageKeys.kiosk, JSON.stringify(opened));
    setKiosk(opened);
  }, []);
  const forget = useCallback(() => {
    forgetStored(storageKeys.kiosk);
    setKiosk(null);
  }, []);
  return { kiosk, keep, forget };
}

export function useKioskState(kiosk: OpenedKiosk, onUnpaired: () => void): OpenedKiosk {
  const [shown, setShown] = useState(kiosk);
  const { Token } = kiosk;
  useEffect(() => {
    let over = false;
    const ask = async () => {
      try {
        const state = await change(getKioskState, { body: { Token } }, { quiet: true, ignore: [409] });
        if (over) return;
        const now = { ...state, Token };
        store(storageKeys.kiosk, JSON.stringify(now));
        setShown(now);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!over && error.is('KioskUnpaired')) onUnpaired();
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), REPORT_EVERY_MS);
    const stop = onReconnect(() => void ask());
    return () => {
      over = true;
      clearInterval(timer);
      stop();
    };
  }, [Token, onUnpaired]);
  return shown;
}
