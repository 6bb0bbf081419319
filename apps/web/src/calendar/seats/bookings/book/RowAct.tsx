import type { BookableClass, BookablePlace } from '@clubpulse/contract/calendar/seats/bookings';
import { Button } from '@mantine/core';
import { IconExternalLink, IconHourglass } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Formats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { SeatState } from '../mine/SeatState.tsx';
import classes from './RowAct.module.css';

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

/** False right after a booking, because the second of two taps that meant Book must not cancel. */
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
    return <Mine mine={item.Mine} verb={verb} label={named(verb)} onCancel={() => settled() && onCancel()} />;
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

interface MineProps {
  mine: NonNullable<BookableClass['Mine']>;
  verb: string;
  label: string;
  onCancel: () => void;
}

function Mine({ mine, verb, label, onCancel }: MineProps) {
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
