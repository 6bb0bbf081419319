import type { ProviderWorkout } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { getProviderWorkout } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts.calls';
import { LoadedScreen } from '../../../kit/edit/EditScreen.tsx';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { useCall } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf, useStaffClub } from '../../../platform/session.tsx';
import { ProviderChips } from '../ProviderChips.tsx';
import classes from '../provider.module.css';
import { kindLabels, sizeText } from '../provider-text.ts';
import { Content } from './Content.tsx';
import { ProviderActs } from './ProviderActs.tsx';
import { ProviderNotFound } from './ProviderNotFound.tsx';

const EditProvider = lazyComponent(() => import('../editor/EditProvider.tsx').then((it) => it.EditProvider));

export function StoredProvider({ id: providerWorkoutId }: { id: number }) {
  const t = useT();
  const { IsEditor } = useSelf();
  const { ClubId: id } = useStaffClub();
  const query = useCall(getProviderWorkout, { params: { id, providerWorkoutId } }, { ignore: [403, 404], quiet: true });
  if (query.data === undefined && query.error?.is('ProviderWorkoutNotFound') === true) return <ProviderNotFound />;
  return (
    <LoadedScreen query={query} title={t('provider.one')} back={pathTo('ProviderWorkouts')}>
      {(found) => (IsEditor ? <EditProvider workout={found} /> : <Read workout={found} />)}
    </LoadedScreen>
  );
}

function Read({ workout }: { workout: ProviderWorkout }) {
  const t = useT();
  const formats = useFormats();
  const { Name, Description, Missing, Kind, Level } = workout;
  return (
    <Page title={Name} back={pathTo('ProviderWorkouts')} actions={<ProviderActs workout={workout} />}>
      <div className={classes['view']}>
        <p className={classes['lead']}>
          {[t(kindLabels[Kind]), t(`workouts.level.${Level}`), sizeText(t, formats, workout)].join(' · ')}
          <ProviderChips workout={workout} />
        </p>
        {Missing.length > 0 && <p>{t('provider.missingText', { names: Missing.join(', ') })}</p>}
        {Description !== '' && <p>{Description}</p>}
        <Content content={workout} />
      </div>
    </Page>
  );
}
