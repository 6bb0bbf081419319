import type { ComponentType } from 'react';
import { Page } from '../../../../kit/page/Page.tsx';
import { TabLinks } from '../../../../kit/page/TabLinks.tsx';
import { type PhraseKey, useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import { CalendarFeed } from '../../../ical/public.ts';
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

/** One's own bookings: to come, past, those that repeat, and the link for a calendar. */
export default function MyBookings({ id }: { id?: string }) {
  const t = useT();
  const { name: current, content: Content } = tabs.find(({ name }) => name === id) ?? { name: 'upcoming', content: Upcoming };
  return (
    <Page
      title={t('booking.myBookings')}
      back={pathTo('Book')}
      below={
        <TabLinks
          label={t('booking.myBookings')}
          current={current}
          tabs={tabs.map(({ name, label }) => ({ name, label: t(label), to: pathTo('MyBookings', name) }))}
        />
      }
    >
      <div className={classes['content']}>
        <Content />
      </div>
    </Page>
  );
}
