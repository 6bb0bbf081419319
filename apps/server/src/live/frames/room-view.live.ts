import {
  FRAME_HEADER_BYTES,
  FRAME_TILE_BYTES,
  type TileFrame,
  writeFrameHeader,
  writeTile,
} from '@clubpulse/contract/live/frame-bytes';
import { type RosterMessage, type Tile } from '@clubpulse/contract/live/frames';
import { languages } from '@clubpulse/contract/scalars';
import { isLow } from '@clubpulse/rules/devices/sensors/battery';
import { signalOf } from '@clubpulse/rules/live/board/signal';
import { isGuest, numberOfUnnamed, wallName } from '@clubpulse/rules/live/walls/wall-name';
import {
  closedUp,
  type Newcomer,
  type Places,
  QUIET_SECONDS,
  withNewcomers,
  withoutAthlete,
} from '@clubpulse/rules/live/walls/wall-order';
import { phrase } from '../../platform/phrases/phrases.ts';
import type { ClubBoard, LiveAthleteFacts } from '../board/public.ts';
import type { WallPlaces } from '../scenes/public.ts';
import type { WallPlace } from './frames.ports.ts';
import { type ReloadedData, SceneView, type TileName } from './scene-view.live.ts';

const AWAITED_MS = 30_000;

/** The view of one room, or of all rooms (`roomId` null). Remains in memory, so that a reconnecting TV shows the same places. */
export class RoomView {
  readonly club: ClubBoard;
  readonly roomId: number | null;
  place: WallPlace;
  roster = 0;
  readonly #firstRoster: number;
  #version = -1;
  #places: Places = [];
  #storedPoints = 0;
  #changedAt = 0;
  #closer: number[] | undefined;
  #names = new Map<number, { facts: LiveAthleteFacts; name: string; guest?: number }>();
  readonly #guestsBefore: ReadonlyMap<number, number>;
  #awaitedUntil = 0;
  readonly #scenes: SceneView;
  #tiles: readonly Tile[] = [];
  #removed: { readonly userId: number; readonly name: string }[] = [];
  #slots: number[] = [];
  #frame = new Uint8Array(FRAME_HEADER_BYTES);
  #writer = new DataView(this.#frame.buffer);
  readonly #tile: TileFrame = { zone: 0, percent: 0, bpm: 0, points: 0, signal: 'lost', silence: 0 };

  constructor(club: ClubBoard, roomId: number | null, place: WallPlace, firstRoster: number, standing?: WallPlaces) {
    this.club = club;
    this.roomId = roomId;
    this.place = place;
    this.#firstRoster = firstRoster;
    this.#scenes = new SceneView(club, this.#isHere);
    this.#places = standing?.places ?? [];
    this.#storedPoints = standing?.storedPoints ?? 0;
    const guests = standing?.guests ?? [];
    this.#guestsBefore = new Map(
      this.#places.flatMap((id, index) => (id !== null && guests[index] ? [[id, guests[index]]] : [])),
    );
  }

  get standing(): WallPlaces {
    const guests = this.#places.map((userId) => (userId === null ? 0 : (this.#names.get(userId)?.guest ?? 0)));
    return { places: this.#places, guests, storedPoints: this.#storedPoints };
  }

  get counted(): string | undefined {
    return this.#scenes.counted;
  }

  needsRecoveries({ scene, session }: WallPlace): { readonly since: string | undefined } | undefined {
    if (scene?.name !== 'Summary' || this.#scenes.shownSince === scene.at) return undefined;
    return { since: session?.beganAt ?? this.#scenes.lastBegan };
  }

  /** Closes gaps between tiles after a quiet period. `now` and `wall` as in `ClubBoard`. True when walls need a new roster. */
  refresh(now: number, found: WallPlace = this.place, wall = now, reloaded: ReloadedData = {}): boolean {
    const place = withoutPast(found, wall);
    const renamed = place !== this.place && JSON.stringify(place) !== JSON.stringify(this.place);
    const isAwaitOver = this.#awaitedUntil > 0 && now >= this.#awaitedUntil;
    const closesUp = this.#closer !== undefined && now - this.#changedAt >= QUIET_SECONDS * 1000;
    if (this.roster > 0 && !renamed && !closesUp && !reloaded.received && !isAwaitOver && this.#version === this.club.version)
      return false;
    if (closesUp && this.#closer) {
      this.#places = this.#closer;
      this.#storedPoints = 0;
    }
    this.place = place;
    this.#version = this.club.version;
    const present = this.#present();
    if (this.roster === 0 && this.#places.some((id) => id !== null && present.has(id))) this.#awaitedUntil = now + AWAITED_MS;
    if (isAwaitOver) this.#awaitedUntil = 0;
    this.#seat(present, now);
    this.#storedPoints = this.#places.length === 0 ? 0 : Math.max(this.#storedPoints, this.#places.length);
    this.#closer = closedUp(this.#places, this.#storedPoints);
    const began = new Map(this.place.began);
    const seated = this.#places.flatMap((userId, index) => {
      const slot = userId === null ? undefined : present.get(userId);
      if (userId === null || slot === undefined) return [];
      const { name = '', guest } = this.#names.get(userId) ?? {};
      const person = this.#whoIs(slot, userId);
      const begins = began.get(userId);
      const named = { place: index, name, ...(guest && { guest }), station: this.club.stationOf(slot) };
      return [{ slot, tile: { ...named, ...(begins !== undefined && { begins }), ...person } }];
    });
    const tiles = seated.map(({ tile }) => tile);
    const before = JSON.stringify(this.#scenes.message());
    this.#scenes.look({ place: this.place, seated, nameDeparted: this.#nameDeparted, ...reloaded });
    const removed = this.#removedHere();
    this.#slots = seated.map(({ slot }) => slot);
    const isSame =
      JSON.stringify([tiles, removed]) === JSON.stringify([this.#tiles, this.#removed]) &&
      JSON.stringify(this.#scenes.message()) === before;
    if (this.roster > 0 && !renamed && !closesUp && isSame) return false;
    this.#tiles = tiles;
    this.#removed = removed;
    this.roster = this.roster === 0 ? this.#firstRoster : this.roster + 1;
    // A new buffer, because old frames may still wait in a socket.
    this.#frame = new Uint8Array(FRAME_HEADER_BYTES + tiles.length * FRAME_TILE_BYTES);
    this.#writer = new DataView(this.#frame.buffer);
    return true;
  }

  #whoIs(slot: number, userId: number): Partial<Tile> {
    const demo = this.club.factsOf(slot)?.demo;
    const strap = this.club.strapOf(slot);
    const battery = strap === undefined ? null : this.club.batteries.of(strap);
    const worn = { ...(strap !== undefined && { strap }), ...(isLow(battery) && { battery }) };
    if (demo === undefined) return { userId, ...worn };
    return demo.madeUpIn === undefined ? { demo: true, lent: true, demoId: demo.DemoAthleteId, ...worn } : { demo: true };
  }

  readonly #isHere = (slot: number): boolean => this.roomId === null || this.club.roomOf(slot) === this.roomId;

  readonly #nameDeparted = (slots: readonly number[]): TileName[] => {
    const guest = phrase(this.place.language, 'live.guest');
    const taken = new Set([...this.#names.values()].map(({ name }) => name));
    return slots.map((slot) => {
      const facts = this.club.factsOf(slot);
      if (!facts) throw new Error(`slot ${slot} is empty`);
      const called = calledAs(facts, taken, guest);
      taken.add(called.name);
      return called;
    });
  };

  #removedHere() {
    return this.club.removed.slots().flatMap((slot) => {
      const facts = this.club.factsOf(slot);
      return facts && this.#isHere(slot) && !facts.demo ? [{ userId: facts.UserId, name: facts.Nickname }] : [];
    });
  }

  #present(): Map<number, number> {
    const present = new Map<number, number>();
    for (const slot of this.club.active) {
      const facts = this.club.factsOf(slot);
      if (facts && this.#isHere(slot)) present.set(facts.UserId, slot);
    }
    return present;
  }

  #seat(present: ReadonlyMap<number, number>, now: number): void {
    for (const userId of this.#places) {
      if (userId === null || present.has(userId) || (this.#awaitedUntil > 0 && this.#mayCome(userId))) continue;
      this.#places = withoutAthlete(this.#places, userId);
      this.#changedAt = now;
    }
    for (const userId of this.#names.keys()) if (!present.has(userId)) this.#names.delete(userId);
    const guest = phrase(this.place.language, 'live.guest');
    const taken = new Set([...this.#names.values()].map(({ name }) => name));
    const newcomers: Newcomer[] = [];
    for (const [userId, slot] of present) {
      const facts = this.club.factsOf(slot);
      if (!facts) continue;
      const known = this.#names.get(userId);
      if (!known || !namedAlike(known.facts, facts)) {
        if (known) taken.delete(known.name);
        const called = calledAs(facts, taken, guest, this.#numberBefore(facts));
        taken.add(called.name);
        this.#names.delete(userId);
        this.#names.set(userId, { facts, ...called });
      }
      if (!this.#places.includes(userId)) {
        newcomers.push({ id: userId, station: this.club.stationOf(slot), name: this.#names.get(userId)?.name ?? '' });
      }
    }
    if (newcomers.length === 0) return;
    this.#places = withNewcomers(this.#places, newcomers);
    this.#changedAt = now;
  }

  #numberBefore(facts: LiveAthleteFacts): number | undefined {
    return isGuest(facts) ? this.#guestsBefore.get(facts.UserId) : undefined;
  }

  #mayCome(userId: number): boolean {
    const slot = this.club.slotOf(userId);
    const facts = slot === undefined ? undefined : this.club.factsOf(slot);
    return facts !== undefined && (facts.demo !== undefined || facts.straps.length > 0);
  }

  rosterMessage(): RosterMessage {
    const removed = this.#removed.length > 0 && { removed: this.#removed };
    const {
      scene: _called,
      goalUntil: _forgotten,
      sessionUntil: _over,
      sessionPauses: _not,
      began: _stated,
      runs,
      ...place
    } = this.place;
    const stage = this.#scenes.message();
    return {
      type: 'roster',
      roster: this.roster,
      ...place,
      ...stage,
      places: this.#storedPoints,
      tiles: [...this.#tiles],
      ...removed,
      ...(runs && { runs: [...runs] }),
    };
  }

  /** The next second overwrites the returned buffer. `now` and `wall` as in `ClubBoard`. */
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
      tile.points = this.#scenes.pointsOf(slot);
      writeTile(view, index, tile);
    }
    return this.#frame;
  }
}

/** Removes scene, goal and session after their end, because no event announces an end. */
function withoutPast(found: WallPlace, wall: number): WallPlace {
  const { scene, goal, goalUntil, session, sessionPauses, sessionUntil, ...place } = found;
  const isPast = (until: string | undefined) => until !== undefined && Date.parse(until) <= wall;
  if (!isPast(scene?.until) && !isPast(goalUntil) && !isPast(sessionUntil)) return found;
  return {
    ...place,
    ...(session &&
      !isPast(sessionUntil) && {
        session,
        ...(sessionPauses && { sessionPauses }),
        ...(sessionUntil && { sessionUntil }),
      }),
    ...(scene && !isPast(scene.until) && { scene }),
    ...(goal !== undefined && !isPast(goalUntil) && { goal, ...(goalUntil && { goalUntil }) }),
  };
}

const guestWords = languages.map((language) => phrase(language, 'live.guest'));

/** Names are unique. Guests, and demo users whose strap is lent, get a number; each screen shows the word in its language. */
function calledAs(
  facts: LiveAthleteFacts,
  taken: ReadonlySet<string>,
  guest: string,
  before?: number,
): { readonly name: string; readonly guest?: number } {
  const isLent = facts.demo !== undefined && facts.demo.madeUpIn === undefined;
  const wanted = before ?? (isLent ? numberOfUnnamed(facts.Nickname, guestWords) : undefined);
  if (wanted === undefined && !isGuest(facts)) return { name: wallName(facts, taken, guest) };
  const own = `${guest} ${wanted}`;
  const name = wanted === undefined || taken.has(own) ? wallName({ ...facts, HideOnWall: true }, taken, guest) : own;
  return { name, guest: Number(name.slice(guest.length)) };
}

function namedAlike(a: LiveAthleteFacts, b: LiveAthleteFacts): boolean {
  return (
    a.Nickname === b.Nickname && a.FirstMidName === b.FirstMidName && a.LastName === b.LastName && a.HideOnWall === b.HideOnWall
  );
}
