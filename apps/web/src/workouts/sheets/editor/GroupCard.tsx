import type { InstructedExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import type { ProgramGroup } from '@clubpulse/contract/workouts/sheets/program';
import { doubled, replaced, without } from '@clubpulse/rules/workouts/sheets/changes';
import { intervalsOf } from '@clubpulse/rules/workouts/sheets/set-shape';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useWidth } from '../../../kit/widths.ts';
import { useT } from '../../../platform/phrases.ts';
import { below } from './below.ts';
import { groupId } from './frame/SheetOutline.tsx';
import { GroupHead, type GroupHeadProps } from './GroupHead.tsx';
import { IntervalBar } from './IntervalBar.tsx';
import type { LibraryProps } from './library/ExerciseLibrary.tsx';
import { isByTime, SetBlock } from './SetBlock.tsx';
import classes from './sheet-editor.module.css';
import { newSet } from './sheet-values.ts';

interface GroupCardProps extends GroupHeadProps {
  current: number | null;
  library: LibraryProps;
  exercises: ReadonlyMap<number, InstructedExerciseRow>;
  onChoose: (set: number) => void;
}

export function GroupCard(props: GroupCardProps) {
  const { group, at, day, acts, title, current, library, exercises, errors, changed, onChoose, onChange } = props;
  const t = useT();
  const { Sets } = group;
  const isDesk = useWidth() === 'desk';
  const isWrong = Object.keys(errors).length > 0;
  const isFolded = props.isFolded && !isWrong;
  const intervals = intervalsOf(group);
  const sets = (next: ProgramGroup['Sets'], continues?: boolean) => onChange({ ...group, Sets: next }, continues);
  return (
    <section
      id={groupId(at)}
      className={classes['group']}
      aria-label={title}
      tabIndex={-1}
      data-group-place
      data-wrong={isWrong}
      data-folded={isFolded}
      data-changed={isFolded && Object.keys(changed).some((field) => field.startsWith('Sets.'))}
    >
      <GroupHead {...props} isFolded={isFolded} />
      {intervals !== null && <IntervalBar stretches={intervals} />}
      {!isFolded && (
        <>
          {Sets.map((set, index) => (
            <SetBlock
              key={`set-${index + 1}`}
              set={set}
              at={{ group: at, set: index }}
              headed={!isDesk || isHeaded(Sets, index)}
              count={Sets.length}
              day={day}
              acts={acts}
              isCurrent={current === index}
              library={library}
              exercises={exercises}
              errors={below(errors, `Sets.${index}`)}
              changed={below(changed, `Sets.${index}`)}
              onChoose={() => onChoose(index)}
              onChange={(next, continues) => sets(replaced(Sets, index, next), continues)}
              onCopy={() => sets(doubled(Sets, index))}
              onRemove={() => sets(without(Sets, index))}
            />
          ))}
          {errors['Sets'] !== undefined && (
            <p className={classes['why']} aria-invalid="true">
              {errors['Sets']}
            </p>
          )}
          <Button
            data-set-place
            className={classes['add']}
            variant="subtle"
            leftSection={<IconPlus size={18} stroke={1.8} />}
            disabled={Sets.length >= PROGRAM.setsOfGroup}
            onClick={() => {
              sets([...Sets, newSet]);
              onChoose(Sets.length);
            }}
          >
            {t('sheets.addSet')}
          </Button>
        </>
      )}
    </section>
  );
}

function isHeaded(sets: ProgramGroup['Sets'], at: number): boolean {
  const [before = [], lines = []] = [sets[at - 1]?.Lines, sets[at]?.Lines];
  return before.length === 0 || isByTime(before) !== isByTime(lines);
}
