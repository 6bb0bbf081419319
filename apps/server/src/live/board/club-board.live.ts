import { points, type Zone } from '@clubpulse/rules/accounts/users/zones';
import { HELD_SECONDS } from '@clubpulse/rules/live/board/signal';
import { coveredSeconds, pointSecondsOf } from '@clubpulse/rules/training/trainings/hold';
import { isOver, SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import type { RecentMinutes } from '../../training/heart-minutes/public.ts';
import { Batteries } from './batteries.live.ts';
import type { BoardFacts, LiveAthleteFacts } from './board.ports.ts';
import {
  type Counted,
  emptyTally,
  RECALLED_SECONDS,
  type RunningStretch,
  runningStretch,
  subtractTally,
  type Tally,
  tallyFrom,
} from './loading/recall.live.ts';
import type { TrainingLimits } from './loading/training-limits.facts.ts';
import { type Budget, larger, MinuteBuffers } from './minute-buffers.live.ts';
import { OwnReadings, type OwnSecond } from './own-readings.live.ts';
import { ClubPeople } from './people.live.ts';
import { Removed } from './removed.live.ts';
import { RoomChoice } from './room-choice.live.ts';
import { UnknownStraps } from './unknown-straps.live.ts';
import { heartRates, tablesOf, type ZoneTables } from './zone-tables.live.ts';

const STRENGTHS = 8;
const STRAP_SETTLES_SECONDS = 3;
const UNHEARD = -128;
const ZONES = 6;
/** A reading that is farther ahead was dated by a wrong clock and is not shown as current. */
export const AHEAD_MS = 60_000;

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
  readonly #own = new OwnReadings(this, {
    secondOf: (slot) => this.#second[slot] ?? 0,
    join: (slot, roomId, second, now) => this.#join(slot, this.#roomIndex(roomId), 0, second, now),
    beat: (slot, bpm, second, roomId, now, isShown) =>
      this.#beat(slot, bpm, 0, second, this.#roomIndex(roomId), now, isShown, true),
    place: (slot, roomId, second) => this.#position(slot, this.#roomIndex(roomId), 0, second),
  });
  #capacity = 0;

  #training = new Uint8Array(0);
  #shown = new Uint8Array(0);
  #shownSecond = new Uint32Array(0);
  #bpm = new Uint8Array(0);
  /** The newest heart rate's second, or 0. Decides whether a training continues, also after an outage. */
  #second = new Uint32Array(0);
  #since = new Uint32Array(0);
  #pointSeconds = new Uint32Array(0);
  #zoneSeconds = new Uint32Array(0);
  #targetSeconds = new Uint32Array(0);
  readonly #before: Tally[] = [];
  readonly #uncounted = new Set<number>();
  readonly #strap: (number | undefined)[] = [];
  readonly #shownStrap: (number | undefined)[] = [];
  readonly #strapSecond: number[] = [];
  readonly #otherSeconds: number[] = [];
  #strapAt = new Float64Array(0);
  #beatAt = new Float64Array(0);
  #strengths = new Int8Array(0);

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
    if (this.slots > this.#capacity) this.#grow(Math.ceil(this.slots * 1.25));
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
    this.#training[slot] = 0;
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
      if (slot === undefined || !found || this.#training[slot] === 1 || this.removed.has(slot)) continue;
      this.#people.keep(slot, found, trainingsOf.get(minutes.UserId) ?? []);
      this.minutes.recall(slot, Math.floor(found.last / 60));
      this.#since[slot] = found.begin;
      this.#second[slot] = found.last;
      this.#bpm[slot] = found.bpm;
      this.#before[slot] = this.tallyOf(slot);
      for (const [bpm, seconds] of found.seconds) this.#count(slot, bpm, seconds);
      const receivedAt = now - Math.max(0, wall - found.last * 1000);
      if (now - receivedAt >= SILENCE_SECONDS * 1000) continue;
      this.#strap[slot] = this.#people.facts[slot]?.straps[0]?.strap;
      this.#strapAt[slot] = receivedAt;
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

  #trains = (slot: number): boolean => this.#training[slot] === 1 || this.removed.has(slot);

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
    if (counted === undefined || counted.since !== this.#since[slot] || counted.last !== found.last) return;
    if (this.#people.keep(slot, found, stored)) return this.countAgain(slot);
    const tables = this.#people.tables[slot];
    if (tables === undefined) return;
    this.#since[slot] = found.begin;
    this.#before[slot] = subtractTally(counted.upTo, tallyFrom(tables, found.seconds));
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
    return this.#people.members.has(userId);
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
    if (!ofNow || this.removed.has(slot)) {
      if (ofNow) this.#strapAt[slot] = now;
      if (beats) this.#beat(slot, bpm, rssi, second, room, now, false);
      if (beats && ofNow) this.#position(slot, room, rssi, second);
      if (beats && !ofNow) this.countAgain(slot);
      if (this.#training[slot] === 0) this.minutes.close(slot);
      return;
    }
    if (this.#training[slot] === 0) {
      // An unworn strap may send readings without a heart rate. They show an athlete only after `SILENCE_SECONDS` without any
      // reading.
      const onHook = !beats && now - (this.#strapAt[slot] ?? 0) < SILENCE_SECONDS * 1000;
      this.#strapAt[slot] = now;
      if (onHook) return;
      this.#join(slot, room, rssi, second, now);
      const age = Math.min(now, wall) / 1000 - second;
      // When a new board loads, the training of a replay looks ended and is not loaded, so it is counted now.
      if (age >= SILENCE_SECONDS && age < RECALLED_SECONDS) this.countAgain(slot);
    }
    this.#strapAt[slot] = now;
    if (this.#people.slotOfStrap.get(this.#strap[slot] ?? Number.NaN) !== slot) this.#wears(slot, strap);
    if (beats && this.#beat(slot, bpm, rssi, second, room, now, true)) this.#follow(slot, strap, second);
  }

  #wears(slot: number, strap: number): void {
    this.#strap[slot] = strap;
    this.#otherSeconds[slot] = 0;
    this.version++;
  }

  #follow(slot: number, strap: number, second: number): void {
    if (second > (this.#strapSecond[slot] ?? 0)) {
      const settled = this.#shownStrap[slot];
      const isOther = settled !== undefined && settled !== this.#strap[slot];
      this.#otherSeconds[slot] = isOther ? (this.#otherSeconds[slot] ?? 0) + 1 : 0;
      if (isOther && this.#otherSeconds[slot] === STRAP_SETTLES_SECONDS) this.#wears(slot, settled);
      this.#strapSecond[slot] = second;
    }
    this.#shownStrap[slot] = strap;
  }

  hearOwn(own: OwnSecond, now: number, wall = now): void {
    this.#latest = Math.max(now, wall);
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
    const last = this.#second[slot] ?? 0;
    const at = slot * STRENGTHS + (second & (STRENGTHS - 1));
    const strength = rssi === 0 ? UNHEARD + 1 : rssi;
    if (second > last) {
      const wasSet = ofNow && now - (this.#beatAt[slot] ?? 0) < HELD_SECONDS * 1000;
      if (last === 0 || (isOver(last, second) && !wasSet)) this.#begin(slot, second);
      else this.#count(slot, this.#bpm[slot] ?? 0, coveredSeconds(last, second));
      for (let passed = Math.max(last, second - STRENGTHS) + 1; passed < second; passed++) {
        this.#strengths[slot * STRENGTHS + (passed & (STRENGTHS - 1))] = UNHEARD;
      }
      this.#strengths[at] = strength;
      this.#second[slot] = second;
      this.#bpm[slot] = bpm;
      if (ofNow) {
        this.#show(slot, bpm, second, now);
        this.#position(slot, room, rssi, second);
      }
      if (!isStored) this.#keep(slot, second, bpm, ofNow ? this.#choice.of(slot) : room);
      return ofNow;
    }
    let isShown = false;
    const recent = last - second < STRENGTHS;
    const taken = this.minutes.at(slot, second) > 0;
    if (!taken || (recent && strength > (this.#strengths[at] ?? UNHEARD))) {
      if (recent) this.#strengths[at] = strength;
      if (second === last) {
        this.#bpm[slot] = bpm;
        if (ofNow) this.#shown[slot] = bpm;
        isShown = ofNow;
      }
      if (!isStored) this.#keep(slot, second, bpm, recent && ofNow ? this.#choice.of(slot) : room);
    }
    if (!ofNow) return false;
    if (recent) this.#position(slot, room, rssi, second);
    // The shown second goes back if only bridges with slow clocks still receive the strap, or a clock was set back.
    const follows = second > (this.#shownSecond[slot] ?? 0) || now - (this.#beatAt[slot] ?? 0) >= HELD_SECONDS * 1000;
    if (!follows) return isShown;
    this.#show(slot, bpm, second, now);
    if (last * 1000 > this.#latest + AHEAD_MS) {
      this.#second[slot] = second;
      this.#bpm[slot] = bpm;
    }
    return true;
  }

  #position(slot: number, room: number, rssi: number, second: number): void {
    if (this.#choice.receive(slot, room, rssi, second)) this.version++;
  }

  #count(slot: number, bpm: number, seconds: number): void {
    const tables = this.#people.tables[slot];
    const zone = (tables?.zone[bpm] ?? 0) as Zone;
    this.#pointSeconds[slot] = (this.#pointSeconds[slot] ?? 0) + pointSecondsOf(zone, seconds);
    const at = slot * ZONES + zone;
    this.#zoneSeconds[at] = (this.#zoneSeconds[at] ?? 0) + seconds;
    if (tables?.target[bpm] === 1) this.#targetSeconds[slot] = (this.#targetSeconds[slot] ?? 0) + seconds;
  }

  #keep(slot: number, second: number, bpm: number, room: number): void {
    if (!this.isDemo(slot)) this.minutes.set(slot, second, bpm, room);
  }

  #show(slot: number, bpm: number, second: number, now: number): void {
    this.#shown[slot] = bpm;
    this.#shownSecond[slot] = second;
    this.#beatAt[slot] = now;
  }

  #join(slot: number, room: number, rssi: number, second: number, now: number): void {
    const last = this.#second[slot] ?? 0;
    if (last === 0 || isOver(last, second)) {
      this.#second[slot] = 0;
      this.#bpm[slot] = 0;
      this.#begin(slot, second);
    }
    this.#strap[slot] = undefined;
    this.#shownStrap[slot] = undefined;
    this.#enter(slot, room, rssi, second, now);
  }

  #enter(slot: number, room: number, rssi: number, second: number, receivedAt: number): void {
    this.#training[slot] = 1;
    this.#shown[slot] = 0;
    this.#shownSecond[slot] = 0;
    this.active.push(slot);
    this.#beatAt[slot] = receivedAt;
    this.#choice.enter(slot, room, rssi, second);
    this.version++;
  }

  #begin(slot: number, second: number): void {
    this.#people.begin(slot, second);
    this.#since[slot] = second;
    this.#before[slot] = this.tallyOf(slot);
    this.#strengths.fill(UNHEARD, slot * STRENGTHS, (slot + 1) * STRENGTHS);
  }

  setShown(userId: number, shown: boolean, now: number): boolean {
    const slot = this.#people.slotOfUser.get(userId);
    if (slot === undefined) return false;
    const index = this.active.indexOf(slot);
    if (shown) return index >= 0 || this.#restore(slot);
    if (index < 0) return this.removed.has(slot);
    this.removed.add(slot, Math.max(this.#strapAt[slot] ?? 0, this.#beatAt[slot] ?? 0), this.#beatAt[slot] ?? now);
    this.#end(index);
    return true;
  }

  #restore(slot: number): boolean {
    const beatAt = this.removed.forget(slot);
    if (beatAt === undefined) return false;
    const [bpm, second] = [this.#bpm[slot] ?? 0, this.lastOf(slot)];
    this.#enter(slot, this.#choice.of(slot), 0, second, beatAt);
    if (bpm > 0) this.#show(slot, bpm, second, beatAt);
    return true;
  }

  sweep(now: number): void {
    for (let index = this.active.length - 1; index >= 0; index--) {
      const slot = this.active[index] ?? 0;
      if (now - (this.#beatAt[slot] ?? 0) >= SILENCE_SECONDS * 1000) this.#end(index);
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

  isDemo = (slot: number): boolean => this.#people.facts[slot]?.demo !== undefined;
  factsOf = (slot: number): LiveAthleteFacts | undefined => this.#people.facts[slot];
  maxHeartRateOf = (slot: number): number => this.#people.tables[slot]?.maxHeartRate ?? 0;
  roomOf = (slot: number): number | null => this.#rooms[this.#choice.of(slot)] ?? null;
  roomAt = (roomIndex: number): number | null => this.#rooms[roomIndex] ?? null;
  bpmOf = (slot: number): number => this.#shown[slot] ?? 0;
  zoneOf = (slot: number): number => this.#people.tables[slot]?.zone[this.#shown[slot] ?? 0] ?? 0;
  percentOf = (slot: number): number =>
    this.#shown[slot] ? (this.#people.tables[slot]?.percent[this.#shown[slot] ?? 0] ?? 0) : 0;
  pointsOf = (slot: number): number => points(this.pointSecondsOf(slot) - this.beforeOf(slot).pointSeconds);
  pointSecondsOf = (slot: number): number => this.#pointSeconds[slot] ?? 0;
  tallyOf = (slot: number): Tally => ({
    pointSeconds: this.pointSecondsOf(slot),
    target: this.#targetSeconds[slot] ?? 0,
    zones: [...this.#zoneSeconds.subarray(slot * ZONES, (slot + 1) * ZONES)],
  });
  beforeOf = (slot: number): Tally => this.#before[slot] ?? emptyTally;

  zonesOver(slot: number, stored: readonly TrainingLimits[]): readonly { readonly from: number; readonly tables: ZoneTables }[] {
    const [tables, since] = [this.#people.tables[slot], this.sinceOf(slot)];
    if (tables === undefined) return [];
    const before = stored.filter(({ end }) => since === 0 || end <= since);
    const running = stored.find(({ end }) => end > since);
    const zones = [
      ...before.map(({ begin, limits }) => ({ from: begin, tables: tablesOf(limits) })),
      ...(since === 0 ? [] : [{ from: Math.min(since, running?.begin ?? since), tables }]),
    ];
    return zones.length === 0 ? [{ from: 0, tables }] : zones;
  }

  get slots(): number {
    return this.#people.facts.length;
  }
  slotOf = (userId: number): number | undefined => this.#people.slotOfUser.get(userId);
  trainingSlotOf(userId: number): number | undefined {
    const slot = this.#people.slotOfUser.get(userId);
    return slot !== undefined && this.#training[slot] === 1 ? slot : undefined;
  }
  removedSlotOf(userId: number): number | undefined {
    const slot = this.#people.slotOfUser.get(userId);
    return slot !== undefined && this.removed.has(slot) ? slot : undefined;
  }
  sinceOf = (slot: number): number => this.#since[slot] ?? 0;
  lastOf = (slot: number): number => this.#second[slot] || this.sinceOf(slot);
  strapOf = (slot: number): number | undefined => this.#strap[slot];
  strapReceivedAt = (slot: number): number => this.#strapAt[slot] ?? 0;
  hasBeaten = (slot: number): boolean => (this.#shown[slot] ?? 0) > 0;
  silenceOf = (slot: number, now: number): number => Math.max(0, Math.floor((now - (this.#beatAt[slot] ?? now)) / 1000));

  stationOf(slot: number): number | null {
    return this.#people.facts[slot]?.straps.find(({ strap }) => strap === this.#strap[slot])?.station ?? null;
  }

  trainingNow = (): number => this.active.filter((slot) => this.hasBeaten(slot) && !this.isDemo(slot)).length;

  #roomIndex(room: number | null): number {
    const known = this.#rooms.indexOf(room);
    return known >= 0 ? known : this.#rooms.push(room) - 1;
  }

  #grow(capacity: number): void {
    this.#capacity = capacity;
    this.#training = larger(new Uint8Array(capacity), this.#training);
    this.#shown = larger(new Uint8Array(capacity), this.#shown);
    this.#shownSecond = larger(new Uint32Array(capacity), this.#shownSecond);
    this.#bpm = larger(new Uint8Array(capacity), this.#bpm);
    this.#second = larger(new Uint32Array(capacity), this.#second);
    this.#since = larger(new Uint32Array(capacity), this.#since);
    this.#pointSeconds = larger(new Uint32Array(capacity), this.#pointSeconds);
    this.#zoneSeconds = larger(new Uint32Array(capacity * ZONES), this.#zoneSeconds);
    this.#targetSeconds = larger(new Uint32Array(capacity), this.#targetSeconds);
    this.#strapAt = larger(new Float64Array(capacity), this.#strapAt);
    this.#beatAt = larger(new Float64Array(capacity), this.#beatAt);
    this.#strengths = larger(new Int8Array(capacity * STRENGTHS), this.#strengths);
    this.#choice.grow(capacity);
    this.minutes.grow(capacity);
  }
}
