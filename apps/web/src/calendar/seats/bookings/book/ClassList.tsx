import type { BookableClass, BookablePlace } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { Button } from '@mantine/core';
import { IconExternalLink, IconHourglass, IconTicket } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Segmented } from '../../../../kit/fields/Segmented.tsx';
import { StateChip } from '../../../../kit/figures/StateChip.tsx';
import { lazyComponent } from '../../../../kit/lazy-component.tsx';
import { useNow } from '../../../../platform/clock.ts';
import type { Formats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { bookingPrice } from '../../texts/paid-text.ts';
import { placeLabel, seatsText, subtitle } from '../../texts/row-texts.ts';
import { courseText, isOver } from '../../texts/until.ts';
import type { Cancellable } from '../acts/CancelBooking.tsx';
import { CancelBooking } from '../acts/later-acts.ts';
import { SeatOffer } from '../acts/seat-offer.ts';
import { type BookAct, type BookingActs, useBookingActs } from '../acts/use-booking-acts.ts';
import { SeatState } from '../mine/SeatState.tsx';
import { AskClubButton } from '../why-not/AskClubButton.tsx';
import classes from './ClassList.module.css';

const BookFailed = lazyComponent(() => import('../why-not/BookFailed.tsx').then((it) => it.BookFailed));
const WhyNot = lazyComponent(() => import('../why-not/WhyNot.tsx').then((it) => it.WhyNot));
const ClassDetails = lazyComponent(() => import('./ClassDetails.tsx').then((it) => it.ClassDetails));

interface ClassListProps {
  items: readonly BookableClass[];
  userId: number;
  formats: Formats;
  opened: BookableClass | undefined;
  onOpen: (classId: number | null) => void;
}

export function ClassList({ items, userId, formats, opened, onOpen }: ClassListProps) {
  const acts = useBookingActs(userId);
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
          <p className={classes['sub']}>{inDetails ? seatsText(item, place, now, t) : subtitle(item, place, now, t)}</p>
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

interface RowActProps {
  item: BookableClass;
  place: BookablePlace | undefined;
  formats: Formats;
  busy: boolean;
  asksWhy: boolean;
  onBook: () => void;
  onQueue: () => void;
  onWhy: () => void;
  onCancel: () => void;
}

/** Milliseconds in which an impatient user may tap again. */
const TAPPED_TWICE_MS = 2000;

/** False just after a booking: the second of two taps on Book must not cancel. */
function useSettled(mine: boolean): () => boolean {
  const was = useRef(mine);
  const since = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (mine && !was.current) since.current = performance.now();
    was.current = mine;
  }, [mine]);
  return () => performance.now() - since.current > TAPPED_TWICE_MS;
}

export function RowAct(props: RowActProps) {
  const { item, place, formats, busy, asksWhy, onBook, onQueue, onWhy, onCancel } = props;
  const t = useT();
  const settled = useSettled(item.Mine !== null);
  const named = (verb: string) => `${t('kit.label', { label: verb })} ${item.Name}, ${formats.time(item.Begin)}`;
  if (item.Mine !== null) {
    const verb = t(item.Mine.State === 'Booked' ? 'booking.cancelShort' : 'booking.leaveShort');
    return <OwnSeat mine={item.Mine} verb={verb} label={named(verb)} onCancel={() => settled() && onCancel()} />;
  }
  if (item.BookingMode === 'ExternalApp' && item.ExternalAppLink !== null) {
    return (
      <Button
        component="a"
        href={item.ExternalAppLink}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        className={classes['act']}
        rightSection={<IconExternalLink size={17} stroke={1.8} />}
        aria-label={named(t('booking.openApp'))}
      >
        {t('booking.openApp')}
      </Button>
    );
  }
  if (place?.Offer === 'Book') {
    return (
      <Button className={classes['act']} loading={busy} aria-label={named(t('booking.book'))} onClick={onBook}>
        {t('booking.book')}
      </Button>
    );
  }
  if (place?.Offer === 'Queue') {
    return (
      <Button
        variant="default"
        className={`${classes['act']} ${classes['queue']}`}
        loading={busy}
        leftSection={<IconHourglass size={17} stroke={1.8} />}
        aria-label={named(t('booking.queue'))}
        onClick={onQueue}
      >
        {t('booking.queue')}
      </Button>
    );
  }
  const quiet = quietWords();
  if (quiet !== null) return <span className={classes['quiet']}>{quiet}</span>;
  return (
    <Button variant="default" className={classes['act']} aria-expanded={asksWhy} aria-label={named(why())} onClick={onWhy}>
      {why()}
    </Button>
  );

  function why(): string {
    if (place?.Refused !== 'ClassBookingIsPastDue') return t('booking.whyNot');
    const closed = item.BookingClosesAt;
    const time = formats.time(closed);
    if (formats.dayOf(closed) === formats.dayOf(item.Begin)) return t('booking.closedAt', { time });
    return t('booking.closedOn', { day: formats.weekday(closed, 'short'), time });
  }

  function quietWords(): string | null {
    if (item.BookingMode === 'NotBookable') return t('booking.noBooking');
    if (place?.Refused === 'ClassIsFinished') return t('booking.over');
    if (place?.Refused === 'ClassHasStarted') return t('booking.started');
    if (place?.Refused !== 'ClassBookingIsEarly') return null;
    return t('booking.opensShort', {
      day: formats.weekday(item.BookingOpensAt, 'short'),
      date: formats.dayMonth(item.BookingOpensAt),
      time: formats.time(item.BookingOpensAt),
    });
  }
}

interface OwnSeatProps {
  mine: NonNullable<BookableClass['Mine']>;
  verb: string;
  label: string;
  onCancel: () => void;
}

function OwnSeat({ mine, verb, label, onCancel }: OwnSeatProps) {
  return (
    <span className={classes['mine']}>
      <SeatState booking={mine} />
      {mine.MayCancel && mine.OfferExpiresAt === null && (
        <button type="button" className={classes['cancel']} aria-label={label} onClick={onCancel}>
          {verb}
        </button>
      )}
    </span>
  );
}
