import type { ErrorType } from '@clubpulse/contract/errors';
import type { ClientStage, MovedTrials } from '@clubpulse/contract/members/pipeline/pipeline';
import { batchClientStage, undoClientStage } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { useState } from 'react';
import { useChange } from '../../platform/api.ts';

/** Somebody, and the stage she is taken from. */
export interface Carried {
  readonly userId: number;
  readonly from: ClientStage;
}
interface MoveOutcome {
  readonly to: ClientStage;
  /** Who moved; empty after they were put back. */
  readonly moved: readonly number[];
  /** By it the club knows the move. */
  readonly movedAt: string;
  /** What a move to trial brought along. */
  readonly trials: MovedTrials;
  readonly refused: readonly { readonly UserId: number; readonly ErrorType: ErrorType }[];
  /** Trials that stay, though the move that gave them was taken back. */
  readonly kept: number;
}
export type Moves = ReturnType<typeof useMoves>;

/** Moves people from stage to stage and remembers the last move, so that the club can take it back. */
export function useMoves(clubId: number) {
  const [outcome, setOutcome] = useState<MoveOutcome | null>(null);
  const batch = useChange(batchClientStage);
  const back = useChange(undoClientStage);
  const params = { id: clubId };
  return {
    outcome,
    forget: () => setOutcome(null),
    isMoving: batch.isPending || back.isPending,
    async move(people: readonly Carried[], to: ClientStage): Promise<void> {
      const moving = people.filter(({ from }) => from !== to);
      if (moving.length === 0) return;
      const UserIds = moving.map(({ userId }) => userId);
      // As they stand on this screen: whom somebody else moved meanwhile is not moved on unseen.
      const Seen = moving.map(({ userId: UserId, from: ClientStage }) => ({ UserId, ClientStage }));
      const answered = await batch.mutateAsync({ params, body: { UserIds, ClientStage: to, Seen } });
      const { Moved: moved, MovedAt: movedAt, Refused: refused, Trials: trials } = answered;
      setOutcome({ to, moved, movedAt, trials, refused, kept: 0 });
    },
    /** Takes the last move back, with the trials it gave; what could not be is left to read. */
    undo(): void {
      if (outcome === null) return;
      const { moved: UserIds, movedAt: MovedAt, trials } = outcome;
      const TakeBack = trials.Given.map(({ UserSubscriptionId }) => UserSubscriptionId);
      const body = { UserIds: [...UserIds], MovedAt, ...(TakeBack.length > 0 ? { TakeBack } : {}) };
      back.mutate(
        { params, body },
        {
          onSuccess: ({ Refused: refused, Kept }) => {
            const left = { ...outcome, moved: [], trials: { Given: [], Without: [] }, refused, kept: Kept.length };
            setOutcome(refused.length + Kept.length > 0 ? left : null);
          },
          onError: () => setOutcome(null),
        },
      );
    },
  };
}
