import { type CSSProperties, lazy, Suspense, useEffect, useState } from 'react';
import { knownLanguage, liveTranslate } from '../translate.ts';
import { Icon } from '../walls/public.ts';
import { type PairingView, pair } from './pairing.ts';
import { renewPage } from './renew-page.ts';
import classes from './tv.module.css';

const QrCode = lazy(async () => ({ default: (await import('../../kit/figures/QrCode.tsx')).QrCode }));

const nothingYet: PairingView = { code: null, received: true };

export function PairingScreen({ onPaired }: { onPaired: (token: string) => void }) {
  const [view, setView] = useState(nothingYet);
  const [paired] = useState(() => onPaired);
  const language = knownLanguage(navigator.language);
  const words = liveTranslate(language);

  useEffect(() => {
    document.documentElement.lang = language;
    const leaving = new AbortController();
    const api = new URL('api/', document.baseURI).href;
    pair({ api, show: setView, signal: leaving.signal }).then(paired, () => {
      // `pair` rejects only when the screen closes.
    });
    const stopRenewing = renewPage({ idle: () => true });
    return () => {
      leaving.abort();
      stopRenewing();
    };
  }, [language, paired]);

  return (
    <main className={classes['pairing']}>
      <header className={classes['brand']}>
        <img className={classes['mark']} src="./icon.svg" alt="" />
        <h1>{words('live.tvTitle')}</h1>
      </header>
      <section className={classes['codeBox']} aria-label={words('live.tvCode')}>
        {view.code === null ? (
          <p className={classes['gettingCode']}>{words('live.tvGettingCode')}</p>
        ) : (
          <>
            <p className={classes['code']} style={{ '--code': codeSize(view.code) } as CSSProperties}>
              {view.code}
            </p>
            <figure className={classes['scan']}>
              <Suspense>
                <QrCode value={pairingAddress(view.code)} label={words('live.tvScan')} />
                <figcaption>{words('live.tvScan')}</figcaption>
              </Suspense>
            </figure>
          </>
        )}
      </section>
      <ol className={classes['instructions']}>
        <li>{words('live.tvStep1', { address: window.location.host })}</li>
        <li>{words('live.tvStep2')}</li>
        <li>{words('live.tvStep3')}</li>
      </ol>
      <p className={classes['note']}>
        {view.received ? (
          words('live.tvRenews')
        ) : (
          <>
            <Icon name="unplugged" />
            {words('live.tvNoServer')}
          </>
        )}
      </p>
    </main>
  );
}

/** The font size in design pixels, at which the widest letters fit beside the QR code. */
const codeSize = (code: string) => Math.min(300, Math.floor(1360 / code.length));

const pairingAddress = (code: string) =>
  `${new URL('./', document.baseURI).href}#/DeviceManagement/Screens/pair?code=${encodeURIComponent(code)}`;
