/**
 * Instant after some periods of a subscription, counted in UTC from its anchor as the provider does: a month without that day
 * ends with its last day.
 */
export function afterPeriods(anchor: Date, count: number, interval: string): Date {
  const end = new Date(anchor);
  if (interval === 'day' || interval === 'week') end.setUTCDate(end.getUTCDate() + count * (interval === 'week' ? 7 : 1));
  else {
    end.setUTCDate(1);
    end.setUTCMonth(end.getUTCMonth() + count * (interval === 'year' ? 12 : 1));
    const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
    end.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  }
  return end;
}
