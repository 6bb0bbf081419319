import type { CalendarClass, Class } from '@clubpulse/contract/calendar/classes/classes';
import { actOnClass, type ClassAction, type ClassFacts } from '@clubpulse/rules/calendar/classes/class-states';
import { type CountedSeats, freeInClass } from '@clubpulse/rules/calendar/seats/seat-decisions';

interface ClassSeats {
  readonly booked: number;
  readonly seats: number;
  readonly free: number;
  readonly waiting: number;
  readonly full: boolean;
}

export function seatsOf(one: CountedSeats): ClassSeats {
  const seats = one.MaxInSiteParticipants + one.MaxRemoteParticipants;
  const free = freeInClass(one);
  return {
    booked: one.InSiteParticipants + one.RemoteParticipants,
    seats,
    free,
    waiting: one.InSiteQueued + one.RemoteQueued,
    full: seats > 0 && free === 0,
  };
}

/** Percent of booked seats in published classes that take place. Undefined without seats. */
export function fullness(classes: readonly (CountedSeats & Pick<Class, 'PublishState' | 'CanceledAt'>)[]): number | undefined {
  const counted = classes.filter((one) => one.PublishState === 'Published' && one.CanceledAt === null).map(seatsOf);
  const seats = counted.reduce((sum, one) => sum + one.seats, 0);
  return seats === 0 ? undefined : Math.round((100 * counted.reduce((sum, one) => sum + one.booked, 0)) / seats);
}

type Judged = CountedSeats & Pick<Class, 'PublishState' | 'CanceledAt' | 'End'> & Partial<Pick<CalendarClass, 'ClassEnd'>>;

/** A Course ends with its last day. */
export function factsOf(one: Judged): ClassFacts {
  const { booked, waiting } = seatsOf(one);
  return {
    PublishState: one.PublishState,
    isCanceled: one.CanceledAt !== null,
    End: new Date(one.ClassEnd ?? one.End),
    participants: booked + waiting,
  };
}

export const classIsOver = (one: Judged, now: Date): boolean => factsOf(one).End <= now;

export function refusalOf(one: Judged, action: ClassAction, now: Date) {
  const answer = actOnClass(factsOf(one), action, now);
  return 'refused' in answer ? answer.refused : undefined;
}
