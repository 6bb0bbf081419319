import {
  type CreditsPackage,
  type CreditsPackageFields,
  creditsPackageFieldsSchema,
  type WrittenCreditsPackage,
} from '@clubpulse/contract/billing/credits';
import { createCreditsPackage, updateCreditsPackage } from '@clubpulse/contract/billing/credits.calls';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { Checkbox } from '@mantine/core';
import { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { NameField } from '../../kit/dialog/NameField.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useT } from '../../platform/phrases.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';

interface PackageEditorProps {
  club: Club;
  creditsPackage?: WrittenCreditsPackage;
  onClose: () => void;
}

type Values = Omit<CreditsPackageFields, 'Price' | 'Credits'> & { Price: number | null; Credits: number | undefined };

const priced = creditsPackageFieldsSchema.extend({
  Price: z.number('price-required').pipe(creditsPackageFieldsSchema.shape.Price),
});

export function PackageEditor({ club, creditsPackage, onClose }: PackageEditorProps) {
  const t = useT();
  const fresh: Values = {
    Name: '',
    Credits: undefined,
    Price: null,
    Currency: club.Currency,
    PaymentAccountType: 'Manual',
    Purchasable: true,
  };
  const form = useForm<Values, CreditsPackageFields>({
    ...(creditsPackage ? { saved: creditsPackage } : { initial: fresh }),
    check: bySchema(priced),
  });
  const { values, errors, set } = form;
  const after = {
    doneText: ({ Name }: CreditsPackage) => t('billing.savedName', { name: Name }),
    onClose,
  };
  const create = useDialogAct(createCreditsPackage, after);
  const update = useDialogAct(updateCreditsPackage, after);
  const save = (fields: CreditsPackageFields) =>
    creditsPackage === undefined
      ? create.mutateAsync({ body: { ...fields, ClubId: club.ClubId } })
      : update.mutateAsync({
          params: { id: creditsPackage.ClubCreditsPackageId },
          body: { ...fields, RowVersion: creditsPackage.RowVersion },
        });
  return (
    <DialogForm
      title={creditsPackage === undefined ? t('billing.addPackage') : t('billing.editTitle', { name: creditsPackage.Name })}
      act={creditsPackage === undefined ? t('billing.addPackage') : t('kit.save')}
      form={form}
      refusal={<Refused error={refusedOf(form.refused, form.refusal)} />}
      save={save}
      onClose={onClose}
    >
      <NameField
        placeholder={t('billing.packageNameHint')}
        maxLength={120}
        value={values.Name}
        error={errors.Name}
        onChange={(Name) => set({ Name })}
      />
      <NumberField
        label={t('kit.credits')}
        required
        min={1}
        value={values.Credits}
        error={errors.Credits}
        onChange={(next) => set({ Credits: next ?? undefined })}
      />
      <MoneyField
        required
        label={t('billing.price')}
        currency={values.Currency}
        value={values.Price}
        error={errors.Price}
        onChange={(Price) => set({ Price })}
      />
      <Checkbox
        label={t('billing.purchasable')}
        description={t('billing.purchasableHint')}
        checked={values.Purchasable}
        onChange={(event) => set({ Purchasable: event.currentTarget.checked })}
      />
    </DialogForm>
  );
}
