import type { Need } from '@clubpulse/contract/office/club-overview';
import { listClubNeeds } from '@clubpulse/contract/office/club-overview.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLicenseStop } from '../../clubs/licenses/public.ts';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useRowShortcuts } from '../../kit/use-keys.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { LicenseNeed } from './LicenseNeed.tsx';
import { NeedRow } from './NeedRow.tsx';
import classes from './NeedsYou.module.css';

const POLL_MS = 60_000;
const FIRST = 6;
const LONGEST = 200;

export function NeedsYou({ clubId }: { clubId: number }) {
  const t = useT();
  const formats = useFormats();
  const [showAll, setShowAll] = useState(false);
  const query = { length: showAll ? LONGEST : FIRST };
  const needs = useCall(listClubNeeds, { params: { id: clubId }, query }, { pollEvery: POLL_MS });
  const stopped = useLicenseStop(clubId);
  const total = needs.data?.recordsFiltered ?? 0;
  useRowShortcuts({ rows: needs.data?.data.length ?? 0 });
  return (
    <section>
      <SectionHead title={t('clubs.needsYou')} beside={total > 0 && t('clubs.needsOrder', { total: formats.number(total) })} />
      <QueryResult query={needs} loading={<SkeletonRows rows={FIRST} />}>
        {({ data }) =>
          data.length === 0 && stopped === null ? (
            <p className={classes['none']}>{t('clubs.needsNobody')}</p>
          ) : (
            <>
              <ul className={classes['rows']}>
                {stopped !== null && <LicenseNeed stopped={stopped} />}
                {data.map((need) => (
                  <NeedRow key={keyOf(need)} need={need} />
                ))}
              </ul>
              {!showAll && total > data.length && (
                <Button variant="default" onClick={() => setShowAll(true)}>
                  {t('clubs.needsMore', { total: formats.number(total - data.length) })}
                </Button>
              )}
            </>
          )
        }
      </QueryResult>
    </section>
  );
}

function keyOf(need: Need): string {
  switch (need.Kind) {
    case 'Unpaid':
      return `${need.Kind} ${need.UserSubscriptionId}`;
    case 'Request':
      return `${need.Kind} ${need.SubscriptionRequestId}`;
    case 'FreeSeat':
      return `${need.Kind} ${need.ClassId} ${need.Place}`;
    case 'TrialEnds':
      return `${need.Kind} ${need.Person.UserId} ${need.Date} ${need.SubscriptionName}`;
    case 'Certificate':
    case 'JoinRequest':
      return `${need.Kind} ${need.Person.UserId}`;
    case 'Dispute':
    case 'DisputeLost':
      return `Dispute ${need.PaymentDisputeId}`;
    case 'AccountDisconnected':
    case 'Policies':
      return need.Kind;
  }
}
