import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import { addDays, instantsOf } from '@clubpulse/rules/time/days';
import { useMemo, useState } from 'react';
import { PagedList } from '../../kit/list/PagedList.tsx';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { logList } from './LogRows.tsx';

const DAYS = 365;
const ROWS = 50;

export function MemberLog({ userId }: { userId: number }) {
  const t = useT();
  const { ClubId, TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  const today = useTodayIn(TimeZone);
  const [rows, setRows] = useState(ROWS);
  const query = useMemo(
    () => ({ ...instantsOf({ first: addDays(today, 1 - DAYS), last: today }, TimeZone), About: String(userId) }),
    [today, TimeZone, userId],
  );
  const page = useListPage(listClubLogs, { params: { id: ClubId }, query }, rows);
  return (
    <PagedList
      page={page}
      label={t('clubLogs.title')}
      empty={{ title: t('clubLogs.none') }}
      {...logList(t, formats, today)}
      showMore={() => setRows((shown) => shown + ROWS)}
    />
  );
}
