import { listMemberConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getUserBasic } from '@clubpulse/contract/accounts/users.calls';
import type { Day } from '@clubpulse/rules/time/days';
import { useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { Banner } from '../../../kit/states/Banner.tsx';
import { BEYOND_PHONE } from '../../../kit/widths.ts';
import { useCall } from '../../../platform/api.ts';
import { useScreenState } from '../../../platform/back/back-stack.ts';
import { useT } from '../../../platform/phrases.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useClub, useSelf } from '../../../platform/session.tsx';
import { useToday } from '../../../platform/use-today.ts';
import { JournalMonth } from './JournalMonth.tsx';
import { JournalWeek } from './JournalWeek.tsx';
import type { JournalMode, JournalModeProps } from './journal-mode.ts';

/** The athlete's journal: one's own, or with an id somebody else's whom one trains (spec 3 section 2). */
export default function Journal({ id }: ScreenProps) {
  const self = useSelf();
  const wide = useMediaQuery(BEYOND_PHONE, true, { getInitialValueInEffect: false });
  const today = useToday();
  const [day, setDay] = useScreenState<Day>('day', today);
  const [mode, setMode] = useScreenState<JournalMode>('mode', wide ? 'Month' : 'List');
  const userId = id === undefined ? self.UserId : Number(id);
  const props: JournalModeProps = { userId, today, day, onDay: setDay, mode, onMode: setMode };
  return (
    <>
      {userId !== self.UserId && <OthersStrip userId={userId} />}
      {mode === 'Month' ? <JournalMonth {...props} /> : <JournalWeek {...props} />}
    </>
  );
}

/** Says whose journal this is, when it is not one's own. */
function OthersStrip({ userId }: { userId: number }) {
  const t = useT();
  const { data: athlete } = useCall(getUserBasic, { params: { id: userId } }, { quiet: true });
  const clubId = useClub()?.ClubId ?? 0;
  const options = { enabled: clubId > 0, quiet: true, ignore: [403, 404] };
  const { data: shared } = useCall(listMemberConsents, { params: { id: clubId, userId } }, options);
  const kept = shared !== undefined && !(shared.includes('HeartRate') && shared.includes('OtherTrainings'));
  return (
    athlete && (
      <Banner tone="info" icon={IconEye}>
        {t('training.othersJournal', { nickname: athlete.Nickname })}
        {kept && ` ${t('training.partlyShared')}`}
      </Banner>
    )
  );
}
