import { type PaymentOrder, paymentOrderSchema } from '@clubpulse/contract/billing/online-payments/online-payments';
import type { OrderRow, ordersOfClub } from './online-payments.store.ts';

export const presentOrder = ({ RecurrenceEvery: Every, RecurrenceUnit: Unit, ...row }: OrderRow): PaymentOrder =>
  paymentOrderSchema.parse({
    ...row,
    Recurrence: Every === null || Unit === null ? null : { Every, Unit },
    CreatedAt: row.CreatedAt.toISOString(),
    ExpiresAt: row.ExpiresAt.toISOString(),
    SettledAt: row.SettledAt?.toISOString() ?? null,
  });

export const presentClubOrder = ({
  Nickname,
  FirstMidName,
  LastName,
  ...order
}: Awaited<ReturnType<typeof ordersOfClub>>[number]) => ({
  ...presentOrder(order),
  Nickname: Nickname ?? '',
  FirstMidName: FirstMidName ?? '',
  LastName: LastName ?? '',
});
