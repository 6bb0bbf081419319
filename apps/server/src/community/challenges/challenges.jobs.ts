import type { ChallengeId } from '@clubpulse/contract/community/challenges';
import { AWARDS_AFTER_DAYS, badges } from '@clubpulse/contract/community/challenges';
import { isRefusal } from '@clubpulse/contract/errors';
import { awardOf, rankPercent } from '@clubpulse/rules/community/challenges/challenges';
import { ranked } from '@clubpulse/rules/community/rankings/ranks';
import { addDays } from '@clubpulse/rules/time/days';
import type { Selectable } from 'kysely';
import { holdRoleIn } from '../../accounts/roles/public.ts';
import { holdPeople } from '../../accounts/users/public.ts';
import { moveCredits } from '../../billing/ledger/public.ts';
import type { DailyJob } from '../../clubs/daily/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Challenges } from '../../platform/database/schema.generated.ts';
import { emitAll } from '../../platform/events/emit.store.ts';
import { totalsOfChallenge } from './challenges.facts.ts';
import * as store from './challenges.store.ts';

type Row = Selectable<Challenges>;

/** Who takes part hears when a challenge begins, when it is over, and what she won (OPS-078, OPS-080, OPS-081). */
export const challengeDays = ({ now = () => new Date() }: { readonly now?: () => Date } = {}): DailyJob => ({
  name: 'challenges',
  async run(trx, { ClubId, days }) {
    const today = days.at(-1) ?? days[0];
    const over = await store.toAward(trx, ClubId, addDays(today, -1 - AWARDS_AFTER_DAYS));
    for (const challenge of over) await award(trx, challenge, now());
    for (const challenge of await store.challengesBetween(trx, ClubId, 'StartDate', [days[0], today]))
      await start(trx, challenge);
    const ended = [addDays(days[0], -1), addDays(today, -1)] as const;
    for (const challenge of await store.challengesBetween(trx, ClubId, 'EndDate', ended)) await terminate(trx, challenge);
  },
});

async function start(trx: Queryable, { ChallengeId, ClubId, Title: ChallengeName }: Row): Promise<void> {
  await emitAll(
    trx,
    (await store.participantsOf(trx, ChallengeId)).map((Target) => ({
      ClubId,
      Type: 'ChallengeStarted',
      Payload: { Target, ChallengeId, ChallengeName },
    })),
  );
}

const placesOf = async (trx: Queryable, challengeId: ChallengeId) => ranked(await totalsOfChallenge(trx, challengeId), 'Points');

async function terminate(trx: Queryable, { ChallengeId, ClubId, Title: ChallengeName }: Row): Promise<void> {
  const places = await placesOf(trx, ChallengeId);
  await emitAll(
    trx,
    places.map(({ UserId: Target, Rank }) => ({
      ClubId,
      Type: 'ChallengeTerminated',
      Payload: { Target, ChallengeId, ChallengeName, Rank, RankPrc: rankPercent(Rank, places.length) },
    })),
  );
}

/** Once: the mark that it is done belongs to the same transaction (decision 0098). */
async function award(trx: Queryable, challenge: Row, At: Date): Promise<void> {
  const { ChallengeId, ClubId, Title: ChallengeName } = challenge;
  await holdPeople(trx, await store.participantsOf(trx, ChallengeId));
  const places = await placesOf(trx, ChallengeId);
  await store.keepTotals(trx, ChallengeId, places, At);
  for (const { UserId, Rank, Points } of places) {
    const won = awardOf(challenge, { Rank, Value: Points });
    const Badge = won && badges[won.Tier - 1];
    // Who leaves the club at this moment has nothing of it any more.
    if (!Badge || !(await holdRoleIn(trx, UserId, ClubId))) continue;
    if (!(await store.insertAward(trx, { ChallengeId, UserId, ClubId, ...won, At }))) continue;
    const moved =
      won.Credits > 0 &&
      (await moveCredits(trx, { ClubId, UserId }, { Change: won.Credits, Reason: 'Reward', by: null, Note: ChallengeName }));
    // An account that can hold no more keeps nobody else from hers.
    const Credits = moved && !isRefusal(moved) ? won.Credits : 0;
    const Payload = { Target: UserId, ChallengeId, ChallengeName, Badge, Credits };
    await emitAll(trx, [{ ClubId, Type: 'ChallengeAwarded', Payload }]);
  }
}
