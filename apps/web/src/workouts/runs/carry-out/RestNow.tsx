import type { RunPlan } from '@clubpulse/contract/workouts/runs/runs';
import { beginningOf } from '@clubpulse/rules/workouts/runs/beginning';
import { type Rest, restAt } from '@clubpulse/rules/workouts/runs/rest-clock';
import { exerciseOf, type Figures, figuresOf, type Running, type Unread } from '@clubpulse/rules/workouts/runs/running';
import type { Turn } from '@clubpulse/rules/workouts/runs/turns';
import { isUnread } from '@clubpulse/rules/workouts/runs/typed';
import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { BodyChart } from '../../exercises/public.ts';
import { useFigureText } from '../figure-text.ts';
import { useExercises } from '../use-exercises.ts';
import { ringIn } from './bell.ts';
import classes from './RunMode.module.css';
import { Steppers } from './Steppers.tsx';

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

const STEP = 15;
const rpes = [5, 6, 7, 8, 9, 10] as const;

export function RestNow({ plan, run, rest, turns, turn, now, onStretch, onFigures, onRpe, onUndo, onStart }: RestNowProps) {
  const t = useT();
  const formats = useFormats();
  const named = useExercises(plan.Exercises);
  const words = useFigureText();
  const [edited, setEdited] = useState<Unread | null>(null);
  // Typed text that cannot be read blocks continuing and is marked.
  const [isAsked, setAsked] = useState(false);
  const unlessUnread = (act: () => void) => () => (edited !== null && isUnread(edited) ? setAsked(true) : act());
  const { left, over, share } = restAt(rest, now);
  const { since, seconds } = rest;
  useEffect(() => {
    const until = since + seconds * 1000 - Date.now();
    return until > 0 ? ringIn(until / 1000) : undefined;
  }, [since, seconds]);
  const done = run.sets.at(-1);
  const before = turns[run.at - 1];
  const nextId = exerciseOf(run, turn);
  const next = named.find(nextId);
  const { Group, Set, Round } = turn.place;
  const isOfRound = turn.exercises > 1 && turn.rounds > 1;
  const isNextRound = isOfRound && before?.place.Group === Group && before.place.Set === Set && before.place.Round < Round;
  return (
    <>
      <div className={classes['rest']}>
        <div className={classes['restHead']}>
          <h1>{left > 0 ? t('workouts.phase.rest') : t('runs.restOver')}</h1>
          <span>{t(isNextRound ? 'runs.restBefore' : 'runs.restOf', { time: formats.duration(seconds), round: Round })}</span>
        </div>
        <p className={classes['count']} role="timer" aria-label={t('runs.restLeft', { time: formats.duration(left) })}>
          {left > 0 ? clock(left) : `+${clock(over)}`}
        </p>
        <div className={classes['bar']} aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
        </div>
        <div className={classes['pair']}>
          <button type="button" aria-label={t('runs.shorter')} onClick={() => onStretch(-STEP)}>
            − {STEP} s
          </button>
          <button type="button" aria-label={t('runs.longer')} onClick={() => onStretch(STEP)}>
            + {STEP} s
          </button>
        </div>
      </div>
      {done !== undefined && (
        <div className={classes['panel']}>
          <div className={classes['last']}>
            <span>
              <small>
                <IconCheck size={18} aria-hidden="true" /> {named.nameOf(done.ExerciseId)}
              </small>
              <b>{words(done)}</b>
            </span>
            <span className={classes['acts']}>
              <button
                type="button"
                aria-expanded={edited !== null}
                onClick={unlessUnread(() => setEdited(edited === null ? {} : null))}
              >
                {t('kit.edit')}
              </button>
              <button type="button" onClick={onUndo}>
                {t('kit.undo')}
              </button>
            </span>
          </div>
          {edited !== null && before !== undefined && (
            <Steppers
              exercise={named.find(done.ExerciseId)}
              step={beginningOf(plan, run, before, new Date(now)).step}
              round={done.Round}
              said={{ figures: figuresOf(done), unread: edited }}
              isAsked={isAsked}
              onChange={({ figures, unread }) => {
                setEdited(unread);
                setAsked(false);
                onFigures(figures);
              }}
            />
          )}
          <div className={classes['question']} id="how-hard">
            <span>{t('runs.howHard')}</span>
            {before?.line.Rpe !== null && before?.line.Rpe !== undefined && (
              <small>{t('runs.plannedRpe', { rpe: formats.number(before.line.Rpe, before.line.Rpe % 1 === 0 ? 0 : 1) })}</small>
            )}
          </div>
          <div className={classes['rpes']} role="group" aria-labelledby="how-hard">
            {rpes.map((rpe) => (
              <button
                key={rpe}
                type="button"
                aria-pressed={done.Rpe === rpe}
                data-planned={before?.line.Rpe === rpe}
                onClick={() => onRpe(done.Rpe === rpe ? null : rpe)}
              >
                {rpe}
              </button>
            ))}
          </div>
        </div>
      )}
      <div className={classes['next']}>
        <span>
          <small>{isOfRound ? t('runs.nextRound', { round: Round, rounds: turn.rounds }) : t('runs.nextIs')}</small>
          <b>{[turn.exercises > 1 ? `${turn.letter}${turn.number}` : '', named.nameOf(nextId)].filter(Boolean).join(' ')}</b>
          <small>{words(beginningOf(plan, run, turn, new Date(now)).said.figures)}</small>
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

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
