import { getPaymentSettings } from '@clubpulse/contract/billing/payment-accounts.calls';
import type { SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import { listClubUserPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import { overlappingHoldings } from '@clubpulse/rules/billing/subscriptions/besides';
import { Button } from '@mantine/core';
import { IconCopy, IconScale } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { DialogFields } from '../../../kit/dialog/DialogForm.tsx';
import { bySchema } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { Banner } from '../../../kit/states/Banner.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { useMayOpen } from '../../../platform/access.ts';
import { useCall } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { fieldErrorText, translate, useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { useTodayIn } from '../../../platform/use-today.ts';
import { PayLink } from '../../online-payments/public.ts';
import { firstOf } from '../../parts/last-sold.ts';
import { ClubModeBar } from '../../parts/PaymentModeBar.tsx';
import { Refused, refusedOf } from '../../parts/Refused.tsx';
import { useCardPayments } from '../../parts/use-card-payments.ts';
import { useManages } from '../../parts/use-manages.ts';
import { AssignFields } from './AssignFields.tsx';
import { AssignPreview } from './AssignPreview.tsx';
import { type AssignValues, emptyAssignment, isPriceClear, paysOf, planned } from './assign-values.ts';
import { useSale, type Wanted } from './use-sale.ts';

interface AssignProps {
  member: { UserId: number; name: string };
  initial?: Partial<AssignValues>;
  onAssigned?: () => void;
  onClose: () => void;
}

const schema = z
  .custom<AssignValues>()
  .refine((values) => values.ClassSubscriptionId !== null, { path: ['ClassSubscriptionId'], message: 'field-required' })
  .refine((values) => values.ActivationDate !== null, { path: ['ActivationDate'], message: 'field-required' })
  .refine((values) => values.Price !== null, { path: ['Price'], message: 'price-required' })
  .transform((values): Wanted => ({ ...values, ClassSubscriptionId: values.ClassSubscriptionId ?? 0 }));

export function AssignSubscription(props: AssignProps) {
  const t = useT();
  return (
    <Dialog opened onClose={props.onClose} size="lg" title={t('billing.assignTitle', { name: props.member.name })}>
      <SubscriptionSale {...props} />
    </Dialog>
  );
}

export function SubscriptionSale(props: AssignProps) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const mayOpen = useMayOpen();
  const types = useCall(listSubscriptionTypes, { params: { id } }, { quiet: true });
  const toTypes = () => {
    props.onClose();
    void navigate(pathTo('CreditsAndSubscriptions'));
  };
  return (
    <QueryResult query={types} loading={<SkeletonRows rows={3} />}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState
            title={t('billing.noTypes')}
            action={mayOpen('CreditsAndSubscriptions') && <Button onClick={toTypes}>{t('billing.addType')}</Button>}
          >
            {t('billing.noTypesText')}
          </EmptyState>
        ) : (
          <AssignForm {...props} types={found} />
        )
      }
    </QueryResult>
  );
}

function AssignForm({ member, initial = {}, types, onAssigned, onClose }: AssignProps & { types: readonly SubscriptionType[] }) {
  const t = useT();
  const formats = useFormats();
  const club = useStaffClub();
  const today = useTodayIn(club.TimeZone);
  const params = { id: club.ClubId };
  const held = useCall(listClubUserSubscriptions, { params: { ...params, userId: member.UserId } }, { quiet: true });
  const manages = useManages();
  const settings = useCall(getPaymentSettings, { params }, { quiet: true, enabled: manages });
  const form = useForm<AssignValues, Wanted>({
    initial: {
      ...emptyAssignment,
      ActivationDate: today,
      ClassSubscriptionId: firstOf(
        types.map((one) => one.ClassSubscriptionId),
        'subscription',
        club.ClubId,
      ),
      ...initial,
    },
    check: bySchema(schema),
  });
  const { set } = form;
  const cards = useCardPayments();
  const { sell, link } = useSale({ member, onAssigned, onClose });
  const type = types.find((one) => one.ClassSubscriptionId === form.values.ClassSubscriptionId);
  const plan = type?.Plans.find((one) => one.SubscriptionPlanId === form.values.SubscriptionPlanId) ?? null;
  const pays = paysOf(form.values, type, plan);
  const values = { ...form.values, Pays: pays };
  // Online payments count as on until the settings are loaded. The server decides.
  const EnableOnlinePayments = settings.data?.EnableOnlinePayments ?? true;
  const result = type === undefined ? undefined : planned(values, { type, plan, today, EnableOnlinePayments });
  const foreseen = result !== undefined && isRefusal(result) ? result : undefined;
  const beside =
    values.ClassSubscriptionId === null || result === undefined || isRefusal(result)
      ? []
      : overlappingHoldings(held.data ?? [], { ...result, ClassSubscriptionId: values.ClassSubscriptionId });
  // If another desk sold this subscription meanwhile, the form shows that sale (`beside`) instead of the refusal.
  const refused = refusedOf(form.refused);
  const shownRefusal = refused?.errorType === 'SubscriptionAlreadyHeld' && beside.length > 0 ? null : refused;
  const send = (wanted: Wanted) =>
    sell(
      wanted,
      pays,
      beside.map(({ UserSubscriptionId }) => UserSubscriptionId),
    ).catch((error: unknown) => {
      void held.refetch();
      throw error;
    });
  const errors = { ...fieldWords(foreseen), ...form.errors };
  const isTaken = result !== undefined && !isRefusal(result) && pays === 'now' && isPriceClear(values);
  const taken = isTaken ? (result.Installments[0]?.Amount ?? result.Price) : 0;
  const hasPhone = cards.isOn && taken > 0 && type?.Type !== 'External';
  const act =
    beside.length > 0
      ? t('billing.assignOneMore')
      : taken > 0 && type !== undefined
        ? t(hasPhone && values.Method === 'Phone' ? 'billing.linkFor' : 'billing.take', {
            amount: formats.money(taken, type.Currency),
          })
        : t('billing.assign');
  if (link !== null) return <PayLink member={member} {...link} onClose={onClose} />;
  return (
    <DialogFields
      act={act}
      form={form}
      refusal={<Refused error={shownRefusal ?? foreseenWords(foreseen)} userId={member.UserId} />}
      onClose={onClose}
      save={async (wanted) => (foreseen === undefined ? send(wanted) : null)}
    >
      <ClubModeBar />
      <AssignFields
        types={types}
        type={type}
        plan={plan}
        values={values}
        errors={errors}
        hasPhone={hasPhone}
        onBroken={(broken) => form.setUnreadable('ExpiryDate', broken)}
        set={set}
      >
        {type !== undefined && result !== undefined && !isRefusal(result) && (
          <AssignPreview plan={result} currency={type.Currency} pays={pays} />
        )}
      </AssignFields>
      <HeldAlready beside={beside} />
      {type !== undefined && <TermsOpen member={member} />}
    </DialogFields>
  );
}

function foreseenWords(refusal: Refusal | undefined) {
  if (refusal === undefined || refusal.errors !== undefined) return null;
  return { errorType: refusal.refused, words: translate(`error.${refusal.refused}`, { ...refusal.values }) };
}

const fieldWords = (refusal: Refusal | undefined): Record<string, string> =>
  Object.fromEntries((refusal?.errors ?? []).map((error) => [error.field, fieldErrorText(error)]));

function HeldAlready({ beside }: { beside: readonly UserSubscription[] }) {
  const t = useT();
  const formats = useFormats();
  return beside.map(({ UserSubscriptionId, SubscriptionName: name, ActivationDate, ScheduledEnd, ExpiryDate }) => {
    const until = ScheduledEnd ?? ExpiryDate;
    const since = formats.date(ActivationDate);
    return (
      <Banner key={UserSubscriptionId} tone="warn" icon={IconCopy}>
        {until === null
          ? t('billing.alreadyHeldOpen', { name, since })
          : t('billing.alreadyHeld', { name, since, until: formats.date(until) })}
      </Banner>
    );
  });
}

function TermsOpen({ member }: { member: { UserId: number; name: string } }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const policies = useCall(listClubUserPolicies, { params: { id, userId: member.UserId } }, { quiet: true });
  const open = policies.data?.filter(({ Type, Acceptance }) => Type === 'TermsOfPurchase' && Acceptance !== 'Accepted') ?? [];
  if (open.length === 0) return null;
  const titles = open.map(({ Title }) => Title).join(', ');
  return (
    <Banner tone="warn" icon={IconScale}>
      {t('billing.termsOpen', { name: member.name, titles })}
    </Banner>
  );
}
