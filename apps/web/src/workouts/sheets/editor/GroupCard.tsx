import type { InstructedExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import { groupSections, type ProgramDay, type ProgramGroup } from '@clubpulse/contract/workouts/sheets/program';
import type { Changed } from '@clubpulse/rules/workouts/sheets/changed';
import { doubled, replaced, without } from '@clubpulse/rules/workouts/sheets/changes';
import { intervalsOf } from '@clubpulse/rules/workouts/sheets/set-shape';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconChevronUp, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { RowGrip } from '../../../kit/edit/RowGrip.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import type { FieldTexts } from '../../../kit/form/form-state.ts';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useWidth } from '../../../kit/widths.ts';
import { useT } from '../../../platform/phrases.ts';
import { optionsOf } from '../../exercises/public.ts';
import { sectionLabels } from '../titles.ts';
import { below } from './below.ts';
import type { DayActs } from './day-acts.ts';
import { groupId } from './frame/SheetOutline.tsx';
import { HeadAct } from './HeadAct.tsx';
import { IntervalBar } from './IntervalBar.tsx';
import type { LibraryProps } from './library/ExerciseLibrary.tsx';
import { isByTime, SetBlock } from './SetBlock.tsx';
import classes from './sheet-editor.module.css';
import { newSet } from './sheet-values.ts';

interface GroupCardProps {
  group: ProgramGroup;
  at: number;
  day: ProgramDay;
  acts: DayActs;
  title: string;
  isFolded: boolean;
  current: number | null;
  library: LibraryProps;
  exercises: ReadonlyMap<number, InstructedExerciseRow>;
  errors: FieldTexts;
  changed: Changed;
  onFold: (isFolded: boolean) => void;
  onChoose: (set: number) => void;
  onChange: (group: ProgramGroup, goesOn?: boolean) => void;
  onCopy: () => void;
  onRemove: () => void;
}

const byKeys = { byKeys: true, goesOn: false } as const;

export function GroupCard(props: GroupCardProps) {
  const { group, at, day, acts, title, current, library, exercises, errors, changed } = props;
  const { onFold, onChoose, onChange, onCopy, onRemove } = props;
  const t = useT();
  const { Sets } = group;
  const isDesk = useWidth() === 'desk';
  const isWrong = Object.keys(errors).length > 0;
  const isFolded = props.isFolded && !isWrong;
  const Fold = isFolded ? IconChevronDown : IconChevronUp;
  const intervals = intervalsOf(group);
  const sets = (next: ProgramGroup['Sets'], goesOn?: boolean) => onChange({ ...group, Sets: next }, goesOn);
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
          data-changed={changed['Name']}
          onChange={(event) => onChange({ ...group, Name: event.currentTarget.value })}
        />
        <ChoiceField
          aria-label={t('sheets.section')}
          data={optionsOf(groupSections, (one) => t(sectionLabels[one]))}
          value={group.Section}
          data-changed={changed['Section']}
          onChange={(section) => onChange({ ...group, Section: section ?? group.Section })}
        />
        {isDesk && (
          <>
            <HeadAct label={t('sheets.copyGroup')} icon={IconCopy} onClick={onCopy} />
            <HeadAct label={t('sheets.removeGroup')} icon={IconTrash} disabled={day.Groups.length === 1} onClick={onRemove} />
          </>
        )}
        <ActionIcon
          variant="transparent"
          className={classes['headAct']}
          aria-label={t('sheets.foldGroup', { name: title })}
          aria-expanded={!isFolded}
          disabled={isWrong}
          onClick={() => onFold(!isFolded)}
        >
          <Fold size={18} stroke={1.8} />
        </ActionIcon>
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
              onChange={(next, goesOn) => sets(replaced(Sets, index, next), goesOn)}
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
