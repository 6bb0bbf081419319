import type { DashboardBox, DashboardList, DashboardRange, DashboardRow } from '@clubpulse/contract/office/dashboard/dashboard';
import { wayOf } from '@clubpulse/rules/office/dashboard/dashboard-lists';
import { daysBetween } from '@clubpulse/rules/time/days';
import { signText } from '../../members/pipeline/public.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

export const listName = (list: DashboardList, t: Translate): string => t(`dashboard.list-${list}`);

export const rangeText = (range: DashboardRange, way: 'ahead' | 'back', t: Translate): string =>
  range === 'Day' || range === 'ThisMonth' || range === 'LastMonth'
    ? t(`dashboard.range-${range}`)
    : t(`dashboard.${way}-${range}`);

export function scopeText(list: DashboardList, range: DashboardRange, t: Translate): string {
  if (list === 'Active' || list === 'NoActivity' || list === 'AtRisk' || list === 'Unpaid') return t(`dashboard.of-${list}`);
  return rangeText(range, wayOf[list], t);
}

export const daysText = ({ From, To }: Pick<DashboardBox, 'From' | 'To'>, t: Translate, { date }: Formats): string | null =>
  From === null || To === null ? null : t('rankings.daysFromTo', { from: date(From), to: date(To) });

/** `today` is in the club's time zone. */
export function whyText(list: DashboardList, row: DashboardRow, today: string, t: Translate, formats: Formats): string {
  const { date, number, money, relativeDay, dayOf } = formats;
  const { Plan, Owed, Birthday, LastSeen, Since } = row;
  const end = Plan?.EndsOn ?? null;
  switch (list) {
    case 'Active':
    case 'Expiring':
      return end === null ? t('dashboard.noEnd') : t('dashboard.endsOn', { date: date(end) });
    case 'Expired':
      return end === null ? t('dashboard.hasEnded') : t('dashboard.endedOn', { date: date(end) });
    case 'NoActivity': {
      if (LastSeen === null) return t('dashboard.neverSeen', { date: date(Since) });
      const count = daysBetween(dayOf(LastSeen), today);
      return t('dashboard.notSeen', { count, number: number(count) });
    }
    case 'AtRisk':
      return row.Signs.map((sign) => signText(sign, t, formats)).join('. ');
    case 'New':
      return t('dashboard.joinedOn', { date: date(Since) });
    case 'Birthdays':
      return Birthday === null
        ? ''
        : t('dashboard.turns', { date: relativeDay(Birthday.Date, today), years: number(Birthday.Turns) });
    case 'ToPay':
    case 'Unpaid': {
      if (Owed === null) return '';
      const amount = money(Owed.Amount, Owed.Currency);
      if (Owed.Due === null) return t('dashboard.dueNow', { amount });
      return t(Owed.Label === 'Unpaid' ? 'dashboard.lateSince' : 'dashboard.dueOn', { amount, date: date(Owed.Due) });
    }
  }
}
