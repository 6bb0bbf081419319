import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import type { SheetExercise } from '@clubpulse/contract/workouts/sheets/sheets';
import { formatCountdown } from '@clubpulse/rules/formats/duration';
import { Card } from '../../kit/page/Card.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { HowButton } from '../exercises/public.ts';
import { lineSentence } from './line-text.ts';
import classes from './SheetView.module.css';
import { dayTitle, groupTitle } from './titles.ts';

interface SheetDaysProps {
  days: Program;
  exercises: ReadonlyMap<number, SheetExercise>;
}

export function SheetDays({ days, exercises }: SheetDaysProps) {
  const t = useT();
  const formats = useFormats();
  return days.map((day, at) => (
    <Card key={`day-${at + 1}`} title={dayTitle(t, day, at)}>
      {day.Groups.map((group, index) => (
        <section key={`group-${index + 1}`} className={classes['group']}>
          <h3>{groupTitle(t, day, index)}</h3>
          {group.Sets.map((set, place) => (
            <div key={`set-${place + 1}`} className={classes['set']}>
              <small>
                {[
                  t('sheets.roundsOf', { count: set.Rounds, number: formats.number(set.Rounds) }),
                  ...(set.RoundRest === null ? [] : [`${t('sheets.roundRest')} ${formatCountdown(set.RoundRest)}`]),
                ].join(' · ')}
              </small>
              <ul>
                {set.Lines.map((line, row) => {
                  const exercise = line.Kind === 'exercise' ? exercises.get(line.ExerciseId) : undefined;
                  return (
                    <li key={`line-${row + 1}`} data-superset={line.Kind === 'exercise' && line.Superset}>
                      <span className={classes['chart']}>{exercise !== undefined && <HowButton exercise={exercise} />}</span>
                      <span className={classes['words']}>
                        <b>{line.Kind === 'pause' ? t('kit.pause') : (exercise?.Name ?? t('exercise-removed'))}</b>
                        <span>{lineSentence(t, formats, line)}</span>
                        {line.Kind === 'exercise' && line.Notes !== '' && <small>{line.Notes}</small>}
                      </span>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </Card>
  ));
}
