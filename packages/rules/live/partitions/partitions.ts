import type { ClubId } from '@clubpulse/contract/clubs/clubs';

export const PARTITIONS = 64;

export const allPartitions: readonly number[] = Array.from({ length: PARTITIONS }, (_, partition) => partition);

export const partitionOf = (clubId: ClubId): number => clubId % PARTITIONS;

interface Standing {
  readonly processes: number;
  readonly own: readonly number[];
  readonly free: readonly number[];
}

interface Moves {
  readonly give: readonly number[];
  readonly take: readonly number[];
}

export function movesOf({ processes, own, free }: Standing): Moves {
  const share = Math.ceil(PARTITIONS / Math.max(1, processes));
  return { give: own.slice(share), take: free.slice(0, Math.max(0, share - own.length)) };
}
