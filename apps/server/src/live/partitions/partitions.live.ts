import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { movesOf, PARTITIONS, partitionOf } from '@clubpulse/rules/live/partitions/partitions';
import type { Logger } from 'pino';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { createSharedLocks } from '../../platform/database/shared-locks.ts';

type IsOf = (clubId: ClubId) => boolean;

interface Follower {
  taken?(isTaken: IsOf): void;
  left?(isLeft: IsOf): Promise<void>;
}

export interface Partitions {
  readonly holds: IsOf;
  holdsAll(): boolean;
  held(): readonly number[];
  follow(follower: Follower): void;
  begin(): Promise<void>;
  release(): Promise<void>;
}

export function createPartitions({ directUrl, log }: { readonly directUrl: string; readonly log: Logger }): Partitions {
  const followers: Follower[] = [];
  const inAny = (partitions: readonly number[]): IsOf => {
    const meant = new Set(partitions);
    return (clubId) => meant.has(partitionOf(clubId));
  };
  const locks = createSharedLocks({
    connectionString: directUrl,
    commonLock: advisoryLocks.live,
    lockClass: advisoryLocks.partitions,
    numbers: Array.from({ length: PARTITIONS }, (_, partition) => partition),
    movesOf,
    taken(partitions) {
      for (const follower of followers) follower.taken?.(inAny(partitions));
    },
    async left(partitions) {
      for (const follower of followers.toReversed()) await follower.left?.(inAny(partitions));
    },
    waiting: () =>
      log.warn('a process of an earlier version, or one without MQTT_URL, holds all live boards: this one waits until it ends'),
    log,
  });
  return {
    holds: (clubId) => locks.own.has(partitionOf(clubId)),
    holdsAll: () => locks.own.size === PARTITIONS,
    held: () => [...locks.own],
    follow: (follower) => void followers.push(follower),
    begin: locks.begin,
    release: locks.release,
  };
}
