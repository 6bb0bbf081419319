import { type ReactNode, useRef } from 'react';
import { useT } from '../platform/phrases.ts';
import { useRoles } from '../platform/session.tsx';
import { Slot } from '../platform/slots.tsx';
import { Footer } from './Footer.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { Sidebar } from './menu/Sidebar.tsx';
import { TabBar } from './menu/TabBar.tsx';
import { Banners } from './messages/Banners.tsx';
import { Palette } from './palette/Palette.tsx';
import classes from './Shell.module.css';
import { useKeptScroll } from './use-kept-scroll.ts';

/** A sidebar on the canvas and one sheet; on a phone the sheet is the page, with tabs at its foot. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT();
  const sheet = useRef<HTMLElement>(null);
  useKeptScroll(sheet);
  const isStaff = useRoles().some((role) => role !== 'Athlete');
  return (
    <div className={classes['app']}>
      <button type="button" className={classes['skip']} onClick={() => sheet.current?.focus()}>
        {t('shell.skipToContent')}
      </button>
      <Sidebar />
      <main ref={sheet} tabIndex={-1} className={classes['sheet']}>
        <Banners />
        {children}
        <div className={classes['phoneFooter']}>
          <Footer />
        </div>
      </main>
      <TabBar />
      <Palette />
      <KeyHelp />
      {isStaff && <Slot name="shell.staff" props={{}} fallback={null} />}
    </div>
  );
}
