import { listTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { listCheckIns } from '@clubpulse/contract/office/check-in/check-in.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { useState } from 'react';
import { Link } from 'react-router';
import { tagLabel } from '../../clubs/tags/public.ts';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import styles from './CheckIn.module.css';

const SHOWN = 20;
const POLL_MS = 30_000;

export function CameToday() {
  const t = useT();
  const club = useStaffClub();
  const formats = useFormatsIn(club.TimeZone);
  const [tag, setTag] = useState<string | null>(null);
  const tags = useCall(listTags, { params: { id: club.ClubId } }, { quiet: true }).data ?? [];
  const came = useCall(
    listCheckIns,
    { params: { id: club.ClubId }, query: { length: SHOWN, ...(tag === null ? {} : { ClubTagId: tag }) } },
    { pollEvery: POLL_MS, keepPrevious: true },
  );
  const countWords = ({ recordsFiltered, recordsTotal }: { recordsFiltered: number; recordsTotal: number }) =>
    tag === null
      ? formats.number(recordsTotal)
      : t('checkIn.ofTag', { count: formats.number(recordsFiltered), total: formats.number(recordsTotal) });
  return (
    <Card title={t('checkIn.today')} aside={came.data && <span>{countWords(came.data)}</span>} flush>
      <div className={styles['filter']}>
        <FilterBar set={tag === null ? 0 : 1} onClear={() => setTag(null)}>
          <FilterChip
            label={t('messages.tag')}
            all={t('kit.all')}
            value={tag}
            options={tags.map((one) => ({ value: String(one.ClubTagId), label: tagLabel(one, t) }))}
            onChange={setTag}
          />
        </FilterBar>
      </div>
      <QueryResult query={came} loading={<SkeletonRows rows={4} />}>
        {({ data, recordsFiltered }) =>
          data.length === 0 ? (
            <EmptyState title={t(tag === null ? 'checkIn.nobody' : 'checkIn.nobodyOfTag')}>{t('checkIn.nobodyText')}</EmptyState>
          ) : (
            <>
              <ul className={styles['rows']}>
                {data.map((one) => (
                  <li key={one.CheckInId}>
                    <Avatar name={fullName(one)} uri={one.PictureUri} />
                    <Link to={pathTo('EditUser', one.UserId)}>{fullName(one)}</Link>
                    {one.Kiosk !== null && <span className={styles['kiosk']}>{one.Kiosk}</span>}
                    <time dateTime={one.At}>{formats.time(one.At)}</time>
                  </li>
                ))}
              </ul>
              {recordsFiltered > data.length && (
                <p className={styles['more']}>{t('checkIn.more', { count: recordsFiltered - data.length })}</p>
              )}
            </>
          )
        }
      </QueryResult>
    </Card>
  );
}
