import type { Language } from '@clubpulse/contract/scalars';
import { shownAt } from '@clubpulse/rules/live/room-workouts/shown';
import { PAGE_SECONDS } from '@clubpulse/rules/live/walls/wall-order';
import { type CSSProperties, useMemo } from 'react';
import { useCell, useCellValue } from '../../platform/cell.ts';
import { type LiveTranslate, liveTranslate } from '../translate.ts';
import type { Board } from './board.ts';
import { grouped } from './numbers.ts';
import { RunWall } from './RunWall.tsx';
import { ZoneShares } from './Shares.tsx';
import { Summary } from './Summary.tsx';
import { Scene } from './scene/Scene.tsx';
import sceneClasses from './scene/scene.module.css';
import { wallSize } from './size.ts';
import { Tile } from './Tile.tsx';
import tileClasses from './tile.module.css';
import { WallHeader } from './WallHeader.tsx';
import classes from './wall.module.css';

interface WallProps {
  board: Board;
  language: Language;
  alone?: boolean;
  isSilent?: boolean;
}

export function Wall({ board, language, alone = false, isSilent = false }: WallProps) {
  const room = useCell(board.room);
  const places = useCell(board.places);
  const size = wallSize(places);
  // The page depends only on the clock, so that several screens of a room turn the page together.
  const page = useCellValue(board.clock, (at) => Math.floor(at / 1000 / PAGE_SECONDS) % size.pages);
  const words = useMemo(() => liveTranslate(language), [language]);
  const standing = alone ? classes['alone'] : '';
  const Main = alone ? 'main' : 'section';
  const Heading = alone ? 'h1' : 'h2';
  const link = useCell(board.link);
  const until = room?.scene && Date.parse(room.scene.until);
  const isScene = useCellValue(board.clock, (at) => until !== undefined && at < until);
  const run = room?.workout;
  const isRun = useCellValue(board.clock, () => shownAt(run, board.serverNow()) !== 'Wall');
  const isClosed = link === 'unlicensed' || link === 'disabled';
  if (room === undefined || isClosed) {
    return (
      <div className={`${classes['wall']} ${standing}`} lang={language}>
        <Main className={classes['waiting']}>
          <Heading>{words(isClosed ? 'live.backSoon' : 'live.connecting')}</Heading>
          {isClosed && <p>{words('live.backSoonHint')}</p>}
        </Main>
      </div>
    );
  }
  if (room.scene && isScene) {
    return (
      <div className={`${classes['wall']} ${standing} ${sceneClasses['scene']}`} lang={language}>
        <Scene board={board} room={room} scene={room.scene} words={words} language={language} Heading={Heading} />
      </div>
    );
  }
  if (run && isRun) {
    return (
      <div className={run.Content.Kind === 'Quick' ? `${classes['wall']} ${standing}` : sceneClasses['whole']} lang={language}>
        <RunWall
          board={board}
          room={room}
          run={run}
          words={words}
          language={language}
          Heading={Heading}
          Main={Main}
          isSilent={isSilent}
        />
      </div>
    );
  }
  const first = page * size.capacity;
  return (
    <div className={`${classes['wall']} ${standing} ${size.capacity > 24 ? classes['dense'] : ''}`} lang={language}>
      <WallHeader board={board} room={room} words={words} Heading={Heading} page={page} pages={size.pages} isSilent={isSilent} />
      {places === 0 ? (
        <Main className={classes['empty']}>
          <EmptyWall words={words} />
        </Main>
      ) : (
        <>
          <Main>
            <Summary board={board} words={words} />
            <ul
              className={`${classes['tiles']} ${tileClasses[`of${size.capacity}`]}`}
              style={
                {
                  '--columns': size.columns,
                  '--rows': size.filled,
                  '--upright-columns': size.rows,
                  '--upright-rows': size.filledUpright,
                } as CSSProperties
              }
              aria-label={words('live.athletesLabel')}
            >
              {Array.from({ length: Math.min(size.capacity, places - first) }, (_, seat) => (
                <Tile key={seat} board={board} place={first + seat} detail={size.detail} words={words} />
              ))}
            </ul>
          </Main>
          <footer className={classes['footer']}>
            <GroupPoints board={board} goal={room.goal} left={room.leftPoints} words={words} language={language} />
            <ZoneShares board={board} words={words} />
          </footer>
        </>
      )}
    </div>
  );
}

interface GroupPointsProps {
  board: Board;
  goal: number | undefined;
  left: number | undefined;
  words: LiveTranslate;
  language: Language;
}

function GroupPoints({ board, goal = 0, left = 0, words, language }: GroupPointsProps) {
  const points = useCellValue(board.totals, (totals) => totals.points) + left;
  const format = useMemo(() => grouped(language), [language]);
  return (
    <p className={classes['groupPoints']}>
      <b>{format.format(points)}</b>
      <span>{goal === 0 ? words('live.groupPoints') : words('live.ofGoalTogether', { goal: format.format(goal) })}</span>
    </p>
  );
}

function EmptyWall({ words }: { words: LiveTranslate }) {
  return (
    <>
      <div className={classes['steps']} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((zone) => (
          <span key={zone} className={classes[`z${zone}`]} style={{ height: `${10 + zone * 18}%` }}>
            Z{zone}
          </span>
        ))}
      </div>
      <p className={classes['invitation']}>
        <b>{words('live.putStrapOn')}</b>
        <span>{words('live.appearByYourself')}</span>
      </p>
    </>
  );
}
