import { useEffect, useState } from 'react';
import { useWakeLock } from '../../kit/wake-lock.ts';
import { useCell } from '../../platform/cell.ts';
import { liveUrl, openLiveSocket } from '../socket.ts';
import { knownLanguage } from '../translate.ts';
import { type Board, createBoard, Wall } from '../walls/public.ts';
import { displayToken, forgetDisplayToken, keepDisplayToken } from './display-token.ts';
import { PairingScreen } from './PairingScreen.tsx';
import { renewPage } from './renew-page.ts';
import classes from './tv.module.css';
import { useSounds } from './use-sounds.ts';

export function Tv() {
  const [token, setToken] = useState(displayToken);
  useWakeLock();
  return (
    <div className={classes['screen']}>
      {token === null ? (
        <PairingScreen
          onPaired={(paired) => {
            keepDisplayToken(paired);
            setToken(paired);
          }}
        />
      ) : (
        <RoomScreen
          key={token}
          token={token}
          onRefused={() => {
            forgetDisplayToken();
            setToken(null);
          }}
        />
      )}
    </div>
  );
}

function RoomScreen({ token, onRefused }: { token: string; onRefused: () => void }) {
  const [board] = useState(() => createBoard());
  useWatching(board, token, onRefused);
  const room = useCell(board.room);
  const isSilent = useSounds(board);
  const language = knownLanguage(room?.language ?? navigator.language);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = room === undefined ? 'Clubpulse TV' : [room.roomName, room.clubName].filter(Boolean).join(' · ');
  }, [language, room]);

  return <Wall board={board} language={language} alone isSilent={isSilent} />;
}

function useWatching(board: Board, token: string, onRefused: () => void) {
  const [refused] = useState(() => onRefused);
  useEffect(() => {
    const socket = openLiveSocket({
      url: liveUrl(document.baseURI),
      hello: () => ({ type: 'watch', display: token }),
      onMessage: (message) => (message.type === 'roster' ? board.receiveRoster(message) : refused()),
      onFrame: board.receiveFrame,
      onLink: board.link.set,
      onClock: board.receiveClock,
    });
    const ticking = setInterval(board.tick, 1000);
    const stopRenewing = renewPage({ idle: () => board.places.get() === 0 || board.link.get() !== 'live' });
    return () => {
      socket.close();
      clearInterval(ticking);
      stopRenewing();
    };
  }, [board, token, refused]);
}
