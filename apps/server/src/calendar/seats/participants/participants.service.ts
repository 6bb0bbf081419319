import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId, Place } from '@clubpulse/contract/calendar/classes/classes';
import type {
  ListedParticipant,
  NamelessSeat,
  Participant,
  ParticipantSubscription,
  SeatState,
} from '@clubpulse/contract/calendar/seats/participants';
import type { listParticipantSubscriptions } from '@clubpulse/contract/calendar/seats/participants.calls';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page } from '@clubpulse/contract/scalars';
import { stateOn, subscriptionFacts } from '@clubpulse/rules/billing/subscriptions/states';
import { dayIn, isLongerThan } from '@clubpulse/rules/time/days';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestKey } from '../../../platform/http/idempotency.store.ts';
import { pageOf, presented } from '../../../platform/page/page.ts';
import { classOf } from '../../classes/public.ts';
import { paidOf } from '../bookings/bookings.present.ts';
import { seatFactsOfClass } from '../many-seats.facts.ts';
import type { SeatAct, Seats } from '../seats.service.ts';
import { namelessSeatsOf } from './nameless-seats.facts.ts';
import { countPaidSeats, type PaidSeatRow, paidSeats } from './paid-seats.facts.ts';
import { presentListed, presentParticipant } from './participants.present.ts';

export const PAID_SEATS_MAX_DAYS = 120;

interface StaffAct {
  readonly classId: ClassId;
  readonly userId: UserId;
  readonly staffId: CallerId;
  readonly key: RequestKey | undefined;
}

export type Participants = ReturnType<typeof createParticipants>;

export function createParticipants({ db, seats }: { db: Database; seats: Seats }) {
  const shown = (act: StaffAct): SeatAct<Participant> => ({ ...act, answer: ({ facts }) => presentParticipant(facts) });

  return {
    clubOf: async (classId: ClassId): Promise<number | undefined> => (await classOf(db, classId))?.ClubId,

    async list(classId: ClassId): Promise<ListedParticipant[] | Refusal> {
      const found = await classOf(db, classId);
      if (!found) return refuse('NotFound');
      if (found.PublishState !== 'Published') return refuse('ClassNotPublished');
      return (await seatFactsOfClass(db, classId)).map(presentListed);
    },

    /** The order of the seats does not reveal when each member left. */
    nameless: (classId: ClassId): Promise<NamelessSeat[]> => namelessSeatsOf(db, classId),

    /** `force` ignores booking times and limits, but still requires a free seat, payment and documents. */
    add: (
      act: StaffAct,
      body: { Place: Place; paymentMode: string; force: boolean; Queue: boolean },
    ): Promise<Participant | Refusal> => seats.join(shown(act), { by: 'staff', ...body }),

    setState: (act: StaffAct, body: { State: SeatState; paymentMode: string; force: boolean }): Promise<Participant | Refusal> =>
      seats.move(shown(act), body.State, body.paymentMode, body.force),

    delete: (act: StaffAct, giveBack: boolean | undefined): Promise<undefined | Refusal> =>
      seats.leave({ ...act, answer: () => undefined }, giveBack),

    async subscriptions(
      clubId: ClubId,
      query: QueryOf<typeof listParticipantSubscriptions>,
    ): Promise<Page<ParticipantSubscription> | Refusal> {
      const { start, length, globalSearch, ClassSubscriptionId } = query;
      const interval = { Begin: new Date(query.Begin), End: new Date(query.End) };
      if (isLongerThan(interval.Begin, interval.End, PAID_SEATS_MAX_DAYS))
        return refuse('DateIntervalTooLong', { values: { max: PAID_SEATS_MAX_DAYS } });
      const filter = { ...interval, ClassSubscriptionId, text: globalSearch };
      return pageOf(query, {
        data: presented(paidSeats(db, clubId, filter, start, length), presentPaidSeat),
        recordsTotal: countPaidSeats(db, clubId, interval),
        recordsFiltered: countPaidSeats(db, clubId, filter),
      });
    },
  };
}

function presentPaidSeat(row: PaidSeatRow): ParticipantSubscription {
  const { Subscription, Now, TimeZone } = row;
  return {
    ClassId: row.ClassId,
    ClassName: row.ClassName,
    Begin: row.Begin.toISOString(),
    UserId: row.UserId,
    Nickname: row.Nickname,
    FirstMidName: row.FirstMidName,
    LastName: row.LastName,
    State: row.State,
    Place: row.Place,
    Paid: paidOf(row),
    SubscriptionState: Subscription && stateOn(subscriptionFacts(Subscription), dayIn(TimeZone, Now)).state,
    ExpiryDate: Subscription?.ExpiryDate ?? null,
  };
}
