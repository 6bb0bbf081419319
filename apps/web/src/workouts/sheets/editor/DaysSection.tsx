import type { InstructedExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import type { ProgramDay, ProgramGroup } from '@clubpulse/contract/workouts/sheets/program';
import type { Changed } from '@clubpulse/rules/workouts/sheets/changed';
import { doubled, replaced, without } from '@clubpulse/rules/workouts/sheets/changes';
import { ActionIcon, Button } from '@mantine/core';
import { type Icon, IconArrowBackUp, IconArrowForwardUp, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { EditorSection } from '../../../kit/edit/EditorSections.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import type { FieldTexts } from '../../../kit/form/form-state.ts';
import { useT } from '../../../platform/phrases.ts';
import { dayTitle, groupTitle } from '../titles.ts';
import { below } from './below.ts';
import { DayHead } from './DayHead.tsx';
import { dayActs } from './day-acts.ts';
import { GroupCard } from './GroupCard.tsx';
import type { LibraryProps } from './library/ExerciseLibrary.tsx';
import classes from './sheet-editor.module.css';
import { newDays, newGroup } from './sheet-values.ts';
import type { CurrentSet } from './use-current-set.ts';
import type { DaysForm } from './use-days.ts';

interface DaysSectionProps {
  form: DaysForm;
  current: CurrentSet;
  library: LibraryProps;
  exercises: ReadonlyMap<number, InstructedExerciseRow>;
  errors: FieldTexts;
  changed: Changed;
}

export function DaysSection({ form, current, library, exercises, errors, changed }: DaysSectionProps) {
  const t = useT();
  const { days, planned, change, put } = form;
  const { at: place, day, choose } = current;
  const at = place.day;
  // Stores objects, not indexes, so that a moved group stays folded and a group changed by another user opens.
  const [folded, setFolded] = useState<ReadonlySet<ProgramGroup>>(new Set());
  const fold = (group: ProgramGroup, isFolded: boolean) =>
    setFolded(new Set([...folded].filter((one) => one !== group).concat(isFolded ? group : [])));
  const showDay = (next: number) => choose({ day: next, group: 0, set: 0 });
  const groups = (Groups: ProgramDay['Groups'], continues?: boolean) =>
    day && change(replaced(days, at, { ...day, Groups }), continues);
  const acts = dayActs(t, form, at);
  return (
    <EditorSection
      id="days"
      title={t('sheets.program')}
      aside={
        <span className={classes['steps']}>
          <Step label={t('kit.undo')} icon={IconArrowBackUp} onStep={form.undo} />
          <Step label={t('sheets.redo')} icon={IconArrowForwardUp} onStep={form.redo} />
        </span>
      }
    >
      <DayTabs days={days} at={at} errors={errors} onShow={showDay} onAdd={() => change([...days, ...newDays])} />
      {errors['Days'] !== undefined && (
        <p className={classes['why']} aria-invalid="true">
          {errors['Days']}
        </p>
      )}
      {day !== undefined && (
        <>
          <DayHead
            at={at}
            day={day}
            days={days}
            planned={planned}
            change={change}
            put={put}
            error={errors[`Days.${at}.Name`]}
            isChanged={changed[`Days.${at}.Name`]}
            onShow={showDay}
          />
          <div className={classes['groups']} data-rows="true">
            {day.Groups.map((group, index) => (
              <GroupCard
                key={`group-${at}-${index + 1}`}
                group={group}
                at={index}
                day={day}
                acts={acts}
                title={groupTitle(t, day, index)}
                isFolded={folded.has(group)}
                current={place.group === index ? place.set : null}
                library={library}
                exercises={exercises}
                errors={below(errors, `Days.${at}.Groups.${index}`)}
                changed={below(changed, `Days.${at}.Groups.${index}`)}
                onFold={(isFolded) => fold(group, isFolded)}
                onChoose={(set) => choose({ day: at, group: index, set })}
                onChange={(next, continues) => {
                  if (folded.has(group)) fold(next, true);
                  groups(replaced(day.Groups, index, next), continues);
                }}
                onCopy={() => groups(doubled(day.Groups, index))}
                onRemove={() => groups(without(day.Groups, index))}
              />
            ))}
          </div>
          <Button
            className={classes['add']}
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.8} />}
            disabled={day.Groups.length >= PROGRAM.groups}
            onClick={() => {
              groups([...day.Groups, newGroup]);
              choose({ day: at, group: day.Groups.length, set: 0 });
            }}
          >
            {t('sheets.addGroup')}
          </Button>
        </>
      )}
    </EditorSection>
  );
}

interface DayTabsProps {
  days: DaysForm['days'];
  at: number;
  errors: FieldTexts;
  onShow: (day: number) => void;
  onAdd: () => void;
}

function DayTabs({ days, at, errors, onShow, onAdd }: DayTabsProps) {
  const t = useT();
  return (
    <div className={classes['days']}>
      {days.length > 1 && (
        <div className={classes['dayTabs']}>
          <Segmented
            label={t('sheets.chooseDay')}
            value={String(at)}
            options={days.map((one, index) => ({
              value: String(index),
              label:
                Object.keys(below(errors, `Days.${index}`)).length > 0 ? `${dayTitle(t, one, index)} !` : dayTitle(t, one, index),
            }))}
            onChange={(value) => onShow(Number(value))}
          />
        </div>
      )}
      <Button
        variant="subtle"
        leftSection={<IconPlus size={18} stroke={1.8} />}
        disabled={days.length >= PROGRAM.days}
        onClick={() => {
          onAdd();
          onShow(days.length);
        }}
      >
        {t('sheets.addDay')}
      </Button>
    </div>
  );
}

interface StepProps {
  label: string;
  icon: Icon;
  onStep: (() => void) | undefined;
}
const Step = ({ label, icon: Shown, onStep }: StepProps) => (
  <ActionIcon variant="default" className={classes['step']} aria-label={label} title={label} disabled={!onStep} onClick={onStep}>
    <Shown size={18} stroke={1.8} />
  </ActionIcon>
);
