import { randomUUID } from 'node:crypto';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { HELD_TOPIC, type HeldPartitions, heldPartitionsSchema } from '@clubpulse/contract/live/between-processes';
import { movesOf, PARTITIONS, partitionOf } from '@clubpulse/rules/live/partitions/partitions';
import type { Logger } from 'pino';
import { packed, parsed } from '../../platform/bus/bus-requests.ts';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Database } from '../../platform/database/database.ts';
import { createSharedLocks } from '../../platform/database/shared-locks.ts';
import type { Mqtt } from '../../platform/mqtt/mqtt.ts';
import { isBrokerElsewhere } from './partitions.facts.ts';

const LOOK_MS = 1000;
const LOOKS_UNCONFIRMED = 2;
/** Longer than between two reports. */
const LOOKS_WITHOUT_BROKER = 6;

type IsOf = (clubId: ClubId) => boolean;
type Broker = Pick<Mqtt, 'connected' | 'bus'>;

interface Follower {
  taken?(isTaken: IsOf): void;
  left?(isLeft: IsOf): Promise<void>;
}

export interface Partitions {
  readonly holds: IsOf;
  holdsAll(): boolean;
  held(): readonly number[];
  follow(follower: Follower): void;
  begin(broker: Broker): Promise<void>;
  release(): Promise<void>;
}

interface Options {
  readonly directUrl: string;
  readonly db: Database;
  readonly log: Logger;
  readonly lookMs?: number;
}

function inAny(partitions: readonly number[]): IsOf {
  const meant = new Set(partitions);
  return (clubId) => meant.has(partitionOf(clubId));
}

function createFollowers() {
  const followers: Follower[] = [];
  return {
    follow: (follower: Follower) => void followers.push(follower),
    taken(partitions: readonly number[]) {
      for (const follower of followers) follower.taken?.(inAny(partitions));
    },
    async left(partitions: readonly number[]) {
      for (const follower of followers.toReversed()) await follower.left?.(inAny(partitions));
    },
  };
}

export function createPartitions({ directUrl, db, log, lookMs = LOOK_MS }: Options): Partitions {
  const own = randomUUID();
  const { follow, taken, left } = createFollowers();
  let [isIn, isClaimed] = [true, false];
  let [unconfirmed, withoutBroker] = [0, 0];
  let broker: Broker | undefined;
  let leaveBus = () => {};
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const open = () =>
    createSharedLocks({
      connectionString: directUrl,
      commonLock: advisoryLocks.live,
      lockClass: advisoryLocks.partitions,
      numbers: Array.from({ length: PARTITIONS }, (_, partition) => partition),
      movesOf(standing) {
        [isClaimed, unconfirmed] = [false, 0];
        return movesOf(standing);
      },
      taken,
      left,
      waiting: () =>
        log.warn('a process of an earlier version, or one without MQTT_URL, holds all live boards: this one waits until it ends'),
      log,
    });
  let locks = open();

  async function leave(why: string): Promise<void> {
    log.warn(`this process leaves its clubs to the others: ${why}`);
    const former = locks;
    locks = open();
    [isIn, isClaimed] = [false, false];
    await left([...former.own]).catch((error: unknown) => log.error({ err: error }, 'clubs could not be handed over completely'));
    await former.release();
  }

  async function enter(): Promise<void> {
    try {
      await locks.begin();
      isIn = true;
      log.info('this process takes clubs again');
    } catch (error) {
      log.warn({ err: error }, 'this process cannot take clubs yet, trying again');
      const failed = locks;
      locks = open();
      await failed.release();
    }
  }

  function receive(payload: Uint8Array): void {
    const held = heldPartitionsSchema.safeParse(parsed(payload)).data;
    if (!held || held.process === own || unconfirmed < LOOKS_UNCONFIRMED) return;
    if (!held.partitions.some((partition) => locks.own.has(partition))) return;
    isClaimed = true;
    turn();
  }

  async function act(): Promise<void> {
    if (isClaimed) return leave('its connection for locks is silent, and another process holds them');
    const isAway = withoutBroker >= LOOKS_WITHOUT_BROKER && (await isBrokerElsewhere(db).catch(() => !isIn));
    if (isIn && isAway) return leave('it does not reach the broker, and another process does');
    if (!isIn && !isAway) await enter();
  }

  function turn(): void {
    running ??= act().finally(() => {
      running = undefined;
    });
  }

  function look(): void {
    unconfirmed += 1;
    withoutBroker = broker?.connected() === false ? withoutBroker + 1 : 0;
    const held: HeldPartitions = { process: own, partitions: [...locks.own] };
    if (held.partitions.length > 0) broker?.bus?.publish(HELD_TOPIC, packed(held));
    turn();
  }

  return {
    holds: (clubId) => locks.own.has(partitionOf(clubId)),
    holdsAll: () => locks.own.size === PARTITIONS,
    held: () => [...locks.own],
    follow,
    async begin(outside) {
      broker = outside;
      leaveBus = outside.bus?.subscribe(HELD_TOPIC, receive) ?? leaveBus;
      await locks.begin();
      timer = setInterval(look, lookMs).unref();
    },
    async release() {
      clearInterval(timer);
      leaveBus();
      await running;
      await locks.release();
    },
  };
}
