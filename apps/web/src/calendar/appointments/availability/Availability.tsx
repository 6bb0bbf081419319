import { getAvailability } from '@clubpulse/contract/calendar/appointments.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useGoTo } from '../../../platform/routes.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useRoles, useSelf, useStaffClub } from '../../../platform/session.tsx';
import { type Trainer, usePreselectedTrainer, useTrainersQuery } from '../../classes/public.ts';
import { ClubTime } from '../../parts/ClubTime.tsx';
import styles from './Availability.module.css';
import { AvailabilityForm } from './AvailabilityForm.tsx';

export default function Availability({ id }: ScreenProps) {
  const t = useT();
  const roles = useRoles();
  const self = useSelf();
  const { ClubId } = useStaffClub();
  const manages = roles.includes('Manager') || roles.includes('Owner');
  const own = { TrainerId: self.UserId, TrainerName: fullName(self) };
  return (
    <Page title={t('calendar.availability')} subtitle={t('availability.note')}>
      <ClubTime>
        {manages ? (
          <OfTrainers key={ClubId} clubId={ClubId} {...(id === undefined ? {} : { chosen: Number(id) })} />
        ) : (
          <OfTrainer clubId={ClubId} trainer={own} />
        )}
      </ClubTime>
    </Page>
  );
}

function OfTrainers({ clubId, chosen }: { clubId: number; chosen?: number }) {
  const t = useT();
  const goTo = useGoTo();
  const query = useTrainersQuery(clubId);
  const preselected = usePreselectedTrainer(query.data ?? []);
  return (
    <QueryResult query={query} loading={<SkeletonScreen />}>
      {(trainers) => {
        const trainer = trainers.find(({ TrainerId }) => TrainerId === (chosen ?? preselected)) ?? trainers[0];
        if (trainer === undefined)
          return <EmptyState title={t('availability.noTrainers')}>{t('availability.noTrainersText')}</EmptyState>;
        return (
          <>
            <div className={styles['trainer']}>
              <ChoiceField
                label={t('calendar.trainer')}
                data={trainers.map((one) => ({ value: String(one.TrainerId), label: one.TrainerName }))}
                value={String(trainer.TrainerId)}
                allowDeselect={false}
                searchable={trainers.length > 10}
                onChange={(value) => goTo('Availability', Number(value), { replace: true })}
              />
            </div>
            <OfTrainer key={trainer.TrainerId} clubId={clubId} trainer={trainer} />
          </>
        );
      }}
    </QueryResult>
  );
}

function OfTrainer({ clubId, trainer }: { clubId: number; trainer: Trainer }) {
  const params = { id: clubId, trainerId: trainer.TrainerId };
  const query = useCall(getAvailability, { params }, { quiet: true });
  return (
    <QueryResult query={query} loading={<SkeletonScreen />}>
      {(written) => <AvailabilityForm clubId={clubId} trainerId={trainer.TrainerId} written={written} />}
    </QueryResult>
  );
}
