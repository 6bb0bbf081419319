import type { ClubDetails } from '@clubpulse/contract/clubs/clubs';
import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { addDays, instantsOf } from '@clubpulse/rules/time/days';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import { fieldLabels } from '../club-logs/public.ts';
import classes from './LastChanges.module.css';

const SHOWN = 3;
const DAYS = 120;

export function LastChanges({ club: { ClubId, TimeZone } }: { club: Pick<ClubDetails, 'ClubId' | 'TimeZone'> }) {
  const t = useT();
  const formats = useFormatsIn(TimeZone);
  const today = useTodayIn(TimeZone);
  const query = useMemo(
    () => ({
      ...instantsOf({ first: addDays(today, 1 - DAYS), last: today }, TimeZone),
      Kind: 'Settings' as const,
      start: '0',
      length: String(SHOWN),
    }),
    [today, TimeZone],
  );
  const log = useCall(listClubLogs, { params: { id: ClubId }, query }, { quiet: true });
  return (
    <section>
      <SectionHead title={t('clubs.set.lastChanges')}>
        <Link to={`${pathTo('ClubLogs')}?kind=Settings&days=${DAYS}`}>{t('clubs.set.whoChanged')}</Link>
      </SectionHead>
      <QueryResult query={log} loading={<SkeletonRows rows={SHOWN} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={classes['quiet']}>{t('clubs.set.noChanges')}</p>
          ) : (
            <ul className={classes['changes']}>
              {data.map(({ ClubLogEntryId, At, Type, Subject, Fields, By }) => (
                <li key={ClubLogEntryId}>
                  <span className={classes['quiet']}>{formats.date(formats.dayOf(At))}</span>
                  <span>
                    <b>{t(`clubLogs.type.${Type}`)}</b>
                    <span className={classes['quiet']}>
                      {[
                        Subject,
                        ...Fields.map((field) => t(fieldLabels[field])),
                        By === null ? t('clubLogs.nobody') : fullName(By) || By.Nickname,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
    </section>
  );
}
