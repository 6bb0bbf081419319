import type { EquipmentPlace } from '@clubpulse/contract/clubs/equipments';
import { PROGRAM, type ProgramDay } from '@clubpulse/contract/workouts/sheets/program';
import { doubled, replaced, without } from '@clubpulse/rules/workouts/sheets/changes';
import { withDayAt, withoutDay } from '@clubpulse/rules/workouts/sheets/planned-days';
import { Button, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { EditorSection } from '../../../kit/edit/EditorSections.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import type { FieldWords } from '../../../kit/form/form-state.ts';
import { RowMenu } from '../../../kit/list/RowMenu.tsx';
import { useT } from '../../../platform/phrases.ts';
import { dayTitle, groupTitle } from '../titles.ts';
import { dayActs } from './day-acts.ts';
import { errorsUnder } from './errors-under.ts';
import { GroupCard } from './GroupCard.tsx';
import type { Known } from './SetBlock.tsx';
import classes from './sheet-editor.module.css';
import { newDays, newGroup } from './sheet-values.ts';
import type { DaysForm } from './use-days.ts';

interface DaysSectionProps {
  form: DaysForm;
  place: EquipmentPlace;
  byTime: boolean;
  known: Known;
  errors: FieldWords;
}

/** The days of a sheet, one in sight, with their groups. */
export function DaysSection({ form, place, byTime, known, errors }: DaysSectionProps) {
  const t = useT();
  const { days, planned, change, put, undo, redo } = form;
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, days.length - 1);
  const day = days[at];
  const isFull = days.length >= PROGRAM.days;
  const groups = (Groups: ProgramDay['Groups']) => day && change(replaced(days, at, { ...day, Groups }));
  const acts = dayActs(t, form, at);
  return (
    <EditorSection
      id="days"
      title={t('sheets.program')}
      aside={
        <span className={classes['steps']}>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} stroke={1.8} />}
            disabled={undo === undefined}
            onClick={undo}
          >
            {t('kit.undo')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowForwardUp size={18} stroke={1.8} />}
            disabled={redo === undefined}
            onClick={redo}
          >
            {t('sheets.redo')}
          </Button>
        </span>
      }
    >
      <div className={classes['days']}>
        {days.length > 1 && (
          <Segmented
            label={t('sheets.chooseDay')}
            value={String(at)}
            options={days.map((one, index) => ({
              value: String(index),
              label:
                Object.keys(errorsUnder(errors, `Days.${index}`)).length > 0
                  ? `${dayTitle(t, one, index)} !`
                  : dayTitle(t, one, index),
            }))}
            onChange={(value) => setChosen(Number(value))}
          />
        )}
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} stroke={1.8} />}
          disabled={isFull}
          onClick={() => {
            change([...days, ...newDays]);
            setChosen(days.length);
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
                    put(doubled(days, at), withDayAt(planned, at + 1));
                    setChosen(at + 1);
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
                // A group may have no name of its own.
                key={`group-${at}-${index + 1}`}
                group={group}
                at={index}
                day={day}
                acts={acts}
                title={groupTitle(t, day, index)}
                place={place}
                byTime={byTime}
                known={known}
                errors={errorsUnder(errors, `Days.${at}.Groups.${index}`)}
                onChange={(next) => groups(replaced(day.Groups, index, next))}
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
            onClick={() => groups([...day.Groups, newGroup])}
          >
            {t('sheets.addGroup')}
          </Button>
        </>
      )}
    </EditorSection>
  );
}
