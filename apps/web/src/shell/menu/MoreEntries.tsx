import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './MoreEntries.module.css';
import { menuFor, tabsFor } from './menu.ts';
import { useMenuFacts } from './use-menu.ts';

/** On a phone, in Me: what the menu has and the five tabs have no room for. */
export function MoreEntries() {
  const t = useT();
  const facts = useMenuFacts();
  const tabs = tabsFor(facts).map(({ view }) => view);
  const entries = menuFor(facts)
    .filter(({ view }) => !tabs.includes(view))
    .flatMap((entry) => (entry.sub ?? [entry]).map(({ view, label }) => ({ view, label, icon: entry.icon })));
  if (entries.length === 0) return null;
  return (
    <nav className={classes['more']} aria-label={t('kit.more')}>
      <h2>{t('kit.more')}</h2>
      <ul>
        {entries.map(({ view, label, icon: Icon }) => (
          <li key={view}>
            <Link to={pathTo(view)}>
              <Icon size={20} stroke={1.8} aria-hidden="true" />
              {t(label)}
              <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
