import { createOrder, listCreditsPackages } from '@clubpulse/contract/billing/credits.calls';
import { type TransactionMethod, transactionMethodSchema } from '@clubpulse/contract/billing/transactions';
import { Button, Checkbox, Select } from '@mantine/core';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { Answer } from '../../kit/Answer.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { DialogActions } from '../../kit/DialogActions.tsx';
import classes from '../../kit/dialog.module.css';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { useDialogForm } from '../../kit/use-dialog-form.ts';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts.ts';
import { MethodSelect } from '../parts/MethodSelect.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { creditLists } from './refreshes.ts';

interface SellPackageProps {
  member: { UserId: number; name: string };
  onClose: () => void;
}

interface Values {
  ClubCreditsPackageId: number | null;
  Method: TransactionMethod;
  VisibleInExport: boolean;
}

const schema = z.object({
  ClubCreditsPackageId: z.number('field-required'),
  Method: transactionMethodSchema,
  VisibleInExport: z.boolean(),
});

/** Sells a credit package at the desk: the money and the credits in one step. */
export function SellPackage({ member, onClose }: SellPackageProps) {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const { ClubId } = useStaffClub();
  const packages = useCall(listCreditsPackages, { params: { id: ClubId } }, { quiet: true });
  const form = useDialogForm<Values, z.output<typeof schema>>(
    { ClubCreditsPackageId: null, Method: 'Cash', VisibleInExport: true },
    schema,
  );
  const { values, errors, set } = form;
  const sell = useChange(createOrder, {
    quiet: true,
    refreshes: creditLists,
    onDone: ({ CreditTransaction }) => {
      toastDone({
        title: t('billing.packageSold'),
        message: t('billing.creditsChanged', {
          name: member.name,
          balance: formats.number(CreditTransaction?.BalanceAfter ?? 0),
        }),
      });
      onClose();
    },
    onRefused: form.refuse,
  });
  const refused = refusedOf(sell.error);
  const toPackages = () => void navigate(pathTo('CreditsAndSubscriptions', 'packages'));
  return (
    <Dialog opened onClose={onClose} title={t('billing.sellTitle', { name: member.name })}>
      <Answer query={packages} loading={<SkeletonRows rows={2} />}>
        {(found) => {
          const chosen = found.find((one) => one.ClubCreditsPackageId === values.ClubCreditsPackageId);
          return found.length === 0 ? (
            <EmptyState title={t('billing.noPackages')} action={<Button onClick={toPackages}>{t('billing.addPackage')}</Button>}>
              {t('billing.noPackagesText')}
            </EmptyState>
          ) : (
            <form
              className={classes['form']}
              noValidate
              onSubmit={form.submit((body) =>
                sell.mutate({ body: { OrderType: 'Credits', ClubId, UserId: member.UserId, PaymentMode: 'Manual', ...body } }),
              )}
            >
              <Select
                label={t('billing.package')}
                data-autofocus
                withAsterisk
                allowDeselect={false}
                value={values.ClubCreditsPackageId === null ? null : String(values.ClubCreditsPackageId)}
                error={errors.ClubCreditsPackageId}
                data={found.map((one) => ({
                  value: String(one.ClubCreditsPackageId),
                  label: `${one.Name} · ${t('billing.creditCount', { count: one.Credits })} · ${formats.money(one.Price, one.Currency)}`,
                }))}
                onChange={(next) => set({ ClubCreditsPackageId: Number(next) })}
              />
              <MethodSelect value={values.Method} error={errors.Method} onChange={(Method) => set({ Method })} />
              <Checkbox
                label={t('billing.visibleInExport')}
                checked={values.VisibleInExport}
                onChange={(event) => set({ VisibleInExport: event.currentTarget.checked })}
              />
              {refused !== null && <Refused error={refused} userId={member.UserId} />}
              <DialogActions
                act={
                  chosen === undefined
                    ? t('billing.sell')
                    : t('billing.sellFor', { amount: formats.money(chosen.Price, chosen.Currency) })
                }
                busy={sell.isPending}
                onClose={onClose}
              />
            </form>
          );
        }}
      </Answer>
    </Dialog>
  );
}
