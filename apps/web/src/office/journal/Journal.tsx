import { listMemberConsents } from '@clubpulse/contract/accounts/consents.calls';
import type { BasicUser } from '@clubpulse/contract/accounts/users';
import { getUserBasic } from '@clubpulse/contract/accounts/users.calls';
import type { Day } from '@clubpulse/rules/time/days';
import { IconEye } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Banner } from '../../kit/states/Banner.tsx';
import { BEYOND_PHONE, useMedia } from '../../kit/widths.ts';
import { MyInvitations } from '../../members/invitations/public.ts';
import { useCall } from '../../platform/api.ts';
import { useScreenState } from '../../platform/back/back-stack.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useClub, useRoles, useSelf } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import { ImportRecordings } from '../../training/recordings/public.ts';
import {
  AddTraining,
  type Beside,
  JournalCalendar,
  type JournalMode,
  type JournalModeProps,
  JournalWeek,
  weeksShown,
} from '../../training/trainings/journal/public.ts';
import { OwnMeasures } from './OwnMeasures.tsx';
import { useAhead } from './use-ahead.ts';
import { useBeside } from './use-beside.ts';

const none: readonly Beside[] = [];

/** Journal of the user or, with an id, of an athlete whom the user trains. */
export default function Journal({ id }: ScreenProps) {
  const self = useSelf();
  const wide = useMedia(BEYOND_PHONE);
  const today = useToday();
  const [day, setDay] = useScreenState<Day>('day', today);
  const [chosen, setMode] = useScreenState<JournalMode>('mode', wide ? 'Month' : 'List');
  const mode = chosen === 'Week' && !wide ? 'List' : chosen;
  const userId = /^[1-9]\d*$/.test(id ?? '') ? Number(id) : self.UserId;
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const works = useRoles().some((role) => role === 'Trainer' || role === 'Manager');
  const own = userId === self.UserId;
  const isNowhere = useClub() === null;
  const { data: athlete } = useCall(getUserBasic, { params: { id: userId } }, { quiet: true, enabled: !own });
  const onAdd = own || (works && athlete !== undefined) ? () => setAdding(true) : undefined;
  const formats = useFormats();
  const days = useMemo(() => weeksShown(mode, day, formats.firstDayOfWeek).flat(), [mode, day, formats]);
  const shown = { first: days[0] ?? day, last: days.at(-1) ?? day };
  const booked = useAhead(userId, shown, today);
  const [measures, setMeasures] = useState<readonly Beside[]>([]);
  const beside = useBeside(userId, shown, own ? measures : none);
  const onImport = own ? () => setImporting(true) : undefined;
  const props: JournalModeProps = {
    userId,
    today,
    day,
    onDay: setDay,
    mode,
    onMode: setMode,
    ...booked,
    beside,
    onAdd,
    onImport,
  };
  return (
    <>
      {own && <OwnMeasures userId={userId} days={shown} onFound={setMeasures} />}
      {own && isNowhere && <MyInvitations />}
      {athlete && <OthersStrip athlete={athlete} />}
      {mode === 'List' ? <JournalWeek {...props} /> : <JournalCalendar {...props} />}
      {adding && (
        <AddTraining
          userId={userId}
          day={day > today ? today : day}
          today={today}
          nickname={athlete?.Nickname}
          onClose={() => setAdding(false)}
        />
      )}
      {importing && <ImportRecordings userId={userId} onClose={() => setImporting(false)} />}
    </>
  );
}

function OthersStrip({ athlete }: { athlete: Pick<BasicUser, 'UserId' | 'Nickname'> }) {
  const t = useT();
  const clubId = useClub()?.ClubId ?? 0;
  const options = { enabled: clubId > 0, quiet: true, ignore: [403, 404] };
  const { data: shared } = useCall(listMemberConsents, { params: { id: clubId, userId: athlete.UserId } }, options);
  const stored = shared !== undefined && !(shared.includes('HeartRate') && shared.includes('OtherTrainings'));
  return (
    <Banner tone="info" icon={IconEye}>
      {t('training.othersJournal', { nickname: athlete.Nickname })}
      {stored && ` ${t('training.partlyShared')}`}
    </Banner>
  );
}
