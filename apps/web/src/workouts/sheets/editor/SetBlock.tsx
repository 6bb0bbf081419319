import type { InstructedExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import type { ProgramLine } from '@clubpulse/contract/workouts/sheets/program';
import { linePlaceOf, linePlaces } from '@clubpulse/rules/workouts/sheets/carry';
import { replaced, without } from '@clubpulse/rules/workouts/sheets/changes';
import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { useElementEvents } from '../../../kit/use-element-events.ts';
import { useWidth } from '../../../kit/widths.ts';
import { useT } from '../../../platform/phrases.ts';
import { below } from './below.ts';
import { HeadAct } from './HeadAct.tsx';
import type { LibraryProps } from './library/ExerciseLibrary.tsx';
import { LibraryLater } from './library/LibraryLater.tsx';
import { goToLibrary } from './library/LibraryPanel.tsx';
import { LineRow } from './line/LineRow.tsx';
import { SetHead, type SetHeadProps } from './SetHead.tsx';
import classes from './sheet-editor.module.css';
import { newPause } from './sheet-values.ts';

interface SetBlockProps extends Omit<SetHeadProps, 'name' | 'children'> {
  headed: boolean;
  library: LibraryProps;
  exercises: ReadonlyMap<number, InstructedExerciseRow>;
  onChoose: () => void;
}

export function SetBlock(props: SetBlockProps) {
  const { set, at, headed, day, acts, isCurrent, library, exercises, errors, changed, onChoose, onChange } = props;
  const t = useT();
  const [isPicking, setPicking] = useState(false);
  const { Lines } = set;
  const lines = (next: ProgramLine[], continues?: boolean) => onChange({ ...set, Lines: next }, continues);
  const isFull = Lines.length >= PROGRAM.linesOfSet;
  const name = t('sheets.set', { number: at.set + 1 });
  const first = linePlaceOf(day, { ...at, line: 0 });
  const lineCount = linePlaces(day).length;
  const isDesk = useWidth() === 'desk';
  const addExercise = () => {
    onChoose();
    if (isDesk) goToLibrary();
    else setPicking(true);
  };
  const addPause = () => lines([...Lines, newPause]);
  const place = useElementEvents<HTMLElement>({ focusin: onChoose, pointerdown: onChoose });
  return (
    <section
      ref={place}
      className={classes['set']}
      aria-label={name}
      aria-current={isCurrent}
      data-set-place
      data-wrong={Object.keys(errors).length > 0}
    >
      <SetHead {...props} name={name}>
        {isDesk && (
          <>
            <HeadAct label={t('sheets.addExercise')} icon={IconPlus} disabled={isFull} onClick={addExercise} />
            <HeadAct label={t('sheets.addPause')} icon={IconPlayerPause} disabled={isFull} onClick={addPause} />
          </>
        )}
      </SetHead>
      {Lines.length === 0 ? <p className={classes['empty']}>{t('sheets.setEmpty')}</p> : headed && <Columns lines={Lines} />}
      <ul>
        {Lines.map((line, index) => (
          <LineRow
            // The key has the index, because a set may contain the same exercise twice.
            key={`${index}-${line.Kind === 'exercise' ? line.ExerciseId : line.Kind}`}
            line={line}
            exercise={line.Kind === 'exercise' ? exercises.get(line.ExerciseId) : undefined}
            errors={below(errors, `Lines.${index}`)}
            changed={below(changed, `Lines.${index}`)}
            at={first + index}
            count={lineCount}
            acts={acts}
            toDays={acts.toDays({ ...at, line: index })}
            set={set}
            onChange={(next, continues, Rounds = set.Rounds) =>
              onChange({ ...set, Rounds, Lines: replaced(Lines, index, next) }, continues)
            }
            onRemove={() => lines(without(Lines, index))}
          />
        ))}
      </ul>
      {errors['Lines'] !== undefined && (
        <p className={classes['why']} aria-invalid="true">
          {errors['Lines']}
        </p>
      )}
      <footer data-line-place>
        {!isDesk && (
          <>
            <Button variant="default" leftSection={<IconPlus size={18} stroke={1.8} />} disabled={isFull} onClick={addExercise}>
              {t('sheets.addExercise')}
            </Button>
            <Button
              variant="subtle"
              leftSection={<IconPlayerPause size={18} stroke={1.8} />}
              disabled={isFull}
              onClick={addPause}
            >
              {t('sheets.addPause')}
            </Button>
          </>
        )}
      </footer>
      {isPicking && (
        <Dialog opened onClose={() => setPicking(false)} title={t('sheets.addExercise')} size="lg">
          <LibraryLater {...library} />
        </Dialog>
      )}
    </section>
  );
}

export const isByTime = (lines: readonly ProgramLine[]): boolean =>
  lines.every((line) => line.Kind === 'pause' || (line.Reps === null && line.Duration !== null));

/** Hidden from screen readers, because each cell has a label. */
function Columns({ lines }: { lines: readonly ProgramLine[] }) {
  const t = useT();
  return (
    <div className={classes['columns']} aria-hidden="true">
      <span>{t('workouts.exercise')}</span>
      <span>{t(isByTime(lines) ? 'sheets.duration' : 'sheets.repsHead')}</span>
      <span>{t('workouts.load')}</span>
      <span>{t('sheets.tempo')}</span>
      <span>{t('sheets.rpe')}</span>
      <span>{t('kit.zone')}</span>
      <span>{t('sheets.restHead')}</span>
    </div>
  );
}
