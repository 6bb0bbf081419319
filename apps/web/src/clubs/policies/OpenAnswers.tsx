import type { CountedPolicy } from '@clubpulse/contract/clubs/policies';
import { listOpenAnswers } from '@clubpulse/contract/clubs/policies.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { ShowMore } from '../../kit/list/ShowMore.tsx';
import { PAGE_ROWS } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './ClubPolicies.module.css';
import { acceptances } from './policy-text.ts';

export function OpenAnswers({ policy, onClose }: { policy: CountedPolicy; onClose: () => void }) {
  const t = useT();
  const [rows, setRows] = useState(PAGE_ROWS);
  const page = useListPage(listOpenAnswers, { params: { id: policy.ClubId, policyId: policy.PolicyId } }, rows);
  return (
    <Dialog opened onClose={onClose} title={t('clubs.policyOpenTitle', { title: policy.Title })}>
      <QueryResult query={page} loading={<SkeletonRows rows={3} />}>
        {({ data, recordsFiltered }) => (
          <>
            {data.length === 0 && <p>{t('clubs.policyOpenNobody')}</p>}
            <ul className={classes['open']}>
              {data.map((person) => {
                const { tone, icon, words } = acceptances[person.Acceptance];
                return (
                  <li key={person.UserId}>
                    <Avatar name={fullName(person)} uri={person.PictureUri} size={32} />
                    <Link className={classes['link']} to={pathTo('EditUser', person.UserId)}>
                      <b>{fullName(person)}</b>
                    </Link>
                    <StateChip tone={tone} icon={icon}>
                      {t(words)}
                    </StateChip>
                  </li>
                );
              })}
            </ul>
            <ShowMore
              count={recordsFiltered - data.length}
              loading={page.isPlaceholderData}
              onClick={() => setRows((shown) => shown + PAGE_ROWS)}
            />
          </>
        )}
      </QueryResult>
    </Dialog>
  );
}
