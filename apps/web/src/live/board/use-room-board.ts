import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import { listClassSessions } from '@clubpulse/contract/live/class-sessions.calls';
import type { RosterMessage } from '@clubpulse/contract/live/frames';
import { listLiveTrainings } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { useEffect, useState } from 'react';
import { callKey, queryClient } from '../../platform/api.ts';
import { accessToken } from '../../platform/calls/call-layer.ts';
import { liveUrl, openLiveSocket } from '../socket.ts';
import { type Board, createBoard } from '../walls/public.ts';

function askWhatRuns(clubId: ClubId): void {
  for (const call of [listLiveTrainings, listClassSessions])
    void queryClient.invalidateQueries({ queryKey: callKey(call, { params: { id: clubId } }) });
}

/**
 * The board is connected while the component is mounted. `refused` is true if the server refused the connection. Another room
 * needs a new component (`key`).
 */
export function useRoomBoard(clubId: ClubId, roomId: DisplayGroupId | null): { board: Board; refused: boolean } {
  const [board] = useState(() => createBoard());
  // The first token may have expired, so only the second refusal counts.
  const [renewed, setRenewed] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let before: string | undefined;
    const receiveSession = ({ session, runs = [] }: RosterMessage) => {
      const now = JSON.stringify([session, runs]);
      if (before !== undefined && before !== now) askWhatRuns(clubId);
      before = now;
    };
    const socket = openLiveSocket({
      url: liveUrl(document.baseURI),
      hello: async () => {
        const token = await accessToken({ renewed });
        if (token === null) throw new Error('No user is signed in');
        return { type: 'watch', token, clubId, roomId };
      },
      onMessage: (message) => {
        if (message.type === 'roster') {
          board.receiveRoster(message);
          receiveSession(message);
        } else if (message.type === 'refused' && renewed) setRefused(true);
        else setRenewed(true);
      },
      onFrame: board.receiveFrame,
      onLink: board.link.set,
      onClock: board.receiveClock,
    });
    const ticking = setInterval(board.tick, 1000);
    return () => {
      socket.close();
      clearInterval(ticking);
    };
  }, [board, clubId, roomId, renewed]);
  return { board, refused };
}
