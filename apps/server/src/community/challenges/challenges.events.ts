import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Challenges } from '../../platform/database/schema.generated.ts';
import { emitAll } from '../../platform/events/emit.store.ts';

type ChallengeAct =
  | 'ChallengeAdded'
  | 'ChallengeUpdated'
  | 'ChallengeEnabled'
  | 'ChallengeDisabled'
  | 'ChallengeDeleted'
  | 'ChallengeAwardsGiven';

export const emitAct = (
  trx: Queryable,
  Type: ChallengeAct,
  { ChallengeId, Title }: Pick<Selectable<Challenges>, 'ChallengeId' | 'Title'>,
  clubs: readonly { readonly ClubId: number }[],
  By: UserId,
): Promise<void> =>
  emitAll(
    trx,
    clubs.map(({ ClubId }) => ({ ClubId, Type, Payload: { ChallengeId, Title, By } })),
  );
