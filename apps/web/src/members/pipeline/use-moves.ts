import type { ErrorType } from '@clubpulse/contract/errors';
import type { ClientStage, MovedTrials } from '@clubpulse/contract/members/pipeline/pipeline';
import { batchClientStage } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { useState } from 'react';
import { useChange } from '../../platform/api.ts';

/** Somebody, and the stage she is taken from. */
export interface Carried {
  readonly userId: number;
  readonly from: ClientStage;
}
export interface MoveOutcome {
  readonly to: ClientStage;
  /** Who moved, with where each came from; empty after they were put back. */
  readonly moved: readonly Carried[];
  /** What a move to trial brought along. */
  readonly trials: Omit<MovedTrials, 'Kept'>;
  readonly refused: readonly { readonly UserId: number; readonly ErrorType: ErrorType }[];
}

/** Moves people on the board and remembers the last move, so that it can be taken back. */
export function useMoves(clubId: number) {
  const [outcome, setOutcome] = useState<MoveOutcome | null>(null);
  const batch = useChange(batchClientStage);
  const send = (UserIds: number[], ClientStage: ClientStage, TakeBack: number[] = []) =>
    batch.mutateAsync({
      params: { id: clubId },
      body: { UserIds, ClientStage, ...(TakeBack.length > 0 ? { TakeBack } : {}) },
    });
  return {
    outcome,
    forget: () => setOutcome(null),
    isMoving: batch.isPending,
    async move(people: readonly Carried[], to: ClientStage): Promise<void> {
      const moving = people.filter(({ from }) => from !== to);
      if (moving.length === 0) return;
      const { Moved, Refused, Trials } = await send(
        moving.map(({ userId }) => userId),
        to,
      );
      setOutcome({ to, moved: moving.filter(({ userId }) => Moved.includes(userId)), trials: Trials, refused: Refused });
    },
    /** Takes the last move back, with the trials it gave; answers how many of them stay. */
    async undo(): Promise<number> {
      const back = Map.groupBy(outcome?.moved ?? [], ({ from }) => from);
      const given = outcome?.trials.Given ?? [];
      setOutcome(null);
      let kept = 0;
      for (const [from, people] of back) {
        const ids = people.map(({ userId }) => userId);
        const trials = given.filter(({ UserId }) => ids.includes(UserId)).map(({ UserSubscriptionId }) => UserSubscriptionId);
        kept += (await send(ids, from, trials)).Trials.Kept.length;
      }
      return kept;
    },
  };
}
