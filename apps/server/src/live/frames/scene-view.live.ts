import type { RosterMessage, RunningSession, Tile } from '@clubpulse/contract/live/frames';
import type { InBoth, RoomScene } from '@clubpulse/contract/live/scenes/scenes';
import { points } from '@clubpulse/rules/accounts/users/zones';
import { signalOf } from '@clubpulse/rules/live/board/signal';
import { type Done, firstsOf, inBothOf, minutesThere } from '@clubpulse/rules/live/scenes/scenes';
import { isGuest } from '@clubpulse/rules/live/walls/wall-name';
import { steadyNow } from '../../platform/clock/steady.ts';
import { type ClubBoard, type RecordedSince, subtractTally, type Tally } from '../board/public.ts';
import type { ClassBefore } from '../group-trainings/public.ts';
import { countedIn, type WallPlace } from './frames.ports.ts';
import { SessionCount } from './session-count.live.ts';

export type TileName = Pick<Tile, 'name' | 'guest' | 'demo' | 'lent'>;

interface Seated {
  readonly slot: number;
  readonly tile: Tile;
}

interface Shown {
  readonly slot: number;
  readonly called: TileName;
  readonly zone: number | null;
  readonly tally: Tally;
  readonly recovery: number;
  readonly isThere: boolean;
  readonly before: InBoth['before'] | undefined;
}
interface Standing {
  readonly scene: RoomScene;
  readonly shown: readonly Shown[];
}

export interface ReloadedData {
  readonly received?: readonly RecordedSince[] | undefined;
  readonly recoveries?: ReadonlyMap<number, number> | undefined;
  readonly before?: ClassBefore | undefined;
}

export interface SceneInput extends ReloadedData {
  readonly place: WallPlace;
  readonly seated: readonly Seated[];
  readonly nameDeparted: (slots: readonly number[]) => readonly TileName[];
}

export class SceneView {
  leftPoints = 0;
  #leftPeople = 0;
  readonly #club: ClubBoard;
  readonly #isHere: (slot: number) => boolean;
  #standing: Standing | undefined;
  #session: RunningSession | undefined;
  #count: SessionCount | undefined;
  #counted: string | undefined;
  #paused = 0;
  #runs = false;

  constructor(club: ClubBoard, isHere: (slot: number) => boolean) {
    this.#club = club;
    this.#isHere = isHere;
  }

  get counted(): string | undefined {
    return this.#runs ? this.#counted : undefined;
  }

  get shownSince(): string | undefined {
    return this.#standing?.scene.at;
  }

  get lastBegan(): string | undefined {
    return this.#session?.beganAt;
  }

  look(looked: SceneInput): void {
    const { place, seated, received } = looked;
    const { session, scene } = place;
    const counted = countedIn(place);
    if (session && (received || counted !== this.counted)) {
      const since = place.sessionPauses?.at(-1)?.to ?? session.beganAt;
      this.#count = new SessionCount(this.#club, since, this.#isHere, received);
      this.#counted = counted;
    }
    if (!session && this.#runs) this.#count?.end();
    this.#runs = session !== undefined;
    if (session) {
      this.#session = session;
      this.#paused = pausedMs(place);
    } else if (!scene) this.#session = this.#count = undefined;
    this.#count?.look();
    const departed = this.#runs ? this.#departed(seated) : [];
    this.leftPoints = departed.reduce((sum, slot) => sum + this.pointsOf(slot), 0);
    this.#leftPeople = departed.length;
    if (scene?.at === this.#standing?.scene.at) return this.#unname(looked);
    this.#standing = scene && this.#position(looked, scene);
  }

  /** In the current scene, hidden or departed athletes get the name of a guest. */
  #unname({ seated, nameDeparted }: SceneInput): void {
    const { scene, shown } = this.#standing ?? {};
    if (!scene || !shown?.some(({ slot, called }) => called.guest === undefined && this.#hides(slot))) return;
    const tiles = new Map(seated.map(({ slot, tile }) => [slot, namesOf(tile)]));
    const away = shown.filter(({ slot }) => !tiles.has(slot)).map(({ slot }) => slot);
    const awayCalled = new Map(nameDeparted(away).map((called, index) => [away[index], called]));
    const renamed = shown.map((one) => ({ ...one, called: tiles.get(one.slot) ?? awayCalled.get(one.slot) ?? one.called }));
    this.#standing = { scene: { ...scene, ...sceneNames(scene, renamed) }, shown: renamed };
  }

  #hides(slot: number): boolean {
    const facts = this.#club.factsOf(slot);
    return facts !== undefined && isGuest(facts);
  }

  pointsOf = (slot: number): number => (this.#runs ? this.#count?.pointsOf(slot) : undefined) ?? this.#club.pointsOf(slot);

  #departed(seated: readonly Seated[]): number[] {
    const there = new Set(seated.map(({ slot }) => slot));
    return this.#count?.all().filter((slot) => !there.has(slot)) ?? [];
  }

  #tallyOf = (slot: number): Tally =>
    this.#count?.tallyOf(slot) ?? subtractTally(this.#club.tallyOf(slot), this.#club.beforeOf(slot));

  #position(
    { place: { clubName, roomName, goal }, seated, nameDeparted, recoveries, before }: SceneInput,
    { name, at, until, ranking }: NonNullable<WallPlace['scene']>,
  ): Standing {
    if (ranking !== undefined) return { scene: clubRanking(clubName, { name, at, until }, ranking), shown: [] };
    const now = steadyNow();
    const [club, session] = [this.#club, this.#session];
    const there = seated.map(({ slot, tile }) => {
      const signal = signalOf(club.silenceOf(slot, now), club.hasBeaten(slot));
      const isReceived = signal === 'fresh' || signal === 'held';
      return { slot, called: namesOf(tile), zone: isReceived ? club.zoneOf(slot) : null, isThere: true };
    });
    const slots = this.#departed(seated);
    const departed = nameDeparted(slots).map((called, index) => ({
      slot: slots[index] ?? 0,
      called,
      zone: null,
      isThere: false,
    }));
    const shown = [...there, ...departed].map(
      (one): Shown => ({
        ...one,
        tally: this.#tallyOf(one.slot),
        recovery: recoveries?.get(one.slot) ?? 0,
        before: this.#in(before, one.slot),
      }),
    );
    const minutes = session
      ? Math.max(1, Math.round((Date.parse(at) - Date.parse(session.beganAt) - this.#paused) / 60_000))
      : null;
    const counted = shown.filter(({ called }) => !called.demo);
    const scene: RoomScene = {
      name,
      at,
      until,
      title: session?.name ?? roomName ?? clubName,
      trainer: session?.trainer ?? null,
      minutes,
      ...sceneNames({ name, minutes }, shown),
      points: counted.reduce((sum, one) => sum + pointsIn(one), 0),
      goal: goal ?? null,
      zoneSeconds: [0, 1, 2, 3, 4, 5].map((zone) => counted.reduce((sum, { tally }) => sum + (tally.zones[zone] ?? 0), 0)),
    };
    return { scene, shown };
  }

  #in(before: ClassBefore | undefined, slot: number): InBoth['before'] | undefined {
    const userId = this.#club.factsOf(slot)?.UserId;
    return userId === undefined ? undefined : before?.get(userId);
  }

  message(): Pick<RosterMessage, 'scene' | 'leftPoints' | 'leftPeople'> {
    return {
      ...(this.#standing && { scene: this.#standing.scene }),
      ...(this.leftPoints > 0 && { leftPoints: this.leftPoints }),
      ...(this.#leftPeople > 0 && { leftPeople: this.#leftPeople }),
    };
  }
}

const pausedMs = ({ sessionPauses = [] }: WallPlace): number =>
  sessionPauses.reduce((sum, { from, to }) => sum + Date.parse(to) - Date.parse(from), 0);

const namesOf = ({ name, guest, demo, lent }: Tile): TileName => ({
  name,
  ...(guest && { guest }),
  ...(demo && { demo }),
  ...(lent && { lent }),
});

const pointsIn = ({ tally }: Pick<Shown, 'tally'>): number => points(tally.pointSeconds);

const clubRanking = (
  title: string,
  called: Pick<RoomScene, 'name' | 'at' | 'until'>,
  ranking: NonNullable<NonNullable<WallPlace['scene']>['ranking']>,
): RoomScene => ({
  ...called,
  title,
  trainer: null,
  minutes: null,
  goal: null,
  firsts: [],
  zoneSeconds: [0, 0, 0, 0, 0, 0],
  people: ranking.map((one) => ({ ...one, zone: null })),
  points: ranking.reduce((sum, one) => sum + one.points, 0),
});

function sceneNames(
  { name, minutes: total }: Pick<RoomScene, 'name' | 'minutes'>,
  shown: readonly Shown[],
): Pick<RoomScene, 'people' | 'firsts' | 'both'> {
  const done = shown.map((one): Done => {
    const [, , second = 0, third = 0] = one.tally.zones;
    return { ...one.called, points: pointsIn(one), target: one.tally.target, recovery: one.recovery, steady: second + third };
  });
  const named = name === 'Summary' ? shown : shown.filter(({ isThere }) => isThere);
  const people = named.map((one) => {
    const minutes = minutesThere(
      one.tally.zones.reduce((sum, seconds) => sum + seconds, 0),
      total,
    );
    const isAgain = one.before !== undefined && one.before.points > 0;
    return {
      ...one.called,
      points: pointsIn(one),
      zone: one.zone,
      ...(minutes !== undefined && !one.called.demo && { minutes }),
      ...(isAgain && { again: true as const }),
    };
  });
  const both = inBothOf(
    named.flatMap(({ called: { name: own, guest, demo }, before, ...one }) =>
      before === undefined || demo ? [] : [{ name: own, ...(guest && { guest }), points: pointsIn(one), before }],
    ),
  );
  return { people, firsts: firstsOf(done), ...(both.length > 0 && { both }) };
}
