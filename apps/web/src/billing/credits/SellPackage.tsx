import { createOrder, listCreditsPackages } from '@clubpulse/contract/billing/credits.calls';
import { type TransactionMethod, transactionMethodSchema } from '@clubpulse/contract/billing/transactions';
import { Button, Checkbox } from '@mantine/core';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFields } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Answer } from '../../kit/states/Answer.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { MethodSelect } from '../parts/MethodSelect.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';

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
  const form = useForm<Values, z.output<typeof schema>>({
    initial: { ClubCreditsPackageId: null, Method: 'Cash', VisibleInExport: true },
    check: bySchema(schema),
  });
  const { values, errors, set } = form;
  const sell = useDialogAct(createOrder, {
    said: ({ CreditTransaction }) => ({
      title: t('billing.packageSold'),
      message: t('billing.creditsChanged', { name: member.name, balance: formats.number(CreditTransaction?.BalanceAfter ?? 0) }),
    }),
    onClose,
  });
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
            <DialogFields
              act={
                chosen === undefined
                  ? t('billing.sell')
                  : t('billing.sellFor', { amount: formats.money(chosen.Price, chosen.Currency) })
              }
              form={form}
              refusal={<Refused error={refusedOf(form.refused)} userId={member.UserId} />}
              save={(body) =>
                sell.mutateAsync({
                  body: { OrderType: 'Credits', ClubId, UserId: member.UserId, PaymentMode: 'Manual', ...body },
                })
              }
              onClose={onClose}
            >
              <ChoiceField
                label={t('billing.package')}
                data-autofocus
                withAsterisk
                allowDeselect={false}
                value={values.ClubCreditsPackageId === null ? null : String(values.ClubCreditsPackageId)}
                error={errors.ClubCreditsPackageId}
                data={found.map((one) => ({
                  value: String(one.ClubCreditsPackageId),
                  label: `${one.Name} · ${t('kit.creditCount', { count: one.Credits })} · ${formats.money(one.Price, one.Currency)}`,
                }))}
                onChange={(next) => set({ ClubCreditsPackageId: Number(next) })}
              />
              <MethodSelect value={values.Method} error={errors.Method} onChange={(Method) => set({ Method })} />
              <Checkbox
                label={t('billing.visibleInExport')}
                checked={values.VisibleInExport}
                onChange={(event) => set({ VisibleInExport: event.currentTarget.checked })}
              />
            </DialogFields>
          );
        }}
      </Answer>
    </Dialog>
  );
}
