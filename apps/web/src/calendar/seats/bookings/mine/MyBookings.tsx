import type { ComponentType } from 'react';
import { Page } from '../../../../kit/page/Page.tsx';
import { TabLinks } from '../../../../kit/page/TabLinks.tsx';
import { useClockNote } from '../../../../platform/formats/use-formats-in.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { type PhraseKey, useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import { useClub } from '../../../../platform/session.tsx';
import { CalendarFeed } from '../../../ical/public.ts';
import { Blocked } from '../why-not/Blocked.tsx';
import classes from './MyBookings.module.css';
import { Past } from './Past.tsx';
import { Repeating } from './Repeating.tsx';
import { Upcoming } from './Upcoming.tsx';

const tabs: readonly { name: string; label: PhraseKey; content: ComponentType }[] = [
  { name: 'upcoming', label: 'booking.upcoming', content: Upcoming },
  { name: 'past', label: 'booking.past', content: Past },
  { name: 'repeating', label: 'booking.repeating', content: Repeating },
  { name: 'calendar', label: 'booking.calendarLink', content: CalendarFeed },
];

export default function MyBookings({ id }: { id?: string }) {
  const t = useT();
  const club = useClub();
  const { timeZone } = useFormats();
  const clock = useClockNote(club?.TimeZone ?? timeZone);
  const { name, content: Content } = tabs.find((one) => one.name === id) ?? { name: 'upcoming', content: Upcoming };
  return (
    <Page
      reading
      title={t('booking.myBookings')}
      back={pathTo('Book')}
      below={
        <TabLinks
          label={t('booking.myBookings')}
          current={name}
          tabs={tabs.map((one) => ({ name: one.name, label: t(one.label), to: pathTo('MyBookings', one.name) }))}
        />
      }
    >
      <div className={classes['content']}>
        {club !== null && name === 'upcoming' && <Blocked club={club} />}
        {clock !== null && name !== 'calendar' && <p className={classes['zone']}>{clock}</p>}
        <Content />
      </div>
    </Page>
  );
}
