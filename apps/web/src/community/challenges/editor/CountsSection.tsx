import { type ChallengeInput, challengeTypes } from '@clubpulse/contract/community/challenges';
import { canBeWritten, canHaveZones, hasAmounts } from '@clubpulse/rules/community/challenges/counting';
import { Switch } from '@mantine/core';
import { EditorSection, Pair } from '../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { ChoicesField } from '../../../kit/fields/ChoicesField.tsx';
import { DateField } from '../../../kit/fields/DateField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import type { Form } from '../../../kit/form/use-form.ts';
import { useT } from '../../../platform/phrases.ts';
import { isTime, typeLabels } from '../challenge-text.ts';
import classes from './ChallengeEditor.module.css';
import { type ChallengeValues, hourField } from './challenge-values.ts';

type OfForm = { readonly form: Form<ChallengeValues, ChallengeInput> };

const BEST_AT_FIRST = 10;

export function CountsSection({ form }: OfForm) {
  const t = useT();
  const { values, errors, set } = form;
  return (
    <EditorSection id="counts" title={t('challenges.sectionCounts')}>
      <Days form={form} />
      <ChoiceField
        label={t('challenges.counts')}
        allowDeselect={false}
        data={challengeTypes.map((value) => ({ value, label: t(typeLabels[value]) }))}
        value={values.Type}
        error={errors['Type']}
        onChange={(Type) => set({ Type: challengeTypes.find((one) => one === Type) ?? values.Type })}
      />
      {canHaveZones(values.Type) && (
        <ChoicesField
          label={t('challenges.zones')}
          {...(values.Type === 'Points' && values.ValidZones.length === 0 && { placeholder: t('challenges.allZones') })}
          data={[0, 1, 2, 3, 4, 5].map((zone) => ({ value: String(zone), label: `Z${zone}` }))}
          value={values.ValidZones.map(String)}
          error={errors['ValidZones']}
          onChange={(zones) => set({ ValidZones: zones.map(Number).toSorted((one, other) => one - other) })}
        />
      )}
      {values.Kind === 'Personal' && (
        <NumberField
          label={t('challenges.ownTarget')}
          description={t('challenges.ownTargetNote')}
          required
          unit={isTime(values.Type) ? 'h' : undefined}
          {...(isTime(values.Type) && hourField)}
          value={values.OwnTarget}
          error={errors['OwnTarget']}
          onChange={(OwnTarget) => set({ OwnTarget })}
        />
      )}
      {values.Type !== 'ClassAttendance' && <Minima form={form} />}
      {canBeWritten(values.Type) && (
        <Switch
          label={t('challenges.manual')}
          description={t(values.ManualEntries ? 'challenges.manualOn' : 'challenges.manualOff')}
          checked={values.ManualEntries}
          onChange={(event) => set({ ManualEntries: event.currentTarget.checked })}
        />
      )}
      {hasAmounts(values.Type) && <BestTrainings form={form} />}
    </EditorSection>
  );
}

function Days({ form: { values, errors, set, setUnreadable } }: OfForm) {
  const t = useT();
  return (
    <Pair>
      <DateField
        label={t('kit.firstDay')}
        near
        required
        value={values.StartDate}
        error={errors['StartDate']}
        onChange={(StartDate) => set({ StartDate })}
        onBroken={(broken) => setUnreadable('StartDate', broken)}
      />
      <DateField
        label={t('kit.lastDay')}
        near
        required
        value={values.EndDate}
        error={errors['EndDate']}
        onChange={(EndDate) => set({ EndDate })}
        onBroken={(broken) => setUnreadable('EndDate', broken)}
      />
    </Pair>
  );
}

function Minima({ form: { values, errors, set } }: OfForm) {
  const t = useT();
  return (
    <Pair>
      <NumberField
        label={t('challenges.minMinutes')}
        unit="min"
        value={values.MinMinutes}
        error={errors['MinMinutes']}
        onChange={(MinMinutes) => set({ MinMinutes })}
      />
      <NumberField
        label={t('challenges.minTarget')}
        unit="%"
        max={100}
        value={values.MinTargetPrc}
        error={errors['MinTargetPrc']}
        onChange={(MinTargetPrc) => set({ MinTargetPrc })}
      />
    </Pair>
  );
}

function BestTrainings({ form: { values, errors, set } }: OfForm) {
  const t = useT();
  return (
    <div className={classes['best']}>
      <Switch
        label={t('challenges.best')}
        description={t(values.BestTrainings === null ? 'challenges.bestOff' : 'challenges.bestOn')}
        checked={values.BestTrainings !== null}
        onChange={(event) => set({ BestTrainings: event.currentTarget.checked ? BEST_AT_FIRST : null })}
      />
      {values.BestTrainings !== null && (
        <NumberField
          aria-label={t('challenges.bestCount')}
          required
          value={values.BestTrainings}
          error={errors['BestTrainings']}
          // An empty field is invalid, because only the switch disables the limit.
          onChange={(best) => set({ BestTrainings: best ?? Number.NaN })}
        />
      )}
    </div>
  );
}
