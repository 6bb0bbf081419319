import { type FitnessTest, type Protocol, protocols } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { prepareFitnessTest } from '@clubpulse/contract/body/fitness-tests/fitness-tests.calls';
import { plans } from '@clubpulse/rules/body/fitness-tests/protocols';
import { shownValue, unitOf, valueInStoredUnit } from '@clubpulse/rules/body/measures/units';
import { Checkbox } from '@mantine/core';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { byRule } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useMeasureTexts } from '../measures/public.ts';
import classes from './FitnessTests.module.css';

interface Values {
  Protocol: Protocol;
  Load: number | null;
  Weight: number | null;
  HealthConcern: boolean;
  Fever: boolean;
  BetaBlocker: boolean;
  Cleared: boolean;
}
const questions = [
  ['HealthConcern', 'fitnessTests.concern'],
  ['Fever', 'fitnessTests.fever'],
  ['BetaBlocker', 'fitnessTests.betaBlocker'],
  ['Cleared', 'fitnessTests.cleared'],
] as const;

interface PrepareTestProps {
  userId: number;
  clubId: number | null;
  protocol: Protocol;
  name: string | null;
  weight: number | null;
  onPrepared: (test: FitnessTest) => void;
  onClose: () => void;
}

export function PrepareTest({ userId, clubId, protocol, name, weight, onPrepared, onClose }: PrepareTestProps) {
  const t = useT();
  const { units } = useMeasureTexts();
  const shownWeight = weight === null ? null : Number(shownValue('weight', weight, units).toFixed(1));
  const form = useForm<Values, Values>({
    initial: {
      Protocol: protocol,
      Load: null,
      Weight: shownWeight,
      HealthConcern: false,
      Fever: false,
      BetaBlocker: false,
      Cleared: false,
    },
    check: byRule<Values>(({ Protocol, Load, Weight }) => ({
      Load: plans[Protocol].asks.includes('Load') && Load === null ? t('field-required') : undefined,
      Weight: plans[Protocol].asks.includes('Weight') && Weight === null ? t('field-required') : undefined,
    })),
  });
  const { values, errors, set } = form;
  const { asks } = plans[values.Protocol];
  const prepare = useChange(prepareFitnessTest, { quiet: true, onDone: onPrepared });
  const save = ({ Load, Weight, ...stated }: Values) =>
    prepare.mutateAsync({
      params: { id: userId },
      body: {
        ...stated,
        ClubId: clubId,
        Load: asks.includes('Load') ? Load : null,
        Weight: asks.includes('Weight') && Weight !== null ? valueInStoredUnit('weight', Weight, units) : null,
      },
    });
  return (
    <DialogForm
      title={name === null ? t('fitnessTests.prepare') : t('fitnessTests.prepareOf', { name })}
      size="lg"
      act={t('fitnessTests.goOn')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={save}
      onClose={onClose}
    >
      <ChoiceField
        label={t('fitnessTests.which')}
        value={values.Protocol}
        allowDeselect={false}
        data={protocols.map((value) => ({ value, label: t(`fitnessTests.protocol.${value}`) }))}
        onChange={(value) => set({ Protocol: protocols.find((one) => one === value) ?? protocol })}
      />
      <p className={classes['about']}>{t(`fitnessTests.about.${values.Protocol}`)}</p>
      {asks.includes('Load') && (
        <NumberField
          label={t('fitnessTests.load')}
          required
          unit="W"
          min={25}
          max={300}
          value={values.Load}
          error={errors.Load}
          onChange={(Load) => set({ Load })}
        />
      )}
      {asks.includes('Weight') && (
        <NumberField
          label={t('fitnessTests.weight')}
          required
          digits={1}
          unit={unitOf('weight', units)}
          value={values.Weight}
          error={errors.Weight}
          onChange={(Weight) => set({ Weight })}
        />
      )}
      <fieldset className={classes['health']}>
        <legend>{t('fitnessTests.health')}</legend>
        <p className={classes['about']}>{t('fitnessTests.healthText')}</p>
        {questions.map(([field, words]) => (
          <Checkbox
            key={field}
            label={t(words)}
            checked={values[field]}
            onChange={(change) => set({ [field]: change.currentTarget.checked })}
          />
        ))}
      </fieldset>
    </DialogForm>
  );
}
