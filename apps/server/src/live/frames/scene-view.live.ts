import type { RosterMessage, RunningSession, Tile } from '@clubpulse/contract/live/frames';
import type { RoomScene } from '@clubpulse/contract/live/scenes/scenes';
import { signalOf } from '@clubpulse/rules/live/board/signal';
import { type Done, firstsOf } from '@clubpulse/rules/live/scenes/scenes';
import { steadyNow } from '../../platform/clock/steady.ts';
import type { ClubBoard } from '../board/public.ts';
import type { WallPlace } from './frames.ports.ts';

interface Seated {
  readonly slot: number;
  readonly tile: Tile;
}

/** What a room's scenes are made of: who is there as of the call, and the points of who went while the session ran. */
export class SceneView {
  leftPoints = 0;
  #scene: RoomScene | undefined;
  /** The last one that ran: a summary is called when it ends. */
  #session: RunningSession | undefined;
  /** Slots of who was there a moment ago, and what each training of somebody who went had: whoever comes back late begins another. */
  #there: ReadonlySet<number> = new Set();
  readonly #left = new Map<string, number>();

  /** Takes over who is there now; a scene that is called stands still from here on. */
  look(club: ClubBoard, place: WallPlace, seated: readonly Seated[]): void {
    const { session, scene } = place;
    if (session && session.beganAt !== this.#session?.beganAt) this.#left.clear();
    if (session) this.#session = session;
    else if (!scene) this.#session = undefined;
    this.#count(club, seated);
    if (scene?.at === this.#scene?.at) return;
    this.#scene = scene && this.#sceneOf(club, place, scene, seated);
  }

  #count(club: ClubBoard, seated: readonly Seated[]): void {
    const slots = new Set(countedOf(seated).map(({ slot }) => slot));
    const training = (slot: number) => `${slot}/${club.sinceOf(slot)}`;
    for (const slot of this.#there) if (!slots.has(slot)) this.#left.set(training(slot), club.pointsOf(slot));
    for (const slot of slots) this.#left.delete(training(slot));
    if (!this.#session) this.#left.clear();
    this.#there = slots;
    this.leftPoints = [...this.#left.values()].reduce((sum, points) => sum + points, 0);
  }

  #sceneOf(
    club: ClubBoard,
    { clubName, roomName, goal }: WallPlace,
    { name, at, until }: NonNullable<WallPlace['scene']>,
    seated: readonly Seated[],
  ): RoomScene {
    const now = steadyNow();
    const session = this.#session;
    const people = seated.map(({ slot, tile }) => {
      const signal = signalOf(club.silenceOf(slot, now), club.hasBeaten(slot));
      const isHeard = signal === 'fresh' || signal === 'held';
      return { ...namesOf(tile), points: club.pointsOf(slot), zone: isHeard ? club.zoneOf(slot) : null };
    });
    const done = seated.map(({ slot, tile }): Done => {
      const [, , second = 0, third = 0] = club.zoneSecondsOf(slot);
      return { ...namesOf(tile), points: club.pointsOf(slot), target: club.targetSecondsOf(slot), steady: second + third };
    });
    const counted = countedOf(seated);
    const zoneSeconds = [0, 1, 2, 3, 4, 5].map((zone) =>
      counted.reduce((sum, { slot }) => sum + (club.zoneSecondsOf(slot)[zone] ?? 0), 0),
    );
    return {
      name,
      at,
      until,
      title: session?.name ?? roomName ?? clubName,
      trainer: session?.trainer ?? null,
      minutes: session ? Math.max(1, Math.round((Date.parse(at) - Date.parse(session.beganAt)) / 60_000)) : null,
      people,
      points: counted.reduce((sum, { slot }) => sum + club.pointsOf(slot), 0) + this.leftPoints,
      goal: goal ?? null,
      firsts: firstsOf(done),
      zoneSeconds,
    };
  }

  /** What the roster says of it. */
  message(): Pick<RosterMessage, 'scene' | 'leftPoints'> {
    return { ...(this.#scene && { scene: this.#scene }), ...(this.leftPoints > 0 && { leftPoints: this.leftPoints }) };
  }
}

/** A demo user stands there and counts as nobody. */
const countedOf = (seated: readonly Seated[]) => seated.filter(({ tile }) => !tile.demo);

const namesOf = ({ name, guest, demo }: Tile) => ({ name, ...(guest && { guest }), ...(demo && { demo }) });
