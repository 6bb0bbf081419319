import type { BookableClass } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { type CSSProperties, useState } from 'react';
import { Segmented } from '../../../../kit/fields/Segmented.tsx';
import { useNow } from '../../../../platform/clock.ts';
import type { Formats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { placePhrases } from '../../../parts/class-types.ts';
import { bookingPrice } from '../../texts/paid-text.ts';
import { failureText, refusedText } from '../../texts/refused-text.ts';
import { subtitle } from '../../texts/row-texts.ts';
import { courseText } from '../../texts/until.ts';
import lists from '../book/ClassList.module.css';
import { RowAct } from '../book/ClassList.tsx';
import classes from './Family.module.css';
import type { BookForActs, Member } from './use-book-for.ts';

interface FamilyClassProps {
  item: BookableClass;
  member: Member;
  formats: Formats;
  acts: BookForActs;
  onCancel: () => void;
}

export function FamilyClass({ item, member, formats, acts, onCancel }: FamilyClassProps) {
  const t = useT();
  const now = useNow();
  const [asksWhy, setAsksWhy] = useState(false);
  const [chosen, setChosen] = useState(item.Places.find((one) => one.Offer === 'Book')?.Place ?? item.Places[0]?.Place);
  const place = item.Places.find((one) => one.Place === chosen) ?? item.Places[0];
  const failed = acts.failed?.classId === item.ClassId ? acts.failed : null;
  const book = (Queue: boolean) => void acts.book(item, place?.Place ?? 'InSite', Queue);
  const why =
    failed !== null
      ? failureText(failed, t, formats)
      : asksWhy && place !== undefined && place.Refused !== null
        ? refusedText({ type: place.Refused, values: place.RefusedValues }, t, formats)
        : null;
  return (
    <li className={lists['row']} style={{ '--class-color': item.Color } as CSSProperties}>
      <div className={lists['line']}>
        <div className={lists['when']}>
          <b>{formats.time(item.Begin)}</b>
          <span>{t('kit.minutes', { count: item.Duration })}</span>
        </div>
        <div className={lists['what']}>
          <b>{item.Name}</b>
          <p className={lists['sub']}>{subtitle(item, place, now, t)}</p>
          {item.Days.length > 0 && <p className={lists['sub']}>{courseText(item, t, formats)}</p>}
          {item.Mine === null && place !== undefined && place.Offer !== 'None' && place.Paid !== null && (
            <p className={lists['price']}>{bookingPrice(place, t, formats)}</p>
          )}
        </div>
        <RowAct
          item={item}
          place={place}
          formats={formats}
          busy={acts.busy === item.ClassId}
          asksWhy={asksWhy}
          onBook={() => book(false)}
          onQueue={() => book(true)}
          onWhy={() => {
            acts.forget();
            setAsksWhy((was) => failed !== null || !was);
          }}
          onCancel={onCancel}
        />
      </div>
      {item.Mine === null && item.Places.length > 1 && place !== undefined && (
        <Segmented
          label={t('booking.where')}
          value={place.Place}
          fullWidth
          options={item.Places.map(({ Place }) => ({ value: Place, label: t(placePhrases[Place]) }))}
          onChange={setChosen}
        />
      )}
      {why !== null && (
        <p className={classes['why']} data-refused={failed !== null} role={failed === null ? 'status' : 'alert'}>
          {t('booking.forWhy', { who: member.name, why })}
        </p>
      )}
    </li>
  );
}
