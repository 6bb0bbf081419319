import type { PaymentOrderState } from '@clubpulse/contract/billing/online-payments/online-payments';
import { listClubPaymentOrders } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { IconBuildingBank, IconCreditCardOff, IconHourglass } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useCardPayments } from '../parts/use-card-payments.ts';
import { ordersToShow } from './orders-to-show.ts';

const NEWEST = 20;

const looks = {
  Open: { tone: 'info', icon: IconHourglass, words: 'billing.memberOrderOpen' },
  Processing: { tone: 'info', icon: IconBuildingBank, words: 'billing.memberOrderProcessing' },
  Failed: { tone: 'bad', icon: IconCreditCardOff, words: 'billing.memberOrderFailed' },
} as const;
const lookOf = (state: PaymentOrderState) => looks[state === 'Open' || state === 'Processing' ? state : 'Failed'];

export function MemberOrders({ userId }: { userId: number }) {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const now = useNow();
  const { ClubId: id } = useStaffClub();
  const takesCards = useCardPayments().mode !== null;
  const input = { params: { id }, query: { UserId: String(userId), length: NEWEST } };
  const orders = useCall(listClubPaymentOrders, input, { quiet: true, enabled: takesCards });
  const show = { label: t('billing.cardOrders'), onClick: () => void navigate(pathTo('PaymentOrders')) };
  return ordersToShow(orders.data?.data ?? [], now).map((order) => {
    const { PaymentOrderId, State, Title, Amount, Currency, ExpiresAt, DebitOn } = order;
    const { tone, icon, words } = lookOf(State);
    const text = t(words, { title: Title, amount: formats.money(Amount, Currency), time: formats.dateTime(ExpiresAt) });
    const debit = State === 'Processing' && DebitOn !== null ? ` ${t('billing.debitOn', { date: formats.date(DebitOn) })}.` : '';
    return (
      <Banner key={PaymentOrderId} tone={tone} icon={icon} actions={[show]}>
        {text + debit}
      </Banner>
    );
  });
}
