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
import { phrase } from '../../platform/words/words.ts';
import type { ClubBoard, LiveAthleteFacts } from '../board/public.ts';
import type { Standing } from '../scenes/public.ts';
import type { WallPlace } from './frames.ports.ts';
import { type Called, type ReadAnew, SceneView } from './scene-view.live.ts';

/** How long a server that begins anew keeps the places of those whose straps it has not heard yet (ms). */
const AWAITED_MS = 30_000;

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
  /** Numbers that guests had before this process began, by id; and until when (`now`) places are kept for who is not heard again yet. */
  readonly #guestsBefore: ReadonlyMap<number, number>;
  #awaitedUntil = 0;
  readonly #scenes: SceneView;
  #tiles: readonly Tile[] = [];
  #removed: { readonly userId: number; readonly name: string }[] = [];
  /** Slots in the order of the roster. */
  #slots: number[] = [];
  #frame = new Uint8Array(FRAME_HEADER_BYTES);
  #writer = new DataView(this.#frame.buffer);
  readonly #tile: TileFrame = { zone: 0, percent: 0, bpm: 0, points: 0, signal: 'lost', silence: 0 };

  /** `standing`: who stood where in a process before this one. */
  constructor(club: ClubBoard, roomId: number | null, place: WallPlace, firstRoster: number, standing?: Standing) {
    this.club = club;
    this.roomId = roomId;
    this.place = place;
    this.#firstRoster = firstRoster;
    this.#scenes = new SceneView(club, this.#isHere);
    this.#places = standing?.places ?? [];
    this.#kept = standing?.kept ?? 0;
    const guests = standing?.guests ?? [];
    this.#guestsBefore = new Map(
      this.#places.flatMap((id, index) => (id !== null && guests[index] ? [[id, guests[index]]] : [])),
    );
  }

  /** Who stands where, to be kept for the next process. */
  get standing(): Standing {
    const guests = this.#places.map((userId) => (userId === null ? 0 : (this.#names.get(userId)?.guest ?? 0)));
    return { places: this.#places, guests, kept: this.#kept };
  }

  /** What it counts, as `countedIn` says it; another one is counted from what was heard since. */
  get counted(): string | undefined {
    return this.#scenes.counted;
  }

  /** Since when what a summary called now is of; undefined: since everybody's own training began. */
  needsRecoveries({ scene, session }: WallPlace): { readonly since: string | undefined } | undefined {
    if (scene?.name !== 'Summary' || this.#scenes.standsSince === scene.at) return undefined;
    return { since: session?.beganAt ?? this.#scenes.lastBegan };
  }

  /**
   * Takes over who joined, left, moved or was renamed, what is over by now, and closes the wall up at a quiet moment (`now` and `wall`
   * as a board's); true when walls need a new roster.
   */
  refresh(now: number, found: WallPlace = this.place, wall = now, anew: ReadAnew = {}): boolean {
    const place = withoutPast(found, wall);
    const renamed = JSON.stringify(place) !== JSON.stringify(this.place);
    const isAwaitOver = this.#awaitedUntil > 0 && now >= this.#awaitedUntil;
    const closesUp = this.#closer !== undefined && now - this.#changedAt >= QUIET_SECONDS * 1000;
    if (this.roster > 0 && !renamed && !closesUp && !anew.heard && !isAwaitOver && this.#version === this.club.version)
      return false;
    if (closesUp && this.#closer) {
      this.#places = this.#closer;
      this.#kept = 0;
    }
    this.place = place;
    this.#version = this.club.version;
    const present = this.#present();
    // Of who stood there some are heard: the others may be in a moment.
    if (this.roster === 0 && this.#places.some((id) => id !== null && present.has(id))) this.#awaitedUntil = now + AWAITED_MS;
    if (isAwaitOver) this.#awaitedUntil = 0;
    this.#seat(present, now);
    this.#kept = this.#places.length === 0 ? 0 : Math.max(this.#kept, this.#places.length);
    this.#closer = closedUp(this.#places, this.#kept);
    const began = new Map(this.place.began);
    const seated = this.#places.flatMap((userId, index) => {
      const slot = userId === null ? undefined : present.get(userId);
      if (userId === null || slot === undefined) return [];
      const { name = '', guest } = this.#names.get(userId) ?? {};
      const who = this.#whoIs(slot, userId);
      const begins = began.get(userId);
      const named = { place: index, name, ...(guest && { guest }), station: this.club.stationOf(slot) };
      return [{ slot, tile: { ...named, ...(begins !== undefined && { begins }), ...who } }];
    });
    const tiles = seated.map(({ tile }) => tile);
    const before = JSON.stringify(this.#scenes.message());
    this.#scenes.look({ place: this.place, seated, callGone: this.#callGone, ...anew });
    const removed = this.#removedHere();
    // Another slot with the same tile changes nothing that a wall shows, but frames must follow it.
    this.#slots = seated.map(({ slot }) => slot);
    const isSame =
      JSON.stringify([tiles, removed]) === JSON.stringify([this.#tiles, this.#removed]) &&
      JSON.stringify(this.#scenes.message()) === before;
    if (this.roster > 0 && !renamed && !closesUp && isSame) return false;
    this.#tiles = tiles;
    this.#removed = removed;
    this.roster = this.roster === 0 ? this.#firstRoster : this.roster + 1;
    // A new one: frames of the old roster may still wait in a socket.
    this.#frame = new Uint8Array(FRAME_HEADER_BYTES + tiles.length * FRAME_TILE_BYTES);
    this.#writer = new DataView(this.#frame.buffer);
    return true;
  }

  /** What staff may act on; a demo user whose heart is made up is nobody to act on. */
  #whoIs(slot: number, userId: number): Partial<Tile> {
    const demo = this.club.factsOf(slot)?.demo;
    const strap = this.club.strapOf(slot);
    const battery = strap === undefined ? null : this.club.batteries.of(strap);
    const worn = { ...(strap !== undefined && { strap }), ...(isLow(battery) && { battery }) };
    if (demo === undefined) return { userId, ...worn };
    return demo.madeUpIn === undefined ? { demo: true, lent: true, demoId: demo.DemoAthleteId, ...worn } : { demo: true };
  }

  readonly #isHere = (slot: number): boolean => this.roomId === null || this.club.roomOf(slot) === this.roomId;

  /** Those who went, as they would be called beside those who are there. */
  readonly #callGone = (slots: readonly number[]): Called[] => {
    const guest = phrase(this.place.language, 'live.guest');
    const taken = new Set([...this.#names.values()].map(({ name }) => name));
    return slots.map((slot) => {
      const facts = this.club.factsOf(slot);
      if (!facts) throw new Error(`nobody has slot ${slot}`);
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

  /** Who has no strap, or is of the club no more, is waited for in vain. */
  #mayCome(userId: number): boolean {
    const slot = this.club.slotOf(userId);
    const facts = slot === undefined ? undefined : this.club.factsOf(slot);
    return facts !== undefined && (facts.demo !== undefined || facts.straps.length > 0);
  }

  /** The roster as staff sees it: with user ids. */
  rosterMessage(): RosterMessage {
    const removed = this.#removed.length > 0 && { removed: this.#removed };
    const {
      scene: _called,
      goalUntil: _forgotten,
      sessionUntil: _over,
      sessionPauses: _not,
      began: _said,
      runs,
      ...place
    } = this.place;
    const stage = this.#scenes.message();
    return {
      type: 'roster',
      roster: this.roster,
      ...place,
      ...stage,
      places: this.#kept,
      tiles: [...this.#tiles],
      ...removed,
      ...(runs && { runs: [...runs] }),
    };
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
      tile.points = this.#scenes.pointsOf(slot);
      writeTile(view, index, tile);
    }
    return this.#frame;
  }
}

/** A scene, a goal and a class end by the clock: nobody says so. */
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

/** The word for a guest in each language: who lent a strap named her in the trainer's own. */
const guestWords = languages.map((language) => phrase(language, 'live.guest'));

/** A name beside those that are taken; a guest, be it one with a lent strap whom nobody named, has a number that each screen says in its language. */
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
