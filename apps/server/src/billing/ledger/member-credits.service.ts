import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import type { Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { type Moved, type Movement, move } from './ledger.service.ts';

export interface MemberOfClub {
  readonly ClubId: number;
  readonly UserId: number;
}

const noClass = { ClassId: null, ClassName: null, ClassDate: null } as const;

export async function moveCredits(
  trx: Queryable,
  { ClubId, UserId }: MemberOfClub,
  movement: Movement,
): Promise<Moved | Refusal> {
  const moved = await move(trx, { ClubId, UserId, UserSubscriptionId: null }, movement);
  if (isRefusal(moved)) return moved;
  const { Change, Reason, by } = movement;
  await emit(trx, {
    ClubId,
    Type: Change > 0 ? 'CreditsAdd' : 'CreditsSub',
    Payload: { Target: UserId, Credits: Math.abs(Change), TotalCredits: moved.BalanceAfter, Reason, ...noClass, By: by },
  });
  return moved;
}
