import type { Notification } from '@clubpulse/contract/office/notifications';

export const STORED_DAYS = 90;
export const WELCOME_BACK_WEEKS = 4;

export function daysAway(before: Date, begin: Date, weeks = WELCOME_BACK_WEEKS): number | undefined {
  const days = Math.floor((begin.getTime() - before.getTime()) / 86_400_000);
  return days >= weeks * 7 ? days : undefined;
}

export type Shown = Pick<Notification, 'NotificationId' | 'Event' | 'Audience' | 'State' | 'CreatedAt' | 'ClubId' | 'Payload'>;

export interface GroupedNotification<One extends Shown> {
  readonly newest: One;
  readonly others: readonly One[];
}

/**
 * Staff notifications of the same type and day become one entry; unread and read ones are separate. `unreadRows` counts in the
 * same way.
 */
export function groupNotifications<One extends Shown>(
  list: readonly One[],
  dayOf: (instant: string) => string,
): GroupedNotification<One>[] {
  const rows: { newest: One; others: One[] }[] = [];
  for (const one of list) {
    const row = rows.find(({ newest }) => isAlike(newest, one) && dayOf(newest.CreatedAt) === dayOf(one.CreatedAt));
    if (row) row.others.push(one);
    else rows.push({ newest: one, others: [] });
  }
  return rows;
}

const isAlike = (newest: Shown, one: Shown): boolean =>
  one.Audience === 'Manager' &&
  (['Event', 'Audience', 'State', 'ClubId'] as const).every((field) => newest[field] === one[field]) &&
  newest.Payload.Variant === one.Payload.Variant;

/** Even with four bytes per letter and the other fields, the text fits the limit of push services. */
const PUSHED_LETTERS = 240;

export function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= PUSHED_LETTERS ? text : `${letters.slice(0, PUSHED_LETTERS - 1).join('')}…`;
}
