import type { Duplex } from 'node:stream';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { frameTopic, rosterTopic, WATCH_TOPIC, type Watch } from '@clubpulse/contract/live/between-processes';
import { FRAME_HEADER_BYTES, frameRoster } from '@clubpulse/contract/live/frame-bytes';
import { type RosterMessage, rosterMessageSchema } from '@clubpulse/contract/live/frames';
import type { WebSocket } from 'ws';
import type { Bus } from '../../platform/bus/bus.ts';
import { packed, parsed } from '../../platform/bus/bus-requests.ts';
import { steadyNow } from '../../platform/clock/steady.ts';
import { createFramePacket, type FramePacket } from './frame-packet.wire.ts';

const BEHIND_BYTES = 65_536;
const ASK_AGAIN_MS = 1000;

export interface ScreenWatcher {
  readonly displayId: number;
  readonly bridgeId: number | null;
  readonly station: number | null;
  readonly sounds: boolean;
}

export interface Watcher {
  readonly socket: WebSocket;
  readonly wire: Duplex;
  who:
    | ScreenWatcher
    | { readonly appId: number }
    | { readonly userId: number; readonly token: string; readonly grant: string | undefined };
  readonly since: number;
  alive: boolean;
}

export class WatchedRoom {
  readonly clubId: number;
  readonly roomId: number | null;
  readonly watchers = new Set<Watcher>();
  readonly #bus: Bus;
  #leave: (() => void)[] = [];
  #askedAt = Number.NEGATIVE_INFINITY;
  #roster: { readonly number: number; readonly text: string } | undefined;
  /** The packet for all frames of a roster. A slow socket sends the newest values. */
  #packet: FramePacket | undefined;

  constructor(bus: Bus, clubId: ClubId, roomId: DisplayGroupId | null) {
    this.#bus = bus;
    this.clubId = clubId;
    this.roomId = roomId;
  }

  add(watcher: Watcher): void {
    this.watchers.add(watcher);
    if (this.#leave.length > 0) return this.#greetLate(watcher);
    this.#leave = [
      this.#bus.subscribe(rosterTopic(this.clubId, this.roomId), (payload) => this.#receiveRoster(payload)),
      this.#bus.subscribe(frameTopic(this.clubId, this.roomId), (payload) => this.#receiveFrame(payload)),
    ];
    this.announce();
  }

  remove(watcher: Watcher): void {
    if (!this.watchers.delete(watcher) || this.watchers.size > 0) return;
    for (const leave of this.#leave) leave();
    this.#leave = [];
    this.#forget();
  }

  announce(): void {
    if (this.watchers.size === 0) return;
    const { clubId, roomId } = this;
    this.#bus.publish(WATCH_TOPIC, packed({ clubId, roomId, roster: this.#roster === undefined } satisfies Watch));
  }

  #greetLate({ socket, wire, who: person }: Watcher): void {
    if (this.#roster) socket.send(textsOf(JSON.parse(this.#roster.text) as RosterMessage, this.#roster.text)(person));
    if (this.#packet) wire.write(this.#packet.bytes);
  }

  #receiveRoster(payload: Uint8Array): void {
    const roster = rosterMessageSchema.safeParse(parsed(payload)).data;
    if (!roster || roster.roster === this.#roster?.number) return;
    const text = JSON.stringify(roster);
    this.#roster = { number: roster.roster, text };
    // A new packet is made, because frames of the old roster may still wait in a socket.
    this.#packet = undefined;
    const textFor = textsOf(roster, text);
    for (const { socket, who } of this.watchers) if (socket.readyState === socket.OPEN) socket.send(textFor(who));
  }

  #receiveFrame(payload: Uint8Array): void {
    if (payload.length < FRAME_HEADER_BYTES || !this.#roster) return;
    if (frameRoster(payload) !== this.#roster.number) {
      // A frame of another roster is dropped, because it would show values under wrong names.
      if (steadyNow() < this.#askedAt + ASK_AGAIN_MS) return;
      this.#askedAt = steadyNow();
      this.#forget();
      return this.announce();
    }
    if (this.#packet?.message.length !== payload.length) this.#packet = createFramePacket(payload.length);
    const { bytes, message } = this.#packet;
    message.set(payload);
    for (const { socket, wire } of this.watchers) {
      if (socket.readyState === socket.OPEN && wire.writableLength <= BEHIND_BYTES) wire.write(bytes);
    }
  }

  #forget(): void {
    this.#roster = undefined;
    this.#packet = undefined;
  }
}

function textsOf(roster: RosterMessage, forStaff: string): (person: Watcher['who']) => string {
  const forScreens = withoutIds(roster);
  const written = new Map<string, string>();
  return (person) => {
    if ('userId' in person) return forStaff;
    const { sounds = false, station = null } = 'displayId' in person ? person : {};
    const key = `${station} ${sounds}`;
    const own = { ...forScreens, ...(station !== null && { station }), ...(sounds && { sounds }) };
    const text = written.get(key) ?? JSON.stringify(own satisfies RosterMessage);
    written.set(key, text);
    return text;
  };
}

const withoutIds = ({ removed: _removed, ...roster }: RosterMessage): RosterMessage => ({
  ...roster,
  tiles: roster.tiles.map(({ userId: _hidden, strap: _strap, demoId: _demo, battery: _battery, ...tile }) => tile),
});
