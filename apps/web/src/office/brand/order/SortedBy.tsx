import type { PhraseKey } from '@clubpulse/phrases/phrases';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { useT } from '../../../platform/phrases.ts';
import { type ClubOrder, clubOrders, type DirectedOrder, firstOf, plainOrder } from './club-order.ts';
import classes from './SortedBy.module.css';

const orderWords = {
  Why: 'clubs.byNeed',
  Club: 'clubs.byName',
  Members: 'clubs.byMembers',
  Seats: 'clubs.bySeats',
  Unpaid: 'clubs.byUnpaid',
  Licence: 'clubs.byLicence',
  Bridges: 'clubs.byBridges',
} as const satisfies Record<ClubOrder, PhraseKey>;

export function SortedBy({ order, onChange }: { order: DirectedOrder; onChange: (order: DirectedOrder) => void }) {
  const t = useT();
  return (
    <ChoiceField
      className={classes['sorted']}
      aria-label={t('clubs.sortedBy')}
      allowDeselect={false}
      value={plainOrder(order)}
      data={clubOrders.map((value) => ({ value, label: t(orderWords[value]) }))}
      onChange={(value) => value !== null && onChange(firstOf(value))}
    />
  );
}
