import { parentPort, workerData } from 'node:worker_threads';
import { secondsOf } from '@clubpulse/rules/live/room-workouts/run';
import { follow } from '../../apps/web/src/live/room-workouts/follow.ts';
import { openLiveSocket } from '../../apps/web/src/live/socket.ts';
import { createBoard } from '../../apps/web/src/live/walls/board.ts';

/** What a screen of the room is told when it is switched on. */
export interface ScreenOrder {
  readonly url: string;
  readonly display: string;
  /** How far its clock is off (ms), and by how much of a second it runs ahead each second. */
  readonly off: number;
  readonly drift: number;
}
/** It turned to a second of a step, at a moment of the clock that no screen sees (ms). */
export interface Turned {
  readonly to: string;
  readonly at: number;
}

// A screen in a thread of its own: the code of the TV's page, and a clock that is set and runs as this machine's does not.
const { url, display, off, drift } = workerData as ScreenOrder;
const trueClock = () => Number(process.hrtime.bigint()) / 1e6;
const switchedOn = trueClock();
Object.defineProperty(globalThis.performance, 'now', { value: () => off + (trueClock() - switchedOn) * (1 + drift) });

const board = createBoard();
let shown: string | undefined;
let leave = () => {};
let version: string | undefined;
openLiveSocket({
  url,
  hello: () => ({ type: 'watch', display }),
  onMessage(message) {
    if (message.type !== 'roster' || !message.workout) return;
    const { RoomWorkoutId, Version } = message.workout;
    if (version === `${RoomWorkoutId} ${Version}`) return;
    version = `${RoomWorkoutId} ${Version}`;
    leave();
    shown = undefined;
    leave = follow(message.workout, board.serverNow, (stand) => {
      const to = `${stand.index} ${secondsOf(stand)}`;
      // What it shows first it did not turn to.
      if (shown !== undefined && shown !== to) parentPort?.postMessage({ to, at: trueClock() } satisfies Turned);
      shown = to;
    });
  },
  onFrame: () => {},
  onLink: () => {},
  onClock: board.hearClock,
});
