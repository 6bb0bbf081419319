import { createOrder, listCreditsPackages } from '@clubpulse/contract/billing/credits.calls';
import type { PaymentOrderInput } from '@clubpulse/contract/billing/online-payments/online-payments';
import { requestPayment } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { transactionMethodSchema } from '@clubpulse/contract/billing/transactions';
import type { ResultOf } from '@clubpulse/contract/call';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFields } from '../../kit/dialog/DialogForm.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useMayOpen } from '../../platform/access.ts';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { type MadeLink, PayLink } from '../online-payments/public.ts';
import { InExport } from '../parts/InExport.tsx';
import { firstOf, rememberSold } from '../parts/last-sold.ts';
import { MethodChips } from '../parts/MethodChips.tsx';
import type { DeskMethod } from '../parts/methods.ts';
import { ClubModeBar } from '../parts/PaymentModeBar.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { SaleTiles } from '../parts/SaleTiles.tsx';
import { useCardPayments } from '../parts/use-card-payments.ts';
import { useSaleAct } from '../parts/use-sale-act.ts';

interface SellPackageProps {
  member: { UserId: number; name: string };
  onClose: () => void;
}

interface Values {
  ClubCreditsPackageId: number | null;
  Method: DeskMethod;
  VisibleInExport: boolean;
}

const schema = z.object({
  ClubCreditsPackageId: z.number('field-required'),
  Method: z.union([transactionMethodSchema, z.literal('Phone')]),
  VisibleInExport: z.boolean(),
});

export function SellPackage(props: SellPackageProps) {
  const t = useT();
  return (
    <Dialog opened onClose={props.onClose} title={t('billing.sellTitle', { name: props.member.name })}>
      <PackageSale {...props} />
    </Dialog>
  );
}

export function PackageSale(props: SellPackageProps) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const mayOpen = useMayOpen();
  const packages = useCall(listCreditsPackages, { params: { id } }, { quiet: true });
  const toPackages = () => void navigate(pathTo('CreditsAndSubscriptions', 'packages'));
  return (
    <QueryResult query={packages} loading={<SkeletonRows rows={2} />}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState
            title={t('billing.noPackages')}
            action={mayOpen('CreditsAndSubscriptions') && <Button onClick={toPackages}>{t('billing.addPackage')}</Button>}
          >
            {t('billing.noPackagesText')}
          </EmptyState>
        ) : (
          <PackageForm {...props} packages={found} />
        )
      }
    </QueryResult>
  );
}

function PackageForm({ member, packages, onClose }: SellPackageProps & { packages: ResultOf<typeof listCreditsPackages> }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId } = useStaffClub();
  const ids = packages.map((one) => one.ClubCreditsPackageId);
  const form = useForm<Values, z.output<typeof schema>>({
    initial: { ClubCreditsPackageId: firstOf(ids, 'package', ClubId), Method: 'Cash', VisibleInExport: true },
    check: bySchema(schema),
  });
  const { values, errors, set } = form;
  const sell = useSaleAct(createOrder, {
    receiptOf: ({ Transaction }) => Transaction.ReceiptId,
    doneText: ({ CreditTransaction }) => ({
      title: t('billing.packageSold'),
      message: t('billing.creditsChanged', { name: member.name, balance: formats.number(CreditTransaction?.BalanceAfter ?? 0) }),
    }),
    onClose,
  });
  const [link, setLink] = useState<{ input: PaymentOrderInput; made: MadeLink } | null>(null);
  const request = useChange(requestPayment, { quiet: true });
  const save = async ({ Method, ...body }: z.output<typeof schema>) => {
    const { ClubCreditsPackageId } = body;
    if (Method === 'Phone') {
      const input = { Kind: 'Credits', ClubCreditsPackageId } as const;
      const params = { id: ClubId, userId: member.UserId };
      setLink({ input, made: await request.mutateAsync({ params, body: { Order: input } }) });
    } else {
      const order = { OrderType: 'Credits', ClubId, UserId: member.UserId, PaymentMode: 'Manual', Method, ...body } as const;
      await sell.mutateAsync({ body: order });
    }
    rememberSold(ClubId, { kind: 'package', id: ClubCreditsPackageId });
  };
  const chosen = packages.find((one) => one.ClubCreditsPackageId === values.ClubCreditsPackageId);
  const price = (one: (typeof packages)[number]) =>
    `${t('kit.creditCount', { count: one.Credits })} · ${formats.money(one.Price, one.Currency)}`;
  const hasPhone = useCardPayments().isOn && (chosen === undefined || chosen.Price > 0);
  const actFor = values.Method === 'Phone' ? 'billing.linkFor' : 'billing.sellFor';
  const act = chosen === undefined ? t('kit.sell') : t(actFor, { amount: formats.money(chosen.Price, chosen.Currency) });
  if (link !== null) return <PayLink member={member} {...link} onClose={onClose} />;
  return (
    <DialogFields
      act={act}
      form={form}
      refusal={<Refused error={refusedOf(form.refused)} userId={member.UserId} />}
      save={save}
      onClose={onClose}
    >
      <ClubModeBar />
      <SaleTiles
        label={t('billing.package')}
        placeholder={t('billing.package')}
        options={packages.map((one) => ({ id: one.ClubCreditsPackageId, name: one.Name, price: price(one) }))}
        value={values.ClubCreditsPackageId}
        error={errors.ClubCreditsPackageId}
        onChange={(ClubCreditsPackageId) => set({ ClubCreditsPackageId })}
      />
      <MethodChips value={values.Method} hasPhone={hasPhone} onChange={(Method) => set({ Method })} />
      {values.Method !== 'Phone' && (
        <InExport value={values.VisibleInExport} onChange={(VisibleInExport) => set({ VisibleInExport })} />
      )}
    </DialogFields>
  );
}
