import type { RosterMessage, RunningSession } from '@clubpulse/contract/live/frames';
import type { WorkoutContent } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { GOAL, type Shown } from '@clubpulse/contract/live/scenes/scenes';
import { setGroupGoal, showScene } from '@clubpulse/contract/live/scenes/scenes.calls';
import { isExpired, stepsOf } from '@clubpulse/rules/live/room-workouts/run';
import { shownAt } from '@clubpulse/rules/live/room-workouts/shown';
import { forecastOf } from '@clubpulse/rules/live/scenes/scenes';
import { Button } from '@mantine/core';
import {
  IconChartBar,
  IconDeviceTv,
  IconFlag,
  IconLayoutGrid,
  IconListNumbers,
  IconPhoto,
  IconRotate,
  IconStopwatch,
  IconTrophy,
  IconX,
} from '@tabler/icons-react';
import { useChange } from '../../platform/api.ts';
import { useCellValue } from '../../platform/cell.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { RunCard } from '../room-workouts/public.ts';
import type { Board } from '../walls/public.ts';
import { minutesAndSeconds, returnPhraseOf } from '../walls/public.ts';
import classes from './Stage.module.css';

interface StageProps {
  clubId: number;
  roomId: number | null;
  board: Board;
  room: RosterMessage;
}
type Clock = Pick<RunningSession, 'beganAt' | 'endsAt'> | undefined;

const scenes = [
  { name: 'Wall', label: 'live.viewWall', icon: IconLayoutGrid },
  { name: 'Ranking', label: 'kit.ranking', icon: IconListNumbers },
  { name: 'Summary', label: 'live.sceneSummary', icon: IconFlag },
  { name: 'ClubRanking', label: 'live.sceneClubRanking', icon: IconTrophy },
] as const;
const workouts = {
  Quick: { label: 'workouts.timer', icon: IconStopwatch },
  Timer: { label: 'workouts.timer', icon: IconStopwatch },
  Circuit: { label: 'circuits.circuit', icon: IconRotate },
  Flow: { label: 'flows.flow', icon: IconChartBar },
  Slideshow: { label: 'slides.slideshow', icon: IconPhoto },
} as const satisfies Record<WorkoutContent['Kind'], unknown>;

export function Stage({ clock, ...props }: StageProps & { clock: Clock }) {
  const isRun = useIsRun(props.board, props.room.workout);
  return (
    <aside className={classes['stage']}>
      <RunOfRoom {...props} />
      {!isRun && <SessionClock board={props.board} timeZone={props.room.timeZone} session={clock} />}
      <OnTheTv {...props} />
      <GroupGoal {...props} />
    </aside>
  );
}

export const useIsRun = (board: Board, workout: StageProps['room']['workout']): boolean =>
  useCellValue(board.clock, () => workout !== undefined && !isExpired(stepsOf(workout.Content), workout, board.serverNow()));

export function RunOfRoom({ clubId, roomId, board, room: { workout } }: StageProps) {
  const isShown = useIsRun(board, workout);
  return <RunCard clubId={clubId} roomId={roomId} run={isShown ? workout : undefined} now={board.serverNow} />;
}

/** Seconds until the planned end; negative after it. */
const useLeft = (board: Board, session: Clock) => {
  const ends = session === undefined ? 0 : Date.parse(session.endsAt);
  return useCellValue(board.clock, (at) => Math.floor((ends - at) / 1000));
};
const clockWords = (left: number) => `${left < 0 ? '+' : ''}${minutesAndSeconds(Math.abs(left))}`;

export function TimeLeft({ board, session }: { board: Board; session: Clock }) {
  const t = useT();
  const left = useLeft(board, session);
  if (session === undefined) return null;
  return (
    <b className={classes['left']} data-over={left < 0}>
      {left < 0 ? `${clockWords(left)} ${t('live.overTime')}` : t('live.leftTime', { time: clockWords(left) })}
    </b>
  );
}

function SessionClock({ board, timeZone, session }: { board: Board; timeZone: string; session: Clock }) {
  const t = useT();
  const formats = useFormatsIn(timeZone);
  const left = useLeft(board, session);
  if (session === undefined) return null;
  return (
    <section className={`${classes['card']} ${classes['clock']}`} aria-label={t('live.clock')}>
      <b data-over={left < 0}>{clockWords(left)}</b>
      <p>
        <span>{t(left < 0 ? 'live.overTime' : 'live.timeLeft')}</span>
        <span>
          {formats.time(session.beganAt)}–{formats.time(session.endsAt)}
        </span>
      </p>
    </section>
  );
}

function OnTheTv(props: StageProps) {
  const t = useT();
  const { board, room } = props;
  const { scene, roomName, workout } = room;
  const seconds = useCellValue(board.clock, (at) => (scene ? Math.ceil((Date.parse(scene.until) - at) / 1000) : 0));
  return (
    <section className={classes['card']} aria-label={t('live.onTheTv')}>
      <h2>
        {t('live.onTheTv')}
        <span className={classes['place']}>
          <IconDeviceTv size={18} stroke={1.8} aria-hidden="true" />
          {scene && seconds > 0 ? t(returnPhraseOf(workout, scene), { seconds }) : (roomName ?? t('live.allRooms'))}
        </span>
      </h2>
      <Scenes {...props} />
    </section>
  );
}

export function Scenes({ clubId, roomId, board, room: { scene, workout } }: StageProps) {
  const t = useT();
  const show = useChange(showScene);
  const isOver = useCellValue(board.clock, (at) => scene === undefined || at >= Date.parse(scene.until));
  const isRun = useIsRun(board, workout);
  const isBehind = useCellValue(board.clock, () => shownAt(workout, board.serverNow()) === 'Wall');
  const shown: Shown = scene === undefined || isOver ? (isBehind ? 'Wall' : 'Workout') : scene.name;
  const [wall, ...called] = scenes;
  const ofRoom = isRun && workout ? [{ name: 'Workout' as const, ...workouts[workout.Content.Kind] }] : [];
  return (
    <div className={classes['scenes']} data-five={isRun} role="group" aria-label={t('live.onTheTv')}>
      {[wall, ...ofRoom, ...called].map(({ name, label, icon: Icon }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === shown}
          disabled={show.isPending}
          onClick={() => show.mutate({ params: { id: clubId }, body: { DisplayGroupId: roomId, Scene: name } })}
        >
          <Icon size={22} stroke={1.8} aria-hidden="true" />
          {t(label)}
        </button>
      ))}
    </div>
  );
}

const POINTS_EACH = 250;
const firstGoal = (athletes: number) => Math.max(1, Math.round((athletes * POINTS_EACH) / GOAL.step)) * GOAL.step;

export function GroupGoal({ clubId, roomId, board, room: { goal, leftPoints = 0, session } }: StageProps) {
  const t = useT();
  const formats = useFormats();
  const points = useCellValue(board.totals, (totals) => totals.points) + leftPoints;
  const athletes = useCellValue(board.totals, (totals) => totals.athletes);
  const clock = session && { began: Date.parse(session.beganAt), ends: Date.parse(session.endsAt) };
  const forecast = useCellValue(board.clock, (at) => (clock && forecastOf(points, clock, at)) ?? -1);
  const setting = useChange(setGroupGoal);
  const say = (change: { Goal: number | null } | { Step: typeof GOAL.back | typeof GOAL.step }) =>
    setting.mutate({ params: { id: clubId }, body: { DisplayGroupId: roomId, ...change } });
  const set = (Goal: number | null) => say({ Goal });
  const step = formats.number(GOAL.step);
  if (goal === undefined) {
    const first = firstGoal(athletes);
    return (
      <section className={`${classes['card']} ${classes['unset']}`} aria-label={t('live.groupGoal')}>
        <h2>{t('live.groupGoal')}</h2>
        <Button variant="default" loading={setting.isPending} onClick={() => set(first)}>
          {t('live.setGoal', { goal: formats.number(first) })}
        </Button>
      </section>
    );
  }
  const part = (value: number) => `${Math.min(100, (value / goal) * 100)}%`;
  return (
    <section className={classes['card']} aria-label={t('live.groupGoal')}>
      <h2>
        {t('live.groupGoal')}
        <span>
          <b>{formats.number(points)}</b> {t('live.ofGoal', { goal: formats.number(goal) })}
        </span>
      </h2>
      <span className={classes['bar']} aria-hidden="true">
        {forecast > 0 && <u style={{ width: part(forecast) }} />}
        <i style={{ width: part(points) }} />
      </span>
      <div className={classes['goal']}>
        <p>{forecast > 0 && t('live.onCourse', { points: formats.number(forecast) })}</p>
        <Button
          variant="default"
          aria-label={t('live.goalLess', { step })}
          disabled={goal <= GOAL.min || setting.isPending}
          onClick={() => say({ Step: GOAL.back })}
        >
          −{step}
        </Button>
        <Button
          variant="default"
          aria-label={t('live.goalMore', { step })}
          disabled={goal >= GOAL.max || setting.isPending}
          onClick={() => say({ Step: GOAL.step })}
        >
          +{step}
        </Button>
        <Button variant="default" aria-label={t('live.dropGoal')} disabled={setting.isPending} onClick={() => set(null)}>
          <IconX size={18} stroke={1.8} />
        </Button>
      </div>
    </section>
  );
}
