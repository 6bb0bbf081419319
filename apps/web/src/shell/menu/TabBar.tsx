import { Link } from 'react-router';
import { useUnread } from '../../office/notifications/use-unread.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { isCurrent, tabsFor } from './menu.ts';
import classes from './TabBar.module.css';
import { useMenuFacts } from './use-menu.ts';

export function TabBar() {
  const t = useT();
  const facts = useMenuFacts();
  const unread = useUnread() ?? 0;
  const tabs = tabsFor(facts);
  // Only the tab that leads to the bell is marked, and no tab where the bell is visible.
  const belled = tabs.some(({ view }) => view === 'Today') ? 'Today' : 'More';
  const marked = unread > 0 && facts.view !== 'Today';
  return (
    <nav aria-label={t('shell.mainMenu')} className={classes['bar']}>
      <ul>
        {tabs.map((entry) => {
          const current = isCurrent(entry, facts.view);
          const Icon = entry.icon;
          return (
            <li key={entry.label}>
              <Link to={pathTo(entry.view)} {...(current ? { 'aria-current': 'page' as const } : {})}>
                <span className={classes['icon']}>
                  <Icon size={24} stroke={1.8} aria-hidden="true" />
                  {marked && entry.view === belled && <span className={classes['dot']} />}
                </span>
                <span className={classes['word']}>{t(entry.tab ?? entry.label)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
