import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { TasksLink } from '../../members/tasks/TasksLink.tsx';
import { Bell } from '../../office/notifications/Bell.tsx';
import { useT } from '../../platform/phrases.ts';
import { withCommand } from '../command-key.ts';
import { Footer } from '../Footer.tsx';
import { BridgeStatus } from '../messages/BridgeStatus.tsx';
import { LicenseStatus } from '../messages/LicenseStatus.tsx';
import { openPalette } from '../palette/openers.ts';
import { ClubSelector } from './club/ClubSelector.tsx';
import { menuFor } from './menu.ts';
import classes from './Sidebar.module.css';
import { SideEntry } from './SideEntry.tsx';
import { useMenuFacts } from './use-menu.ts';
import { UserMenu } from './user/UserMenu.tsx';

export function Sidebar() {
  const t = useT();
  const facts = useMenuFacts();
  const menu = useRef<HTMLElement>(null);
  const { view } = facts;
  useEffect(() => {
    const current = menu.current?.querySelector('[aria-current="page"]') ?? menu.current?.querySelector('[aria-current]');
    if (view !== '') current?.scrollIntoView({ block: 'nearest' });
  }, [view]);
  return (
    <aside className={classes['side']}>
      <ClubSelector />
      <button type="button" className={classes['seek']} title={t('shell.find')} onClick={openPalette}>
        <IconSearch size={17} stroke={1.8} aria-hidden="true" />
        <span>{t('shell.find')}</span>
        <kbd>{withCommand('K')}</kbd>
      </button>
      <nav ref={menu} aria-label={t('shell.mainMenu')}>
        <ul>
          {menuFor(facts).map((entry) => (
            <li key={entry.label}>
              <SideEntry entry={entry} view={view} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes['foot']}>
        <LicenseStatus />
        <BridgeStatus />
        <div className={classes['own']}>
          <UserMenu />
          <TasksLink />
          <Bell />
        </div>
        <Footer />
      </div>
    </aside>
  );
}
