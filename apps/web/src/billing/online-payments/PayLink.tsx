import type {
  PaymentOrder,
  PaymentOrderInput,
  PaymentOrderState,
} from '@clubpulse/contract/billing/online-payments/online-payments';
import { listClubPaymentOrders, requestPayment } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import type { ResultOf } from '@clubpulse/contract/call';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { type Icon, IconCheck, IconClock, IconCopy, IconMail, IconReceiptRefund, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import dialog from '../../kit/dialog/dialog.module.css';
import { QrCode } from '../../kit/figures/QrCode.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { queryClient, useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { ClubModeBar } from '../parts/PaymentModeBar.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { recurrenceText } from '../parts/subscription-text.ts';
import classes from './PayLink.module.css';

export type MadeLink = ResultOf<typeof requestPayment>;

interface PayLinkProps {
  member: { UserId: number; name: string };
  input: PaymentOrderInput;
  made: MadeLink;
  onClose: () => void;
}

const POLL_MS = 3_000;
const NEWEST = 50;

export function PayLink({ member, input, made, onClose }: PayLinkProps) {
  const t = useT();
  const formats = useFormats();
  const send = useChange(requestPayment, {
    quiet: true,
    onDone: () => toastDone({ title: t('billing.linkSent', { name: member.name }) }),
  });
  const { Order, Url } = send.data ?? made;
  const order = useWatched(Order);
  const { ClubId: id, Title, Amount, Currency, Recurrence, ExpiresAt } = order;
  const amount = formats.money(Amount, Currency);
  const isOpen = order.State === 'Open';
  return (
    <div className={classes['link']}>
      <ClubModeBar />
      <p className={classes['what']}>
        <b>{amount}</b> {Recurrence !== null && <span>{recurrenceText(Recurrence, t)}</span>}
        <span className={classes['title']}>{Title}</span>
      </p>
      {isOpen && <QrCode value={Url} label={t('billing.linkCode', { name: Title, amount })} className={classes['code']} />}
      <div className={classes['state']} role="status">
        {isOpen ? (
          <>
            <p>{t('billing.linkScan', { name: member.name })}</p>
            <p className={classes['quiet']}>{t('billing.linkUntil', { time: formats.dateTime(ExpiresAt) })}</p>
          </>
        ) : (
          <Outcome order={order} name={member.name} />
        )}
      </div>
      {isOpen && !window.isSecureContext && <p className={classes['address']}>{Url}</p>}
      <Refused error={refusedOf(send.error)} userId={member.UserId} />
      <div className={dialog['choices']}>
        {isOpen && (
          <>
            <Button
              variant="default"
              leftSection={<IconMail size={18} stroke={1.8} />}
              loading={send.isPending}
              disabled={send.isSuccess}
              onClick={() => send.mutate({ params: { id, userId: member.UserId }, body: { Order: input, Send: true } })}
            >
              {t(send.isSuccess ? 'billing.linkMailed' : 'billing.linkMail')}
            </Button>
            {window.isSecureContext && <CopyLink url={Url} />}
          </>
        )}
        <Button variant={isOpen ? 'default' : 'filled'} onClick={onClose}>
          {t('kit.close')}
        </Button>
      </div>
    </div>
  );
}

/** The payment changes other screens, so all data is reloaded. */
function useWatched(made: PaymentOrder): PaymentOrder {
  const input = { params: { id: made.ClubId }, query: { length: NEWEST } };
  const orders = useCall(listClubPaymentOrders, input, { quiet: true, pollEvery: POLL_MS });
  const order = orders.data?.data.find(({ PaymentOrderId }) => PaymentOrderId === made.PaymentOrderId) ?? made;
  const isChanged = order.State !== made.State;
  useEffect(() => {
    if (isChanged) void queryClient.invalidateQueries();
  }, [isChanged]);
  return order;
}

function CopyLink({ url }: { url: string }) {
  const t = useT();
  const clipboard = useClipboard({ timeout: 2000 });
  const CopyIcon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <Button
      variant="default"
      aria-live="polite"
      leftSection={<CopyIcon size={18} stroke={1.8} />}
      onClick={() => clipboard.copy(url)}
    >
      {t(clipboard.copied ? 'kit.copied' : 'billing.linkCopy')}
    </Button>
  );
}

type Settled = Exclude<PaymentOrderState, 'Open' | 'Paid'>;

const outcomes: Record<Settled, { tone: 'info' | 'warn' | 'bad'; icon: Icon; words: PhraseKey }> = {
  Processing: { tone: 'info', icon: IconClock, words: 'billing.linkProcessing' },
  Returned: { tone: 'warn', icon: IconReceiptRefund, words: 'billing.linkReturned' },
  Failed: { tone: 'bad', icon: IconX, words: 'billing.linkFailed' },
  Canceled: { tone: 'warn', icon: IconX, words: 'billing.linkCanceled' },
  Expired: { tone: 'warn', icon: IconClock, words: 'billing.linkExpired' },
};

function Outcome({ order: { State, Kind, Title, Amount, Currency }, name }: { order: PaymentOrder; name: string }) {
  const t = useT();
  const formats = useFormats();
  if (State === 'Open') return null;
  const values = { name, title: Title, amount: formats.money(Amount, Currency) };
  if (State === 'Paid')
    return (
      <Banner tone="ok" icon={IconCheck}>
        {t(Kind === 'Debt' ? 'billing.linkPaidDebt' : 'billing.linkPaid', values)}
      </Banner>
    );
  const { tone, icon, words } = outcomes[State];
  return (
    <Banner tone={tone} icon={icon}>
      {t(words, values)}
    </Banner>
  );
}
