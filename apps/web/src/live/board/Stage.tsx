import type { RosterMessage } from '@clubpulse/contract/live/frames';
import { GOAL, type SceneName } from '@clubpulse/contract/live/scenes/scenes';
import { setGroupGoal, showScene } from '@clubpulse/contract/live/scenes/scenes.calls';
import { forecastOf } from '@clubpulse/rules/live/scenes/scenes';
import { Button } from '@mantine/core';
import { IconFlag, IconLayoutGrid, IconListNumbers, IconX } from '@tabler/icons-react';
import { useChange } from '../../platform/api.ts';
import { useCellValue } from '../../platform/cell.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import type { Board } from '../walls/public.ts';
import classes from './Stage.module.css';

interface StageProps {
  clubId: number;
  roomId: number | null;
  board: Board;
  room: RosterMessage;
}

const scenes = [
  { name: 'Wall', label: 'live.viewWall', icon: IconLayoutGrid },
  { name: 'Ranking', label: 'live.sceneRanking', icon: IconListNumbers },
  { name: 'Summary', label: 'live.sceneSummary', icon: IconFlag },
] as const;

/** What the room's screens show, and what the room wants to reach together. */
export function Stage(props: StageProps) {
  return (
    <aside className={classes['stage']}>
      <OnTheTv {...props} />
      <GroupGoal {...props} />
    </aside>
  );
}

function OnTheTv({ clubId, roomId, board, room: { scene } }: StageProps) {
  const t = useT();
  const show = useChange(showScene);
  const isOver = useCellValue(board.clock, (at) => scene === undefined || at >= Date.parse(scene.until));
  const shown: SceneName = scene === undefined || isOver ? 'Wall' : scene.name;
  return (
    <section className={classes['card']} aria-label={t('live.onTheTv')}>
      <h2>{t('live.onTheTv')}</h2>
      <div className={classes['scenes']}>
        {scenes.map(({ name, label, icon: Icon }) => (
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
    </section>
  );
}

/** A first goal: so many points for everybody, in whole steps. */
const POINTS_EACH = 250;
const firstGoal = (athletes: number) => Math.max(1, Math.round((athletes * POINTS_EACH) / GOAL.step)) * GOAL.step;

function GroupGoal({ clubId, roomId, board, room: { goal, leftPoints = 0, session } }: StageProps) {
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
      <section className={classes['card']} aria-label={t('live.groupGoal')}>
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
