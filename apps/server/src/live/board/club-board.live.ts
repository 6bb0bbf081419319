import { points, type Zone, zones } from '@clubpulse/rules/accounts/users/zones';
import { HELD_SECONDS } from '@clubpulse/rules/live/board/signal';
import { coveredSeconds, pointSecondsOf } from '@clubpulse/rules/training/trainings/hold';
import { isOver, SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import type { RecentMinutes } from '../../training/heart-minutes/public.ts';
import { Batteries } from './batteries.live.ts';
import type { BoardFacts, LiveAthleteFacts } from './board.ports.ts';
import {
  type Counted,
  RECALLED_SECONDS,
  type RunningStretch,
  runningStretch,
  subtractTally,
  type Tally,
  tallyFrom,
} from './loading/recall.live.ts';
import type { TrainingLimits } from './loading/training-limits.facts.ts';
import { type Budget, MinuteBuffers } from './minute-buffers.live.ts';
import { OwnReadings, type OwnSecond } from './own-readings.live.ts';
import { ClubPeople } from './people.live.ts';
import { layoutOf, type Place, Records } from './records.live.ts';
import { Removed } from './removed.live.ts';
import { RoomChoice } from './room-choice.live.ts';
import { UnknownStraps } from './unknown-straps.live.ts';
import { heartRates, tablesOf, type ZoneTables } from './zone-tables.live.ts';

const STRENGTHS = 8;
const STRAP_SETTLES_SECONDS = 3;
/** Strengths are stored above this value; 0: not received. */
const UNHEARD = -128;
const ZONES = 6;
/** A reading farther ahead is of a wrong clock and is not shown. */
export const AHEAD_MS = 60_000;

const layout = layoutOf({
  strapAt: ['f64'],
  beatAt: ['f64'],
  strap: ['f64'],
  shownStrap: ['f64'],
  strapSecond: ['u32'],
  shownSecond: ['u32'],
  /** The newest heart rate's second, or 0. Decides whether a training continues, also after an outage. */
  second: ['u32'],
  since: ['u32'],
  pointSeconds: ['u32'],
  targetSeconds: ['u32'],
  zoneSeconds: ['u32', ZONES],
  pointSecondsBefore: ['i32'],
  targetSecondsBefore: ['i32'],
  zoneSecondsBefore: ['i32', ZONES],
  strengths: ['u8', STRENGTHS],
  training: ['u8'],
  shown: ['u8'],
  bpm: ['u8'],
  otherSeconds: ['u8'],
});
const { at } = layout;

interface BoardOptions {
  readonly budget: Budget;
  /** A reading older than this comes from an outage or a wrong clock. A younger reading may come from a slow clock. */
  readonly windowSeconds: number;
}

/**
 * The board has one slot per athlete. Seconds are Unix seconds of the readings. `now` is a monotonic clock (`steadyNow`) and
 * `wall` the clock of the machine, both in Unix ms.
 */
export class ClubBoard {
  readonly clubId: number;
  readonly minutes: MinuteBuffers;
  readonly unknown = new UnknownStraps();
  readonly batteries = new Batteries();
  version = 0;
  /** Increases with each late heart rate: counts must then be recomputed from stored minutes. */
  lateness = 0;
  readonly active: number[] = [];

  readonly removed = new Removed();

  madeUp: readonly { readonly DemoAthleteId: number; readonly room: number }[] = [];

  readonly windowMs: number;
  #latest = 0;
  readonly #rooms: (number | null)[] = [null];
  #bridges = new Map<number, number>();
  readonly #people = new ClubPeople();
  readonly #choice = new RoomChoice();
  #own: OwnReadings | undefined;
  readonly #athletes = new Records(layout);
  readonly #uncounted = new Set<number>();

  constructor(clubId: number, { budget, windowSeconds }: BoardOptions) {
    this.clubId = clubId;
    this.windowMs = windowSeconds * 1000;
    this.minutes = new MinuteBuffers(budget);
  }

  learn({ athletes, bridges }: BoardFacts, day: string): void {
    for (const slot of this.#people.learn(athletes, day)) if (this.#trains(slot)) this.countAgain(slot);
    for (const strap of this.#people.slotOfStrap.keys()) this.unknown.forget(strap);
    this.#leave();
    this.#bridges = new Map(bridges.map((bridge) => [bridge.ClubpulseBridgeId, this.#roomIndex(bridge.DisplayGroupId)]));
    this.madeUp = athletes.flatMap(({ demo }) =>
      demo?.madeUpIn === undefined ? [] : [{ DemoAthleteId: demo.DemoAthleteId, room: this.#roomIndex(demo.madeUpIn) }],
    );
    if (this.slots > this.#athletes.count) this.#grow(this.slots);
    this.version++;
  }

  want(userIds: readonly number[]): void {
    this.#people.want(userIds);
  }

  #leave(): void {
    for (const slot of this.removed.slots()) if (!this.#people.isMember(slot)) this.removed.forget(slot);
    for (let index = this.active.length - 1; index >= 0; index--) {
      if (!this.#people.isMember(this.active[index] ?? 0)) this.#end(index);
    }
  }

  #end(index: number): void {
    const slot = this.active[index] ?? 0;
    this.#athletes.setU8(slot, at.training, 0);
    this.minutes.close(slot);
    this.active.splice(index, 1);
    this.version++;
  }

  recall(
    athletes: Iterable<Omit<RecentMinutes, 'ClubId'>>,
    now: number,
    wall = now,
    stored: readonly TrainingLimits[] = [],
    hiddenAt: ReadonlyMap<number, number> = new Map(),
  ): void {
    const trainingsOf = Map.groupBy(stored, ({ UserId }) => UserId);
    for (const minutes of athletes) {
      const slot = this.#people.slotOfUser.get(minutes.UserId);
      const found = slot === undefined ? undefined : runningStretch(minutes);
      if (slot === undefined || !found || this.#trains(slot)) continue;
      this.#people.keep(slot, found, trainingsOf.get(minutes.UserId) ?? []);
      this.minutes.recall(slot, Math.floor(found.last / 60));
      this.#athletes.setU32(slot, at.since, found.begin);
      this.#athletes.setU32(slot, at.second, found.last);
      this.#athletes.setU8(slot, at.bpm, found.bpm);
      this.#setBefore(slot, this.tallyOf(slot));
      for (const [bpm, seconds] of found.seconds) this.#count(slot, bpm, seconds);
      const receivedAt = now - Math.max(0, wall - found.last * 1000);
      if (now - receivedAt >= SILENCE_SECONDS * 1000) continue;
      this.#athletes.setF64(slot, at.strap, this.#people.facts[slot]?.straps[0]?.strap ?? Number.NaN);
      this.#athletes.setF64(slot, at.strapAt, receivedAt);
      const room = this.#roomIndex(minutes.DisplayGroupId);
      if ((hiddenAt.get(minutes.UserId) ?? 0) >= found.begin) {
        this.#choice.enter(slot, room, 0, found.last);
        this.removed.add(slot, receivedAt, receivedAt);
        continue;
      }
      this.#enter(slot, room, 0, found.last, receivedAt);
      this.#show(slot, found.bpm, found.last, receivedAt);
    }
  }

  #trains(slot: number): boolean {
    return this.#athletes.u8(slot, at.training) === 1 || this.removed.has(slot);
  }

  countAgain(slot: number): void {
    this.lateness++;
    this.#uncounted.add(slot);
  }

  takeUncounted(): readonly number[] {
    const slots = [...this.#uncounted].filter((slot) => this.#trains(slot) && !this.isDemo(slot));
    this.#uncounted.clear();
    return slots;
  }

  recount(slot: number, found: RunningStretch, counted: Counted | undefined, stored: readonly TrainingLimits[]): void {
    if (counted === undefined || counted.since !== this.sinceOf(slot) || counted.last !== found.last) return;
    if (this.#people.keep(slot, found, stored)) return this.countAgain(slot);
    const tables = this.#people.tables[slot];
    if (tables === undefined) return;
    this.#athletes.setU32(slot, at.since, found.begin);
    this.#setBefore(slot, subtractTally(counted.upTo, tallyFrom(tables, found.seconds)));
    this.version++;
  }

  roomOfBridge(bridgeId: number): number | undefined {
    return this.#bridges.get(bridgeId);
  }
  hasBridge(bridgeId: number): boolean {
    return this.#bridges.has(bridgeId);
  }
  strengthOf(slot: number): number {
    return this.#choice.strengthOf(slot);
  }
  hasAthlete(userId: number): boolean {
    return this.#people.slotOfUser.has(userId);
  }
  isAthlete(userId: number): boolean {
    const slot = this.slotOf(userId);
    return slot !== undefined && this.#people.isMember(slot);
  }

  /** `room` is an index, `bpm` 0 to 255, `rssi` in dBm (0 if unknown). A reading that is not current only changes the journal. */
  receive(strap: number, bpm: number, rssi: number, second: number, room: number, now: number, wall = now): void {
    this.#latest = Math.max(now, wall);
    const beats = heartRates[bpm] === 1;
    const ofNow = second * 1000 >= Math.min(now, wall) - this.windowMs;
    const slot = this.#people.slotOfStrap.get(strap);
    if (slot === undefined) {
      if (ofNow) this.unknown.receive(strap, beats ? bpm : 0, rssi, this.roomAt(room), now);
      return;
    }
    const isBack = ofNow && this.removed.receive(slot, beats, now) === 'back';
    if (isBack) this.version++;
    const athletes = this.#athletes;
    if (!ofNow || this.removed.has(slot)) {
      if (ofNow) athletes.setF64(slot, at.strapAt, now);
      if (beats) this.#beat(slot, bpm, rssi, second, room, now, false);
      if (beats && ofNow) this.#position(slot, room, rssi, second);
      if (beats && !ofNow) this.countAgain(slot);
      if (athletes.u8(slot, at.training) === 0) this.minutes.close(slot);
      return;
    }
    if (athletes.u8(slot, at.training) === 0) {
      // An unworn strap may send readings without a heart rate. They show an athlete only after `SILENCE_SECONDS` without any
      // reading.
      const onHook = !beats && now - athletes.f64(slot, at.strapAt) < SILENCE_SECONDS * 1000;
      athletes.setF64(slot, at.strapAt, now);
      if (onHook) return;
      this.#join(slot, room, rssi, second, now);
      const age = Math.min(now, wall) / 1000 - second;
      // When a new board loads, the training of a replay looks ended and is not loaded, so it is counted now.
      if (age >= SILENCE_SECONDS && age < RECALLED_SECONDS) this.countAgain(slot);
    }
    athletes.setF64(slot, at.strapAt, now);
    const worn = athletes.f64(slot, at.strap);
    if (worn !== strap && this.#people.slotOfStrap.get(worn) !== slot) this.#wears(slot, strap);
    if (beats && this.#beat(slot, bpm, rssi, second, room, now, true)) this.#follow(slot, strap, second);
  }

  #wears(slot: number, strap: number): void {
    this.#athletes.setF64(slot, at.strap, strap);
    this.#athletes.setU8(slot, at.otherSeconds, 0);
    this.version++;
  }

  #follow(slot: number, strap: number, second: number): void {
    const athletes = this.#athletes;
    const settled = athletes.f64(slot, at.shownStrap);
    if (second > athletes.u32(slot, at.strapSecond)) {
      const isOther = !Number.isNaN(settled) && settled !== athletes.f64(slot, at.strap);
      const seconds = isOther ? Math.min(STRAP_SETTLES_SECONDS + 1, athletes.u8(slot, at.otherSeconds) + 1) : 0;
      athletes.setU8(slot, at.otherSeconds, seconds);
      if (seconds === STRAP_SETTLES_SECONDS) this.#wears(slot, settled);
      athletes.setU32(slot, at.strapSecond, second);
    }
    if (settled !== strap) athletes.setF64(slot, at.shownStrap, strap);
  }

  hearOwn(own: OwnSecond, now: number, wall = now): void {
    this.#latest = Math.max(now, wall);
    this.#own ??= new OwnReadings(this, {
      secondOf: (slot) => this.#athletes.u32(slot, at.second),
      join: (slot, roomId, second, instant) => this.#join(slot, this.#roomIndex(roomId), 0, second, instant),
      beat: (slot, bpm, second, roomId, instant, isShown) =>
        this.#beat(slot, bpm, 0, second, this.#roomIndex(roomId), instant, isShown, true),
      place: (slot, roomId, second) => this.#position(slot, this.#roomIndex(roomId), 0, second),
    });
    this.#own.receive(own, now, wall);
  }

  #beat(
    slot: number,
    bpm: number,
    rssi: number,
    second: number,
    room: number,
    now: number,
    ofNow: boolean,
    isStored = false,
  ): boolean {
    const athletes = this.#athletes;
    const last = athletes.u32(slot, at.second);
    const strength = (rssi === 0 ? UNHEARD + 1 : rssi) - UNHEARD;
    if (second > last) {
      const wasSet = ofNow && now - athletes.f64(slot, at.beatAt) < HELD_SECONDS * 1000;
      if (last === 0 || (isOver(last, second) && !wasSet)) this.#begin(slot, second);
      else this.#count(slot, athletes.u8(slot, at.bpm), coveredSeconds(last, second));
      for (let passed = Math.max(last, second - STRENGTHS) + 1; passed < second; passed++)
        athletes.setU8(slot, strengthAt(passed), 0);
      athletes.setU8(slot, strengthAt(second), strength);
      athletes.setU32(slot, at.second, second);
      athletes.setU8(slot, at.bpm, bpm);
      if (ofNow) {
        this.#show(slot, bpm, second, now);
        this.#position(slot, room, rssi, second);
      }
      if (!isStored) this.#keep(slot, second, bpm, ofNow ? this.#choice.of(slot) : room);
      return ofNow;
    }
    let isShown = false;
    const recent = last - second < STRENGTHS;
    const before = this.minutes.at(slot, second);
    if (before === 0 || (recent && strength > athletes.u8(slot, strengthAt(second)))) {
      if (recent) athletes.setU8(slot, strengthAt(second), strength);
      if (second === last) {
        athletes.setU8(slot, at.bpm, bpm);
        if (ofNow) athletes.setU8(slot, at.shown, bpm);
        isShown = ofNow;
      } else if (bpm !== before && !isStored && !this.isDemo(slot)) this.countAgain(slot);
      if (!isStored) this.#keep(slot, second, bpm, recent && ofNow ? this.#choice.of(slot) : room);
    }
    if (!ofNow) return false;
    if (recent) this.#position(slot, room, rssi, second);
    // The shown second goes back if only bridges with slow clocks still receive the strap, or a clock was set back.
    const follows = second > athletes.u32(slot, at.shownSecond) || now - athletes.f64(slot, at.beatAt) >= HELD_SECONDS * 1000;
    if (!follows) return isShown;
    this.#show(slot, bpm, second, now);
    if (last * 1000 > this.#latest + AHEAD_MS) {
      athletes.setU32(slot, at.second, second);
      athletes.setU8(slot, at.bpm, bpm);
    }
    return true;
  }

  #position(slot: number, room: number, rssi: number, second: number): void {
    if (this.#choice.receive(slot, room, rssi, second)) this.version++;
  }

  #count(slot: number, bpm: number, seconds: number): void {
    const athletes = this.#athletes;
    const tables = this.#people.tables[slot];
    const zone = (tables?.zone[bpm] ?? 0) as Zone;
    athletes.setU32(slot, at.pointSeconds, athletes.u32(slot, at.pointSeconds) + pointSecondsOf(zone, seconds));
    athletes.setU32(slot, zoneAt(zone), athletes.u32(slot, zoneAt(zone)) + seconds);
    if (tables?.target[bpm] === 1) athletes.setU32(slot, at.targetSeconds, athletes.u32(slot, at.targetSeconds) + seconds);
  }

  #keep(slot: number, second: number, bpm: number, room: number): void {
    if (!this.isDemo(slot)) this.minutes.set(slot, second, bpm, room);
  }

  #show(slot: number, bpm: number, second: number, now: number): void {
    this.#athletes.setU8(slot, at.shown, bpm);
    this.#athletes.setU32(slot, at.shownSecond, second);
    this.#athletes.setF64(slot, at.beatAt, now);
  }

  #join(slot: number, room: number, rssi: number, second: number, now: number): void {
    const athletes = this.#athletes;
    const last = athletes.u32(slot, at.second);
    if (last === 0 || isOver(last, second)) {
      athletes.setU32(slot, at.second, 0);
      athletes.setU8(slot, at.bpm, 0);
      this.#begin(slot, second);
    }
    athletes.setF64(slot, at.strap, Number.NaN);
    athletes.setF64(slot, at.shownStrap, Number.NaN);
    this.#enter(slot, room, rssi, second, now);
  }

  #enter(slot: number, room: number, rssi: number, second: number, receivedAt: number): void {
    this.#athletes.setU8(slot, at.training, 1);
    this.active.push(slot);
    this.#show(slot, 0, 0, receivedAt);
    this.#choice.enter(slot, room, rssi, second);
    this.version++;
  }

  #begin(slot: number, second: number): void {
    this.#people.begin(slot, second);
    this.#athletes.setU32(slot, at.since, second);
    this.#setBefore(slot, this.tallyOf(slot));
    this.#athletes.bytes(slot, at.strengths, STRENGTHS).fill(0);
  }

  setShown(userId: number, shown: boolean): boolean {
    const slot = this.#people.slotOfUser.get(userId);
    if (slot === undefined) return false;
    const index = this.active.indexOf(slot);
    if (shown) return index >= 0 || this.#restore(slot);
    if (index < 0) return this.removed.has(slot);
    const beatAt = this.#athletes.f64(slot, at.beatAt);
    this.removed.add(slot, Math.max(this.strapReceivedAt(slot), beatAt), beatAt);
    this.#end(index);
    return true;
  }

  #restore(slot: number): boolean {
    const beatAt = this.removed.forget(slot);
    if (beatAt === undefined) return false;
    const [bpm, second] = [this.#athletes.u8(slot, at.bpm), this.lastOf(slot)];
    this.#enter(slot, this.#choice.of(slot), 0, second, beatAt);
    if (bpm > 0) this.#show(slot, bpm, second, beatAt);
    return true;
  }

  sweep(now: number): void {
    for (let index = this.active.length - 1; index >= 0; index--) {
      const slot = this.active[index] ?? 0;
      if (now - this.#athletes.f64(slot, at.beatAt) >= SILENCE_SECONDS * 1000) this.#end(index);
    }
    for (const slot of this.removed.slots()) {
      if (!this.removed.isOver(slot, now)) continue;
      this.removed.forget(slot);
      this.version++;
    }
    this.unknown.sweep(now);
  }

  close(): void {
    for (let slot = 0; slot < this.slots; slot++) this.minutes.close(slot);
  }

  isDemo(slot: number): boolean {
    return this.#people.facts[slot]?.demo !== undefined;
  }
  factsOf(slot: number): LiveAthleteFacts | undefined {
    return this.#people.facts[slot];
  }
  maxHeartRateOf(slot: number): number {
    return this.#people.tables[slot]?.maxHeartRate ?? 0;
  }
  roomOf(slot: number): number | null {
    return this.roomAt(this.#choice.of(slot));
  }
  roomAt(roomIndex: number): number | null {
    return this.#rooms[roomIndex] ?? null;
  }
  bpmOf(slot: number): number {
    return this.#athletes.u8(slot, at.shown);
  }
  zoneOf(slot: number): number {
    return this.#people.tables[slot]?.zone[this.bpmOf(slot)] ?? 0;
  }
  percentOf(slot: number): number {
    const bpm = this.bpmOf(slot);
    return bpm === 0 ? 0 : (this.#people.tables[slot]?.percent[bpm] ?? 0);
  }
  pointsOf(slot: number): number {
    return points(this.pointSecondsOf(slot) - this.#athletes.i32(slot, at.pointSecondsBefore));
  }
  pointSecondsOf(slot: number): number {
    return this.#athletes.u32(slot, at.pointSeconds);
  }
  tallyOf(slot: number): Tally {
    const athletes = this.#athletes;
    return {
      pointSeconds: this.pointSecondsOf(slot),
      target: athletes.u32(slot, at.targetSeconds),
      zones: zones.map((zone) => athletes.u32(slot, zoneAt(zone))),
    };
  }
  beforeOf(slot: number): Tally {
    const athletes = this.#athletes;
    return {
      pointSeconds: athletes.i32(slot, at.pointSecondsBefore),
      target: athletes.i32(slot, at.targetSecondsBefore),
      zones: zones.map((zone) => athletes.i32(slot, at.zoneSecondsBefore + 4 * zone)),
    };
  }
  #setBefore(slot: number, before: Tally): void {
    const athletes = this.#athletes;
    athletes.setI32(slot, at.pointSecondsBefore, before.pointSeconds);
    athletes.setI32(slot, at.targetSecondsBefore, before.target);
    for (const zone of zones) athletes.setI32(slot, at.zoneSecondsBefore + 4 * zone, before.zones[zone] ?? 0);
  }

  zonesOver(slot: number, stored: readonly TrainingLimits[]): readonly { readonly from: number; readonly tables: ZoneTables }[] {
    const [tables, since] = [this.#people.tables[slot], this.sinceOf(slot)];
    if (tables === undefined) return [];
    const before = stored.filter(({ end }) => since === 0 || end <= since);
    const running = stored.find(({ end }) => end > since);
    const parts = [
      ...before.map(({ begin, limits }) => ({ from: begin, tables: tablesOf(limits) })),
      ...(since === 0 ? [] : [{ from: Math.min(since, running?.begin ?? since), tables }]),
    ];
    return parts.length === 0 ? [{ from: 0, tables }] : parts;
  }

  get slots(): number {
    return this.#people.facts.length;
  }
  slotOf(userId: number): number | undefined {
    return this.#people.slotOfUser.get(userId);
  }
  trainingSlotOf(userId: number): number | undefined {
    const slot = this.#people.slotOfUser.get(userId);
    return slot !== undefined && this.#athletes.u8(slot, at.training) === 1 ? slot : undefined;
  }
  removedSlotOf(userId: number): number | undefined {
    const slot = this.#people.slotOfUser.get(userId);
    return slot !== undefined && this.removed.has(slot) ? slot : undefined;
  }
  sinceOf(slot: number): number {
    return this.#athletes.u32(slot, at.since);
  }
  lastOf(slot: number): number {
    return this.#athletes.u32(slot, at.second) || this.sinceOf(slot);
  }
  strapOf(slot: number): number | undefined {
    const strap = this.#athletes.f64(slot, at.strap);
    return Number.isNaN(strap) ? undefined : strap;
  }
  strapReceivedAt(slot: number): number {
    return this.#athletes.f64(slot, at.strapAt);
  }
  hasBeaten(slot: number): boolean {
    return this.bpmOf(slot) > 0;
  }
  silenceOf(slot: number, now: number): number {
    return Math.max(0, Math.floor((now - this.#athletes.f64(slot, at.beatAt)) / 1000));
  }

  stationOf(slot: number): number | null {
    return this.#people.facts[slot]?.straps.find(({ strap }) => strap === this.strapOf(slot))?.station ?? null;
  }

  trainingNow(): number {
    return this.active.filter((slot) => this.hasBeaten(slot) && !this.isDemo(slot)).length;
  }

  #roomIndex(room: number | null): number {
    const known = this.#rooms.indexOf(room);
    return known >= 0 ? known : this.#rooms.push(room) - 1;
  }

  #grow(slots: number): void {
    const before = this.#athletes.count;
    const capacity = before === 0 ? slots : Math.ceil(slots * 1.25);
    this.#athletes.grow(capacity);
    for (let slot = before; slot < capacity; slot++) {
      this.#athletes.setF64(slot, at.strap, Number.NaN);
      this.#athletes.setF64(slot, at.shownStrap, Number.NaN);
    }
    this.#choice.grow(capacity);
    this.minutes.grow(capacity);
  }
}

const strengthAt = (second: number): Place<'u8'> => at.strengths + (second & (STRENGTHS - 1));
const zoneAt = (zone: Zone): Place<'u32'> => at.zoneSeconds + 4 * zone;
