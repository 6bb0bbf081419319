import type { NamelessSeat } from '@clubpulse/contract/calendar/seats/participants';
import { useT } from '../../../../../platform/phrases.ts';
import classes from '../Lists.module.css';

/** Below the names: how many had a seat who left the club since, and who of them came. */
export function NamelessSeats({ gone }: { gone: readonly NamelessSeat[] }) {
  const t = useT();
  const present = gone.filter(({ Attendance }) => Attendance === 'Present').length;
  const noShows = gone.filter(({ NoShow }) => NoShow).length;
  const marks = [
    present > 0 && t('participants.gonePresent', { count: present }),
    noShows > 0 && t('participants.goneNoShow', { count: noShows }),
  ].filter((one) => one !== false);
  return <p className={classes['gone']}>{[t('participants.gone', { count: gone.length }), ...marks].join(' · ')}</p>;
}
