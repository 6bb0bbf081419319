import {
  IconBell,
  IconCalendarTime,
  IconChevronRight,
  IconCreditCard,
  IconFileText,
  IconMessage,
  IconSearch,
  IconSparkles,
  IconTicket,
  IconUser,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useUnread } from '../../office/notifications/use-unread.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { openPalette } from '../palette/openers.ts';
import classes from './MoreEntries.module.css';
import { restFor, tabsFor } from './menu.ts';
import { useMenuFacts } from './use-menu.ts';

/** Oneself, in the order of use. */
const own = [
  { view: 'Notifications', label: 'notifications.title', icon: IconBell },
  { view: 'Messages', label: 'messages.title', icon: IconMessage, ofTrainees: true },
  { view: 'Journal', label: 'shell.myJournal', icon: IconCalendarTime },
  { view: 'MySubscriptions', label: 'billing.mine', icon: IconCreditCard, ofTrainees: true },
  { view: 'Policies', label: 'clubs.policies', icon: IconFileText, ofTrainees: true },
  { view: 'Profile', label: 'accounts.profile', icon: IconUser },
  { view: 'News', label: 'news.title', icon: IconSparkles },
  { view: 'JoinClub', label: 'shell.joinWithCode', icon: IconTicket, ofTrainees: true },
] as const;

/** On a phone, in More: what the menu has and the five tabs have no room for, the search, and oneself. */
export function MoreEntries() {
  const t = useT();
  const facts = useMenuFacts();
  const unread = useUnread() ?? 0;
  const rest = restFor(facts);
  const listed = [...rest, ...tabsFor(facts)].map(({ view }) => view);
  const trains = facts.roles.length === 0 || facts.roles.includes('Athlete');
  const entries = [
    ...rest,
    ...own.filter((entry) => !listed.includes(entry.view) && (trains || !('ofTrainees' in entry))),
  ].filter(({ view }) => facts.opens(view));
  return (
    <nav className={classes['more']} aria-label={t('kit.more')}>
      <ul>
        <li>
          <button type="button" onClick={openPalette}>
            <IconSearch size={20} stroke={1.8} aria-hidden="true" />
            {t('shell.find')}
          </button>
        </li>
        {entries.map(({ view, label, icon: Icon }) => (
          <li key={view}>
            <Link to={pathTo(view)}>
              <Icon size={20} stroke={1.8} aria-hidden="true" />
              {t(label)}
              {view === 'Notifications' && unread > 0 && <span className={classes['count']}>{unread}</span>}
              <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
