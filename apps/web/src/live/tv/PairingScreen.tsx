import { type CSSProperties, useEffect, useState } from 'react';
import { Icon } from '../walls/public.ts';
import { knownLanguage, liveWords } from '../words.ts';
import { type PairingView, pair } from './pairing.ts';
import { renewPage } from './renew-page.ts';
import classes from './tv.module.css';

const nothingYet: PairingView = { code: null, heard: true };

/** The code of a TV that belongs to no room yet, and what to do with it, in the browser's language. */
export function PairingScreen({ onPaired }: { onPaired: (token: string) => void }) {
  const [view, setView] = useState(nothingYet);
  const [paired] = useState(() => onPaired);
  const language = knownLanguage(navigator.language);
  const words = liveWords(language);

  useEffect(() => {
    document.documentElement.lang = language;
    const leaving = new AbortController();
    const api = new URL('api/', document.baseURI).href;
    pair({ api, show: setView, signal: leaving.signal }).then(paired, () => {
      // Only leaving the screen ends the asking.
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
          <p className={classes['code']} style={{ '--code': codeSize(view.code) } as CSSProperties}>
            {view.code}
          </p>
        )}
      </section>
      <ol className={classes['instructions']}>
        <li>{words('live.tvStep1', { address: window.location.host })}</li>
        <li>{words('live.tvStep2')}</li>
        <li>{words('live.tvStep3')}</li>
      </ol>
      <p className={classes['note']}>
        {view.heard ? (
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

/** In design pixels: as large as the widest letters still fit between the margins. */
const codeSize = (code: string) => Math.min(340, Math.floor(1900 / code.length));
