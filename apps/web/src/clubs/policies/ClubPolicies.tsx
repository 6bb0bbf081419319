import type { CountedPolicy } from '@clubpulse/contract/clubs/policies';
import { listPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Table } from '../../kit/list/Table.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { BEYOND_PHONE, useMedia } from '../../kit/widths.ts';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './ClubPolicies.module.css';
import { PublishChip } from './PublishChip.tsx';
import { policyTypes } from './policy-text.ts';

export function ClubPolicies({ tabs }: { tabs: ReactNode }) {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const wide = useMedia(BEYOND_PHONE);
  const { ClubId: clubId } = useStaffClub();
  const policies = useCall(listPolicies, { params: { id: clubId } }, { quiet: true });
  const add = <AddButton onClick={() => void navigate(pathTo('Policies', 'new'))}>{t('clubs.addPolicy')}</AddButton>;
  return (
    <Page title={t('clubs.policies')} actions={policies.data?.length === 0 ? undefined : add} below={tabs}>
      <QueryResult query={policies} loading={<SkeletonRows rows={3} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('clubs.noPolicies')} action={add}>
              {t('clubs.noPoliciesText')}
            </EmptyState>
          ) : (
            <Table
              label={t('clubs.policies')}
              head={
                <>
                  <th scope="col">{t('clubs.policy')}</th>
                  {wide && <th scope="col">{t('clubs.publication')}</th>}
                  <th scope="col" data-end>
                    {t('clubs.accepted')}
                  </th>
                  <th scope="col" data-end>
                    {t('clubs.policyOpen')}
                  </th>
                </>
              }
            >
              {found.map((policy) => (
                <tr key={policy.PolicyId}>
                  <th scope="row">
                    <Link className={classes['link']} to={pathTo('Policies', policy.PolicyId)}>
                      <b>{policy.Title}</b>
                      <span>{t(policyTypes[policy.Type])}</span>
                    </Link>
                    {!wide && (
                      <div className={classes['below']}>
                        <PublishChip policy={policy} />
                      </div>
                    )}
                  </th>
                  {wide && (
                    <td>
                      <PublishChip policy={policy} />{' '}
                      {policy.PublicationDate !== null && (
                        <span className={classes['quiet']}>{formats.date(policy.PublicationDate)}</span>
                      )}
                    </td>
                  )}
                  <td data-end className={classes['count']}>
                    {formats.number(policy.Accepted)}
                  </td>
                  <td data-end className={classes['count']}>
                    <OpenCount policy={policy} />
                  </td>
                </tr>
              ))}
            </Table>
          )
        }
      </QueryResult>
    </Page>
  );
}

const OpenAnswers = lazyComponent(() => import('./OpenAnswers.tsx').then((it) => it.OpenAnswers));

function OpenCount({ policy }: { policy: CountedPolicy }) {
  const t = useT();
  const formats = useFormats();
  const [shown, setShown] = useState(false);
  const { Title, Open } = policy;
  const count = formats.number(Open);
  if (Open === 0) return count;
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        className={classes['shows']}
        aria-label={t('clubs.policyOpenShow', { title: Title, number: count })}
        onClick={() => setShown(true)}
      >
        {count}
      </Button>
      {shown && <OpenAnswers policy={policy} onClose={() => setShown(false)} />}
    </>
  );
}
