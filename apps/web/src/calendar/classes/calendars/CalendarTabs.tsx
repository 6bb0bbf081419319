import type { CalendarType } from '@clubpulse/contract/calendar/classes/classes';
import { TabLinks } from '../../../kit/page/TabLinks.tsx';
import { PHONE, useMedia } from '../../../kit/widths.ts';
import { useMayOpen } from '../../../platform/access.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';

const tabs = [
  { name: 'Club', view: 'ClubClasses', label: 'kit.classes' },
  { name: 'PT', view: 'PersonalTrainers', label: 'calendar.personalTraining' },
  { name: 'Services', view: 'Services', label: 'calendar.services' },
  { name: 'BridgeWorkouts', view: 'CircuitsCalendar', label: 'calendar.circuits' },
  { name: 'Mine', view: 'MyActivities', label: 'calendar.myActivities' },
] as const;

export function CalendarTabs({ current }: { current: CalendarType | 'Mine' }) {
  const t = useT();
  const mayOpen = useMayOpen();
  const phone = useMedia(PHONE);
  if (!phone) return null;
  return (
    <TabLinks
      label={t('kit.calendar')}
      current={current}
      tabs={tabs
        .filter(({ view }) => mayOpen(view))
        .map(({ name, view, label }) => ({ name, label: t(label), to: pathTo(view) }))}
    />
  );
}
