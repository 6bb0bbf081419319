import {
  FRAME_HEADER_BYTES,
  FRAME_TILE_BYTES,
  type TileFrame,
  writeFrameHeader,
  writeTile,
} from '@clubpulse/contract/live/frame-bytes';
import { type RosterMessage, type Tile } from '@clubpulse/contract/live/frames';
import { isLow } from '@clubpulse/rules/devices/sensors/battery';
import { signalOf } from '@clubpulse/rules/live/board/signal';
import { isGuest, wallName } from '@clubpulse/rules/live/walls/wall-name';
import {
  closedUp,
  type Newcomer,
  type Places,
  QUIET_SECONDS,
  withNewcomers,
  withoutAthlete,
} from '@clubpulse/rules/live/walls/wall-order';
import { phrase } from '../../platform/words/words.ts';
import type { ClubBoard, LiveAthleteFacts } from '../board/public.ts';
import type { WallPlace } from './frames.ports.ts';
import { SceneView } from './scene-view.live.ts';

/**
 * One room of a club (or all of them, `roomId` null) as walls show it: who stands where, and the frame of the second.
 * Lives on while nobody watches, so that a TV that comes back finds everybody where they were.
 */
export class RoomView {
  readonly club: ClubBoard;
  readonly roomId: number | null;
  place: WallPlace;
  /** Number of the roster, 0 before the first; frames carry it. */
  roster = 0;
  readonly #firstRoster: number;
  #version = -1;
  #places: Places = [];
  /** Places the wall is cut up for; does not go down while people train. */
  #kept = 0;
  /** When somebody came or went last (Unix ms), and how everybody would stand closer; undefined when they do. */
  #changedAt = 0;
  #closer: number[] | undefined;
  #names = new Map<number, { facts: LiveAthleteFacts; name: string; guest?: number }>();
  readonly #scenes = new SceneView();
  #tiles: readonly Tile[] = [];
  #removed: { readonly userId: number; readonly name: string }[] = [];
  /** Slots in the order of the roster. */
  #slots: number[] = [];
  #frame = new Uint8Array(FRAME_HEADER_BYTES);
  #writer = new DataView(this.#frame.buffer);
  readonly #tile: TileFrame = { zone: 0, percent: 0, bpm: 0, points: 0, signal: 'lost', silence: 0 };

  constructor(club: ClubBoard, roomId: number | null, place: WallPlace, firstRoster: number) {
    this.club = club;
    this.roomId = roomId;
    this.place = place;
    this.#firstRoster = firstRoster;
  }

  /**
   * Takes over who joined, left, moved or was renamed, what is over by now, and closes the wall up at a quiet moment (`now` and `wall`
   * as a board's); true when walls need a new roster.
   */
  refresh(now: number, found: WallPlace = this.place, wall = now): boolean {
    const place = withoutPast(found, wall);
    const renamed = JSON.stringify(place) !== JSON.stringify(this.place);
    const closesUp = this.#closer !== undefined && now - this.#changedAt >= QUIET_SECONDS * 1000;
    if (this.roster > 0 && !renamed && !closesUp && this.#version === this.club.version) return false;
    if (closesUp && this.#closer) {
      this.#places = this.#closer;
      this.#kept = 0;
    }
    this.place = place;
    this.#version = this.club.version;
    const present = this.#present();
    this.#seat(present, now);
    this.#kept = this.#places.length === 0 ? 0 : Math.max(this.#kept, this.#places.length);
    this.#closer = closedUp(this.#places, this.#kept);
    const seated = this.#places.flatMap((userId, index) => {
      const slot = userId === null ? undefined : present.get(userId);
      if (userId === null || slot === undefined) return [];
      const { name = '', guest } = this.#names.get(userId) ?? {};
      const strap = this.club.strapOf(slot);
      const battery = this.club.batteries.of(strap);
      const worn = { userId, strap, ...(isLow(battery) && { battery }) };
      const who = this.club.isDemo(slot) ? ({ demo: true } as const) : worn;
      return [{ slot, tile: { place: index, name, ...(guest && { guest }), station: this.club.stationOf(slot), ...who } }];
    });
    const tiles = seated.map(({ tile }) => tile);
    const leftPoints = this.#scenes.leftPoints;
    this.#scenes.look(this.club, this.place, seated);
    const removed = this.#removedHere();
    // Another slot with the same tile changes nothing that a wall shows, but frames must follow it.
    this.#slots = seated.map(({ slot }) => slot);
    const isSame =
      JSON.stringify([tiles, removed, this.#scenes.leftPoints]) === JSON.stringify([this.#tiles, this.#removed, leftPoints]);
    if (this.roster > 0 && !renamed && !closesUp && isSame) return false;
    this.#tiles = tiles;
    this.#removed = removed;
    this.roster = this.roster === 0 ? this.#firstRoster : this.roster + 1;
    // A new one: frames of the old roster may still wait in a socket.
    this.#frame = new Uint8Array(FRAME_HEADER_BYTES + tiles.length * FRAME_TILE_BYTES);
    this.#writer = new DataView(this.#frame.buffer);
    return true;
  }

  #removedHere() {
    return this.club.removed.slots().flatMap((slot) => {
      const facts = this.club.factsOf(slot);
      const isHere = this.roomId === null || this.club.roomOf(slot) === this.roomId;
      return facts && isHere && !facts.demo ? [{ userId: facts.UserId, name: facts.Nickname }] : [];
    });
  }

  #present(): Map<number, number> {
    const present = new Map<number, number>();
    for (const slot of this.club.active) {
      const facts = this.club.factsOf(slot);
      if (facts && (this.roomId === null || this.club.roomOf(slot) === this.roomId)) present.set(facts.UserId, slot);
    }
    return present;
  }

  #seat(present: ReadonlyMap<number, number>, now: number): void {
    for (const userId of this.#places) {
      if (userId === null || present.has(userId)) continue;
      this.#places = withoutAthlete(this.#places, userId);
      this.#changedAt = now;
    }
    for (const userId of this.#names.keys()) if (!present.has(userId)) this.#names.delete(userId);
    const guest = phrase(this.place.language, 'live.guest');
    const newcomers: Newcomer[] = [];
    for (const [userId, slot] of present) {
      const facts = this.club.factsOf(slot);
      if (!facts) continue;
      const known = this.#names.get(userId);
      if (!known || !namedAlike(known.facts, facts)) {
        this.#names.delete(userId);
        const taken = new Set([...this.#names.values()].map(({ name }) => name));
        const name = wallName(facts, taken, guest);
        this.#names.set(userId, { facts, name, ...(isGuest(facts) && { guest: Number(name.slice(guest.length)) }) });
      }
      if (!this.#places.includes(userId)) {
        newcomers.push({ id: userId, station: this.club.stationOf(slot), name: this.#names.get(userId)?.name ?? '' });
      }
    }
    if (newcomers.length === 0) return;
    this.#places = withNewcomers(this.#places, newcomers);
    this.#changedAt = now;
  }

  /** The roster as staff sees it: with user ids. */
  rosterMessage(): RosterMessage {
    const removed = this.#removed.length > 0 && { removed: this.#removed };
    const { scene: _called, goalUntil: _forgotten, sessionUntil: _over, ...place } = this.place;
    const stage = this.#scenes.message();
    return { type: 'roster', roster: this.roster, ...place, ...stage, places: this.#kept, tiles: [...this.#tiles], ...removed };
  }

  /** The frame of this moment, `now` and `wall` as a board's: bytes that the next second writes over. */
  frame(now: number, wall = now): Uint8Array {
    const { club } = this;
    const view = this.#writer;
    writeFrameHeader(view, this.roster, wall, this.#slots.length);
    for (let index = 0; index < this.#slots.length; index++) {
      const slot = this.#slots[index] ?? 0;
      const tile = this.#tile;
      tile.silence = club.silenceOf(slot, now);
      tile.signal = signalOf(tile.silence, club.hasBeaten(slot));
      tile.zone = club.zoneOf(slot);
      tile.percent = club.percentOf(slot);
      tile.bpm = club.bpmOf(slot);
      tile.points = club.pointsOf(slot);
      writeTile(view, index, tile);
    }
    return this.#frame;
  }
}

/** A scene, a goal and a class end by the clock: nobody says so. */
function withoutPast(found: WallPlace, wall: number): WallPlace {
  const { scene, goal, goalUntil, session, sessionUntil, ...place } = found;
  const isPast = (until: string | undefined) => until !== undefined && Date.parse(until) <= wall;
  if (!isPast(scene?.until) && !isPast(goalUntil) && !isPast(sessionUntil)) return found;
  return {
    ...place,
    ...(session && !isPast(sessionUntil) && { session, ...(sessionUntil && { sessionUntil }) }),
    ...(scene && !isPast(scene.until) && { scene }),
    ...(goal !== undefined && !isPast(goalUntil) && { goal, ...(goalUntil && { goalUntil }) }),
  };
}

function namedAlike(a: LiveAthleteFacts, b: LiveAthleteFacts): boolean {
  return (
    a.Nickname === b.Nickname && a.FirstMidName === b.FirstMidName && a.LastName === b.LastName && a.HideOnWall === b.HideOnWall
  );
}
