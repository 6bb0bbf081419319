import { createProviderWorkout } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EditorSection, EditorSections } from '../../../kit/edit/EditorSections.tsx';
import { FormBar } from '../../../kit/edit/FormBar.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { ChooseSource } from './ChooseSource.tsx';
import { DescriptionFields } from './DescriptionFields.tsx';
import { checkNew, emptyProvider } from './provider-values.ts';

export function NewProvider() {
  const t = useT();
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const [source, setSource] = useState('');
  const form = useForm({ initial: emptyProvider, check: checkNew });
  const create = useChange(createProviderWorkout, {
    quiet: true,
    onDone: ({ Name: name }) => toastDone({ title: t('workouts.saved', { name }) }),
  });
  const wrong = form.errors['Sheet'] ?? form.errors['Circuit'];
  return (
    <Page title={t('provider.new')} back={pathTo('ProviderWorkouts')}>
      <EditorSections notices={<Refusal words={form.refusal} />}>
        <EditorSection id="from" title={t('provider.from')}>
          <p>{source === '' ? t('provider.fromHint') : source}</p>
          <Refusal words={wrong ?? null} />
          <span>
            <Button variant="default" onClick={() => setChoosing(true)}>
              {t('provider.choose')}
            </Button>
          </span>
        </EditorSection>
        <DescriptionFields values={form.values} errors={form.errors} set={form.set} />
        <FormBar
          form={form}
          act={t('kit.add')}
          save={(body) => create.mutateAsync({ body })}
          onSaved={({ ProviderWorkoutId }, leaving) =>
            !leaving && void navigate(pathTo('ProviderWorkouts', ProviderWorkoutId), { replace: true })
          }
        />
      </EditorSections>
      {isChoosing && (
        <ChooseSource
          onChosen={({ Name, Description, Sheet, Circuit }) => {
            const { Texts } = form.values;
            const en = Texts.en.Name === '' ? { Name, Description } : Texts.en;
            form.set({ Sheet, Circuit, Texts: { ...Texts, en } });
            setSource(Name);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Page>
  );
}
