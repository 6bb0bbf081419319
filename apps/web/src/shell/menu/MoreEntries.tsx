import type { PhraseKey } from '@clubpulse/phrases/phrases';
import {
  type Icon,
  IconBell,
  IconCalendarTime,
  IconChevronRight,
  IconCreditCard,
  IconFileText,
  IconFolder,
  IconListNumbers,
  IconMessage,
  IconMoonStars,
  IconPlayerPlay,
  IconQrcode,
  IconRulerMeasure,
  IconSearch,
  IconSparkles,
  IconStretching,
  IconTargetArrow,
  IconTicket,
  IconTrendingUp,
  IconTrophy,
  IconUser,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { TasksLink } from '../../members/tasks/TasksLink.tsx';
import { useUnread } from '../../office/notifications/use-unread.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { BridgeStatus } from '../messages/BridgeStatus.tsx';
import { openPalette } from '../palette/openers.ts';
import classes from './MoreEntries.module.css';
import { restFor, tabsFor } from './menu.ts';
import { useMenuFacts } from './use-menu.ts';

const own = [
  { view: 'Notifications', label: 'notifications.title', icon: IconBell },
  { view: 'Messages', label: 'messages.title', icon: IconMessage, ofTrainees: true },
  { view: 'Journal', label: 'shell.myJournal', icon: IconCalendarTime },
  { view: 'Progress', label: 'progress.title', icon: IconTrendingUp, ofTrainees: true },
  { view: 'MyChallenges', label: 'challenges.mine', icon: IconTargetArrow, ofTrainees: true },
  { view: 'MyRanking', label: 'rankings.mineTitle', icon: IconListNumbers, ofTrainees: true },
  { view: 'MyLevel', label: 'levels.title', icon: IconTrophy, ofTrainees: true },
  { view: 'MySubscriptions', label: 'billing.mine', icon: IconCreditCard, ofTrainees: true },
  { view: 'AdvancedBiometrics', label: 'measures.title', icon: IconRulerMeasure, ofTrainees: true },
  { view: 'MyHealth', label: 'health.mine', icon: IconMoonStars, ofTrainees: true },
  { view: 'GuidedWorkouts', label: 'definitions.title', icon: IconStretching, ofTrainees: true },
  { view: 'OnDemand', label: 'videos.onDemand', icon: IconPlayerPlay, ofTrainees: true },
  { view: 'MyFiles', label: 'files.mine', icon: IconFolder, ofTrainees: true },
  { view: 'MyCode', label: 'checkIn.mine', icon: IconQrcode, ofTrainees: true },
  { view: 'Policies', label: 'clubs.policies', icon: IconFileText, ofTrainees: true },
  { view: 'Profile', label: 'accounts.profile', icon: IconUser },
  { view: 'News', label: 'news.title', icon: IconSparkles },
  { view: 'JoinClub', label: 'shell.joinWithCode', icon: IconTicket, ofTrainees: true },
] as const;

export function MoreEntries() {
  const t = useT();
  const facts = useMenuFacts();
  const rest = restFor(facts);
  const alone = rest.filter(({ headed }) => !headed);
  const groups = rest.filter(({ headed }) => headed);
  const listed = [...rest.flatMap(({ pages }) => pages), ...tabsFor(facts)].map(({ view }) => view);
  const trains = facts.roles.length === 0 || facts.roles.includes('Athlete');
  const mine = own.filter(
    (entry) => !listed.includes(entry.view) && (trains || !('ofTrainees' in entry)) && facts.opens(entry.view),
  );
  return (
    <>
      <div className={classes['status']}>
        <BridgeStatus />
        <TasksLink worded />
      </div>
      <nav className={classes['more']} aria-label={t('kit.more')}>
        <ul>
          <li>
            <button type="button" onClick={openPalette}>
              <IconSearch size={20} stroke={1.8} aria-hidden="true" />
              {t('shell.find')}
            </button>
          </li>
          {alone.flatMap(({ icon, pages }) => pages.map((page) => <Entry key={page.view} {...page} icon={icon} />))}
          {groups.length === 0 && mine.map((entry) => <Entry key={entry.view} {...entry} />)}
        </ul>
        {groups.map(({ section, label, icon, pages }) => (
          <Group key={section} label={label} icon={icon} pages={pages} />
        ))}
        {groups.length > 0 && <Group label="shell.me" icon={IconUser} pages={mine} />}
      </nav>
    </>
  );
}

interface Page {
  view: string;
  label: PhraseKey;
}

function Group({ label, icon: Icon, pages }: { label: PhraseKey; icon: Icon; pages: readonly Page[] }) {
  const t = useT();
  return (
    <section>
      <h2>
        <Icon size={20} stroke={1.8} aria-hidden="true" />
        {t(label)}
      </h2>
      <ul>
        {pages.map(({ view, label: name }) => (
          <Entry key={view} view={view} label={name} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ view, label, icon: Icon }: Page & { icon?: Icon }) {
  const t = useT();
  const unread = useUnread() ?? 0;
  return (
    <li>
      <Link to={pathTo(view)}>
        {Icon && <Icon size={20} stroke={1.8} aria-hidden="true" />}
        {t(label)}
        {view === 'Notifications' && unread > 0 && <span className={classes['count']}>{unread}</span>}
        <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
      </Link>
    </li>
  );
}
