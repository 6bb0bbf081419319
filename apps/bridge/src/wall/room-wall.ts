import type { Reading } from '@clubpulse/contract/live/bridge-protocol';
import type { Signal } from '@clubpulse/contract/live/frame-bytes';
import type { HubPerson, HubRoster } from '@clubpulse/contract/live/hub-walls';
import { isHeartRate, percentOfMax, type Zone, zoneOf } from '@clubpulse/rules/accounts/users/zones';
import { signalOf } from '@clubpulse/rules/live/board/signal';
import { namedAgain, wallName } from '@clubpulse/rules/live/walls/wall-name';
import {
  closedUp,
  type Grid,
  grid,
  type Newcomer,
  type Places,
  QUIET_SECONDS,
  withNewcomers,
  withoutAthlete,
} from '@clubpulse/rules/live/walls/wall-order';
import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';

const TILES_MAX = 1000;
const GUEST = '';

export interface RoomTile {
  readonly Place: number;
  /** Null for guests and unknown straps. */
  readonly Name: string | null;
  readonly Guest: number | null;
  /** Null unless the strap is unknown. */
  readonly Strap: number | null;
  readonly Bpm: number;
  readonly Percent: number | null;
  readonly Zone: Zone | null;
  readonly Signal: Signal;
  readonly Silence: number;
}

export interface RoomWall {
  readonly Club: string | null;
  readonly Room: string | null;
  readonly Color: string | null;
  readonly TimeZone: string | null;
  readonly Grid: Grid & { readonly pages: number };
  readonly Tiles: readonly RoomTile[];
}

interface Received {
  readonly person: HubPerson | undefined;
  readonly strap: number;
  readonly name: string;
  bpm: number;
  /** Unix ms. `at`: last reading, `beatAt`: last heart rate; 0 before the first. */
  since: number;
  at: number;
  beatAt: number;
  /** True for a strap that is no longer worn but may still send without a heart rate. */
  isHung: boolean;
  rssi: number;
}

export class RoomWalls {
  readonly #rosterNow: () => HubRoster | undefined;
  #roster: HubRoster | undefined;
  #personOf = new Map<number, HubPerson>();
  #idOf = new Map<HubPerson, number>();
  #off: ReadonlySet<number> = new Set();
  readonly #received = new Map<number, Received>();
  #places: Places = [];
  #stored = 0;
  #changedAt = 0;

  constructor(rosterNow: () => HubRoster | undefined) {
    this.#rosterNow = rosterNow;
  }

  /** @param at Time of arrival in Unix ms: a replay may send seconds of another day. */
  receive(readings: readonly Reading[], at = Date.now()): void {
    this.#learn();
    const newcomers: Newcomer[] = [];
    for (const { strap, bpm, rssi } of readings) {
      if (this.#off.has(strap)) continue;
      const person = this.#personOf.get(strap);
      // Negative for unknown straps: ids of athletes are positive.
      const id = person ? (this.#idOf.get(person) ?? 0) : -strap;
      let received = this.#received.get(id);
      if (!received) {
        if (this.#received.size >= TILES_MAX) continue;
        received = { person, strap, name: this.#nameOf(person), bpm: 0, since: at, at, beatAt: 0, isHung: false, rssi: 0 };
        this.#received.set(id, received);
        newcomers.push({ id, station: null, name: person?.name ? received.name : '' });
      }
      received.at = at;
      // An athlete may wear two straps; the stronger signal is shown.
      const isSecond = received.beatAt === at && received.bpm > 0 && strengthOf(received.rssi) >= strengthOf(rssi);
      if (!isHeartRate(bpm) || isSecond) continue;
      if (received.isHung) newcomers.push({ id, station: null, name: person?.name ? received.name : '' });
      Object.assign(received, { bpm, beatAt: at, rssi, isHung: false });
    }
    if (newcomers.length === 0) return;
    const [named, others] = [newcomers.filter(({ name }) => name !== ''), newcomers.filter(({ name }) => name === '')];
    this.#places = withNewcomers(withNewcomers(this.#places, named), others);
    this.#changedAt = at;
  }

  now(at = Date.now()): RoomWall {
    this.#learn();
    this.#sweep(at);
    const { clubName, roomName, roomColor, timeZone } = this.#roster ?? {};
    const tiles = this.#places.flatMap((id, place) => {
      const received = id === null ? undefined : this.#received.get(id);
      return received ? [tileOf(received, place, at)] : [];
    });
    return {
      Club: clubName ?? null,
      Room: roomName ?? null,
      Color: roomColor ?? null,
      TimeZone: timeZone ?? null,
      Grid: grid(this.#stored),
      Tiles: tiles,
    };
  }

  #learn(): void {
    const roster = this.#rosterNow();
    if (roster === this.#roster) return;
    this.#roster = roster;
    this.#personOf = new Map(roster?.people.flatMap((person) => person.straps.map((strap) => [strap, person] as const)));
    this.#idOf = new Map(roster?.people.map((person, index) => [person, index + 1]));
    this.#off = new Set(roster?.off);
    this.#received.clear();
    [this.#places, this.#stored] = [[], 0];
  }

  #nameOf(person: HubPerson | undefined): string {
    if (!person) return '';
    const taken = new Set([...this.#received.values()].map(({ name }) => name));
    return wallName(namedAgain(person.name, person.initial), taken, GUEST);
  }

  #sweep(at: number): void {
    for (const [id, received] of this.#received) {
      if (at - received.at >= SILENCE_SECONDS * 1000) this.#received.delete(id);
      if (received.isHung || at - Math.max(received.since, received.beatAt) < SILENCE_SECONDS * 1000) continue;
      received.isHung = true;
      this.#places = withoutAthlete(this.#places, id);
      this.#changedAt = at;
    }
    this.#stored = this.#places.length === 0 ? 0 : Math.max(this.#stored, this.#places.length);
    const closer = at - this.#changedAt >= QUIET_SECONDS * 1000 ? closedUp(this.#places, this.#stored) : undefined;
    if (closer) [this.#places, this.#stored] = [closer, closer.length];
  }
}

function tileOf({ person, strap, name, bpm, beatAt }: Received, place: number, at: number): RoomTile {
  const Silence = beatAt === 0 ? 0 : Math.max(0, Math.floor((at - beatAt) / 1000));
  const isGuest = person?.name === '';
  const zone = person && bpm > 0 ? zoneOf(bpm, person.limits) : null;
  return {
    Place: place,
    Name: person && !isGuest ? name : null,
    Guest: isGuest ? Number(name) : null,
    Strap: person ? null : strap,
    Bpm: bpm,
    Percent: person && bpm > 0 ? Math.min(255, percentOfMax(bpm, person.max, person.limits)) : null,
    Zone: zone,
    Signal: signalOf(Silence, beatAt > 0),
    Silence,
  };
}

const strengthOf = (rssi: number): number => (rssi === 0 ? -128 : rssi);
