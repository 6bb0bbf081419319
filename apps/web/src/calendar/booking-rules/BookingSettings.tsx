import { getBookingSettings } from '@clubpulse/contract/calendar/booking-rules.calls';
import { Page } from '../../kit/page/Page.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { ClubTime } from '../parts/ClubTime.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export default function BookingSettings() {
  const t = useT();
  const { ClubId } = useStaffClub();
  const settings = useCall(getBookingSettings, { params: { id: ClubId } }, { quiet: true });
  return (
    <Page title={t('calendar.bookingRules')} subtitle={t('calendar.bookingRulesNote')}>
      <ClubTime>
        <QueryResult query={settings} loading={<SkeletonScreen />}>
          {(saved) => <SettingsForm key={ClubId} clubId={ClubId} saved={saved} />}
        </QueryResult>
      </ClubTime>
    </Page>
  );
}
