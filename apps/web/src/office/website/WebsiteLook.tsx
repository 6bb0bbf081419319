import type { ClubWebsite } from '@clubpulse/contract/office/website/website';
import { useEffect, useRef } from 'react';
import { SiteCode } from '../../community/embeds/public.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Website.module.css';
import { serverOf, snippetOf } from './website-values.ts';

export function WebsiteLook({ website }: { readonly website: ClubWebsite }) {
  const t = useT();
  const { Code, Script, Timetable, Store, RowVersion } = website;
  if (Code === null)
    return (
      <div className={classes['aside']}>
        <h2>{t('kit.code')}</h2>
        <p className={classes['note']}>{t('website.unsaved')}</p>
      </div>
    );
  const labels = { Timetable: t('website.timetable'), Store: t('billing.store') };
  const code = snippetOf({ Script, Timetable, Store, code: Code, labels });
  const feed = (file: string) => `${serverOf(Script)}/api/website/${Code}/${file}`;
  return (
    <div className={classes['aside']}>
      <h2>{t('embeds.looks')}</h2>
      {Timetable && <Preview key={`${Code} ${RowVersion}`} code={Code} name="clubpulse-timetable" />}
      {Store && <Preview key={`${Code} ${RowVersion} store`} code={Code} name="clubpulse-store" />}
      <p className={classes['note']}>{t('website.previewNote')}</p>
      <h2>{t('kit.code')}</h2>
      <SiteCode code={code} note={t('website.codeNote')} />
      {Timetable && (
        <p className={classes['note']}>
          {t('website.feeds')} <a href={feed('timetable.ics')}>iCal</a> <a href={feed('timetable.json')}>JSON</a>
        </p>
      )}
      <p className={classes['note']}>{t('website.noCookies')}</p>
    </div>
  );
}

const SCRIPT = '/widget.js';

function Preview({ code, name }: { readonly code: string; readonly name: 'clubpulse-timetable' | 'clubpulse-store' }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!customElements.get(name) && document.querySelector(`script[src="${SCRIPT}"]`) === null) {
      const script = document.createElement('script');
      script.src = SCRIPT;
      document.head.append(script);
    }
    const element = document.createElement(name);
    element.setAttribute('club', code);
    element.setAttribute('preview', '');
    place.current?.replaceChildren(element);
  }, [code, name]);
  return <div ref={place} className={classes['preview']} />;
}
