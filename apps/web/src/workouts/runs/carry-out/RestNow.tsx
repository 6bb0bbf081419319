import type { RunPlan } from '@clubpulse/contract/workouts/runs/runs';
import { beginningOf } from '@clubpulse/rules/workouts/runs/beginning';
import type { Rest } from '@clubpulse/rules/workouts/runs/rest-clock';
import { exerciseOf, type Figures, type Running, type Unread } from '@clubpulse/rules/workouts/runs/running';
import type { Turn } from '@clubpulse/rules/workouts/runs/turns';
import { isUnread } from '@clubpulse/rules/workouts/runs/typed';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../platform/phrases.ts';
import { BodyChart } from '../../exercises/public.ts';
import { useFigureText } from '../figure-text.ts';
import { useExercises } from '../use-exercises.ts';
import { LastSet } from './LastSet.tsx';
import { RestClock } from './RestClock.tsx';
import classes from './RunMode.module.css';

interface RestNowProps {
  plan: RunPlan;
  run: Running;
  rest: Rest;
  turns: readonly Turn[];
  turn: Turn;
  now: number;
  onStretch: (seconds: number) => void;
  onFigures: (figures: Figures) => void;
  onRpe: (rpe: number | null) => void;
  onUndo: () => void;
  onStart: () => void;
}

export function RestNow({ plan, run, rest, turns, turn, now, onStretch, onFigures, onRpe, onUndo, onStart }: RestNowProps) {
  const t = useT();
  const named = useExercises(plan.Exercises);
  const words = useFigureText();
  const [edited, setEdited] = useState<Unread | null>(null);
  const [isRequested, setRequested] = useState(false);
  const unlessUnread = (act: () => void) => () => (edited !== null && isUnread(edited) ? setRequested(true) : act());
  const done = run.sets.at(-1);
  const before = turns[run.at - 1];
  const nextId = exerciseOf(run, turn);
  const next = named.find(nextId);
  const { Group, Set, Round } = turn.place;
  const isOfRound = turn.exercises > 1 && turn.rounds > 1;
  const isNextRound = isOfRound && before?.place.Group === Group && before.place.Set === Set && before.place.Round < Round;
  return (
    <>
      <RestClock rest={rest} now={now} isNextRound={isNextRound} round={Round} onStretch={onStretch} />
      {done !== undefined && (
        <LastSet
          plan={plan}
          run={run}
          done={done}
          before={before}
          now={now}
          edited={edited}
          isRequested={isRequested}
          onEdit={unlessUnread(() => setEdited(edited === null ? {} : null))}
          onChange={({ figures, unread }) => {
            setEdited(unread);
            setRequested(false);
            onFigures(figures);
          }}
          onRpe={onRpe}
          onUndo={onUndo}
        />
      )}
      <div className={classes['next']}>
        <span>
          <small>{isOfRound ? t('runs.nextRound', { round: Round, rounds: turn.rounds }) : t('runs.nextIs')}</small>
          <b>{[turn.exercises > 1 ? `${turn.letter}${turn.number}` : '', named.nameOf(nextId)].filter(Boolean).join(' ')}</b>
          <small>{words(beginningOf(plan, run, turn, new Date(now)).entered.figures)}</small>
        </span>
        {next !== undefined && (
          <span className={classes['smallChart']}>
            <BodyChart main={next.MainMuscle} others={next.OtherMuscles} silent />
          </span>
        )}
      </div>
      <button type="button" className={classes['go']} onClick={unlessUnread(onStart)}>
        <IconPlayerPlayFilled size={28} aria-hidden="true" />
        {t('runs.startNow')}
      </button>
    </>
  );
}
