import type { RosterMessage } from '@clubpulse/contract/live/frames';
import type { QuickTimer, RoomWorkout, WorkoutContent } from '@clubpulse/contract/live/room-workouts/room-workouts';
import type { Language } from '@clubpulse/contract/scalars';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { leftOfRun, stepsOf } from '@clubpulse/rules/live/room-workouts/run';
import { PAGE_SECONDS, withoutGaps } from '@clubpulse/rules/live/walls/wall-order';
import { type ComponentProps, useMemo } from 'react';
import { TvBox } from '../../kit/tv/TvBox.tsx';
import { useCell, useCellValue } from '../../platform/cell.ts';
import { CircuitScene } from '../../workouts/circuits/public.ts';
import { FlowScene } from '../../workouts/flows/public.ts';
import { TimerScene } from '../../workouts/timers/public.ts';
import { ClockPanel, usePosition } from '../room-workouts/public.ts';
import type { LiveTranslate } from '../translate.ts';
import type { Board } from './board.ts';
import { pageOf, turnedSince } from './numbers.ts';
import classes from './run-wall.module.css';
import { SlidesWall } from './SlidesWall.tsx';
import { shownName, Tile, type TileDetail } from './Tile.tsx';
import tileClasses from './tile.module.css';
import { WallStates } from './WallHeader.tsx';

const BESIDE = 18;
const detail: TileDetail = { heartRate: false, points: false, trace: false, sentences: false };

interface RunWallProps {
  board: Board;
  room: RosterMessage;
  run: RoomWorkout;
  words: LiveTranslate;
  language: Language;
  Heading: 'h1' | 'h2';
  Main: 'main' | 'section';
  isSilent: boolean;
}

export function RunWall(props: RunWallProps) {
  const { board, room, run, words, language, Main, isSilent } = props;
  const { Content, Paused } = run;
  if (Content.Kind === 'Quick') return <QuickWall {...props} timer={Content.Timer} />;
  return (
    <Main className={classes['whole']}>
      <KindScene board={board} room={room} content={Content} run={run} words={words} language={language} isPaused={Paused} />
      <div className={classes['states']}>
        <WallStates board={board} words={words} isSilent={isSilent} />
      </div>
    </Main>
  );
}

interface KindSceneProps extends Pick<RunWallProps, 'board' | 'room' | 'run' | 'words' | 'language'> {
  content: Exclude<WorkoutContent, { Kind: 'Quick' }>;
  isPaused: boolean;
}

function KindScene({ board, room, content, run, words, language, isPaused }: KindSceneProps) {
  const steps = useMemo(() => stepsOf(content), [content]);
  const position = usePosition(run, board.serverNow);
  const place = [room.session?.trainer, room.roomName].filter(Boolean).join(' · ');
  const beside = room.places > 0 && { beside: <Beside board={board} words={words} since={run.At} /> };
  const scene = { position, language, paused: isPaused, place };
  if (content.Kind === 'Timer') {
    const { Name: name, Rounds: rounds, Exercises: exercises } = content.Timer;
    return <TimerScene content={{ name, rounds, exercises, steps }} {...scene} {...beside} />;
  }
  if (content.Kind === 'Flow') {
    return (
      <FlowWall
        board={board}
        since={run.At}
        flow={content.Flow}
        people={peopleOn(board, room, words)}
        isWorn={room.tiles.length > 0}
        scene={scene}
      />
    );
  }
  if (content.Kind === 'Slideshow') {
    return <SlidesWall board={board} room={room} slideshow={content.Slideshow} position={position} {...beside} />;
  }
  return (
    <CircuitWall
      board={board}
      since={run.At}
      content={{ ...content.Circuit, Steps: steps }}
      position={position}
      station={room.station ?? null}
      language={language}
      units={room.units ?? 'Metric'}
      isPaused={isPaused}
      people={atStations(board, room, words)}
      {...(room.roomName ? { room: room.roomName } : {})}
      {...(room.roomColor ? { color: room.roomColor } : {})}
      {...(room.session?.trainer ? { trainer: room.session.trainer } : {})}
      {...beside}
    />
  );
}

interface Turning {
  board: Board;
  since: string;
}

const useTurned = ({ board, since }: Turning) => useCellValue(board.clock, (at) => turnedSince(since, PAGE_SECONDS, at));

function CircuitWall({ board, since, ...scene }: Turning & Omit<ComponentProps<typeof CircuitScene>, 'turned'>) {
  const turned = useTurned({ board, since });
  return (
    <TvBox>
      <CircuitScene {...scene} turned={turned} />
    </TvBox>
  );
}

type FlowProps = ComponentProps<typeof FlowScene>;
interface FlowWallProps extends Turning, Pick<FlowProps, 'people' | 'isWorn'> {
  flow: FlowProps['content'];
  scene: Pick<FlowProps, 'position' | 'language' | 'paused' | 'place'>;
}

function FlowWall({ board, since, flow, scene, ...person }: FlowWallProps) {
  const turned = useTurned({ board, since });
  return <FlowScene content={flow} turned={turned} {...person} {...scene} />;
}

const peopleOn = (board: Board, room: RosterMessage, words: LiveTranslate) =>
  room.tiles.flatMap(({ place }) => {
    const view = board.tile(place).get();
    const isReceived = view !== undefined && !view.demo && (view.signal === 'fresh' || view.signal === 'held');
    return isReceived ? [{ name: shownName(view, words), percent: view.percent }] : [];
  });

const atStations = (board: Board, room: RosterMessage, words: LiveTranslate) =>
  room.tiles.flatMap(({ place, begins }) => {
    const view = board.tile(place).get();
    const isReceived = view !== undefined && (view.signal === 'fresh' || view.signal === 'held');
    return begins !== undefined && isReceived ? [{ name: shownName(view, words), zone: view.zone, begins }] : [];
  });

function Beside({ board, words, since }: Pick<RunWallProps, 'board' | 'words'> & { since: string }) {
  const places = useCell(board.places);
  const taken = useCell(board.room)?.tiles.map(({ place }) => place) ?? [];
  const all = Array.from({ length: places }, (_, place) => place);
  const seats = places > BESIDE ? withoutGaps(taken.toSorted((a, b) => a - b)) : all;
  const first =
    useCellValue(board.clock, (at) => pageOf({ all: seats.length, fit: BESIDE, seconds: PAGE_SECONDS, since }, at)) * BESIDE;
  return (
    <ul className={`${classes['tiles']} ${tileClasses['half']}`} aria-label={words('live.athletesLabel')}>
      {seats.slice(first, first + BESIDE).map((place) => (
        <Tile key={place} board={board} place={place} detail={detail} words={words} />
      ))}
    </ul>
  );
}

function QuickWall({ board, room, run, timer, words, Heading, Main, isSilent }: RunWallProps & { timer: QuickTimer }) {
  const steps = useMemo(() => stepsOf(run.Content), [run.Content]);
  const position = usePosition(run, board.serverNow);
  const places = useCell(board.places);
  const left = Math.ceil(leftOfRun(run.Content, steps, position) / 1000);
  const next = steps[position.index + 1];
  const title = room.session?.name ?? room.roomName ?? room.clubName;
  const panel = (
    <ClockPanel timer={timer} isPaused={run.Paused} steps={steps} position={position} words={words} isComplete={places === 0} />
  );
  return (
    <Main className={classes['run']} data-whole={places === 0}>
      {panel}
      <section className={classes['beside']}>
        <header className={classes['head']}>
          <Heading>{title}</Heading>
          <WallStates board={board} words={words} isSilent={isSilent} />
          {left > 0 && (
            <b>
              <small>{words('live.timeLeft')}</small> {formatCountdown(left)}
            </b>
          )}
        </header>
        {places > 0 && <Beside board={board} words={words} since={run.At} />}
        {next && (
          <footer className={classes['next']}>
            <span>{words('live.next')}</span>
            <b>
              {words(`workouts.phase.${next.phase}`)} {next.ms !== null && formatCountdown(Math.round(next.ms / 1000))}
            </b>
          </footer>
        )}
      </section>
    </Main>
  );
}
