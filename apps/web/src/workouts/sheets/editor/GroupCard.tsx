import type { EquipmentPlace } from '@clubpulse/contract/clubs/equipments';
import { groupSections, PROGRAM, type ProgramGroup } from '@clubpulse/contract/workouts/sheets/program';
import { doubled, moved, replaced, without } from '@clubpulse/rules/workouts/sheets/changes';
import { Button, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import type { FieldWords } from '../../../kit/form/form-state.ts';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useT } from '../../../platform/phrases.ts';
import { optionsOf } from '../../exercises/public.ts';
import { sectionWords } from '../titles.ts';
import { errorsUnder } from './errors-under.ts';
import { type Known, SetBlock } from './SetBlock.tsx';
import classes from './sheet-editor.module.css';
import { newSet } from './sheet-values.ts';

interface GroupCardProps {
  group: ProgramGroup;
  title: string;
  place: EquipmentPlace;
  byTime: boolean;
  known: Known;
  errors: FieldWords;
  isFirst: boolean;
  isLast: boolean;
  onChange: (group: ProgramGroup) => void;
  onMove: (by: -1 | 1) => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** A group of sets: warm-up, main or cooldown. */
export function GroupCard(props: GroupCardProps) {
  const { group, title, place, byTime, known, errors, isFirst, isLast, onChange, onMove, onCopy, onRemove } = props;
  const t = useT();
  const { Sets } = group;
  const sets = (next: ProgramGroup['Sets']) => onChange({ ...group, Sets: next });
  return (
    <section className={classes['group']} aria-label={title} data-wrong={Object.keys(errors).length > 0}>
      <header>
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
          label={t('kit.actionsOf', { name: title })}
          items={[
            { label: t('sheets.copyGroup'), icon: IconCopy, onClick: onCopy },
            { label: t('sheets.up'), icon: IconArrowUp, disabled: isFirst, onClick: () => onMove(-1) },
            { label: t('sheets.down'), icon: IconArrowDown, disabled: isLast, onClick: () => onMove(1) },
            { label: t('kit.remove'), icon: IconTrash, danger: true, disabled: isFirst && isLast, onClick: onRemove },
          ]}
        />
      </header>
      {Sets.map((set, at) => (
        <SetBlock
          // A set has no name of its own.
          key={`set-${at + 1}`}
          set={set}
          place={place}
          byTime={byTime}
          known={known}
          errors={errorsUnder(errors, `Sets.${at}`)}
          number={at + 1}
          count={Sets.length}
          onChange={(next) => sets(replaced(Sets, at, next))}
          onMove={(by) => sets(moved(Sets, at, at + by))}
          onCopy={() => sets(doubled(Sets, at))}
          onRemove={() => sets(without(Sets, at))}
        />
      ))}
      {errors['Sets'] !== undefined && (
        <p className={classes['why']} aria-invalid="true">
          {errors['Sets']}
        </p>
      )}
      <Button
        className={classes['add']}
        variant="subtle"
        leftSection={<IconPlus size={18} stroke={1.8} />}
        disabled={Sets.length >= PROGRAM.setsOfGroup}
        onClick={() => sets([...Sets, newSet])}
      >
        {t('sheets.addSet')}
      </Button>
    </section>
  );
}
