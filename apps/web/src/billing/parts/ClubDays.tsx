import { type ReactNode, useState } from 'react';
import { timeZoneLabel, useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { type Formats, FormatsContext, useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './ClubDays.module.css';

/** Days are in the club's time zone, because payments are dated in it. Users in another time zone get a hint. */
export function ClubDays({ timeZone, children }: { timeZone: string | undefined; children: ReactNode }) {
  const t = useT();
  const own = useFormats();
  const club = useFormatsIn(timeZone);
  const differs = useDiffers();
  return (
    <FormatsContext value={club}>
      {timeZone !== undefined && differs(own, club) && (
        <p className={classes['note']}>{t('billing.clubDays', { zone: timeZoneLabel(timeZone, own.locale) })}</p>
      )}
      {children}
    </FormatsContext>
  );
}

export function useDiffers(): (one: Formats, other: Formats) => boolean {
  const [moment] = useState(() => new Date().toISOString());
  return (one, other) => one.dateTime(moment) !== other.dateTime(moment);
}
