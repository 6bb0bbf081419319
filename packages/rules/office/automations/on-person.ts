import {
  type AutomationCheck,
  type AutomationCondition,
  type AutomationTest,
  type automationWaits,
  PREVIEW_DAYS,
  WAIT_HOURS_MAX,
} from '@clubpulse/contract/office/automations/automations';
import { allowedFrom, type Cause, type ClubHours, dueAt, isStopped, type Span } from './due.ts';

const HOUR_MS = 3_600_000;

/** The time of the causes in the preview, and of those within the longest wait from now. */
export const spanOfTest = (now: Date): Span => ({
  from: new Date(now.getTime() - PREVIEW_DAYS * 24 * HOUR_MS),
  to: new Date(now.getTime() + WAIT_HOURS_MAX * HOUR_MS),
});

export function causeToTest<One extends { readonly due: Date }>(causes: readonly One[], now: Date): One | undefined {
  const sorted = causes.toSorted((one, other) => one.due.getTime() - other.due.getTime());
  return sorted.find(({ due }) => due > now) ?? sorted.at(-1);
}

export interface PersonFacts {
  readonly cause: Cause | undefined;
  readonly isStaff: boolean;
  readonly met: readonly (readonly [keyof AutomationCondition['Only'], boolean])[];
  readonly repliedAt: Date | null;
  readonly ranAt: Date | null;
  /** Times of the automatic messages to the person. */
  readonly sentAt: readonly Date[];
}

type Tested = Pick<AutomationTest, 'Holds'> & {
  readonly Checks: { readonly Check: AutomationCheck; readonly Holds: boolean; readonly At: Date | null }[];
  readonly DueAt: Date | null;
  readonly Waits: (typeof automationWaits)[number][];
};

export function testOn(
  { cause, isStaff, met, repliedAt, ranAt, sentAt }: PersonFacts,
  condition: Pick<AutomationCondition, 'WaitHours' | 'SendsMessage'>,
  hours: ClubHours,
  now: Date,
): Tested {
  const due = cause && dueAt(cause.At, condition, hours);
  const waited = cause && cause.At.getTime() + condition.WaitHours * HOUR_MS;
  const later = due && due > now && condition.SendsMessage ? allowedFrom(sentAt, due) : undefined;
  const at = later ?? due ?? now;
  const answered = isStopped(repliedAt, at > now ? at : now);
  const check = (Check: AutomationCheck, Holds: boolean, At: Date | null = null) => ({ Check, Holds, At });
  const Checks = [
    check('Cause', cause !== undefined, cause?.At ?? null),
    ...(cause === undefined ? [] : [check('NotEnded', cause.EndedAt === null || cause.EndedAt > at, cause.EndedAt)]),
    ...met.map(([name, holds]) => check(name, holds)),
    ...(isStaff ? [check('NotStaff', false)] : []),
    ...(answered ? [check('NotAnswered', false, repliedAt)] : []),
    ...(ranAt === null ? [] : [check('NotDone', false, ranAt)]),
  ];
  return {
    Checks,
    Holds: Checks.every(({ Holds }) => Holds),
    DueAt: later ?? due ?? null,
    Waits: [
      ...(due && condition.WaitHours > 0 ? (['Wait'] as const) : []),
      ...(due && due.getTime() !== waited ? (['QuietHours'] as const) : []),
      ...(later ? (['Limit'] as const) : []),
    ],
  };
}
