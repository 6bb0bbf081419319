import { groupSections, type ProgramDay, type ProgramGroup } from '@clubpulse/contract/workouts/sheets/program';
import type { Changed } from '@clubpulse/rules/workouts/sheets/changed';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconChevronUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { RowGrip } from '../../../kit/edit/RowGrip.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import type { FieldTexts } from '../../../kit/form/form-state.ts';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useWidth } from '../../../kit/widths.ts';
import { useT } from '../../../platform/phrases.ts';
import { optionsOf } from '../../exercises/public.ts';
import { sectionLabels } from '../titles.ts';
import type { DayActs } from './day-acts.ts';
import { HeadAct } from './HeadAct.tsx';
import classes from './sheet-editor.module.css';

export interface GroupHeadProps {
  group: ProgramGroup;
  at: number;
  day: ProgramDay;
  acts: DayActs;
  title: string;
  isFolded: boolean;
  errors: FieldTexts;
  changed: Changed;
  onFold: (isFolded: boolean) => void;
  onChange: (group: ProgramGroup, continues?: boolean) => void;
  onCopy: () => void;
  onRemove: () => void;
}

const byKeys = { byKeys: true, continues: false } as const;

export function GroupHead(props: GroupHeadProps) {
  const { group, at, day, acts, title, isFolded, errors, changed, onFold, onChange, onCopy, onRemove } = props;
  const t = useT();
  const isDesk = useWidth() === 'desk';
  const isWrong = Object.keys(errors).length > 0;
  const Fold = isFolded ? IconChevronDown : IconChevronUp;
  return (
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
  );
}
