import { decodeFrame, type Signal, type TileFrame } from '@clubpulse/contract/live/frame-bytes';
import type { RosterMessage, Tile } from '@clubpulse/contract/live/frames';
import { signalOf } from '@clubpulse/rules/live/board/signal';
import { type ClockSample, serverTime, withSample } from '@clubpulse/rules/live/room-workouts/server-clock';
import { type Cell, createCell } from '../../platform/cell.ts';
import type { Link } from '../socket.ts';
import { createTrace, type Trace } from './trace.ts';

/** What one tile shows. A new object only when something a person can see changed. */
export interface TileView {
  readonly name: string;
  /** Number of a guest, who has no name. */
  readonly guest: number | undefined;
  readonly station: number | null;
  /** Counts as nobody: a demo user. */
  readonly demo: boolean;
  /** Is nobody: said as a demo. A guest with a strap that was lent is somebody. */
  readonly isMadeUp: boolean;
  readonly userId: number | undefined;
  readonly zone: number;
  readonly percent: number;
  /** The last one heard, also while the signal is lost. */
  readonly bpm: number;
  readonly points: number;
  readonly signal: Signal;
  /** Whole seconds since the last heart rate; 0 unless lost, because only a lost tile shows it. */
  readonly silence: number;
}

export interface Totals {
  readonly athletes: number;
  readonly points: number;
  /** Athletes with a current value by zone 0 to 5; the lost and the looking count nowhere. */
  readonly zones: readonly number[];
}

/** A room as its wall shows it. Each cell is watched by the part that draws it. */
export interface Board {
  readonly room: Cell<RosterMessage | undefined>;
  readonly link: Cell<Link>;
  readonly totals: Cell<Totals>;
  /** Places the server keeps: decides the size of the tiles, so that nobody moves when somebody leaves. */
  readonly places: Cell<number>;
  /** Unix milliseconds of the server's clock, moved once a second. */
  readonly clock: Cell<number>;
  tile(place: number): Cell<TileView | undefined>;
  trace(place: number): Trace;
  /** Unix milliseconds of the server's clock at this moment, alike on all screens. */
  serverNow(): number;
  hearRoster(roster: RosterMessage): void;
  /** By the clock of `now`. */
  hearClock(sample: ClockSample): void;
  hearFrame(bytes: ArrayBuffer): void;
  /** To be called once a second: moves the clock, and lets the tiles grow old when no frame comes. */
  tick(): void;
}

const nobody: Totals = { athletes: 0, points: 0, zones: [0, 0, 0, 0, 0, 0] };
/** Frames come once a second: with none for this long (ms) the values grow old. */
const FRAME_OVERDUE = 2000;

/** The last frame, by the seats of its roster; of who came since there is nothing in it. */
interface Shown {
  readonly roster: number;
  readonly at: number;
  readonly tiles: readonly (TileFrame | undefined)[];
}

/** `now` is a monotonic clock in milliseconds: a TV that corrects its own time must not move the wall's. */
export function createBoard(now: () => number = () => performance.now()): Board {
  const room = createCell<RosterMessage | undefined>(undefined);
  const link = createCell<Link>('connecting');
  const totals = createCell<Totals>(nobody);
  const places = createCell(0);
  const clock = createCell(Date.now());
  const tiles = new Map<number, Cell<TileView | undefined>>();
  const traces = new Map<number, Trace>();
  let frame: Shown | undefined;
  let samples: readonly ClockSample[] = [];
  /** When the last frame came, and what the server's clock said then. */
  let heardAt = now();
  let serverAt = clock.get();

  const tile = (place: number) => held(tiles, place, () => createCell<TileView | undefined>(undefined));
  const trace = (place: number) => held(traces, place, createTrace);

  /** Shows the frame as it is `aged` seconds after it was heard. */
  function show(aged: number) {
    const roster = room.get();
    if (roster === undefined || frame?.roster !== roster.roster) return;
    const zones = [0, 0, 0, 0, 0, 0];
    let points = 0;
    for (const [index, seat] of roster.tiles.entries()) {
      const heard = frame.tiles[index];
      if (heard === undefined) continue;
      const cell = tile(seat.place);
      const view = viewOf(seat, heard, aged, cell.get());
      cell.set(view);
      // A demo user counts as nobody.
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
    serverNow: () => serverTime(samples, now()) ?? serverAt + now() - heardAt,
    hearClock(sample) {
      samples = withSample(samples, sample);
    },
    hearRoster(roster) {
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
      // A wall that closes up takes everybody's trace along.
      for (const [place, name] of names) {
        const walked = moved.get(name);
        if (walked) traces.set(place, walked);
      }
      // Until its first frame comes everybody is as in the last one: where none comes they grow old from there.
      const before = room.get();
      if (frame !== undefined && before?.roster === frame.roster) {
        const { tiles: last } = frame;
        const heard = new Map(before.tiles.map(({ name }, index) => [name, last[index]]));
        frame = { ...frame, roster: roster.roster, tiles: roster.tiles.map(({ name }) => heard.get(name)) };
      }
      room.set(roster);
      places.set(roster.places);
      if (roster.tiles.length === 0) totals.set(nobody);
      else totals.set(sameOr(totals.get(), { ...totals.get(), athletes: roster.tiles.length }));
    },
    hearFrame(bytes) {
      const next = decodeFrame(bytes);
      if (next === undefined) return;
      heardAt = now();
      serverAt = next.at;
      // Of another roster: who sits where in it is not known.
      if ((room.get()?.roster ?? next.roster) !== next.roster) return;
      frame = next;
      show(0);
    },
    tick() {
      const since = now() - heardAt;
      clock.set(serverAt + since);
      if (since >= FRAME_OVERDUE) show(Math.floor(since / 1000));
    },
  };
}

/** Of whom a wall says that she is a demo. */
export const isMadeUp = ({ demo, lent }: Pick<Tile, 'demo' | 'lent'>): boolean => demo === true && lent !== true;

function viewOf(seat: Tile, heard: TileFrame, aged: number, before: TileView | undefined): TileView {
  const signal = aged === 0 || heard.signal === 'lost' ? heard.signal : withoutFrames(heard, aged);
  const view: TileView = {
    name: seat.name,
    guest: seat.guest,
    station: seat.station,
    demo: seat.demo ?? false,
    isMadeUp: isMadeUp(seat),
    userId: seat.userId,
    zone: heard.zone,
    percent: heard.percent,
    bpm: heard.bpm || (before?.bpm ?? 0),
    points: heard.points,
    signal,
    silence: signal === 'lost' ? heard.silence : 0,
  };
  return sameOr(before, view);
}

/** Without frames it is the screen that hears nothing, and no strap is lost for it: values grow old and are held. */
function withoutFrames({ signal, silence }: TileFrame, aged: number): Signal {
  const now = signalOf(silence + aged, signal !== 'looking');
  return now === 'lost' ? 'held' : now;
}

/** The old object when the new one says the same, so that nothing is drawn again. */
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
