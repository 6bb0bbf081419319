import { IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { withCommand } from '../command-key.ts';
import { Footer } from '../Footer.tsx';
import { BridgeStatus } from '../messages/BridgeStatus.tsx';
import { palette } from '../palette/openers.ts';
import { ClubSelector } from './ClubSelector.tsx';
import { isCurrent, menuFor } from './menu.ts';
import classes from './Sidebar.module.css';
import { UserMenu } from './UserMenu.tsx';
import { useMenuFacts } from './use-menu.ts';

/** Club selector, search, menu, bridge status, user menu: the desktop's left side. */
export function Sidebar() {
  const t = useT();
  const facts = useMenuFacts();
  return (
    <aside className={classes['side']}>
      <ClubSelector />
      <button type="button" className={classes['seek']} onClick={palette.open}>
        <IconSearch size={17} stroke={1.8} aria-hidden="true" />
        <span>{t('shell.find')}</span>
        <kbd>{withCommand('K')}</kbd>
      </button>
      <nav aria-label={t('shell.mainMenu')} className={classes['nav']}>
        <ul>
          {menuFor(facts).map((entry) => {
            const current = isCurrent(entry, facts.view);
            const Icon = entry.icon;
            return (
              <li key={entry.label}>
                <Link
                  to={pathTo(entry.view)}
                  className={classes['entry']}
                  data-current={current}
                  {...(current ? { 'aria-current': entry.view === facts.view ? 'page' : true } : {})}
                >
                  <Icon size={18} stroke={1.8} aria-hidden="true" />
                  {t(entry.label)}
                </Link>
                {current && entry.sub !== undefined && entry.sub.length > 1 && (
                  <ul className={classes['sub']}>
                    {entry.sub.map((one) => (
                      <li key={one.view}>
                        <Link
                          to={pathTo(one.view)}
                          className={classes['subEntry']}
                          {...(isCurrent(one, facts.view) ? { 'aria-current': one.view === facts.view ? 'page' : true } : {})}
                        >
                          {t(one.label)}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
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
