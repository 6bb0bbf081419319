import type { BookableClass, BookablePlace } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { Translate } from '../../../platform/phrases.ts';
import { placePhrases } from '../../parts/class-types.ts';
import { isOver } from './until.ts';

export const placeLabel = ({ Place, SeatsLeft }: BookablePlace, t: Translate) =>
  `${t(placePhrases[Place])} · ${SeatsLeft > 0 ? t('booking.left', { count: SeatsLeft }) : t('booking.full')}`;

export function subtitle(item: BookableClass, place: BookablePlace | undefined, now: Date, t: Translate): string {
  const where = item.DisplayGroupName ?? (item.Location || null);
  const online = place?.Place === 'Remote' && item.Places.length === 1 ? t(placePhrases.Remote) : null;
  return [item.TrainerName ?? where, online, seatsText(item, place, now, t)].filter(Boolean).join(', ');
}

export function seatsText(item: BookableClass, place: BookablePlace | undefined, now: Date, t: Translate): string | null {
  if (isOver(item.End, now)) return null;
  if (place === undefined || item.BookingMode === 'NotBookable' || item.BookingMode === 'ExternalApp') return null;
  if (item.Places.length > 1) return null;
  if (place.SeatsLeft > 0) return inOneLine(t('booking.seatsLeft', { count: place.SeatsLeft }));
  return place.Queued > 0 ? inOneLine(t('booking.fullWaiting', { count: place.Queued })) : t('booking.full');
}

/** Lines may break after a comma, but not inside `4 seats left`. */
const inOneLine = (words: string) => words.replaceAll(/(?<!,) /g, '\u00a0');
