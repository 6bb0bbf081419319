import type { SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { IconGift } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { StoreChip } from '../parts/StoreChip.tsx';
import { priceText } from '../parts/subscription-text.ts';
import { TABLE_FROM } from '../parts/table-from.ts';
import classes from './SubscriptionTypes.module.css';
import { kinds, limitsText } from './type-text.ts';

interface TypeRowsProps {
  types: readonly SubscriptionType[];
  menuOf: (type: SubscriptionType) => ReactNode;
}

export function TypeRows({ types, menuOf }: TypeRowsProps) {
  const t = useT();
  const formats = useFormats();
  const columns: readonly Column<SubscriptionType>[] = [
    { id: 'Name', head: t('kit.name'), names: true, cell: (type) => <TypeLink type={type} /> },
    {
      id: 'Price',
      head: t('billing.price'),
      end: true,
      cell: (type) => (
        <span className={classes['figure']}>
          <Price type={type} />
        </span>
      ),
    },
    { id: 'Limits', head: t('billing.limits'), className: classes['wide'], cell: (type) => limitsText(type, t, formats) },
    { id: 'Assigned', head: t('billing.assignedCount'), end: true, cell: (type) => <Count value={type.Assigned} /> },
    { id: 'Suspended', head: t('billing.suspendedCount'), end: true, cell: (type) => <Count value={type.Suspended} /> },
    { id: 'Store', head: t('billing.store'), cell: (type) => <Flags type={type} /> },
    { id: 'acts', head: null, end: true, cell: menuOf },
  ];
  return (
    <ListRows
      label={t('kit.subscriptions')}
      rows={types}
      idOf={(type) => type.ClassSubscriptionId}
      columns={columns}
      card={(type) => <TypeCard type={type} menu={menuOf(type)} />}
      wide={TABLE_FROM}
    />
  );
}

function TypeCard({ type, menu }: { type: SubscriptionType; menu: ReactNode }) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className={classes['card']}>
      <TypeLink type={type} />
      {menu}
      <span className={classes['quiet']}>{limitsText(type, t, formats)}</span>
      <span className={classes['figure']}>
        <Price type={type} />
      </span>
      <span className={classes['counts']}>
        <span>
          {t('kit.label', { label: t('billing.assignedCount') })} <b>{formats.number(type.Assigned)}</b>
        </span>
        <span>
          {t('kit.label', { label: t('billing.suspendedCount') })} <b>{formats.number(type.Suspended)}</b>
        </span>
        <Flags type={type} />
      </span>
    </div>
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
  return priceText({ ...type, Recurrence: null }, t, formats);
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
