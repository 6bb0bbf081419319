import {
  askForSubscription,
  listMySubscriptionRequests,
  withdrawSubscriptionRequest,
} from '@clubpulse/contract/billing/subscription-requests/subscription-requests.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { AcceptPolicies } from '../../clubs/policies/public.ts';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './AskFor.module.css';

interface AskForProps {
  clubId: number;
  ClassSubscriptionId: number;
  SubscriptionPlanId: number | null;
  name: string;
}

export function RequestSubscription({ clubId, ClassSubscriptionId, SubscriptionPlanId, name }: AskForProps) {
  const t = useT();
  const formats = useFormats();
  const { UserId: id } = useSelf();
  const [reads, setReads] = useState(false);
  const wanted = { params: { id, clubId }, body: { ClassSubscriptionId, SubscriptionPlanId } };
  const requests = useCall(listMySubscriptionRequests, { params: { id } }, { quiet: true });
  const ask = useChange(askForSubscription, {
    // For this status the terms to accept are shown instead of a message.
    ignore: [409],
    onDone: () => toastDone({ title: t('billing.clubAsked', { name }), message: t('billing.clubAskedText') }),
    onRefused: (error) => {
      if (error.is('PoliciesNotAccepted')) setReads(true);
    },
  });
  const withdraw = useChange(withdrawSubscriptionRequest, {
    onDone: () => toastDone({ title: t('billing.asksNoMore', { name }) }),
  });
  if (requests.data === undefined) return null;
  const own = requests.data.find(
    (one) => one.ClassSubscriptionId === ClassSubscriptionId && one.SubscriptionPlanId === SubscriptionPlanId,
  );
  return (
    <div className={classes['ask']}>
      {own !== undefined && <span>{t('billing.askedOn', { date: formats.date(own.AskedAt) })}</span>}
      {own === undefined ? (
        <Button
          variant="default"
          loading={ask.isPending}
          aria-label={`${t('kit.label', { label: t('billing.askFor') })} ${name}`}
          onClick={() => ask.mutate(wanted)}
        >
          {t('billing.askFor')}
        </Button>
      ) : (
        <Button
          variant="subtle"
          color="gray"
          loading={withdraw.isPending}
          aria-label={`${t('kit.label', { label: t('clubs.withdraw') })} ${name}`}
          onClick={() => withdraw.mutate({ params: { id, requestId: own.SubscriptionRequestId } })}
        >
          {t('clubs.withdraw')}
        </Button>
      )}
      {reads && <AcceptPolicies clubId={clubId} onAccepted={() => ask.mutate({ ...wanted })} onClose={() => setReads(false)} />}
    </div>
  );
}
