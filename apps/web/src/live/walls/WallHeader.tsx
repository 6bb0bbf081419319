import type { RosterMessage } from '@clubpulse/contract/live/frames';
import type { CSSProperties, ReactNode } from 'react';
import { useCell, useCellValue } from '../../platform/cell.ts';
import type { LiveTranslate } from '../translate.ts';
import type { Board } from './board.ts';
import { Icon } from './icons.tsx';
import { minutesLeft } from './minutes-left.ts';
import classes from './wall.module.css';

interface WallHeaderProps {
  board: Board;
  room: RosterMessage;
  words: LiveTranslate;
  Heading: 'h1' | 'h2';
  page: number;
  pages: number;
  isSilent: boolean;
}

export function WallHeader({ board, room, words, Heading, page, pages, isSilent }: WallHeaderProps) {
  const athletes = useCellValue(board.totals, (totals) => totals.athletes);
  const { session, roomName, clubName } = room;
  const left = useCellValue(board.clock, (at) => (session ? minutesLeft(session.endsAt, at) : 0));
  const leftWords = left > 0 ? words('live.minutesLeft', { count: left }) : '';
  const place = session ? [session.trainer, leftWords, roomName] : [roomName === null ? '' : clubName];
  const subtitle = [...place, words('live.percentOfMax')].filter(Boolean).join(' · ');
  return (
    <header className={classes['header']}>
      <div
        className={`${classes['titles']} ${room.roomColor === null ? '' : classes['colored']}`}
        style={{ '--room': room.roomColor } as CSSProperties}
      >
        <Heading className={classes['title']}>{session?.name ?? roomName ?? clubName}</Heading>
        <p className={classes['subtitle']}>{subtitle}</p>
      </div>
      <WallStates board={board} words={words} isSilent={isSilent}>
        {pages > 1 && <span className={classes['state']}>{words('live.page', { page: page + 1, pages })}</span>}
      </WallStates>
      <div className={classes['time']}>
        {athletes > 0 && <span>{words('live.athletes', { count: athletes })}</span>}
        <Clock board={board} timeZone={room.timeZone} />
      </div>
    </header>
  );
}

type WallStatesProps = Pick<WallHeaderProps, 'board' | 'words' | 'isSilent'> & { children?: ReactNode };

export function WallStates({ board, words, isSilent, children }: WallStatesProps) {
  const link = useCell(board.link);
  return (
    <div className={classes['states']}>
      {link !== 'live' && (
        <span className={`${classes['state']} ${link === 'connecting' ? '' : classes['away']}`}>
          <Icon name="unplugged" />
          {words(link === 'connecting' ? 'live.connecting' : 'live.noConnection')}
        </span>
      )}
      {isSilent && (
        <span className={classes['state']}>
          <Icon name="silent" />
          {words('live.touchForSound')}
        </span>
      )}
      {children}
    </div>
  );
}

/** The clock shows the server's time, with 24 hours in every language. */
function Clock({ board, timeZone }: { board: Board; timeZone: string }) {
  const shown = useCellValue(board.clock, (at) => clockIn(timeZone).format(at));
  return <time>{shown}</time>;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
export function clockIn(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
    clocks.set(timeZone, clock);
  }
  return clock;
}
