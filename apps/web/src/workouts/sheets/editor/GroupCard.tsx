import type { ToldExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { groupSections, PROGRAM, type ProgramDay, type ProgramGroup } from '@clubpulse/contract/workouts/sheets/program';
import { doubled, replaced, without } from '@clubpulse/rules/workouts/sheets/changes';
import { Button, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { RowGrip } from '../../../kit/edit/RowGrip.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import type { FieldWords } from '../../../kit/form/form-state.ts';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useT } from '../../../platform/phrases.ts';
import { optionsOf } from '../../exercises/public.ts';
import { sectionWords } from '../titles.ts';
import type { DayActs } from './day-acts.ts';
import { errorsUnder } from './errors-under.ts';
import { groupId } from './frame/SheetOutline.tsx';
import type { LibraryProps } from './library/ExerciseLibrary.tsx';
import { SetBlock } from './SetBlock.tsx';
import classes from './sheet-editor.module.css';
import { newSet } from './sheet-values.ts';

interface GroupCardProps {
  group: ProgramGroup;
  /** Its place in its day. */
  at: number;
  day: ProgramDay;
  acts: DayActs;
  title: string;
  /** Its set that is the current one. */
  current: number | null;
  library: LibraryProps;
  exercises: ReadonlyMap<number, ToldExerciseRow>;
  errors: FieldWords;
  onChoose: (set: number) => void;
  onChange: (group: ProgramGroup) => void;
  onCopy: () => void;
  onRemove: () => void;
}

const byKeys = { byKeys: true, goesOn: false } as const;

/** A group of sets: warm-up, main or cooldown. */
export function GroupCard(props: GroupCardProps) {
  const { group, at, day, acts, title, current, library, exercises, errors, onChoose, onChange, onCopy, onRemove } = props;
  const t = useT();
  const { Sets } = group;
  const sets = (next: ProgramGroup['Sets']) => onChange({ ...group, Sets: next });
  return (
    <section
      id={groupId(at)}
      className={classes['group']}
      aria-label={title}
      tabIndex={-1}
      data-group-place
      data-wrong={Object.keys(errors).length > 0}
    >
      <header>
        <RowGrip
          at={at}
          count={day.Groups.length}
          label={t('sheets.carry', { name: title })}
          places="data-group-place"
          onMove={acts.moveGroup}
        />
        <TextInput
          aria-label={t('sheets.groupName')}
          placeholder={title}
          value={group.Name}
          error={errors['Name']}
          onChange={(event) => onChange({ ...group, Name: event.currentTarget.value })}
        />
        <ChoiceField
          aria-label={t('sheets.section')}
          data={optionsOf(groupSections, (one) => t(sectionWords[one]))}
          value={group.Section}
          onChange={(section) => onChange({ ...group, Section: section ?? group.Section })}
        />
        <RowMenu
          quiet
          label={t('kit.actionsOf', { name: title })}
          items={[
            { label: t('sheets.copyGroup'), icon: IconCopy, onClick: onCopy },
            { label: t('sheets.up'), icon: IconArrowUp, disabled: at === 0, onClick: () => acts.moveGroup(at, at - 1, byKeys) },
            {
              label: t('sheets.down'),
              icon: IconArrowDown,
              disabled: at === day.Groups.length - 1,
              onClick: () => acts.moveGroup(at, at + 1, byKeys),
            },
            ...acts.toDays({ group: at }),
            { label: t('kit.remove'), icon: IconTrash, danger: true, disabled: day.Groups.length === 1, onClick: onRemove },
          ]}
        />
      </header>
      {Sets.map((set, index) => (
        <SetBlock
          // A set has no name of its own.
          key={`set-${index + 1}`}
          set={set}
          at={{ group: at, set: index }}
          count={Sets.length}
          day={day}
          acts={acts}
          isCurrent={current === index}
          library={library}
          exercises={exercises}
          errors={errorsUnder(errors, `Sets.${index}`)}
          onChoose={() => onChoose(index)}
          onChange={(next) => sets(replaced(Sets, index, next))}
          onCopy={() => sets(doubled(Sets, index))}
          onRemove={() => sets(without(Sets, index))}
        />
      ))}
      {errors['Sets'] !== undefined && (
        <p className={classes['why']} aria-invalid="true">
          {errors['Sets']}
        </p>
      )}
      {/* The end of the group: a set that is carried here stands last. */}
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
    </section>
  );
}
