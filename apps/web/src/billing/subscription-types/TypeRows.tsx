import type { SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { IconGift } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Table } from '../../kit/list/Table.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { StoreChip } from '../parts/StoreChip.tsx';
import { priceWords } from '../parts/subscription-words.ts';
import classes from './SubscriptionTypes.module.css';
import { kinds, limitsWords } from './type-words.ts';

interface TypeRowsProps {
  types: readonly SubscriptionType[];
  menuOf: (type: SubscriptionType) => ReactNode;
}

export function TypeTable({ types, menuOf }: TypeRowsProps) {
  const t = useT();
  return (
    <Table
      label={t('kit.subscriptions')}
      head={
        <>
          <th scope="col">{t('kit.name')}</th>
          <th scope="col" data-end>
            {t('billing.price')}
          </th>
          <th scope="col" className={classes['wide']}>
            {t('billing.limits')}
          </th>
          <th scope="col" data-end>
            {t('billing.assignedCount')}
          </th>
          <th scope="col" data-end>
            {t('billing.suspendedCount')}
          </th>
          <th scope="col">{t('billing.store')}</th>
          <td />
        </>
      }
    >
      {types.map((type) => (
        <tr key={type.ClassSubscriptionId}>
          <th scope="row">
            <TypeLink type={type} />
          </th>
          <td data-end className={classes['figure']}>
            <Price type={type} />
          </td>
          <td className={classes['wide']}>{limitsWords(type, t)}</td>
          <td data-end>
            <Count value={type.Assigned} />
          </td>
          <td data-end>
            <Count value={type.Suspended} />
          </td>
          <td>
            <Flags type={type} />
          </td>
          <td data-end>{menuOf(type)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** The same on a phone. */
export function TypeCards({ types, menuOf }: TypeRowsProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <ul className={classes['cards']}>
      {types.map((type) => (
        <li key={type.ClassSubscriptionId}>
          <TypeLink type={type} />
          {menuOf(type)}
          <span className={classes['quiet']}>{limitsWords(type, t)}</span>
          <span className={classes['figure']}>
            <Price type={type} />
          </span>
          <span className={classes['counts']}>
            <span>
              <b>{formats.number(type.Assigned)}</b> {t('billing.assignedCount').toLocaleLowerCase()}
            </span>
            <span>
              <b>{formats.number(type.Suspended)}</b> {t('billing.suspendedCount').toLocaleLowerCase()}
            </span>
            <Flags type={type} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function TypeLink({ type }: { type: SubscriptionType }) {
  const t = useT();
  return (
    <Link className={classes['link']} to={pathTo('CreditsAndSubscriptions', type.ClassSubscriptionId)}>
      <i {...(type.Color === null ? {} : { style: { background: type.Color } })} aria-hidden="true" />
      <span>
        <b>{type.Name}</b>
        <span className={classes['quiet']}>
          {[t(kinds[type.Type].label), type.Plans.length > 0 ? t('billing.planCount', { count: type.Plans.length }) : '']
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
    </Link>
  );
}

function Price({ type }: { type: SubscriptionType }) {
  const t = useT();
  const formats = useFormats();
  return priceWords({ ...type, Recurrence: null }, t, formats);
}

function Count({ value }: { value: number }) {
  const formats = useFormats();
  return <span className={`${classes['figure']} ${value === 0 ? classes['zero'] : ''}`}>{formats.number(value)}</span>;
}

function Flags({ type }: { type: SubscriptionType }) {
  const t = useT();
  return (
    <span className={classes['chips']}>
      <StoreChip purchasable={type.Purchasable} />
      {type.AutoAssignTrial && (
        <StateChip tone="info" icon={IconGift}>
          {t('billing.trial')}
        </StateChip>
      )}
    </span>
  );
}
