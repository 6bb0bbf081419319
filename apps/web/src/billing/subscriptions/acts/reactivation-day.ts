import { MIN_SUSPENSION_DAYS } from '@clubpulse/rules/billing/subscriptions/actions';
import { addDays } from '@clubpulse/rules/time/days';
import { z } from 'zod';

export function earliestReactivation(today: string, since: string): string {
  const [tomorrow, week] = [addDays(today, 1), addDays(since, MIN_SUSPENSION_DAYS)];
  return week > tomorrow ? week : tomorrow;
}

export const reactivationDaySchema = (today: string, since: string) =>
  z.iso
    .date('field-required')
    .refine((chosen) => chosen > today, 'date-in-future')
    .refine((chosen) => chosen >= addDays(since, MIN_SUSPENSION_DAYS), 'suspension-min-days');
