import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { strapNumber } from '@clubpulse/contract/devices/strap-number';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import { clubPorts } from '../../clubs/clubs/public.ts';
import type { Bridges } from '../../devices/bridges/public.ts';
import type { DemoUsers } from '../../devices/demo-users/public.ts';
import { type Sensors, unknownStrapPorts } from '../../devices/sensors/public.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { plug } from '../../platform/feature/ports.ts';
import type { Mqtt } from '../../platform/mqtt/mqtt.ts';
import type { HeartMinuteStore } from '../../training/heart-minutes/public.ts';
import type { Partitions } from '../partitions/public.ts';
import { createLiveRequests, liveNowOf, serveLiveRequests } from './answers.live.ts';
import { type Board, createBoard } from './board.live.ts';
import type { BoardFacts, LiveNow, LiveStrap } from './board.ports.ts';
import { boardRoutes } from './board.routes.ts';
import { demoFacts } from './demos.live.ts';
import { deleteHiddenBefore, hiddenIn, storeHidden } from './hidden.store.ts';
import { recordedMinutesIn } from './loading/recorded-since.facts.ts';
import { limitsSince } from './loading/training-limits.facts.ts';

const HIDDEN_MS = 86_400_000;

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'notifications' | 'log'> {
  readonly users: Users;
  readonly consents: Consents;
  readonly sensors: Sensors;
  readonly demoUsers: DemoUsers;
  readonly bridges: Bridges;
  readonly minutes: HeartMinuteStore;
  readonly mqtt: Mqtt;
  readonly bus: Bus;
  readonly partitions: Partitions | undefined;
}

interface Held {
  readonly board: Board | undefined;
  readonly now: LiveNow;
  close(): Promise<void>;
}

export const board = feature({
  name: 'live/board',
  persons: { hidden_from_walls: { taken: { not: 'what staff hid for the length of a training' }, leaving: 'go' } },
  async build(needs: Needs): Promise<{ readonly live: Held }> {
    const { config, mqtt, bus, partitions } = needs;
    const clubsOfUser = (userId: UserId) => clubsOf(needs, userId);
    if (!config.ROLE.includes('live')) return { live: { board: undefined, ...createLiveRequests(bus, clubsOfUser) } };
    const held = await boardOf(needs);
    if (!partitions || !mqtt.bus) return { live: { board: held, now: liveNowOf(held), close: async () => held.close() } };
    const { holds } = partitions;
    partitions.follow({ taken: held.forget, left: async (isLeft) => held.forget(isLeft) });
    const leave = serveLiveRequests(mqtt.bus, held, holds);
    const asking = createLiveRequests(mqtt.bus, clubsOfUser, { board: held, holds });
    const close = async () => {
      leave();
      await asking.close();
      held.close();
    };
    return { live: { board: held, now: asking.now, close } };
  },
  plugs: ({ live }) => [
    plug(clubPorts, { trainingNow: (clubId) => live.now.trainingNow(clubId) }),
    plug(unknownStrapPorts, { unknownStraps: (clubId) => live.now.unknownStraps(clubId) }),
  ],
  routes: (route, { live, consents }) => boardRoutes(route, live.now, consents),
  purge: ({ db }) => deleteHiddenBefore(db, new Date(Date.now() - HIDDEN_MS)),
  close: ({ live }) => live.close(),
});

async function factsOf(
  { users, sensors, demoUsers, bridges }: Pick<Needs, 'users' | 'sensors' | 'demoUsers' | 'bridges'>,
  clubIds: readonly number[],
): Promise<Map<number, BoardFacts>> {
  const [people, placed, demos] = await Promise.all([
    users.peopleOfClubs(clubIds),
    bridges.ofClubs(clubIds),
    demoUsers.shownIn(clubIds),
  ]);
  const straps = Map.groupBy(await sensors.strapsOf(people), ({ ClubId, UserId }) => `${ClubId} ${UserId}`);
  const athletes = Map.groupBy(
    people.map((person) => ({ ...person, straps: liveStraps(straps.get(`${person.ClubId} ${person.UserId}`) ?? []) })),
    ({ ClubId }) => ClubId,
  );
  const demosOf = Map.groupBy(demos, ({ ClubId }) => ClubId);
  const bridgesOf = Map.groupBy(placed, ({ ClubId }) => ClubId);
  return new Map(
    clubIds.map((clubId) => [
      clubId,
      {
        athletes: [...(athletes.get(clubId) ?? []), ...(demosOf.get(clubId) ?? []).map(demoFacts)],
        bridges: bridgesOf.get(clubId) ?? [],
      },
    ]),
  );
}

const clubsOf = async ({ users }: Pick<Needs, 'users'>, userId: UserId): Promise<ClubId[]> =>
  (await users.rolesOf(userId)).Athlete.map((entry) => entry.ClubId);

const liveStraps = (straps: readonly { readonly HardwareId: string }[]): LiveStrap[] =>
  straps.flatMap(({ HardwareId }) => {
    const strap = strapNumber(HardwareId);
    return strap === undefined ? [] : [{ strap, station: null }];
  });

const boardOf = ({ config, db, users, sensors, demoUsers, bridges, minutes, notifications, log }: Needs) =>
  createBoard({
    ports: {
      factsOf: (clubIds) => factsOf({ users, sensors, demoUsers, bridges }, clubIds),
      minutesOf: (athletes, now) => minutes.recent(db, athletes, now),
      hoursOf: (athletes, now) => minutes.lastHours(db, athletes, now),
      receivedIn: (clubId, roomId, since) => recordedMinutesIn(db, clubId, roomId, since),
      limitsSince: (userIds, since) => limitsSince(db, userIds, since),
      clubsOfUser: (userId) => clubsOf({ users }, userId),
      strapsReceived: sensors.markReceived,
      hiddenIn: (clubIds) => hiddenIn(db, clubIds),
      storeHidden: (clubId, userId, at) => storeHidden(db, clubId, userId, at),
    },
    windowSeconds: config.LIVE_WINDOW_SECONDS,
    notifications,
    log,
  });
