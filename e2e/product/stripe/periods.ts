const date = (seconds: number): Date => new Date(seconds * 1000);

/** Counts in UTC from the anchor. Shorter months end with their last day. */
function after(anchor: number, count: number, interval: string): number {
  const end = date(anchor);
  if (interval === 'day') end.setUTCDate(end.getUTCDate() + count);
  else if (interval === 'week') end.setUTCDate(end.getUTCDate() + 7 * count);
  else {
    const day = end.getUTCDate();
    end.setUTCDate(1);
    end.setUTCMonth(end.getUTCMonth() + (interval === 'year' ? 12 : 1) * count);
    const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
    end.setUTCDate(Math.min(day, last));
  }
  return end.getTime() / 1000;
}

export function periodEnd(anchor: number, moment: number, recurring: { interval: string; interval_count: number }): number {
  for (let count = anchor > moment ? 0 : 1; ; count++) {
    const end = after(anchor, count * recurring.interval_count, recurring.interval);
    if (end > moment) return end;
  }
}
