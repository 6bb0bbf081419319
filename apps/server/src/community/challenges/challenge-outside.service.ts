import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ChallengeState } from '@clubpulse/contract/community/challenges';
import { challengeState } from '@clubpulse/rules/community/challenges/challenges';
import { refusedOutside } from '@clubpulse/rules/community/embeds/shown-challenges';
import { ranked } from '@clubpulse/rules/community/rankings/ranks';
import type { Day } from '@clubpulse/rules/time/days';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Challenges } from '../../platform/database/schema.generated.ts';
import { namesOutside } from '../rankings/public.ts';
import { placesOf } from './challenge-places.service.ts';
import { ofClubOutside } from './challenges.store.ts';

export interface OutsideChallenge extends Selectable<Challenges> {
  readonly State: ChallengeState;
}

async function judged(
  db: Queryable,
  clubId: ClubId,
  today: Day,
  { chosen, before }: { readonly chosen: readonly number[]; readonly before: readonly number[] },
) {
  const rows = await ofClubOutside(db, clubId, today, [...chosen, ...before]);
  const known = new Map(
    rows.map((row) => [row.ChallengeId, { ...row, State: challengeState(row, { first: today, last: today }) }]),
  );
  const refusedOf = (id: number) => refusedOutside(known.get(id), before.includes(id));
  return { known, refusedOf };
}

/** Current and later challenges, and finished challenges that the club selected. */
export async function shownOutside(
  db: Queryable,
  clubId: ClubId,
  today: Day,
  before: readonly number[],
): Promise<OutsideChallenge[]> {
  const { known, refusedOf } = await judged(db, clubId, today, { chosen: [], before });
  return [...known.values()].filter(({ ChallengeId }) => refusedOf(ChallengeId) === undefined);
}

export async function refusedOnWebsites(
  db: Queryable,
  clubId: ClubId,
  today: Day,
  choice: { readonly chosen: readonly number[]; readonly before: readonly number[] },
): Promise<{ readonly id: number; readonly key: NonNullable<ReturnType<typeof refusedOutside>> }[]> {
  const { refusedOf } = await judged(db, clubId, today, choice);
  return choice.chosen.flatMap((id) => {
    const key = refusedOf(id);
    return key === undefined ? [] : [{ id, key }];
  });
}

export async function rankingOutside(db: Queryable, challenge: Selectable<Challenges>, length: number) {
  const places = await placesOf(db, challenge);
  const names = await namesOutside(
    db,
    places.flatMap(({ UserId }) => UserId ?? []),
  );
  const shown = ranked(
    places.flatMap(({ UserId, ...one }) => {
      const Nickname = UserId === null ? undefined : names.get(UserId);
      return Nickname === undefined ? [] : [{ ...one, Nickname }];
    }),
    'Points',
  );
  return {
    total: shown.length,
    rows: shown
      .filter(({ Points }) => Points > 0)
      .slice(0, length)
      .map(({ Nickname, Rank, Points }) => ({ Rank, Nickname, Value: Points })),
  };
}
