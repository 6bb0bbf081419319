import { secondsOf } from '@clubpulse/rules/live/room-workouts/run';
import { follow } from '../../apps/web/src/live/room-workouts/follow.ts';
import { openLiveSocket } from '../../apps/web/src/live/socket.ts';
import { createBoard } from '../../apps/web/src/live/walls/board.ts';

// Simulated clock; reports each second with the true time (ms). JavaScript, because the page's code has browser types.
const { url, display, off, drift } = JSON.parse(process.argv[2]);
const trueClock = () => Number(process.hrtime.bigint()) / 1e6;
const switchedOn = trueClock();
Object.defineProperty(globalThis.performance, 'now', { value: () => off + (trueClock() - switchedOn) * (1 + drift) });

const board = createBoard();
let version;
let leave = () => {};
openLiveSocket({
  url,
  hello: () => ({ type: 'watch', display }),
  onMessage(message) {
    if (message.type !== 'roster' || !message.workout) return;
    const { RoomWorkoutId, Version } = message.workout;
    if (version === `${RoomWorkoutId} ${Version}`) return;
    version = `${RoomWorkoutId} ${Version}`;
    leave();
    let shown;
    leave = follow(message.workout, board.serverNow, (position) => {
      const to = `${position.index} ${secondsOf(position)}`;
      if (shown !== undefined && shown !== to) process.send({ to, at: trueClock() });
      shown = to;
    });
  },
  onFrame: () => {},
  onLink: () => {},
  onClock: board.receiveClock,
});
process.on('disconnect', () => process.exit());
