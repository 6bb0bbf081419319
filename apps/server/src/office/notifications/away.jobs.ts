import { addDays, startOfDay } from '@clubpulse/rules/time/days';
import type { DailyJob } from '../../clubs/daily/public.ts';
import { emitAll } from '../../platform/events/emit.store.ts';
import { lastThere, reminderWeeks } from './notifications.facts.ts';

/** Reminds members whose last visit was exactly that many weeks ago, so that each absence causes one reminder. */
export const absenceReminderJob: DailyJob = {
  name: 'away',
  async run(trx, { ClubId, TimeZone, days }) {
    const Days = 7 * (await reminderWeeks(trx, ClubId));
    const dayAgo = (day: string, further = 0) => startOfDay(TimeZone, addDays(day, further - Days));
    const away = await lastThere(trx, ClubId, dayAgo(days[0]), dayAgo(days.at(-1) ?? days[0], 1));
    await emitAll(
      trx,
      away.map((Target) => ({ ClubId, Type: 'UserIsAway' as const, Payload: { Target, Days } })),
    );
  },
};
