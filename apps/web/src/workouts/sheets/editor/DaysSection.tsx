import type { InstructedExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import type { ProgramDay, ProgramGroup } from '@clubpulse/contract/workouts/sheets/program';
import type { Changed } from '@clubpulse/rules/workouts/sheets/changed';
import { doubled, doubledByName, replaced, without } from '@clubpulse/rules/workouts/sheets/changes';
import { withDayAt, withoutDay } from '@clubpulse/rules/workouts/sheets/planned-days';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { type Icon, IconArrowBackUp, IconArrowForwardUp, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { EditorSection } from '../../../kit/edit/EditorSections.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import type { FieldTexts } from '../../../kit/form/form-state.ts';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useT } from '../../../platform/phrases.ts';
import { dayTitle, groupTitle } from '../titles.ts';
import { below } from './below.ts';
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
  const { days, planned, change, put, undo, redo } = form;
  const { at: place, day, choose } = current;
  const at = place.day;
  // Keyed by the group object, not by index: a moved group stays folded, and one that changes from outside opens.
  const [folded, setFolded] = useState<ReadonlySet<ProgramGroup>>(new Set());
  const fold = (group: ProgramGroup, isFolded: boolean) =>
    setFolded(new Set([...folded].filter((one) => one !== group).concat(isFolded ? group : [])));
  const showDay = (next: number) => choose({ day: next, group: 0, set: 0 });
  const isFull = days.length >= PROGRAM.days;
  const groups = (Groups: ProgramDay['Groups'], goesOn?: boolean) =>
    day && change(replaced(days, at, { ...day, Groups }), goesOn);
  const acts = dayActs(t, form, at);
  return (
    <EditorSection
      id="days"
      title={t('sheets.program')}
      aside={
        <span className={classes['steps']}>
          <Step label={t('kit.undo')} icon={IconArrowBackUp} onStep={undo} />
          <Step label={t('sheets.redo')} icon={IconArrowForwardUp} onStep={redo} />
        </span>
      }
    >
      <div className={classes['days']}>
        {days.length > 1 && (
          <div className={classes['dayTabs']}>
            <Segmented
              label={t('sheets.chooseDay')}
              value={String(at)}
              options={days.map((one, index) => ({
                value: String(index),
                label:
                  Object.keys(below(errors, `Days.${index}`)).length > 0
                    ? `${dayTitle(t, one, index)} !`
                    : dayTitle(t, one, index),
              }))}
              onChange={(value) => showDay(Number(value))}
            />
          </div>
        )}
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} stroke={1.8} />}
          disabled={isFull}
          onClick={() => {
            change([...days, ...newDays]);
            showDay(days.length);
          }}
        >
          {t('sheets.addDay')}
        </Button>
      </div>
      {errors['Days'] !== undefined && (
        <p className={classes['why']} aria-invalid="true">
          {errors['Days']}
        </p>
      )}
      {day !== undefined && (
        <>
          <div className={classes['dayHead']}>
            <TextInput
              label={t('sheets.dayName')}
              placeholder={t('workouts.dayNumber', { number: at + 1 })}
              value={day.Name}
              error={errors[`Days.${at}.Name`]}
              data-changed={changed[`Days.${at}.Name`]}
              onChange={(event) => change(replaced(days, at, { ...day, Name: event.currentTarget.value }))}
            />
            <RowMenu
              label={t('kit.actionsOf', { name: dayTitle(t, day, at) })}
              items={[
                {
                  label: t('sheets.copyDay'),
                  icon: IconCopy,
                  disabled: isFull,
                  onClick: () => {
                    put(doubledByName(days, at, PROGRAM.name), withDayAt(planned, at + 1));
                    showDay(at + 1);
                  },
                },
                {
                  label: t('kit.remove'),
                  icon: IconTrash,
                  danger: true,
                  disabled: days.length === 1,
                  onClick: () => put(without(days, at), withoutDay(planned, at)),
                },
              ]}
            />
          </div>
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
                onChange={(next, goesOn) => {
                  if (folded.has(group)) fold(next, true);
                  groups(replaced(day.Groups, index, next), goesOn);
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
