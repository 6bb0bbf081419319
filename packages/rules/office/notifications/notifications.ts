import type { Notification } from '@clubpulse/contract/office/notifications';

/** Days that a notification is kept. */
export const KEPT_DAYS = 90;
/** Weeks without a training after which somebody is back, where no club says otherwise. */
export const WELCOME_BACK_WEEKS = 4;

/** Whole days between the end of a training and the next one's begin where she is back after them; undefined when she was not away for so many `weeks`. */
export function daysAway(before: Date, begin: Date, weeks = WELCOME_BACK_WEEKS): number | undefined {
  const days = Math.floor((begin.getTime() - before.getTime()) / 86_400_000);
  return days >= weeks * 7 ? days : undefined;
}

export type Shown = Pick<Notification, 'NotificationId' | 'Event' | 'Audience' | 'State' | 'CreatedAt' | 'ClubId' | 'Payload'>;

/** What stands in one row: the newest first. */
export interface Together<One extends Shown> {
  readonly newest: One;
  readonly others: readonly One[];
}

/**
 * Of a list, newest first: what staff receives of one kind on one day of the reader is one row, and stays apart where one is read and
 * another is not. `unreadRows` counts by the same rule.
 */
export function together<One extends Shown>(list: readonly One[], dayOf: (instant: string) => string): Together<One>[] {
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

/** Letters of a text that a device shows of a push; with four bytes each and the rest of it that is a quarter of what a push may carry. */
const PUSHED_LETTERS = 240;

/** The beginning of a text that is longer than a device shows. */
export function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= PUSHED_LETTERS ? text : `${letters.slice(0, PUSHED_LETTERS - 1).join('')}…`;
}
