import type { Aging } from '@clubpulse/contract/body/measures/measures';
import { expiryOf, validDays } from '@clubpulse/rules/body/measures/measures';
import { startOfDay } from '@clubpulse/rules/time/days';
import type { DailyJob } from '../../clubs/daily/public.ts';
import { emitAll } from '../../platform/events/emit.store.ts';
import { firstHere, measuredAt } from './measured-members.facts.ts';

const keys = Object.keys(validDays) as readonly Aging[];

export const measureNotices: DailyJob = {
  name: 'measures',
  async run(trx, { ClubId, TimeZone, days, since }) {
    const until = startOfDay(TimeZone, days.at(-1) ?? days[0]);
    const last = await measuredAt(trx, await firstHere(trx, ClubId));
    const expired = last.flatMap((measured) =>
      keys.flatMap((measure) => {
        const at = measured[measure] && expiryOf(measure, measured[measure]);
        return at && at > since && at <= until ? [{ Target: measured.UserId, Measure: measure, Days: validDays[measure] }] : [];
      }),
    );
    await emitAll(
      trx,
      expired.map((Payload) => ({ ClubId: null, Type: 'UserMeasureExpired', Payload })),
    );
  },
};
