import {
  type DashboardList,
  type DashboardRange,
  type DashboardSettings,
  dashboardLists,
  moneyLists,
} from '@clubpulse/contract/office/dashboard/dashboard';
import { addDays, addMonths, type Day, type Days, eachDay } from '../../time/days.ts';

export const NO_ACTIVITY_DAYS = 30;

type Way = 'now' | 'ahead' | 'back';
export const wayOf = {
  Active: 'now',
  Expiring: 'ahead',
  Expired: 'back',
  NoActivity: 'now',
  AtRisk: 'now',
  New: 'back',
  Birthdays: 'ahead',
  ToPay: 'ahead',
  Unpaid: 'now',
} as const satisfies Record<DashboardList, Way>;

export const rangesOf: Record<Way, readonly DashboardRange[]> = {
  now: [],
  ahead: ['Day', 'Week', 'Days14', 'Days30', 'ThisMonth'],
  back: ['Day', 'Week', 'Days30', 'ThisMonth', 'LastMonth', 'Year'],
};

const standardRanges: Record<DashboardList, DashboardRange> = {
  Active: 'Day',
  Expiring: 'Days14',
  Expired: 'Days30',
  NoActivity: 'Days30',
  AtRisk: 'Days30',
  New: 'Days30',
  Birthdays: 'Week',
  ToPay: 'Days30',
  Unpaid: 'Days30',
};
const hiddenAtFirst: readonly DashboardList[] = ['Unpaid'];

const lengths = { Day: 1, Week: 7, Days14: 14, Days30: 30, Year: 365 } as const;

export function daysOfRange(range: DashboardRange, way: 'ahead' | 'back', today: Day): Days {
  const month = addMonths(today, 0);
  if (range === 'ThisMonth') return { first: month, last: addDays(addMonths(today, 1), -1) };
  if (range === 'LastMonth') return { first: addMonths(today, -1), last: addDays(month, -1) };
  const others = lengths[range] - 1;
  return way === 'back' ? { first: addDays(today, -others), last: today } : { first: today, last: addDays(today, others) };
}

interface Chosen {
  readonly presetRange?: DashboardRange | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

export function daysOfList(list: DashboardList, { from, to, presetRange }: Chosen, saved: DashboardRange, today: Day) {
  const way = wayOf[list];
  if (way === 'now') return null;
  const [first, last] = [from ?? to, to ?? from];
  if (first !== undefined && last !== undefined) return { first, last };
  return daysOfRange(presetRange ?? saved, way, today);
}

export const standardSettings: DashboardSettings = {
  Lists: dashboardLists.map((List) => ({
    List,
    Shown: !hiddenAtFirst.includes(List),
    Range: standardRanges[List],
    Count: 50,
  })),
  Extended: false,
};

export function completed({ Lists, Extended }: DashboardSettings): DashboardSettings {
  const missing = standardSettings.Lists.filter(({ List }) => !Lists.some((one) => one.List === List));
  return { Lists: [...Lists, ...missing.map((one) => ({ ...one, Shown: false }))], Extended };
}

export const maySee = (list: DashboardList, seesPayments: boolean): boolean => seesPayments || !moneyLists.includes(list);

export const birthdaysIn = (days: Days): string[] =>
  eachDay(days).flatMap((day) => {
    const birthday = day.slice(5);
    return birthday === '02-28' && addDays(day, 1).endsWith('03-01') ? [birthday, '02-29'] : [birthday];
  });
