import { IconSearch } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import { withCommand } from '../command-key.ts';
import { Footer } from '../Footer.tsx';
import { BridgeStatus } from '../messages/BridgeStatus.tsx';
import { openPalette } from '../palette/openers.ts';
import { ClubSelector } from './ClubSelector.tsx';
import { menuFor } from './menu.ts';
import classes from './Sidebar.module.css';
import { SideEntry } from './SideEntry.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useMenuFacts } from './use-menu.ts';

/** Club selector, search, menu, bridge status, user menu: the left side of the desk, and as a rail that of a tablet. */
export function Sidebar() {
  const t = useT();
  const facts = useMenuFacts();
  return (
    <aside className={classes['side']}>
      <ClubSelector />
      <button type="button" className={classes['seek']} title={t('shell.find')} onClick={openPalette}>
        <IconSearch size={17} stroke={1.8} aria-hidden="true" />
        <span>{t('shell.find')}</span>
        <kbd>{withCommand('K')}</kbd>
      </button>
      <nav aria-label={t('shell.mainMenu')}>
        <ul>
          {menuFor(facts).map((entry) => (
            <li key={entry.label}>
              <SideEntry entry={entry} view={facts.view} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes['foot']}>
        <BridgeStatus />
        <UserMenu />
        <Footer />
      </div>
    </aside>
  );
}
