import type { userMeasureExpired } from '@clubpulse/contract/body/measures/measures.events';
import type { PayloadOf } from '@clubpulse/contract/event';
import { expiryOf, validDays } from '@clubpulse/rules/body/measures/measures';
import { startOfDay } from '@clubpulse/rules/time/days';
import type { DailyJob } from '../../clubs/daily/public.ts';
import { emitAll } from '../../platform/events/emit.store.ts';
import { firstHere, lastOfEach } from './measured-members.facts.ts';

type Measure = PayloadOf<typeof userMeasureExpired>['Measure'];
const keys = Object.keys(validDays) as readonly Measure[];

/** Tells of measures that got old since it last ran: each athlete in the first of her clubs, whose day decides. */
export const measureNotices: DailyJob = {
  name: 'measures',
  async run(trx, { ClubId, TimeZone, days, since }) {
    const until = startOfDay(TimeZone, days.at(-1) ?? days[0]);
    const last = await lastOfEach(trx, await firstHere(trx, ClubId), keys);
    const expired = last.flatMap(({ UserId, Key, TimeStamp }) => {
      const measure = keys.find((key) => key === Key);
      const at = measure && expiryOf(measure, TimeStamp);
      return at && measure && at > since && at <= until
        ? [{ Target: UserId, Measure: measure, Days: validDays[measure] ?? 0 }]
        : [];
    });
    await emitAll(
      trx,
      expired.map((Payload) => ({ ClubId: null, Type: 'UserMeasureExpired', Payload })),
    );
  },
};
