import { type Heard, hear } from '@clubpulse/rules/live/walls/sound-cues';
import { useEffect, useState } from 'react';
import { useCell } from '../../platform/cell.ts';
import type { Board } from '../walls/public.ts';
import { createSpeaker } from './sounds.ts';

/** Sounds where the screen is to. Answers whether it is to and the browser waits for somebody to touch the page. */
export function useSounds(board: Board): boolean {
  const isWanted = useCell(board.room)?.sounds === true;
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    // A browser that knows no sounds shows its wall as well.
    if (!isWanted || !('AudioContext' in window)) return;
    const speaker = createSpeaker();
    const look = () => setSilent(!speaker.isOpen());
    // Some browsers let a page sound at once, as those of a TV that is set up for it.
    const open = () => void speaker.open().then(look, look);
    open();
    let heard: Heard | undefined;
    const stop = board.clock.subscribe(() => {
      const room = board.room.get();
      if (room === undefined || board.link.get() !== 'live') return;
      const { session, goal, leftPoints = 0 } = room;
      const next = hear(heard, {
        at: board.clock.get(),
        session: session && { began: Date.parse(session.beganAt), ends: Date.parse(session.endsAt) },
        points: board.totals.get().points + leftPoints,
        goal,
      });
      heard = next.heard;
      for (const cue of next.cues) speaker.play(cue);
      look();
    });
    for (const act of ['pointerdown', 'keydown'] as const) document.addEventListener(act, open);
    return () => {
      stop();
      for (const act of ['pointerdown', 'keydown'] as const) document.removeEventListener(act, open);
      speaker.close();
      setSilent(false);
    };
  }, [board, isWanted]);
  return isWanted && isSilent;
}
