import { openMenu } from '@clubpulse/contract/office/openings/menu-opening.calls';
import { isStaffRole } from '@clubpulse/rules/accounts/roles/roles';
import { menuParts } from '@clubpulse/rules/office/openings/menu-parts';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { useParams } from 'react-router';
import { lazyBackgroundComponent } from '../kit/lazy-component.tsx';
import { useWidth } from '../kit/widths.ts';
import { reachesStraps } from '../live/own-strap/public.ts';
import { BellLink } from '../office/notifications/Bell.tsx';
import { TabBelow } from '../platform/back/tab-below.ts';
import { screenNamed } from '../platform/known-screens.ts';
import { useOpening } from '../platform/opening.ts';
import { useT } from '../platform/phrases.ts';
import { pathTo } from '../platform/routes.ts';
import { useClub, useRoles } from '../platform/session.tsx';
import { Footer } from './Footer.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { tabBelow } from './menu/menu.ts';
import { PagesAbove } from './menu/PagesAbove.tsx';
import { Sidebar } from './menu/Sidebar.tsx';
import { TabBar } from './menu/TabBar.tsx';
import { useMenuFacts } from './menu/use-menu.ts';
import { Banners } from './messages/Banners.tsx';
import { LicenseStatus } from './messages/LicenseStatus.tsx';
import { Palette } from './palette/Palette.tsx';
import classes from './Shell.module.css';
import { useRestoredScroll } from './use-restored-scroll.ts';

const besideStaff: readonly ComponentType[] = [
  lazyBackgroundComponent(() => import('../videos/uploads/UploadTray.tsx').then((it) => it.UploadTray)),
  lazyBackgroundComponent(() => import('../calendar/seats/participants/marks/MarksGoOut.tsx').then((it) => it.default)),
];

const RunsGoOut = lazyBackgroundComponent(
  () => import('../workouts/runs/stored/RunsGoOut.tsx').then((it) => it.RunsGoOut),
  'RunsGoOut',
);
const BeatsGoOut = lazyBackgroundComponent(
  () => import('../live/own-strap/BeatsGoOut.tsx').then((it) => it.BeatsGoOut),
  'BeatsGoOut',
);

export function Shell({ children }: { children: ReactNode }) {
  const t = useT();
  const sheet = useRef<HTMLElement>(null);
  useRestoredScroll(sheet);
  const facts = useMenuFacts();
  const { view } = facts;
  const { view: word = '' } = useParams();
  const isPhone = useWidth() === 'phone';
  const tab = isPhone ? tabBelow(facts, screenNamed(word)?.name ?? word) : null;
  const roles = useRoles();
  const isStaff = roles.some((role) => role !== 'Athlete');
  const club = useClub();
  return (
    <div className={classes['app']}>
      <button type="button" className={classes['skip']} onClick={() => sheet.current?.focus()}>
        {t('shell.skipToContent')}
      </button>
      {club !== null && roles.some(isStaffRole) && <MenuOpening key={club.ClubId} clubId={club.ClubId} />}
      {!isPhone && <Sidebar />}
      <main ref={sheet} tabIndex={-1} className={classes['sheet']}>
        <PagesAbove />
        <Banners />
        <LicenseStatus band />
        {view === 'Today' && (
          <div className={classes['phoneBell']}>
            <BellLink />
          </div>
        )}
        <TabBelow value={tab === null ? null : pathTo(tab)}>{children}</TabBelow>
        {/* A key per screen makes a new footer. Otherwise the footer of a long screen would visibly move when a short one opens. */}
        <div key={view} className={classes['sheetFooter']}>
          <Footer />
        </div>
      </main>
      <TabBar />
      <Palette />
      <KeyHelp />
      {reachesStraps() && <BeatsGoOut />}
      <RunsGoOut />
      {isStaff && besideStaff.map((Beside, place) => <Beside key={place} />)}
    </div>
  );
}

function MenuOpening({ clubId }: { clubId: number }) {
  useOpening(openMenu, { params: { id: clubId } }, menuParts(clubId));
  return null;
}
