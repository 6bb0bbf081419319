import type { BookableClass, BookablePlace } from '@clubpulse/contract/calendar/seats/bookings';
import { IconTicket } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { Segmented } from '../../../../kit/fields/Segmented.tsx';
import { StateChip } from '../../../../kit/figures/StateChip.tsx';
import { later } from '../../../../kit/later.tsx';
import { useNow } from '../../../../platform/clock.ts';
import type { Formats } from '../../../../platform/formats.ts';
import { type Translate, useT } from '../../../../platform/phrases.ts';
import { placePhrases } from '../../../parts/class-types.ts';
import { bookingPrice } from '../../texts/paid-text.ts';
import { courseText, isOver } from '../../texts/until.ts';
import type { Cancellable } from '../acts/CancelBooking.tsx';
import { SeatOffer } from '../acts/seat-offer.ts';
import type { BookAct, BookingActs } from '../acts/use-booking-acts.ts';
import { AskClubButton } from '../why-not/AskClubButton.tsx';
import classes from './ClassList.module.css';
import { RowAct } from './RowAct.tsx';

const BookFailed = later(() => import('../why-not/BookFailed.tsx').then((it) => it.BookFailed));
const WhyNot = later(() => import('../why-not/WhyNot.tsx').then((it) => it.WhyNot));
const ClassDetails = later(() => import('./ClassDetails.tsx').then((it) => it.ClassDetails));
const CancelBooking = later(() => import('../acts/CancelBooking.tsx').then((it) => it.CancelBooking));

interface ClassListProps {
  items: readonly BookableClass[];
  formats: Formats;
  acts: BookingActs;
  opened: BookableClass | undefined;
  onOpen: (classId: number | null) => void;
}

export function ClassList({ items, formats, acts, opened, onOpen }: ClassListProps) {
  const [leaving, setLeaving] = useState<Cancellable | null>(null);
  const row = (item: BookableClass, inDetails = false) => (
    <ClassRow
      key={item.ClassId}
      item={item}
      formats={formats}
      acts={acts}
      inDetails={inDetails}
      onOpen={() => onOpen(item.ClassId)}
      onCancel={() => item.Mine !== null && setLeaving({ ...item, ...item.Mine })}
    />
  );
  return (
    <>
      <ul className={classes['list']}>{items.map((item) => row(item))}</ul>
      {opened !== undefined && (
        <ClassDetails key={opened.ClassId} item={opened} formats={formats} onClose={() => onOpen(null)}>
          {row(opened, true)}
        </ClassDetails>
      )}
      {leaving !== null && <CancelBooking booking={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

interface ClassRowProps {
  item: BookableClass;
  formats: Formats;
  acts: BookingActs;
  inDetails?: boolean;
  onOpen: () => void;
  onCancel: () => void;
}

export const rowOf = (classId: number): string => `class-${classId}`;

function ClassRow({ item, formats, acts, inDetails = false, onOpen, onCancel }: ClassRowProps) {
  const t = useT();
  const [chosen, setChosen] = useState(item.Places.find((one) => one.Offer === 'Book')?.Place ?? item.Places[0]?.Place);
  const now = useNow();
  const [asksWhy, setAsksWhy] = useState(false);
  const place = item.Places.find((one) => one.Place === chosen) ?? item.Places[0];
  const { Mine } = item;
  const offered = Mine?.OfferExpiresAt ?? null;
  const busy = acts.busy === item.ClassId;
  const failed = acts.failed?.book.ClassId === item.ClassId ? acts.failed : null;
  const act = (kind: BookAct['act'], changes: Partial<Pick<BookAct, 'Queue' | 'paymentMode'>> = {}) =>
    void acts.book({
      ClassId: item.ClassId,
      act: kind,
      Place: Mine?.Place ?? place?.Place ?? 'InSite',
      paymentMode: 'Auto',
      Queue: false,
      ...changes,
    });
  const why = () => {
    acts.forget();
    setAsksWhy((was) => failed !== null || !was);
  };
  return (
    <li className={classes['row']} style={{ '--class-color': item.Color } as CSSProperties}>
      <div className={classes['line']} data-in-details={inDetails}>
        {!inDetails && (
          <div className={classes['when']}>
            <b>{formats.time(item.Begin)}</b>
            <span>{t('kit.minutes', { count: item.Duration })}</span>
          </div>
        )}
        <div className={classes['what']}>
          {!inDetails && (
            <button type="button" id={rowOf(item.ClassId)} className={classes['name']} onClick={onOpen}>
              {item.Name}
            </button>
          )}
          <p className={classes['sub']}>{inDetails ? seats(item, place, now, t) : subtitle(item, place, now, t)}</p>
          {item.Days.length > 0 && <p className={classes['sub']}>{courseText(item, t, formats)}</p>}
          {Mine === null && item.Late !== null && place !== undefined && place.Offer !== 'None' && (
            <p className={classes['sub']}>
              {t('booking.joinsLate', {
                count: item.Late.Days,
                days: item.Days.length,
                first: formats.date(item.Late.Begin),
              })}
            </p>
          )}
          {Mine === null && place !== undefined && place.Offer !== 'None' && <Price place={place} formats={formats} />}
        </div>
        <RowAct
          item={item}
          place={place}
          formats={formats}
          busy={busy}
          onBook={() => act('book')}
          onQueue={() => act('book', { Queue: true })}
          onWhy={why}
          asksWhy={asksWhy}
          onCancel={onCancel}
        />
      </div>
      {Mine === null && item.Places.length > 1 && (
        <Segmented
          label={t('booking.where')}
          value={place?.Place ?? 'InSite'}
          fullWidth
          options={item.Places.map((one) => ({ value: one.Place, label: placeLabel(one, t) }))}
          onChange={setChosen}
        />
      )}
      {offered !== null && (
        <SeatOffer booking={item} until={offered} open={Mine?.OfferIsOpen ?? false} busy={busy} onAccept={() => act('accept')} />
      )}
      {inDetails && Mine?.State === 'Booked' && !Mine.MayCancel && !isOver(item.Begin, now) && (
        <AskClubButton clubId={item.ClubId} />
      )}
      {asksWhy && failed === null && place !== undefined && place.Refused !== null && (
        <WhyNot
          item={item}
          refused={{ type: place.Refused, values: place.RefusedValues }}
          formats={formats}
          onBook={(changes) => act('book', changes)}
          onClose={() => setAsksWhy(false)}
        />
      )}
      {failed !== null && <BookFailed failed={failed} item={item} formats={formats} acts={acts} />}
    </li>
  );
}

const placeLabel = ({ Place, SeatsLeft }: BookablePlace, t: Translate) =>
  `${t(placePhrases[Place])} · ${SeatsLeft > 0 ? t('booking.left', { count: SeatsLeft }) : t('booking.full')}`;

export function subtitle(item: BookableClass, place: BookablePlace | undefined, now: Date, t: Translate): string {
  const where = item.DisplayGroupName ?? (item.Location || null);
  const online = place?.Place === 'Remote' && item.Places.length === 1 ? t(placePhrases.Remote) : null;
  return [item.TrainerName ?? where, online, seats(item, place, now, t)].filter(Boolean).join(', ');
}

function seats(item: BookableClass, place: BookablePlace | undefined, now: Date, t: Translate): string | null {
  if (isOver(item.End, now)) return null;
  if (place === undefined || item.BookingMode === 'NotBookable' || item.BookingMode === 'ExternalApp') return null;
  if (item.Places.length > 1) return null;
  if (place.SeatsLeft > 0) return inOneLine(t('booking.seatsLeft', { count: place.SeatsLeft }));
  return place.Queued > 0 ? inOneLine(t('booking.fullWaiting', { count: place.Queued })) : t('booking.full');
}

/** Lines may break after a comma, but not inside `4 seats left`. */
const inOneLine = (words: string) => words.replaceAll(/(?<!,) /g, '\u00a0');

/** Shows the price, with a warning before the last ticket. */
function Price({ place, formats }: { place: BookablePlace; formats: Formats }) {
  const t = useT();
  const words = bookingPrice(place, t, formats);
  if (words === null) return null;
  return (
    <p className={classes['price']}>
      {words}
      {place.LastTicket && (
        <StateChip tone="warn" icon={IconTicket}>
          {t('calendar.lastTicket')}
        </StateChip>
      )}
    </p>
  );
}
