import { zoneWords } from '../../platform/formats/zone-words.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './ZoneNote.module.css';

/** Says whose clock the times of a timetable are of, to whoever lives by another one. */
export function ZoneNote({ timeZone }: { timeZone: string }) {
  const t = useT();
  const { locale } = useFormats();
  if (useSelf().TimeZone === timeZone) return null;
  return <span className={classes['zone']}>{t('calendar.clubTime', { zone: zoneWords(timeZone, locale) })}</span>;
}
