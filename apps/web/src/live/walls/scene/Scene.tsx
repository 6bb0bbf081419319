import type { RosterMessage } from '@clubpulse/contract/live/frames';
import type { RoomScene } from '@clubpulse/contract/live/scenes/scenes';
import type { Language } from '@clubpulse/contract/scalars';
import { leftOfRun, positionIn, repeats, stepsOf } from '@clubpulse/rules/live/room-workouts/run';
import { useMemo } from 'react';
import { useCellValue } from '../../../platform/cell.ts';
import type { LiveTranslate } from '../../translate.ts';
import type { Board } from '../board.ts';
import { grouped } from '../numbers.ts';
import { minutesAndSeconds } from '../Tile.tsx';
import { Ranking } from './Ranking.tsx';
import { returnPhraseOf } from './return-phrase.ts';
import { SceneSummary, SummaryPage } from './SceneSummary.tsx';
import classes from './scene.module.css';

interface SceneProps {
  board: Board;
  room: RosterMessage;
  scene: RoomScene;
  words: LiveTranslate;
  language: Language;
  Heading: 'h1' | 'h2';
}

export function Scene({ board, room, scene, words, language, Heading }: SceneProps) {
  const format = useMemo(() => grouped(language), [language]);
  const { title, trainer, minutes, people } = scene;
  const count = people.filter(({ demo }) => !demo).length;
  const isOfClub = scene.name === 'ClubRanking';
  const isRanking = scene.name === 'Ranking' || isOfClub;
  const continues = isRanking || room.session !== undefined;
  const isNone = !isRanking && count === 0 && scene.points === 0;
  const points = format.format(scene.points);
  const together =
    scene.goal === null
      ? words('live.pointsTogether', { points })
      : words('live.together', { points, goal: format.format(scene.goal) });
  const about = isRanking
    ? words(isOfClub ? 'live.pointsOfThirtyDays' : 'live.pointsSoFar')
    : [minutes !== null && words('live.minutesLong', { count: minutes }), count > 0 && words('live.ofYou', { count })]
        .filter(Boolean)
        .join(', ');
  const place = isOfClub || room.roomName === title ? null : room.roomName;
  return (
    <>
      <header className={classes['head']}>
        <Heading>{title}</Heading>
        <p>{[trainer, place, about].filter(Boolean).join(' · ')}</p>
        {continues ? <TimeLeft board={board} room={room} words={words} /> : !isNone && <b>{words('live.wellDone')}</b>}
      </header>
      {isNone ? (
        <main className={classes['nobody']}>{words('live.nobodyTrained')}</main>
      ) : isRanking ? (
        <Ranking board={board} scene={scene} words={words} format={format} />
      ) : (
        <SceneSummary board={board} scene={scene} words={words} format={format} />
      )}
      <footer className={classes['foot']}>
        <p>{isRanking ? !isOfClub && together : !continues && !isNone && words('live.inTheJournal')}</p>
        {isRanking && <BackIn board={board} room={room} scene={scene} words={words} />}
        {!isRanking && !isNone && <SummaryPage board={board} scene={scene} words={words} />}
      </footer>
    </>
  );
}

function TimeLeft({ board, room: { session, workout }, words }: Pick<SceneProps, 'board' | 'room' | 'words'>) {
  const seconds = useCellValue(board.clock, (at) => {
    if (session) return Math.floor((Date.parse(session.endsAt) - at) / 1000);
    if (workout === undefined) return 0;
    const steps = stepsOf(workout.Content);
    return repeats(steps)
      ? 0
      : Math.ceil(leftOfRun(workout.Content, steps, positionIn(steps, workout, board.serverNow())) / 1000);
  });
  if (seconds <= 0) return null;
  return (
    <b>
      <small>{words('live.timeLeft')}</small> {minutesAndSeconds(seconds)}
    </b>
  );
}

function BackIn({ board, room, scene, words }: Pick<SceneProps, 'board' | 'room' | 'scene' | 'words'>) {
  const seconds = useCellValue(board.clock, (at) => Math.max(0, Math.ceil((Date.parse(scene.until) - at) / 1000)));
  return <p>{words(returnPhraseOf(room.workout, scene), { seconds })}</p>;
}
