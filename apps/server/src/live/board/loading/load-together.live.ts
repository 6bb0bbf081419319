import { setImmediate as breathe } from 'node:timers/promises';
import type { RecentMinutes } from '../../../training/heart-minutes/public.ts';
import type { BoardFacts, BoardPorts, Hidden } from '../board.ports.ts';
import { RECALLED_SECONDS } from './recall.live.ts';
import type { TrainingLimits } from './training-limits.facts.ts';

/** One query for each club costs too much CPU, one query for all clubs too much memory. */
const CLUBS_TOGETHER = 10;

export interface Loaded extends BoardFacts {
  readonly stored: readonly RecentMinutes[];
  readonly limits: readonly TrainingLimits[];
  readonly hidden: readonly Hidden[];
  readonly now: Date;
}

interface Waiting {
  readonly clubId: number;
  readonly recalls: boolean;
  readonly resolve: (loaded: Loaded) => void;
  readonly reject: (error: unknown) => void;
}

export function loadTogether(ports: Pick<BoardPorts, 'factsOf' | 'minutesOf' | 'limitsSince' | 'hiddenIn'>) {
  const waiting: Waiting[] = [];
  let isLoading = false;

  async function loadTurn(turn: readonly Waiting[]): Promise<void> {
    const facts = await ports.factsOf([...new Set(turn.map(({ clubId }) => clubId))]);
    const now = new Date();
    const wearers = turn
      .filter(({ recalls }) => recalls)
      .flatMap(({ clubId }) =>
        (facts.get(clubId)?.athletes ?? []).flatMap(({ UserId, straps, demo }) =>
          straps.length > 0 && demo === undefined ? [{ ClubId: clubId, UserId }] : [],
        ),
      );
    const stored = wearers.length > 0 ? await ports.minutesOf(wearers, now) : [];
    const limits = await ports.limitsSince(
      stored.map(({ UserId }) => UserId),
      Math.floor(now.getTime() / 1000) - RECALLED_SECONDS,
    );
    const hidden = stored.length > 0 ? await ports.hiddenIn([...new Set(stored.map(({ ClubId }) => ClubId))]) : [];
    const storedOf = Map.groupBy(stored, ({ ClubId }) => ClubId);
    for (const { clubId, recalls, resolve } of turn) {
      const { athletes, bridges } = facts.get(clubId) ?? { athletes: [], bridges: [] };
      resolve({
        athletes,
        bridges,
        stored: recalls ? (storedOf.get(clubId) ?? []) : [],
        limits,
        now,
        hidden: hidden.filter(({ ClubId }) => ClubId === clubId),
      });
      await breathe();
    }
  }

  async function loadAll(): Promise<void> {
    while (waiting.length > 0) {
      await breathe();
      const turn = waiting.splice(0, CLUBS_TOGETHER);
      await loadTurn(turn).catch((error: unknown) => {
        for (const { reject } of turn) reject(error);
      });
    }
    isLoading = false;
  }

  return (clubId: number, recalls: boolean): Promise<Loaded> =>
    new Promise((resolve, reject) => {
      waiting.push({ clubId, recalls, resolve, reject });
      if (isLoading) return;
      isLoading = true;
      void loadAll();
    });
}
