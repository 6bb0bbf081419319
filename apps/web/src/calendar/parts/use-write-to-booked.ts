import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useIsStaff } from '../../platform/session.tsx';

type Written = Pick<CalendarClass, 'ClassId' | 'PublishState' | 'CanceledAt' | 'InSiteParticipants' | 'RemoteParticipants'>;

export function useWriteToBooked(): (clubClass: Written) => { label: string; path: string } | null {
  const t = useT();
  const isStaff = useIsStaff();
  return ({ ClassId, PublishState, CanceledAt, InSiteParticipants, RemoteParticipants }) => {
    const count = InSiteParticipants + RemoteParticipants;
    const takesPlace = PublishState === 'Published' && CanceledAt === null;
    if (!takesPlace || count === 0 || !isStaff) return null;
    return { label: t('calendar.writeToBooked', { count }), path: pathTo('ClubMessages', `class/${ClassId}`) };
  };
}
