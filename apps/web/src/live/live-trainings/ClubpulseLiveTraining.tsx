import type { LiveTraining, WrittenLiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';
import {
  createLiveTraining,
  getLiveTraining,
  updateLiveTraining,
} from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { LIVE_VIEW } from '@clubpulse/rules/accounts/roles/views';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Trainer, usePreselectedTrainer, useTrainers, useTrainersQuery } from '../../calendar/classes/public.ts';
import { useLicenseStop } from '../../clubs/licenses/public.ts';
import { EditScreen, LoadedScreen } from '../../kit/edit/EditScreen.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useMayOpen } from '../../platform/access.ts';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useClubs, useRoles, useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { LiveOff } from '../parts/LiveOff.tsx';
import { checkLiveTraining, LiveTrainingFields, type LiveTrainingValues, nextQuarter, valuesOf } from './LiveTrainingFields.tsx';

const LiveParticipants = lazyComponent(() => import('./LiveParticipants.tsx').then((it) => it.LiveParticipants));
const NewSeries = lazyComponent(() => import('./NewSeries.tsx').then((it) => it.NewSeries));
const DeleteLiveTraining = lazyComponent(() => import('./DeleteLiveTraining.tsx').then((it) => it.DeleteLiveTraining));

const USUAL_MINUTES = 45;

const useBack = () => pathTo(useRoles().includes('Trainer') ? 'LiveTrainings' : LIVE_VIEW);

export default function ClubpulseLiveTraining({ id = '' }: ScreenProps) {
  const t = useT();
  const back = useBack();
  const { ClubId, EnableLiveTrainings } = useStaffClub();
  if (/^[1-9]\d*$/.test(id)) return <StoredLiveTraining id={Number(id)} />;
  if (EnableLiveTrainings) return <NewOfClub key={ClubId} />;
  return (
    <Page title={t('liveTr.add')} back={back}>
      <LiveOff />
    </Page>
  );
}

function StoredLiveTraining({ id }: { id: number }) {
  const t = useT();
  const back = useBack();
  const { ClubId } = useStaffClub();
  const training = useCall(getLiveTraining, { params: { id } }, { ignore: [403, 404], quiet: true });
  return (
    <LoadedScreen query={training} title={t('liveTr.one')} back={back}>
      {(found) => (found.ClubId === ClubId ? <ChangeLiveTraining key={id} training={found} /> : <OfOtherClub training={found} />)}
    </LoadedScreen>
  );
}

/** Times are in the time zone of the training's club. */
function OfOtherClub({ training: { ClubId, Name: name } }: { training: LiveTraining }) {
  const t = useT();
  const back = useBack();
  const { clubs, selectClub } = useClubs();
  const club = clubs.find((known) => known.ClubId === ClubId);
  return (
    <Page title={name} back={back}>
      <EmptyState
        title={t('liveTr.otherClub')}
        action={club && <Button onClick={() => selectClub(club)}>{t('kit.switchTo', { club: club.Name })}</Button>}
      >
        {t('liveTr.otherClubText')}
      </EmptyState>
    </Page>
  );
}

function ChangeLiveTraining({ training }: { training: WrittenLiveTraining }) {
  const t = useT();
  const back = useBack();
  const navigate = useNavigate();
  const { TimeZone: timeZone } = useStaffClub();
  const { LiveTrainingId: id, ClubId: clubId, Name: name, TrainerId, TrainerName, RowVersion } = training;
  const trainers = useTrainers(clubId);
  const update = useChange(updateLiveTraining, {
    quiet: true,
    onDone: ({ Name }) => toastDone({ title: t('liveTr.saved', { name: Name }) }),
  });
  const form = useForm({
    saved: useMemo(() => valuesOf(training, timeZone), [training, timeZone]),
    check: useMemo(() => checkLiveTraining(timeZone), [timeZone]),
  });
  const [isAsking, setAsking] = useState(false);
  const known = TrainerId === null || trainers.some((one) => one.TrainerId === TrainerId);
  const choice = known ? trainers : [...trainers, { TrainerId, TrainerName: TrainerName ?? '' }];
  return (
    <EditScreen
      title={name}
      back={back}
      actions={
        <HeaderActions
          label={t('kit.actionsOf', { name })}
          actions={[{ label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setAsking(true) }]}
        />
      }
      form={form}
      save={(body) => update.mutateAsync({ params: { id }, body: { ...body, RowVersion } })}
      refusal={<Refusal words={form.refusal} />}
    >
      <LiveTrainingFields clubId={clubId} trainers={choice} form={form} />
      <LiveParticipants training={training} />
      {isAsking && (
        <DeleteLiveTraining
          training={training}
          leaves
          onDone={() => {
            form.discard();
            void navigate(back, { replace: true });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </EditScreen>
  );
}

function NewOfClub() {
  const t = useT();
  const goTo = useGoTo();
  const back = useBack();
  const { ClubId } = useStaffClub();
  const mayOpen = useMayOpen();
  const stopped = useLicenseStop(ClubId, 'Any');
  const trainers = useTrainersQuery(ClubId);
  if (stopped !== null)
    return (
      <Page title={t('liveTr.add')} back={back}>
        <EmptyState
          title={stopped}
          action={mayOpen('ClubLicenses') && <Button onClick={() => goTo('ClubLicenses')}>{t('clubs.licenses')}</Button>}
        >
          {t('clubs.lic.goesOn')}
        </EmptyState>
      </Page>
    );
  return (
    <LoadedScreen query={trainers} title={t('liveTr.add')} back={back}>
      {(found) =>
        found.length > 0 ? (
          <NewLiveTraining trainers={found} />
        ) : (
          <Page title={t('liveTr.add')} back={back}>
            <EmptyState
              title={t('members.noTrainers')}
              action={<Button onClick={() => goTo('Roles')}>{t('members.roles')}</Button>}
            >
              {t('members.noTrainersText')}
            </EmptyState>
          </Page>
        )
      }
    </LoadedScreen>
  );
}

function NewLiveTraining({ trainers }: { trainers: readonly Trainer[] }) {
  const t = useT();
  const { ClubId, TimeZone: timeZone } = useStaffClub();
  const back = useBack();
  const navigate = useNavigate();
  const TrainerId = usePreselectedTrainer(trainers);
  const add = useChange(createLiveTraining, {
    quiet: true,
    onDone: ({ Name }) => toastDone({ title: t('liveTr.saved', { name: Name }) }),
  });
  const [start] = useState(() => nextQuarter(timeZone, new Date()));
  const [initial] = useState<LiveTrainingValues>(() => ({
    Name: '',
    TrainerId,
    ...start,
    Duration: USUAL_MINUTES,
    DisplayGroupId: null,
    MaxParticipants: null,
    ClassSubscriptionId: null,
  }));
  const form = useForm({ initial, check: useMemo(() => checkLiveTraining(timeZone), [timeZone]) });
  const [weekly, setWeekly] = useState(false);
  const repeats = (
    <Segmented
      label={t('liveTr.repeats')}
      titled
      value={weekly ? 'weekly' : 'once'}
      options={[
        { value: 'once', label: t('liveTr.once') },
        { value: 'weekly', label: t('liveTr.weekly') },
      ]}
      onChange={(next) => setWeekly(next === 'weekly')}
    />
  );
  if (weekly) {
    const { Day, Clock, Duration, ...about } = form.values;
    const first = { Day: Day ?? start.Day, Clock: Clock ?? start.Clock, Duration: Duration || USUAL_MINUTES };
    return <NewSeries trainers={trainers} from={{ ...about, Name: '', ...first }} back={back} repeats={repeats} />;
  }
  return (
    <EditScreen
      title={t('liveTr.add')}
      back={back}
      form={form}
      save={(body) => add.mutateAsync({ body: { ...body, ClubId } })}
      refusal={<Refusal words={form.refusal} />}
      act={t('kit.save')}
      onSaved={() => void navigate(back, { replace: true })}
    >
      <LiveTrainingFields clubId={ClubId} trainers={trainers} form={form} repeats={repeats} />
    </EditScreen>
  );
}
