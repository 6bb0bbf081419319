import { cuesOf, type ShownPosition } from '@clubpulse/rules/live/room-workouts/cues';
import { secondsOf, stepsOf } from '@clubpulse/rules/live/room-workouts/run';
import { type CueState, nextCues } from '@clubpulse/rules/live/walls/sound-cues';
import { useEffect, useState } from 'react';
import { useCell } from '../../platform/cell.ts';
import { follow } from '../room-workouts/public.ts';
import type { Board } from '../walls/public.ts';
import { createSpeaker, type Speaker } from './sounds.ts';

export function useSounds(board: Board): boolean {
  const isWanted = useCell(board.room)?.sounds === true;
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (!isWanted || !('AudioContext' in window)) return;
    const speaker = createSpeaker();
    const look = () => setSilent(!speaker.isOpen());
    const open = () => void speaker.open().then(look, look);
    open();
    let received: CueState | undefined;
    const stop = board.clock.subscribe(() => {
      const room = board.room.get();
      if (room === undefined || board.link.get() !== 'live') return;
      const { session, goal, leftPoints = 0 } = room;
      const next = nextCues(received, {
        at: board.clock.get(),
        session: session && { began: Date.parse(session.beganAt), ends: Date.parse(session.endsAt) },
        points: board.totals.get().points + leftPoints,
        goal,
      });
      received = next.received;
      for (const cue of next.cues) speaker.play(cue);
      look();
    });
    const stopRun = soundRun(board, speaker);
    for (const act of ['pointerdown', 'keydown'] as const) document.addEventListener(act, open);
    return () => {
      stop();
      stopRun();
      for (const act of ['pointerdown', 'keydown'] as const) document.removeEventListener(act, open);
      speaker.close();
      setSilent(false);
    };
  }, [board, isWanted]);
  return isWanted && isSilent;
}

function soundRun(board: Board, speaker: Speaker): () => void {
  let shown: ShownPosition | undefined;
  let stop = () => {};
  const begin = () => {
    stop();
    const run = board.room.get()?.workout;
    if (run === undefined) {
      stop = () => {};
      return;
    }
    const steps = stepsOf(run.Content);
    stop = follow(run, board.serverNow, (position) => {
      const next = { id: run.RoomWorkoutId, index: position.index, seconds: secondsOf(position) };
      const cue = cuesOf(steps, shown, next);
      shown = next;
      if (cue) speaker.play(cue);
    });
  };
  begin();
  const leave = board.room.subscribe(begin);
  return () => {
    leave();
    stop();
  };
}
