import { createHash } from 'node:crypto';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClubpulseBridgeId } from '@clubpulse/contract/devices/bridges';
import { parseBridgeTopic } from '@clubpulse/contract/live/bridge-protocol';
import { HUB_PEOPLE_MAX, type HubRoster, wallTopic } from '@clubpulse/contract/live/hub-walls';
import { hubPeople, hubPerson } from '@clubpulse/rules/live/hub-walls/hub-walls';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Logger } from 'pino';
import { steadyNow } from '../../platform/clock/steady.ts';
import type { Mqtt } from '../../platform/mqtt/mqtt.ts';
import type { Board, ClubBoard } from '../board/public.ts';
import { readPresence } from '../presence/public.ts';

const LEAST_MS = 1000;

export interface HubPlace extends Omit<HubRoster, 'tag' | 'people' | 'off'> {
  readonly clubId: ClubId;
  readonly showsWalls: boolean;
}

interface Options {
  readonly mqtt: Pick<Mqtt, 'onMessage' | 'publish'>;
  readonly board: Pick<Board, 'open'>;
  readonly placeOf: (bridgeId: ClubpulseBridgeId) => Promise<HubPlace | undefined>;
  readonly log: Logger;
}

export function publishRosters({ mqtt, board, placeOf, log }: Options): void {
  const answeredAt = new Map<number, number>();
  const busy = new Set<number>();

  async function answer(clubId: ClubId, bridgeId: ClubpulseBridgeId, held: string): Promise<void> {
    const place = await placeOf(bridgeId);
    // Ignored, because a bridge at an external broker may write to topics of another club.
    if (place?.clubId !== clubId) return;
    const roster = rosterOf(place, await board.open(clubId), new Date());
    if (roster.tag === held) return;
    answeredAt.set(bridgeId, steadyNow());
    mqtt.publish(wallTopic(clubId, bridgeId), JSON.stringify(roster), { qos: 0, retain: false });
  }

  mqtt.onMessage((topic, payload) => {
    // The topic comes first, because thousands of messages with heart rates arrive here too.
    const bridge = topic.endsWith('/state') ? parseBridgeTopic(topic) : undefined;
    if (!bridge) return;
    const { clubId, bridgeId } = bridge;
    const presence = readPresence(payload);
    const held = presence?.online === true ? presence.wall : undefined;
    const isEarly = steadyNow() - (answeredAt.get(bridgeId) ?? Number.NEGATIVE_INFINITY) < LEAST_MS;
    if (held === undefined || isEarly || busy.has(bridgeId)) return;
    busy.add(bridgeId);
    answer(clubId, bridgeId, held)
      .catch((error: unknown) => log.warn({ err: error, bridgeId }, 'the roster could not be sent to a bridge'))
      .finally(() => busy.delete(bridgeId));
  });
}

function rosterOf({ clubId: _clubId, showsWalls, ...place }: HubPlace, club: ClubBoard, now: Date): HubRoster {
  const content = { ...place, ...(showsWalls ? peopleOf(club, dayIn(place.timeZone, now)) : { people: [], off: [] }) };
  return { ...content, tag: createHash('sha256').update(JSON.stringify(content)).digest('base64url') };
}

function peopleOf(club: ClubBoard, day: string): Pick<HubRoster, 'people' | 'off'> {
  const people: Parameters<typeof hubPeople>[0][number][] = [];
  const off: number[] = [];
  for (let slot = 0; slot < club.slots; slot += 1) {
    const facts = club.factsOf(slot);
    if (!facts || facts.demo || facts.straps.length === 0 || !club.isAthlete(facts.UserId)) continue;
    const straps = facts.straps.map(({ strap }) => strap);
    if (club.removed.has(slot)) off.push(...straps);
    else people.push({ person: hubPerson(facts, straps, day), trains: club.trainingSlotOf(facts.UserId) !== undefined });
  }
  return { people: hubPeople(people), off: off.slice(0, HUB_PEOPLE_MAX) };
}
