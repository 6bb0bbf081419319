import type { Class, Place } from '@clubpulse/contract/calendar/classes/classes';
import type { ListedParticipant } from '@clubpulse/contract/calendar/seats/participants';
import { freeSeats, seatsAt } from '@clubpulse/rules/calendar/seats/seat-decisions';
import type { ReactNode } from 'react';
import { type PhraseKey, useT } from '../../../../platform/phrases.ts';
import { placePhrases } from '../../../parts/class-types.ts';
import classes from './WaitingList.module.css';
import { WaitingRow } from './WaitingRow.tsx';

const fullWords = {
  InSite: 'participants.fullInSite',
  Remote: 'participants.fullRemote',
} as const satisfies Record<Place, PhraseKey>;

interface WaitingListProps {
  clubClass: Class;
  waiting: readonly ListedParticipant[];
  over: boolean;
  busy: number | null;
  failure: (userId: number) => ReactNode;
  onBook: (person: ListedParticipant) => void;
  onRemove: (person: ListedParticipant) => void;
}

export function WaitingList({ clubClass, waiting, over, busy, failure, onBook, onRemove }: WaitingListProps) {
  const t = useT();
  return (
    <section>
      <header className={classes['head']}>
        <h2>{t('participants.waiting')}</h2>
        <span className={classes['count']}>{waiting.length}</span>
        <span className={classes['order']}>{t('participants.firstServed')}</span>
      </header>
      {waiting.length === 0 && <p className={classes['note']}>{t('participants.nobodyWaits')}</p>}
      {clubClass.Places.map((place) => {
        const queue = waiting.filter((one) => one.Place === place);
        if (queue.length === 0) return null;
        const free = freeSeats(seatsAt(clubClass, place));
        return (
          <div key={place}>
            {clubClass.Places.length > 1 && <h3 className={classes['place']}>{t(placePhrases[place])}</h3>}
            <ol>
              {queue.map((person, index) => (
                <WaitingRow
                  key={person.UserId}
                  person={person}
                  bookable={bookable(person, index, free)}
                  over={over}
                  busy={busy === person.UserId}
                  failure={failure(person.UserId)}
                  onBook={() => onBook(person)}
                  onRemove={() => onRemove(person)}
                />
              ))}
            </ol>
            <p className={classes['note']}>{over ? null : queueNote(place, free, queue)}</p>
          </div>
        );
      })}
    </section>
  );

  function queueNote(place: Place, free: number, queue: readonly ListedParticipant[]): string {
    const offered = queue.filter((one) => one.OfferExpiresAt !== null).length;
    const [first] = queue;
    if (free === 1 && first) return t('participants.fillsClass', { name: first.FirstMidName || first.Nickname });
    if (free > 0) return t('participants.seatsFree', { count: free });
    return offered > 0 ? t('participants.seatsHeld', { count: offered }) : t(fullWords[place]);
  }
}

/** `outOfTurn`: a seat is free, but other members wait longer. */
function bookable(person: ListedParticipant, index: number, free: number): 'inTurn' | 'outOfTurn' | 'no' {
  if (person.OfferExpiresAt !== null) return 'inTurn';
  if (free === 0) return 'no';
  return index < free ? 'inTurn' : 'outOfTurn';
}
