import { listClubPeople } from '@clubpulse/contract/office/people.calls';
import { Link } from 'react-router';
import { Card } from '../../kit/page/Card.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './cards.module.css';

const POLL_MS = 60_000;

/** How many members owe the club money: what is late first. Each line opens the list of them. */
export function MoneyDue({ clubId }: { clubId: number }) {
  const t = useT();
  const unpaid = useCall(
    listClubPeople,
    { params: { id: clubId }, query: { Payment: 'Unpaid', length: 1 } },
    { pollEvery: POLL_MS },
  );
  const toPay = useCall(
    listClubPeople,
    { params: { id: clubId }, query: { Payment: 'ToPay', length: 1 } },
    { pollEvery: POLL_MS },
  );
  return (
    <Card title={t('clubs.moneyDue')} flush>
      <Answer query={unpaid} loading={<SkeletonRows rows={2} />}>
        {({ recordsFiltered: late }) => {
          const soon = toPay.data?.recordsFiltered ?? 0;
          if (late + soon === 0) return <p className={classes['none']}>{t('clubs.nothingDue')}</p>;
          return (
            <ul className={classes['rows']}>
              {late > 0 && (
                <li className={classes['row']}>
                  <Link to={`${pathTo('ManageUsers')}?pay=Unpaid`}>{t('clubs.unpaid', { count: late })}</Link>
                </li>
              )}
              {soon > 0 && (
                <li className={classes['row']}>
                  <Link to={`${pathTo('ManageUsers')}?pay=ToPay`}>{t('clubs.toPay', { count: soon })}</Link>
                </li>
              )}
            </ul>
          );
        }}
      </Answer>
    </Card>
  );
}
