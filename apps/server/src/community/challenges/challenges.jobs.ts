import { AWARDS_AFTER_DAYS } from '@clubpulse/contract/community/challenges';
import type { DailyJob } from '../../clubs/daily/public.ts';
import { award, notifyEnded, notifyStarted } from './challenge-awards.service.ts';
import { todaysIn } from './challenges.checks.ts';
import { brandOf, clubsOf } from './challenges.facts.ts';
import * as store from './challenges.store.ts';

/** A challenge of a brand is announced or awarded when the day has begun in all clubs of the brand. */
export const challengeDays = ({ now = () => new Date() }: { readonly now?: () => Date } = {}): DailyJob => ({
  name: 'challenges',
  async run(trx, { ClubId: clubId, days }) {
    const today = days.at(-1) ?? days[0];
    const brandId = await brandOf(trx, clubId);
    const ofBrand = brandId === null ? [] : await clubsOf(trx, { ClubId: null, BrandId: brandId });
    const due = { clubId, brandId, today, brandToday: todaysIn(ofBrand, now()).first };
    for (const challenge of await store.toStart(trx, due)) await notifyStarted(trx, challenge, now());
    for (const challenge of await store.toEnd(trx, due)) await notifyEnded(trx, challenge, now());
    for (const challenge of await store.toAward(trx, due, AWARDS_AFTER_DAYS)) await award(trx, challenge, now());
  },
});
