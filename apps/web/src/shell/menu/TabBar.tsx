import { Link } from 'react-router';
import { useUnread } from '../../office/notifications/use-unread.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { isCurrent, tabsFor } from './menu.ts';
import classes from './TabBar.module.css';
import { useMenuFacts } from './use-menu.ts';

/** Where a phone has its bell. */
const belled: readonly string[] = ['Today', 'More'];

/** The phone's menu: at most five tabs at the foot. */
export function TabBar() {
  const t = useT();
  const facts = useMenuFacts();
  const unread = useUnread() ?? 0;
  return (
    <nav aria-label={t('shell.mainMenu')} className={classes['bar']}>
      <ul>
        {tabsFor(facts).map((entry) => {
          const current = isCurrent(entry, facts.view);
          const Icon = entry.icon;
          return (
            <li key={entry.label}>
              <Link to={pathTo(entry.view)} {...(current ? { 'aria-current': 'page' as const } : {})}>
                <span className={classes['icon']}>
                  <Icon size={24} stroke={1.8} aria-hidden="true" />
                  {belled.includes(entry.view) && unread > 0 && <span className={classes['dot']} />}
                </span>
                <span className={classes['word']}>{t(entry.label)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
