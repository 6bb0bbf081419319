import {
  FLOW,
  type FlowInput,
  type IntensityFlow,
  type IntensityMeasure,
  intensityMeasures,
} from '@clubpulse/contract/workouts/flows/flows';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { momentsOf, percentFor, withCopy } from '@clubpulse/rules/workouts/flows/edit';
import { Button, Switch, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormBar } from '../../../kit/edit/FormBar.tsx';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { NOTICES } from '../../../kit/form/first-invalid-field.ts';
import { useSteps } from '../../../kit/form/use-steps.ts';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useWidth } from '../../../kit/widths.ts';
import { useT } from '../../../platform/phrases.ts';
import { Strip } from '../Strip.tsx';
import classes from './editor.module.css';
import { FlowPreview } from './FlowPreview.tsx';
import type { FlowForm, FlowValues } from './flow-values.ts';
import { ProfileEditor } from './ProfileEditor.tsx';
import { SegmentTable } from './SegmentTable.tsx';

type Profile = Pick<FlowValues, 'Measure' | 'Segments'>;

interface FlowFieldsProps {
  form: FlowForm;
  save: (input: FlowInput) => Promise<IntensityFlow>;
  act?: string;
  onSaved?: (flow: IntensityFlow) => void;
}

export function FlowFields({ form, save, act, onSaved }: FlowFieldsProps) {
  const t = useT();
  const phone = useWidth() === 'phone';
  const [chosen, setChosen] = useState(0);
  const { values, errors, set } = form;
  const { Measure, Segments } = values;
  const { change, undo, forget } = useSteps<Profile>({ Measure, Segments }, set);
  const segments = (next: Profile['Segments'], continues?: boolean) => change({ Measure, Segments: next }, continues);
  const at = Math.min(chosen, Segments.length - 1);
  const moments = momentsOf(Segments);
  const isDrawn = !Number.isNaN(moments.Duration) && Segments.every(({ Percent }) => !Number.isNaN(Percent));
  const add = () => {
    segments(withCopy(Segments, Segments.length - 1));
    setChosen(Segments.length);
  };
  return (
    <div className={classes['editor']}>
      <div id={NOTICES} tabIndex={-1}>
        <Refusal words={form.refusal} />
      </div>
      <AboutFlow
        form={form}
        onMeasure={(next) =>
          change({
            Measure: next,
            // Percents are adjusted, because percents of FTP may be higher than percents of heart rate.
            Segments: Segments.map((segment) => ({ ...segment, Percent: percentFor(next, segment.Percent) })),
          })
        }
      />
      <section className={classes['profile']} aria-label={t('flows.profile')}>
        <ProfileHead
          length={isDrawn ? formatDuration(moments.Duration) : '–'}
          onUndo={undo}
          onAdd={Segments.length < FLOW.segments ? add : undefined}
        />
        {errors.Segments !== undefined && (
          <p className={classes['wrong']} role="alert">
            {errors.Segments}
          </p>
        )}
        {isDrawn &&
          (phone ? (
            <Strip flow={{ ...moments, Measure }} />
          ) : (
            <ProfileEditor measure={Measure} segments={Segments} chosen={at} onChoose={setChosen} onChange={segments} />
          ))}
      </section>
      <div className={classes['lower']}>
        <SegmentTable
          form={{ ...form, set: (changes) => change({ Measure, Segments, ...changes }) }}
          chosen={at}
          onChoose={setChosen}
        />
        {isDrawn && Segments.length > 0 && <FlowPreview flow={{ ...moments, Measure, Name: values.Name }} />}
      </div>
      <FormBar
        form={form}
        save={save}
        act={act}
        onDiscard={forget}
        onSaved={(flow, leaving) => {
          forget();
          if (!leaving) onSaved?.(flow);
        }}
      />
    </div>
  );
}

interface AboutFlowProps {
  form: FlowForm;
  onMeasure: (measure: IntensityMeasure) => void;
}

function AboutFlow({ form: { values, errors, set }, onMeasure }: AboutFlowProps) {
  const t = useT();
  const phone = useWidth() === 'phone';
  return (
    <div className={classes['fields']}>
      <TextInput
        label={t('kit.name')}
        withAsterisk
        maxLength={FLOW.name}
        value={values.Name}
        error={errors.Name}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
      <Segmented
        label={t('flows.measure')}
        titled
        fullWidth={phone}
        value={values.Measure}
        options={intensityMeasures.map((value) => ({ value, label: t(`flows.${value}`) }))}
        onChange={onMeasure}
      />
      <Switch
        label={t('workouts.isPublished')}
        description={t('workouts.publishedHint')}
        checked={values.Published}
        onChange={(event) => set({ Published: event.currentTarget.checked })}
      />
    </div>
  );
}

interface ProfileHeadProps {
  length: string;
  onUndo: (() => void) | undefined;
  onAdd: (() => void) | undefined;
}

function ProfileHead({ length, onUndo, onAdd }: ProfileHeadProps) {
  const t = useT();
  return (
    <header>
      <b className={classes['total']}>{length}</b>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} stroke={1.8} />}
        disabled={onUndo === undefined}
        onClick={onUndo}
      >
        {t('kit.undo')}
      </Button>
      <Button variant="default" leftSection={<IconPlus size={18} stroke={1.8} />} disabled={onAdd === undefined} onClick={onAdd}>
        {t('flows.addSegment')}
      </Button>
    </header>
  );
}
