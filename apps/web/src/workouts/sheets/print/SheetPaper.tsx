import type { ExerciseLine, ProgramLine, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import type { SheetExercise, WorkoutSheet } from '@clubpulse/contract/workouts/sheets/sheets';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { laterFirst } from '../../../kit/later.tsx';
import { useNow } from '../../../platform/clock.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { BodyChart, BodyChartSymbol } from '../../exercises/public.ts';
import { lineSentence } from '../line-words.ts';
import { dayTitle, groupTitle } from '../titles.ts';
import classes from './SheetPaper.module.css';

const QrCode = laterFirst(() => import('../../../kit/figures/QrCode.tsx').then((it) => it.QrCode));

type Exercises = ReadonlyMap<number, SheetExercise>;

/** The sheet as paper shows it: ink on white, a group never broken across pages. */
export function SheetPaper({ sheet }: { sheet: WorkoutSheet }) {
  const t = useT();
  const formats = useFormats();
  const exercises = new Map(sheet.Exercises.map((one) => [one.ExerciseId, one]));
  const link = `${window.location.origin}${window.location.pathname}#${pathTo('WorkoutSheet', sheet.WorkoutSheetId)}`;
  return (
    <article className={classes['paper']}>
      <BodyChartSymbol />
      <header className={classes['head']}>
        <div>
          <p>
            <b>{sheet.ClubName}</b>
          </p>
          <p>{t('sheets.printedOn', { date: formats.date(useNow()) })}</p>
          {sheet.Description !== '' && <p className={classes['text']}>{sheet.Description}</p>}
        </div>
        <QrCode className={classes['code']} value={link} label={t('sheets.openOnPhone')} />
      </header>
      {sheet.Days.map((day, at) => (
        <section
          // A day may have no name of its own.
          key={`day-${at + 1}`}
          className={classes['day']}
        >
          <h2>{dayTitle(t, day, at)}</h2>
          {day.Groups.map((group, index) => (
            <section key={`group-${index + 1}`} className={classes['group']}>
              <h3>{groupTitle(t, day, index)}</h3>
              {group.Sets.map((set, place) => (
                <SetRows key={`set-${place + 1}`} set={set} exercises={exercises} />
              ))}
            </section>
          ))}
        </section>
      ))}
    </article>
  );
}

function SetRows({ set, exercises }: { set: ProgramSet; exercises: Exercises }) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      <p className={classes['rounds']}>
        {[
          t('sheets.roundsOf', { count: set.Rounds, number: formats.number(set.Rounds) }),
          ...(set.RoundRest === null ? [] : [`${t('sheets.roundRest')} ${formatCountdown(set.RoundRest)}`]),
        ].join(' · ')}
      </p>
      <ul>
        {set.Lines.map((line, row) => (
          <LineOnPaper
            // A line has no name of its own.
            key={`line-${row + 1}`}
            line={line}
            exercise={line.Kind === 'exercise' ? exercises.get(line.ExerciseId) : undefined}
            rounds={set.Rounds}
          />
        ))}
      </ul>
    </>
  );
}

function LineOnPaper({ line, exercise, rounds }: { line: ProgramLine; exercise: SheetExercise | undefined; rounds: number }) {
  const t = useT();
  const formats = useFormats();
  return (
    <li data-superset={line.Kind === 'exercise' && line.Superset}>
      <span className={classes['chart']}>
        {exercise !== undefined && <BodyChart main={exercise.MainMuscle} others={exercise.OtherMuscles} silent />}
      </span>
      <span className={classes['words']}>
        <b>{line.Kind === 'pause' ? t('sheets.pause') : (exercise?.Name ?? t('exercise-removed'))}</b>
        <span>{lineSentence(t, formats, line)}</span>
        {line.Kind === 'exercise' && line.Notes !== '' && <small>{line.Notes}</small>}
      </span>
      {line.Kind === 'exercise' && <Boxes line={line} rounds={rounds} />}
    </li>
  );
}

/** One for a pen per round: how often or how long, and the load. */
function Boxes({ line, rounds }: { line: ExerciseLine; rounds: number }) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className={classes['boxes']} aria-hidden="true">
      {Array.from({ length: rounds }, (_, at) => (
        <span key={`box-${at + 1}`}>
          <b>{formats.number(at + 1)}</b>
          <i>{t(line.Duration === null ? 'sheets.reps' : 'sheets.duration')}</i>
          <i>{t('workouts.load')}</i>
        </span>
      ))}
    </span>
  );
}
