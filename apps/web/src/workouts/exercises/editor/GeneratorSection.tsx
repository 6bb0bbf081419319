import { equipmentPlaces } from '@clubpulse/contract/clubs/equipments';
import { demands, levels, measures, patterns } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { Checkbox } from '@mantine/core';
import { EditorSection, Pair } from '../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { ChoicesField } from '../../../kit/fields/ChoicesField.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { useT } from '../../../platform/phrases.ts';
import { optionsOf } from '../exercise-text.ts';
import classes from './editor.module.css';
import type { MovementForm } from './movement-values.ts';

const NONE = '';

export function GeneratorSection({ form: { values, errors, set } }: { form: MovementForm }) {
  const t = useT();
  return (
    <EditorSection id="generator" title={t('workouts.section.generator')}>
      <Segmented
        label={t('workouts.levelField')}
        titled
        fullWidth
        value={values.Level}
        options={optionsOf(levels, (one) => t(`workouts.level.${one}`))}
        onChange={(Level) => set({ Level })}
      />
      <Pair>
        <ChoiceField
          label={t('workouts.patternField')}
          searchable
          data={[{ value: NONE, label: t('workouts.noPattern') }, ...optionsOf(patterns, (one) => t(`workouts.pattern.${one}`))]}
          value={values.Pattern ?? NONE}
          error={errors['Pattern']}
          onChange={(value) => set({ Pattern: patterns.find((one) => one === value) ?? null })}
        />
        <Segmented
          label={t('workouts.measureField')}
          titled
          fullWidth
          value={values.Measure}
          options={optionsOf(measures, (one) => t(`workouts.measure.${one}`))}
          onChange={(Measure) => set({ Measure })}
        />
      </Pair>
      <Checkbox.Group
        label={t('workouts.placesField')}
        value={values.Locations}
        error={errors['Locations']}
        onChange={(chosen) => set({ Locations: equipmentPlaces.filter((one) => chosen.includes(one)) })}
      >
        <div className={classes['places']}>
          {equipmentPlaces.map((one) => (
            <Checkbox key={one} value={one} label={t(`clubs.equipmentAt-${one}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox
        label={t('workouts.unilateral')}
        checked={values.Unilateral}
        onChange={(event) => set({ Unilateral: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('workouts.isDescribed')}
        description={t('workouts.demandsHint')}
        checked={values.Demands !== null}
        onChange={(event) => set({ Demands: event.currentTarget.checked ? [] : null })}
      />
      {values.Demands !== null && (
        <ChoicesField
          label={t('workouts.demandsField')}
          searchable
          data={optionsOf(demands, (one) => t(`workouts.demand.${one}`))}
          value={values.Demands}
          onChange={(chosen) => set({ Demands: demands.filter((one) => chosen.includes(one)) })}
        />
      )}
    </EditorSection>
  );
}
