import { createWorkoutDefinition } from '@clubpulse/contract/workouts/definitions/definitions.calls';
import { useNavigate } from 'react-router';
import { useForm } from '../../../kit/form/use-form.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { DefinitionFields } from './DefinitionFields.tsx';
import { checkDefinition, emptyDefinition } from './definition-values.ts';

export function NewDefinition() {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const form = useForm({ initial: emptyDefinition, check: checkDefinition });
  const create = useChange(createWorkoutDefinition, {
    quiet: true,
    onDone: ({ Title: name }) => toastDone({ title: t('workouts.saved', { name }) }),
  });
  return (
    <Page title={t('definitions.new')} back={pathTo('WorkoutDefinitions')}>
      <DefinitionFields
        form={form}
        act={t('definitions.add')}
        save={(body) => create.mutateAsync({ params: { id }, body })}
        onSaved={({ WorkoutDefinitionId }) => void navigate(pathTo('WorkoutDefinitions', WorkoutDefinitionId), { replace: true })}
        video={<p>{t('definitions.saveFirst')}</p>}
      />
    </Page>
  );
}
