import type { Loss } from '@clubpulse/contract/members/membership';
import { type Translate, useT } from '../../platform/phrases.ts';
import classes from './LossList.module.css';

export function LossList({ loss, lead }: { loss: Loss; lead?: string }) {
  const t = useT();
  const words = lossWords(loss, t);
  if (words.length === 0) return null;
  return (
    <>
      {lead !== undefined && <p>{lead}</p>}
      <ul className={classes['lost']}>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}

function lossWords(
  {
    Subscriptions,
    Tickets,
    Credits,
    Bookings,
    PastBookings,
    RecurringBookings,
    Documents,
    Files,
    WorkoutSheets,
    Notes,
    Tasks,
    Family,
  }: Loss,
  t: Translate,
): string[] {
  return [
    Subscriptions > 0 && t('members.loseSubscriptions', { count: Subscriptions }),
    Tickets > 0 && t('members.loseTickets', { count: Tickets }),
    Credits > 0 && t('kit.creditCount', { count: Credits }),
    Bookings > 0 && t('members.loseBookings', { count: Bookings }),
    PastBookings > 0 && t('members.losePast', { count: PastBookings }),
    RecurringBookings > 0 && t('members.loseRecurring', { count: RecurringBookings }),
    Documents > 0 && t('members.loseDocuments', { count: Documents }),
    Files > 0 && t('members.loseFiles', { count: Files }),
    WorkoutSheets > 0 && t('members.loseSheets', { count: WorkoutSheets }),
    Notes > 0 && t('members.loseNotes', { count: Notes }),
    Tasks > 0 && t('members.loseTasks', { count: Tasks }),
    Family > 0 && t('members.loseFamily', { count: Family }),
  ].filter((one) => one !== false);
}
