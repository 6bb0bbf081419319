import { listHealthReads } from '@clubpulse/contract/accounts/consents.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { useState } from 'react';
import { ShowMore } from '../../kit/list/ShowMore.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './HealthReads.module.css';
import { nameOfRead } from './purpose-text.ts';

const FIRST = 8;

export function HealthReads({ userId }: { userId: number }) {
  const t = useT();
  const formats = useFormats();
  const [shown, setShown] = useState(FIRST);
  const reads = useCall(listHealthReads, { params: { id: userId } }, { quiet: true });
  return (
    <section className={classes['reads']} aria-label={t('accounts.whoRead')}>
      <h3>{t('accounts.whoRead')}</h3>
      <p>{t('accounts.whoReadText')}</p>
      <QueryResult query={reads} loading={<SkeletonRows rows={2} />}>
        {(found) =>
          found.length === 0 ? (
            <p>{t('accounts.whoReadNobody')}</p>
          ) : (
            <>
              <ul className={classes['list']}>
                {found.slice(0, shown).map((read) => (
                  <li key={read.HealthReadId}>
                    <span>
                      <b>{fullName(read)}</b>
                      <span>{t('accounts.readOf', { what: t(nameOfRead(read.Purpose)), club: read.ClubName })}</span>
                    </span>
                    <time dateTime={read.At}>{formats.dateTime(read.At)}</time>
                  </li>
                ))}
              </ul>
              <ShowMore count={found.length - shown} className={classes['more']} onClick={() => setShown(found.length)} />
            </>
          )
        }
      </QueryResult>
    </section>
  );
}
