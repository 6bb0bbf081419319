import type { Decision, OfferedExercise } from '@clubpulse/contract/workouts/generator/generator';
import type { ExerciseLine, Program, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { takesLoad } from '@clubpulse/rules/workouts/exercises/loads';
import { lineIn, type Weeks as Plan, percentIn, stepsIn, type WeekLine } from '@clubpulse/rules/workouts/generator/weeks';
import { isEasyWeek } from '@clubpulse/rules/workouts/runs/progression';
import { Table } from '../../kit/list/Table.tsx';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { weightText } from '../exercises/public.ts';
import classes from './Weeks.module.css';

type Named = Pick<OfferedExercise, 'ExerciseId' | 'Name' | 'Equipment' | 'MainMuscle' | 'Pattern'>;
interface WeeksProps {
  decisions: readonly Decision[];
  days: Program;
  exercises: readonly Named[];
}
interface Row {
  readonly key: string;
  readonly exercise: Named;
  readonly set: ProgramSet;
  readonly line: ExerciseLine;
}

export function Weeks({ decisions, days, exercises }: WeeksProps) {
  const t = useT();
  const formats = useFormats();
  const plan = decisions.find((one) => one.Kind === 'weeks');
  if (plan?.Kind !== 'weeks') return null;
  const weeks = Array.from({ length: plan.Weeks }, (_, at) => at + 1);
  const title = t('generator.weeks', { count: plan.Weeks });
  const rows = rowsOf(days, exercises);
  const isLoaded = !plan.Spared && plan.PercentMax > 0 && rows.some(({ exercise }) => takesLoad(exercise));
  const pointsIn = (week: number) => {
    if (!isLoaded) return '';
    const percent = percentIn(week, plan);
    return t('generator.percent', { percent: formats.number(percent, percent % 1 === 0 ? 0 : 1) });
  };
  return (
    <section className={classes['weeks']} aria-labelledby="weeks-title">
      <h3 id="weeks-title">{title}</h3>
      <Table
        label={title}
        head={
          <>
            <th scope="col">{t('workouts.exercise')}</th>
            {weeks.map((week) => (
              <th key={week} scope="col" data-easy={isEasyWeek(week)}>
                <i style={{ height: `${barOf(week, plan, isLoaded)}px` }} aria-hidden="true" />
                {t('generator.week', { week })}
                <small>{isEasyWeek(week) ? t('generator.easyWeek') : pointsIn(week)}</small>
              </th>
            ))}
          </>
        }
      >
        {rows.map(({ key, exercise, set, line }) => (
          <tr key={key}>
            <th scope="row">{exercise.Name}</th>
            {weeks.map((week) => {
              const cell = lineIn(week, plan, set, line, exercise);
              return (
                <td key={week} data-easy={isEasyWeek(week)}>
                  <b>{loadIn(t, formats, cell)}</b>
                  <small>{amountIn(t, formats, cell)}</small>
                </td>
              );
            })}
          </tr>
        ))}
      </Table>
    </section>
  );
}

const BAR = { least: 14, most: 40 };
const barOf = (week: number, plan: Plan, isLoaded: boolean): number => {
  const riseIn = (at: number) => (isLoaded ? percentIn(at, plan) - plan.Percent : stepsIn(at));
  const span = isLoaded
    ? plan.PercentMax - plan.Percent
    : Math.max(...Array.from({ length: plan.Weeks }, (_, at) => riseIn(at + 1)));
  return BAR.least + (riseIn(week) / Math.max(1, span)) * (BAR.most - BAR.least);
};

const loadIn = (t: Translate, formats: Formats, { weight, rpe }: WeekLine): string => {
  if (weight !== null) return weightText(formats, weight);
  return rpe === null ? '' : t('workouts.rpe', { rpe });
};
const amountIn = (t: Translate, formats: Formats, { rounds, reps, repsMax, seconds }: WeekLine): string => {
  const amount = seconds === null ? `${reps}` : formats.duration(seconds);
  return t('generator.setsReps', { rounds, reps: repsMax === null ? amount : `${reps}–${repsMax}` });
};

function rowsOf(days: Program, exercises: readonly Named[]): Row[] {
  const rows = days.flatMap(({ Groups }) =>
    Groups.filter(({ Section }) => Section === 'main').flatMap(({ Sets }) =>
      Sets.flatMap((set) =>
        set.Lines.flatMap((line): Row[] => {
          const exercise = exercises.find((one) => line.Kind === 'exercise' && one.ExerciseId === line.ExerciseId);
          if (
            line.Kind !== 'exercise' ||
            line.Rpe === null ||
            exercise === undefined ||
            exercise.MainMuscle === 'cardio' ||
            exercise.Pattern === 'cardio'
          )
            return [];
          const key = JSON.stringify([
            line.ExerciseId,
            set.Rounds,
            line.Reps,
            line.RepsMax,
            line.Duration,
            line.Weight,
            line.Rpe,
          ]);
          return [{ key, exercise, set, line }];
        }),
      ),
    ),
  );
  return [...new Map(rows.map((row) => [row.key, row])).values()];
}
