import type { ErrorType } from '@clubpulse/contract/errors';
import type { ClientStage, MovedTrials } from '@clubpulse/contract/members/pipeline/pipeline';
import { batchClientStage, undoClientStage } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { useState } from 'react';
import { useChange } from '../../platform/api.ts';

export interface Carried {
  readonly userId: number;
  readonly from: ClientStage;
}
interface MoveOutcome {
  readonly to: ClientStage;
  readonly moved: readonly number[];
  readonly movedAt: string;
  readonly trials: MovedTrials;
  readonly refused: readonly { readonly UserId: number; readonly ErrorType: ErrorType }[];
  /** Number of trials that were not revoked when the move was undone. */
  readonly notReverted: number;
}
export type Moves = ReturnType<typeof useMoves>;

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
      // The request contains the seen stages, so that the server refuses a member whom another user has moved meanwhile.
      const Seen = moving.map(({ userId: UserId, from: ClientStage }) => ({ UserId, ClientStage }));
      const answered = await batch.mutateAsync({ params, body: { UserIds, ClientStage: to, Seen } });
      const { Moved: moved, MovedAt: movedAt, Refused: refused, Trials: trials } = answered;
      setOutcome({ to, moved, movedAt, trials, refused, notReverted: 0 });
    },
    undo(): void {
      if (outcome === null) return;
      const { moved: UserIds, movedAt: MovedAt, trials } = outcome;
      const TakeBack = trials.Given.map(({ UserSubscriptionId }) => UserSubscriptionId);
      const body = { UserIds: [...UserIds], MovedAt, ...(TakeBack.length > 0 ? { TakeBack } : {}) };
      back.mutate(
        { params, body },
        {
          onSuccess: ({ Refused: refused, Kept }) => {
            const left = { ...outcome, moved: [], trials: { Given: [], Without: [] }, refused, notReverted: Kept.length };
            setOutcome(refused.length + Kept.length > 0 ? left : null);
          },
          onError: () => setOutcome(null),
        },
      );
    },
  };
}
