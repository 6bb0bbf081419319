import { expirationTypeSchema } from '@clubpulse/contract/members/documents/documents';
import { EARLIEST_NOTICE_DAYS, expirationNotice } from '@clubpulse/rules/members/documents/documents';
import { addDays } from '@clubpulse/rules/time/days';
import type { DailyJob } from '../../clubs/daily/public.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { endingBetween } from './documents.store.ts';

/** `Days` is the number of days left, negative after the end. */
export const expirationNotices: DailyJob = {
  name: 'expirations',
  async run(trx, { ClubId, days }) {
    const today = days.at(-1) ?? days[0];
    const ending = await endingBetween(trx, ClubId, addDays(days[0], -1), addDays(today, EARLIEST_NOTICE_DAYS));
    for (const { UserId, ExpirationId, Type, Title, ExpirationDate } of ending) {
      const Days = expirationNotice(ExpirationDate, days);
      if (Days === undefined) continue;
      const Payload = {
        Target: UserId,
        ExpirationId,
        ExpirationType: expirationTypeSchema.parse(Type),
        Title,
        ExpirationDate,
        Days,
        By: null,
      };
      await emit(trx, { ClubId, Type: 'AthleteExp', Payload });
    }
  },
};
