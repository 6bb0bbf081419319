import type { RunPlan } from '@clubpulse/contract/workouts/runs/runs';
import { beginningOf } from '@clubpulse/rules/workouts/runs/beginning';
import { lastedAt, type Rest } from '@clubpulse/rules/workouts/runs/rest-clock';
import { type EnteredSet, exerciseOf, type Figures, type Running } from '@clubpulse/rules/workouts/runs/running';
import type { Turn } from '@clubpulse/rules/workouts/runs/turns';
import { isUnread } from '@clubpulse/rules/workouts/runs/typed';
import { IconArrowBackUp, IconArrowsExchange, IconCheck, IconHelp, IconPlayerSkipForward } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '../../../platform/clock.ts';
import { useT } from '../../../platform/phrases.ts';
import { BodyChart, HowButton } from '../../exercises/public.ts';
import { useFigureText } from '../figure-text.ts';
import { useExercises } from '../use-exercises.ts';
import classes from './RunMode.module.css';
import { Steppers } from './Steppers.tsx';
import { Superset } from './Superset.tsx';
import { SwapExercise } from './SwapExercise.tsx';
import { TimedSet } from './TimedSet.tsx';
import { useLineTexts } from './use-line-texts.ts';

interface SetNowProps {
  plan: RunPlan;
  run: Running;
  turns: readonly Turn[];
  turn: Turn;
  onEntered: (entered: EnteredSet, isTime: boolean) => void;
  onTimed: (timed: Rest) => void;
  onDone: (figures: Figures) => void;
  onSkip: () => void;
  onSwap: (exerciseId: number) => void;
  onUndo: (() => void) | undefined;
}

export function SetNow({ plan, run, turns, turn, onEntered, onTimed, onDone, onSkip, onSwap, onUndo }: SetNowProps) {
  const t = useT();
  const named = useExercises(plan.Exercises);
  const words = useFigureText();
  const [isSwapping, setSwapping] = useState(false);
  const id = exerciseOf(run, turn);
  const exercise = named.find(id);
  const now = useNow();
  const isSwapped = id !== turn.line.ExerciseId;
  const { proposal, entered, step } = beginningOf(plan, run, turn, now);
  const { figures, unread } = entered;
  const timed = run.timed ?? null;
  // If the athlete has not stopped the time of the set, it ends now.
  const done = (): Figures => (timed === null ? figures : { ...figures, Duration: lastedAt(timed, Date.now()) });
  // Unreadable text is marked, so that the old value is not stored instead.
  const [isRequested, setRequested] = useState(false);
  const finish = () => {
    if (isUnread(unread)) setRequested(true);
    else onDone(done());
  };
  const next = turns[run.at + 1];
  const choices = named.find(turn.line.ExerciseId)?.Alternatives ?? [];
  return (
    <>
      {turn.exercises > 1 ? <Superset run={run} turns={turns} turn={turn} /> : null}
      <SetHead turn={turn} why={proposal.why} exercise={exercise} name={named.nameOf(id)} isSwapped={isSwapped} />
      <div className={classes['small']}>
        {exercise !== undefined && (
          <HowButton exercise={exercise}>
            <IconHelp size={22} aria-hidden="true" />
            {t('workouts.how')}
          </HowButton>
        )}
        {choices.length > 0 && (
          <button type="button" onClick={() => setSwapping(true)}>
            <IconArrowsExchange size={22} aria-hidden="true" />
            {t('runs.swap')}
          </button>
        )}
        {onUndo !== undefined && (
          <button type="button" onClick={onUndo}>
            <IconArrowBackUp size={22} aria-hidden="true" />
            {t('kit.undo')}
          </button>
        )}
      </div>
      <Steppers
        exercise={exercise}
        round={turn.place.Round}
        step={step}
        entered={entered}
        isRequested={isRequested}
        onChange={(changed, field) => {
          onEntered(changed, field === 'Duration');
          setRequested(false);
        }}
      />
      {figures.Duration !== null && (
        <TimedSet
          timed={timed}
          seconds={unread.Duration === undefined ? figures.Duration : 0}
          onStart={onTimed}
          onStop={() => onEntered({ ...entered, figures: done() }, true)}
        />
      )}
      <div className={classes['way']}>
        <button type="button" className={classes['skip']} onClick={onSkip}>
          <IconPlayerSkipForward size={24} aria-hidden="true" />
          {t('kit.skip')}
        </button>
        <button type="button" className={classes['go']} onClick={finish}>
          <IconCheck size={28} stroke={2.4} aria-hidden="true" />
          {t('runs.done')}
        </button>
      </div>
      {next !== undefined && (
        <p className={classes['after']}>
          <small>{t('runs.nextIs')}</small>
          <span>
            <b>{named.nameOf(exerciseOf(run, next))}</b>
            <small>{words(beginningOf(plan, run, next, now).entered.figures)}</small>
          </span>
        </p>
      )}
      <SwapExercise
        opened={isSwapping}
        planned={turn.line.ExerciseId}
        current={id}
        choices={choices}
        named={named}
        onClose={() => setSwapping(false)}
        onSwap={onSwap}
      />
    </>
  );
}

interface SetHeadProps {
  turn: Turn;
  why: ReturnType<typeof beginningOf>['proposal']['why'];
  exercise: ReturnType<ReturnType<typeof useExercises>['find']>;
  name: string;
  isSwapped: boolean;
}

function SetHead({ turn, why, exercise, name, isSwapped }: SetHeadProps) {
  const t = useT();
  const lineWords = useLineTexts();
  return (
    <div className={classes['exercise']}>
      <div>
        <h1>{name}</h1>
        {/* For a replacement the load is hidden, because it belongs to the planned exercise. */}
        {lineWords(isSwapped ? { ...turn.line, Weight: null } : turn.line, exercise?.Unilateral ?? false).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {turn.exercises === 1 && turn.rounds > 1 && <p>{t('runs.round', { round: turn.place.Round, rounds: turn.rounds })}</p>}
        {(why === 'heavier' || why === 'break') && <p>{t(`runs.${why}`)}</p>}
      </div>
      {exercise !== undefined && (
        <span className={classes['picture']}>
          <BodyChart main={exercise.MainMuscle} others={exercise.OtherMuscles} />
        </span>
      )}
    </div>
  );
}
