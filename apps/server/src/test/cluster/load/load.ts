import { until } from '../../proof/until.ts';
import { storedMails } from '../audit.ts';
import type { Cluster } from '../cluster.ts';
import { ClubConnection } from '../connection.ts';
import type { Gaps } from '../gaps.ts';
import type { ClusterWorld } from '../world.ts';
import { Bookings } from './bookings.ts';
import { LoadBridge } from './bridge.ts';
import type { Caller } from './caller.ts';
import type { LiveClasses } from './classes.ts';
import type { Mails } from './mails.ts';
import { Payments } from './payments.ts';
import { LoadWall } from './wall.ts';

const RUSH_MS = 2_000;
const PAYMENT_MS = 1_500;
const SIGN_UP_MS = 2_000;
const AT_ONCE = 4;

interface Parts {
  readonly cluster: Cluster;
  readonly world: ClusterWorld;
  readonly mails: Mails;
  readonly gaps: Gaps;
  readonly caller: Caller;
  readonly classes: LiveClasses;
}

export class Load {
  readonly bridges: readonly LoadBridge[];
  readonly walls: readonly LoadWall[];
  readonly caller: Caller;
  readonly classes: LiveClasses;
  readonly bookings: Bookings;
  readonly payments: Payments;
  readonly connection: ClubConnection;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<void>>();
  readonly faults: string[] = [];

  constructor({ cluster, world, mails, gaps, caller, classes }: Parts) {
    this.connection = new ClubConnection(cluster.databaseUrl);
    this.caller = caller;
    this.classes = classes;
    this.bridges = world.gyms.map(
      (gym) =>
        new LoadBridge({
          gym,
          url: cluster.mqttUrl(String(gym.bridgeId)),
          acknowledged: () => gaps.success('heartbeats', gym.bridgeId),
        }),
    );
    this.walls = world.gyms.map((gym) => new LoadWall(cluster.url, gym, () => gaps.success('wall', gym.clubId)));
    const ofShop = { shop: world.shop, caller: this.caller, connection: this.connection };
    this.bookings = new Bookings({ ...ofShop, answered: () => gaps.success('bookings') });
    this.payments = new Payments({ ...ofShop, control: cluster.control, booked: () => gaps.success('payments') });
    this.#every(RUSH_MS, () => this.bookings.rush());
    this.#every(PAYMENT_MS, () => this.payments.buy());
    this.#every(SIGN_UP_MS, () => mails.signUp(cluster.url));
  }

  #every(ms: number, act: () => Promise<void>): void {
    let running = 0;
    const turn = () => {
      if (running >= AT_ONCE) return;
      running++;
      const work: Promise<void> = act()
        .catch((error: unknown) => void this.faults.push(error instanceof Error ? error.message : String(error)))
        .finally(() => {
          running--;
          this.#running.delete(work);
        });
      this.#running.add(work);
    };
    this.#timers.push(setInterval(turn, ms));
  }

  async end(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const bridge of this.bridges) bridge.end();
    await Promise.all(this.#running);
    const isStored = () => this.bridges.every(({ waiting }) => waiting === 0);
    await until('the server acknowledges all heartbeats', isStored).catch((error: Error) => void this.faults.push(error.message));
    const isSent = async () => (await storedMails(this.connection)).every((mail) => mail.isSent);
    await until('all mails are sent', isSent).catch(() => {});
  }

  async close(): Promise<void> {
    for (const bridge of this.bridges) bridge.close();
    for (const wall of this.walls) wall.close();
    await this.connection.close();
  }
}
