import { decodeFrame, type Signal, type TileFrame } from '@clubpulse/contract/live/frame-bytes';
import type { RosterMessage, Tile } from '@clubpulse/contract/live/frames';
import { signalOf } from '@clubpulse/rules/live/board/signal';
import { type ClockSample, serverTime, withSample } from '@clubpulse/rules/live/room-workouts/server-clock';
import { type Cell, createCell } from '../../platform/cell.ts';
import type { Link } from '../socket.ts';
import { createTrace, type Trace } from './trace.ts';

export interface TileView {
  readonly name: string;
  readonly guest: number | undefined;
  readonly station: number | null;
  readonly demo: boolean;
  readonly isMadeUp: boolean;
  readonly userId: number | undefined;
  readonly zone: number;
  readonly percent: number;
  readonly bpm: number;
  readonly points: number;
  readonly signal: Signal;
  readonly silence: number;
}

export interface Totals {
  readonly athletes: number;
  readonly points: number;
  readonly zones: readonly number[];
}

export interface Board {
  readonly room: Cell<RosterMessage | undefined>;
  readonly link: Cell<Link>;
  readonly totals: Cell<Totals>;
  /** The number of places, which the server decides. It sets the size of tiles, so that no tile moves when an athlete leaves. */
  readonly places: Cell<number>;
  readonly clock: Cell<number>;
  tile(place: number): Cell<TileView | undefined>;
  trace(place: number): Trace;
  serverNow(): number;
  receiveRoster(roster: RosterMessage): void;
  receiveClock(sample: ClockSample): void;
  receiveFrame(bytes: ArrayBuffer): void;
  tick(): void;
}

const none: Totals = { athletes: 0, points: 0, zones: [0, 0, 0, 0, 0, 0] };
const FRAME_OVERDUE = 2000;

interface Shown {
  readonly roster: number;
  readonly at: number;
  readonly tiles: readonly (TileFrame | undefined)[];
}

export function createBoard(now: () => number = () => performance.now()): Board {
  const room = createCell<RosterMessage | undefined>(undefined);
  const link = createCell<Link>('connecting');
  const totals = createCell<Totals>(none);
  const places = createCell(0);
  const clock = createCell(Date.now());
  const tiles = new Map<number, Cell<TileView | undefined>>();
  const traces = new Map<number, Trace>();
  let frame: Shown | undefined;
  let samples: readonly ClockSample[] = [];
  let receivedAt = now();
  let serverAt = clock.get();

  const tile = (place: number) => held(tiles, place, () => createCell<TileView | undefined>(undefined));
  const trace = (place: number) => held(traces, place, createTrace);

  function show(aged: number) {
    const roster = room.get();
    if (roster === undefined || frame?.roster !== roster.roster) return;
    const zones = [0, 0, 0, 0, 0, 0];
    let points = 0;
    for (const [index, seat] of roster.tiles.entries()) {
      const received = frame.tiles[index];
      if (received === undefined) continue;
      const cell = tile(seat.place);
      const view = viewOf(seat, received, aged, cell.get());
      cell.set(view);
      if (!view.demo) points += view.points;
      const current = view.signal === 'fresh' || view.signal === 'held';
      if (current) zones[view.zone] = (zones[view.zone] ?? 0) + 1;
      if (aged === 0) trace(seat.place).record(Math.floor(frame.at / 1000), current ? view.percent : 0);
    }
    totals.set(sameOr(totals.get(), { athletes: roster.tiles.length, points, zones }));
  }

  return {
    room,
    link,
    totals,
    places,
    clock,
    tile,
    trace,
    serverNow: () => serverTime(samples, now()) ?? serverAt + now() - receivedAt,
    receiveClock(sample) {
      samples = withSample(samples, sample);
    },
    receiveRoster(roster) {
      const names = new Map(roster.tiles.map((seat) => [seat.place, seat.name]));
      const moved = new Map<string, Trace>();
      for (const [place, cell] of tiles) {
        const name = cell.get()?.name;
        if (name === names.get(place)) continue;
        const walked = traces.get(place);
        if (name !== undefined && walked) moved.set(name, walked);
        traces.delete(place);
        cell.set(undefined);
      }
      for (const [place, name] of names) {
        const walked = moved.get(name);
        if (walked) traces.set(place, walked);
      }
      const before = room.get();
      if (frame !== undefined && before?.roster === frame.roster) {
        const { tiles: last } = frame;
        const received = new Map(before.tiles.map(({ name }, index) => [name, last[index]]));
        frame = { ...frame, roster: roster.roster, tiles: roster.tiles.map(({ name }) => received.get(name)) };
      }
      room.set(roster);
      places.set(roster.places);
      if (roster.tiles.length === 0) totals.set(none);
      else totals.set(sameOr(totals.get(), { ...totals.get(), athletes: roster.tiles.length }));
    },
    receiveFrame(bytes) {
      const next = decodeFrame(bytes);
      if (next === undefined) return;
      receivedAt = now();
      serverAt = next.at;
      // A frame of another roster is ignored, because its values cannot be assigned to athletes.
      if ((room.get()?.roster ?? next.roster) !== next.roster) return;
      frame = next;
      show(0);
    },
    tick() {
      const since = now() - receivedAt;
      clock.set(serverAt + since);
      if (since >= FRAME_OVERDUE) show(Math.floor(since / 1000));
    },
  };
}

export const isMadeUp = ({ demo, lent }: Pick<Tile, 'demo' | 'lent'>): boolean => demo === true && lent !== true;

function viewOf(seat: Tile, received: TileFrame, aged: number, before: TileView | undefined): TileView {
  const signal = aged === 0 || received.signal === 'lost' ? received.signal : withoutFrames(received, aged);
  const view: TileView = {
    name: seat.name,
    guest: seat.guest,
    station: seat.station,
    demo: seat.demo ?? false,
    isMadeUp: isMadeUp(seat),
    userId: seat.userId,
    zone: received.zone,
    percent: received.percent,
    bpm: received.bpm || (before?.bpm ?? 0),
    points: received.points,
    signal,
    silence: signal === 'lost' ? received.silence : 0,
  };
  return sameOr(before, view);
}

/** Without frames the values age, but no strap counts as lost. */
function withoutFrames({ signal, silence }: TileFrame, aged: number): Signal {
  const now = signalOf(silence + aged, signal !== 'looking');
  return now === 'lost' ? 'held' : now;
}

function sameOr<T extends object>(before: T | undefined, after: T): T {
  if (before === undefined) return after;
  for (const key in after) {
    const old = before[key];
    const fresh = after[key];
    if (Array.isArray(old) && Array.isArray(fresh) ? old.join() !== fresh.join() : old !== fresh) return after;
  }
  return before;
}

function held<V>(map: Map<number, V>, place: number, create: () => V): V {
  let value = map.get(place);
  if (value === undefined) {
    value = create();
    map.set(place, value);
  }
  return value;
}
