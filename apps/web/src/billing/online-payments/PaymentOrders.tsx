import type { PaymentOrderState } from '@clubpulse/contract/billing/online-payments/online-payments';
import { listClubPaymentOrders } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import {
  type Icon,
  IconBan,
  IconBuildingBank,
  IconCheck,
  IconClock,
  IconHourglass,
  IconReceipt,
  IconReceiptRefund,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type ChipTone, StateChip } from '../../kit/figures/StateChip.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { PAGE_ROWS } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { Page } from '../../kit/page/Page.tsx';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type PhraseKey, type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { ClubDays } from '../parts/ClubDays.tsx';
import { ClubModeBar } from '../parts/PaymentModeBar.tsx';
import { priceText } from '../parts/subscription-text.ts';
import { pathToTransaction } from '../transactions/public.ts';
import type { ClubOrder } from './DropOrder.tsx';
import { isAgreed } from './is-agreed.ts';
import classes from './PaymentOrders.module.css';

const DropOrder = lazyComponent(() => import('./DropOrder.tsx').then((it) => it.DropOrder));

const states: Record<PaymentOrderState, { tone: ChipTone; icon: Icon; words: PhraseKey }> = {
  Open: { tone: 'warn', icon: IconHourglass, words: 'billing.orderStateOpen' },
  Processing: { tone: 'info', icon: IconBuildingBank, words: 'billing.orderStateProcessing' },
  Paid: { tone: 'ok', icon: IconCheck, words: 'billing.paid' },
  Canceled: { tone: 'mute', icon: IconX, words: 'billing.orderStateCanceled' },
  Expired: { tone: 'mute', icon: IconClock, words: 'billing.orderStateExpired' },
  Failed: { tone: 'bad', icon: IconX, words: 'billing.orderStateFailed' },
  Returned: { tone: 'warn', icon: IconReceiptRefund, words: 'billing.orderStateReturned' },
};

export default function PaymentOrders() {
  const t = useT();
  const { ClubId: id, TimeZone } = useStaffClub();
  const [rows, setRows] = useState(PAGE_ROWS);
  const page = useListPage(listClubPaymentOrders, { params: { id } }, rows);
  return (
    <Page title={t('billing.cardOrders')} back={pathTo('Transactions')}>
      <div className={classes['page']}>
        <ClubModeBar />
        <ClubDays timeZone={TimeZone}>
          <Orders page={page} showMore={() => setRows(rows + PAGE_ROWS)} />
        </ClubDays>
      </div>
    </Page>
  );
}

const agreed = { tone: 'info', icon: IconClock, words: 'billing.orderStateAgreed' } as const;

interface OrdersProps {
  page: ReturnType<typeof useListPage<typeof listClubPaymentOrders>>;
  showMore: () => void;
}

function Orders({ page, showMore }: OrdersProps) {
  const t = useT();
  const formats = useFormats();
  const [dropped, setDropped] = useState<ClubOrder | null>(null);
  return (
    <>
      <PagedList
        label={t('billing.cardOrders')}
        page={page}
        idOf={(order) => order.PaymentOrderId}
        columns={columnsOf(t, formats, setDropped)}
        card={(order) => <OrderCard order={order} onDrop={setDropped} />}
        empty={{ title: t('billing.noOrders'), text: t('billing.noOrdersText') }}
        showMore={showMore}
      />
      {dropped !== null && <DropOrder order={dropped} name={nameOf(dropped, t)} onClose={() => setDropped(null)} />}
    </>
  );
}

const nameOf = (order: ClubOrder, t: Translate): string =>
  order.UserId === null ? t('billing.orderOfNoMember') : fullName(order) || order.Nickname;

type OnDrop = (order: ClubOrder) => void;

const columnsOf = (t: Translate, formats: Formats, onDrop: OnDrop): readonly Column<ClubOrder>[] => [
  {
    id: 'When',
    head: t('kit.when'),
    className: classes['when'],
    title: ({ CreatedAt }) => formats.dateTime(CreatedAt),
    cell: ({ CreatedAt }) => (
      <>
        {formats.date(CreatedAt)} <span className={classes['quiet']}>{formats.time(CreatedAt)}</span>
      </>
    ),
  },
  { id: 'Member', head: t('kit.member'), names: true, cell: (order) => <Buyer order={order} /> },
  { id: 'What', head: t('billing.orderWhat'), cell: ({ Title }) => Title },
  { id: 'State', head: t('kit.state'), cell: (order) => <State order={order} /> },
  { id: 'Amount', head: t('billing.amount'), end: true, cell: (order) => <b>{amountOf(order, t, formats)}</b> },
  { id: 'Acts', head: null, end: true, cell: (order) => <Acts order={order} onDrop={onDrop} /> },
];

const amountOf = ({ Amount: Price, Currency, Recurrence }: ClubOrder, t: Translate, formats: Formats): string =>
  priceText({ Price, Currency, Recurrence }, t, formats);

function OrderCard({ order, onDrop }: { order: ClubOrder; onDrop: OnDrop }) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className={classes['card']}>
      <span>
        <Buyer order={order} />
        <span className={classes['line']}>
          {order.Title} · {formats.dateTime(order.CreatedAt)}
        </span>
      </span>
      <b>{amountOf(order, t, formats)}</b>
      <Acts order={order} onDrop={onDrop} />
      <State order={order} />
    </div>
  );
}

function Buyer({ order }: { order: ClubOrder }) {
  const t = useT();
  if (order.UserId === null) return <span className={classes['quiet']}>{nameOf(order, t)}</span>;
  return (
    <Link className={classes['member']} to={pathTo('EditUser', order.UserId)}>
      {nameOf(order, t)}
    </Link>
  );
}

function State({ order }: { order: ClubOrder }) {
  const t = useT();
  const formats = useFormats();
  const { State: state, ExpiresAt, SettledAt, DebitOn } = order;
  const { tone, icon, words } = isAgreed(order) ? agreed : states[state];
  return (
    <span className={classes['state']}>
      <StateChip tone={tone} icon={icon}>
        {t(words)}
      </StateChip>
      {state === 'Open' && (
        <span className={classes['quiet']}>{t('billing.linkUntil', { time: formats.dateTime(ExpiresAt) })}</span>
      )}
      {state === 'Processing' && DebitOn !== null && (
        <span className={classes['quiet']}>{t('billing.debitOn', { date: formats.date(DebitOn) })}</span>
      )}
      {SettledAt !== null && <span className={classes['quiet']}>{formats.dateTime(SettledAt)}</span>}
    </span>
  );
}

function Acts({ order, onDrop }: { order: ClubOrder; onDrop: OnDrop }) {
  const t = useT();
  const navigate = useNavigate();
  const { TimeZone } = useStaffClub();
  const { TransactionId, SettledAt, UserId } = order;
  const items = [
    ...(TransactionId !== null && SettledAt !== null
      ? [
          {
            label: t('billing.orderShow'),
            icon: IconReceipt,
            onClick: () => void navigate(pathToTransaction({ At: SettledAt, UserId }, TimeZone)),
          },
        ]
      : []),
    ...(order.State === 'Open'
      ? [{ label: t('billing.orderDrop'), icon: IconBan, danger: true, onClick: () => onDrop(order) }]
      : []),
  ];
  if (items.length === 0) return null;
  return <RowMenu label={t('kit.actionsOf', { name: `${nameOf(order, t)}, ${order.Title}` })} items={items} />;
}
