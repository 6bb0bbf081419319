import type {
  ExerciseLine,
  Program,
  ProgramDay,
  ProgramGroup,
  ProgramLine,
  ProgramSet,
} from '@clubpulse/contract/workouts/sheets/program';
import type { SheetExercise, WorkoutSheet } from '@clubpulse/contract/workouts/sheets/sheets';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { exercisesOf } from '@clubpulse/rules/workouts/sheets/program';
import { Mark } from '../../../kit/figures/Mark.tsx';
import { lazyComponentLoadedFirst } from '../../../kit/lazy-component.tsx';
import { useNow } from '../../../platform/clock.ts';
import { type Formats, useFormats } from '../../../platform/formats.ts';
import { type Translate, useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { BodyChart, BodyChartSymbol, ExerciseThumb } from '../../exercises/public.ts';
import { Confirmations } from '../Confirmations.tsx';
import { lineSentence } from '../line-text.ts';
import { StopSigns } from '../StopSigns.tsx';
import { dayTitle, groupTitle } from '../titles.ts';
import classes from './SheetPaper.module.css';

const QrCode = lazyComponentLoadedFirst(() => import('../../../kit/figures/QrCode.tsx').then((it) => it.QrCode));

type Exercises = ReadonlyMap<number, SheetExercise>;

interface SheetPaperProps {
  sheet: WorkoutSheet;
  isExplained: boolean;
}

/** A group up to this size is printed on one page with its header. A longer group breaks between exercises. */
const KEEP_TOGETHER = { lines: 4, letters: 2400 } as const;

export function SheetPaper({ sheet, isExplained }: SheetPaperProps) {
  const t = useT();
  const formats = useFormats();
  const exercises = new Map(sheet.Exercises.map((one) => [one.ExerciseId, one]));
  const link = `${window.location.origin}${window.location.pathname}#${pathTo('WorkoutSheet', sheet.WorkoutSheetId)}`;
  return (
    <article className={classes['paper']}>
      <BodyChartSymbol />
      <div className={classes['running']}>
        <p>
          <span className={classes['club']}>
            <Mark size={26} />
            <b>{sheet.ClubName}</b>
          </span>
          <span className={classes['onPaper']}>{sheet.Name}</span>
          <span>{t('sheets.printedOn', { date: formats.date(useNow()) })}</span>
        </p>
      </div>
      <div className={classes['body']}>
        <header className={classes['head']}>
          <div>
            <p className={classes['name']} aria-hidden="true">
              {sheet.Name}
            </p>
            {sheet.Description !== '' && <p className={classes['text']}>{sheet.Description}</p>}
            <p className={classes['blanks']} aria-hidden="true">
              <span>{t('sheets.date')}</span>
              <span>{t('sheets.start')}</span>
              <span>{t('sheets.end')}</span>
              <span>{t('sheets.bodyWeight', { unit: formats.units.weight })}</span>
            </p>
          </div>
          <Trained days={sheet.Days} exercises={exercises} />
          <div className={classes['phone']}>
            <QrCode className={classes['code']} value={link} label={t('sheets.openOnPhone')} />
            <span aria-hidden="true">{t('sheets.openOnPhone')}</span>
          </div>
        </header>
        <StopSigns decisions={sheet.Decisions} />
        {sheet.Days.map((day, at) => (
          <Day
            key={`day-${at + 1}`}
            day={day}
            at={at}
            exercises={exercises}
            explained={isExplained ? new Set(exercisesOf([day])) : new Set()}
            seen={new Set(exercisesOf(sheet.Days.slice(0, at)))}
          />
        ))}
        <Confirmations confirmations={sheet.Confirmations} exercises={exercises} />
        <div className={classes['last']}>
          <div className={classes['end']} aria-hidden="true">
            <div>
              <b>{t('sheets.howHard')}</b>
              <p className={classes['scale']}>
                {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((one) => (
                  <i key={one}>{formats.number(one)}</i>
                ))}
              </p>
            </div>
            <div>
              <b>{t('sheets.forTrainer')}</b>
              <p className={classes['lines']} />
            </div>
          </div>
          <footer className={classes['legend']}>{t('sheets.legend')}</footer>
        </div>
      </div>
    </article>
  );
}

function Trained({ days, exercises }: { days: Program; exercises: Exercises }) {
  const named = exercisesOf(days).flatMap((id) => exercises.get(id) ?? []);
  const mains = new Set(named.map(({ MainMuscle }) => MainMuscle));
  if (mains.size === 0) return null;
  const others = new Set(named.flatMap(({ OtherMuscles }) => OtherMuscles).filter((one) => !mains.has(one)));
  return (
    <span className={classes['trained']}>
      <BodyChart main={[...mains]} others={[...others]} />
    </span>
  );
}

interface DayProps {
  day: ProgramDay;
  at: number;
  exercises: Exercises;
  explained: ReadonlySet<number>;
  seen: ReadonlySet<number>;
}

function Day({ day, at, exercises, explained, seen }: DayProps) {
  const t = useT();
  const formats = useFormats();
  const named = new Set(seen);
  return (
    <section className={classes['day']}>
      <h2>{dayTitle(t, day, at)}</h2>
      {day.Groups.map((group, index) => (
        <section key={`group-${index + 1}`} className={classes['group']} data-whole={isOnOnePage(group, exercises, explained)}>
          <h3>
            <b>{groupTitle(t, day, index)}</b>
            <small>{roundsWords(t, formats, group.Sets[0])}</small>
            <span aria-hidden="true">
              {t('kit.done')} <i />
            </span>
          </h3>
          {group.Sets.map((set, place) => {
            const isNew = (line: ProgramLine) =>
              line.Kind === 'exercise' && explained.has(line.ExerciseId) && !named.has(line.ExerciseId);
            const fresh = new Set(set.Lines.flatMap((line) => (line.Kind === 'exercise' && isNew(line) ? line.ExerciseId : [])));
            for (const id of fresh) named.add(id);
            return (
              <SetRows
                key={`set-${place + 1}`}
                set={set}
                exercises={exercises}
                explained={fresh}
                text={isAsBefore(group.Sets, place) ? '' : roundsWords(t, formats, set)}
              />
            );
          })}
        </section>
      ))}
    </section>
  );
}

function isOnOnePage({ Sets }: ProgramGroup, exercises: Exercises, explained: ReadonlySet<number>): boolean {
  const lines = Sets.flatMap(({ Lines }) => Lines);
  const letters = lines.map((line) =>
    line.Kind === 'exercise' && explained.has(line.ExerciseId) ? (exercises.get(line.ExerciseId)?.Instructions.length ?? 0) : 0,
  );
  return lines.length <= KEEP_TOGETHER.lines && letters.reduce((sum, one) => sum + one, 0) <= KEEP_TOGETHER.letters;
}

function isAsBefore(sets: readonly ProgramSet[], at: number): boolean {
  const [before, own] = [sets[at - 1], sets[at]];
  return before === undefined || (before.Rounds === own?.Rounds && before.RoundRest === own.RoundRest);
}

function roundsWords(t: Translate, formats: Formats, set: ProgramSet | undefined): string {
  if (set === undefined) return '';
  return [
    t('sheets.roundsOf', { count: set.Rounds, number: formats.number(set.Rounds) }),
    ...(set.RoundRest === null ? [] : [`${t('sheets.roundRest')} ${formatCountdown(set.RoundRest)}`]),
  ].join(' · ');
}

interface SetRowsProps {
  set: ProgramSet;
  exercises: Exercises;
  explained: ReadonlySet<number>;
  text: string;
}
function SetRows({ set, exercises, explained, text }: SetRowsProps) {
  return (
    <div className={classes['set']}>
      {text !== '' && <p className={classes['rounds']}>{text}</p>}
      <ul>
        {set.Lines.map((line, row) => (
          <LineOnPaper
            key={`line-${row + 1}`}
            line={line}
            exercise={line.Kind === 'exercise' ? exercises.get(line.ExerciseId) : undefined}
            rounds={set.Rounds}
            isExplained={line.Kind === 'exercise' && explained.has(line.ExerciseId)}
          />
        ))}
      </ul>
    </div>
  );
}

interface LineOnPaperProps {
  line: ProgramLine;
  exercise: SheetExercise | undefined;
  rounds: number;
  isExplained: boolean;
}
function LineOnPaper({ line, exercise, rounds, isExplained }: LineOnPaperProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <li data-superset={line.Kind === 'exercise' && line.Superset}>
      {exercise !== undefined && (
        <span className={classes['pictures']}>
          <ExerciseThumb exercise={exercise} />
          <BodyChart main={exercise.MainMuscle} others={exercise.OtherMuscles} silent />
        </span>
      )}
      <span className={classes['words']}>
        <b>{line.Kind === 'pause' ? t('kit.pause') : (exercise?.Name ?? t('exercise-removed'))}</b>
        <span>
          {lineSentence(t, formats, line)}
          <Ladder zone={line.CardioZone} />
        </span>
        {line.Kind === 'exercise' && line.Notes !== '' && <small>{line.Notes}</small>}
      </span>
      {line.Kind === 'exercise' && <Boxes line={line} rounds={rounds} />}
      {isExplained && exercise !== undefined && exercise.Instructions !== '' && (
        <small className={classes['how']}>{exercise.Instructions}</small>
      )}
    </li>
  );
}

function Ladder({ zone }: { zone: number | null }) {
  if (zone === null || zone === 0) return null;
  return (
    <span className={classes['ladder']} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((one) => (
        <i key={one} data-on={one <= zone} style={{ height: `${3 + one * 1.6}px` }} />
      ))}
    </span>
  );
}

const BOXES = 6;

function Boxes({ line, rounds }: { line: ExerciseLine; rounds: number }) {
  const t = useT();
  const formats = useFormats();
  const isMany = rounds > BOXES;
  return (
    <span className={classes['boxes']} data-many={isMany} aria-hidden="true">
      {Array.from({ length: rounds }, (_, at) => (
        <span key={`box-${at + 1}`}>
          <b>{formats.number(at + 1)}</b>
          {!isMany && (
            <>
              <i>{line.Duration === null ? t('sheets.reps') : 's'}</i>
              <i>{formats.units.weight}</i>
            </>
          )}
        </span>
      ))}
    </span>
  );
}
