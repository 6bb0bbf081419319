import { dayIn } from '@clubpulse/rules/time/days';
import { timeZone } from '@clubpulse/world/clubs';
import type { NewSeat } from '../unserved.store.ts';
import { mondayOf } from './attendances.ts';
import type { ClosedClass, Membership, Seat } from './closed-classes.store.ts';

const MAX_WEEKLY = 5;

type Payment = Pick<NewSeat, 'PaymentKind' | 'UserSubscriptionId' | 'AddedBy'>;

export interface Diary {
  free(userIds: readonly number[], day: string): readonly number[];
  book(userId: number, day: string, clubClass: ClosedClass, staffId: number): Payment;
}

export function openDiary(seats: readonly Seat[], memberships: readonly Membership[]): Diary {
  const days = new Map<string, Set<string>>();
  const paid = new Map<string, number>();
  const weekOf = (id: number, day: string) => `${id} ${mondayOf(day)}`;
  const held = Map.groupBy(memberships, (one) => one.UserId);

  function note(userId: number, day: string, subscriptionId: number | null): void {
    const week = weekOf(userId, day);
    days.set(week, (days.get(week) ?? new Set()).add(day));
    if (subscriptionId === null) return;
    const paidWeek = weekOf(subscriptionId, day);
    paid.set(paidWeek, (paid.get(paidWeek) ?? 0) + 1);
  }
  for (const { UserId, ClassBegin, UserSubscriptionId } of seats) note(UserId, dayIn(timeZone, ClassBegin), UserSubscriptionId);

  return {
    free(userIds, day) {
      const daysOf = (userId: number) => days.get(weekOf(userId, day));
      const thatDay = userIds.filter((userId) => !daysOf(userId)?.has(day));
      const rested = thatDay.filter((userId) => (daysOf(userId)?.size ?? 0) < MAX_WEEKLY);
      return rested.length > 0 ? rested : thatDay;
    },
    book(userId, day, { ClassSubscriptionIds, CreditsCostInSite }, staffId) {
      const pays = held
        .get(userId)
        ?.find(
          (one) =>
            ClassSubscriptionIds.includes(one.ClassSubscriptionId) &&
            one.first <= day &&
            (one.last === null || one.last >= day) &&
            (paid.get(weekOf(one.UserSubscriptionId, day)) ?? 0) < (one.MaxWeeklyBookings ?? Number.POSITIVE_INFINITY),
        );
      note(userId, day, pays?.UserSubscriptionId ?? null);
      if (pays) return { PaymentKind: 'Subscription', UserSubscriptionId: pays.UserSubscriptionId, AddedBy: null };
      const costs = ClassSubscriptionIds.length > 0 || CreditsCostInSite > 0;
      return { PaymentKind: 'Free', UserSubscriptionId: null, AddedBy: costs ? staffId : null };
    },
  };
}
