import {
  type ClubVatInput,
  clubVatInputSchema,
  type ClubVat as Stored,
  VAT_CODES_MAX,
} from '@clubpulse/contract/billing/receipts/receipts';
import { getClubVat, saveClubVat } from '@clubpulse/contract/billing/receipts/receipts.calls';
import { ActionIcon, Button, Switch, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { EditScreen, LoadedScreen as StoredScreen } from '../../kit/edit/EditScreen.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { type Form, useForm } from '../../kit/form/use-form.ts';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import classes from './ClubVat.module.css';

export default function ClubVat() {
  const t = useT();
  const { ClubId } = useStaffClub();
  const vat = useCall(getClubVat, { params: { id: ClubId } }, { quiet: true });
  return (
    <StoredScreen query={vat} title={t('billing.clubVat')} back={pathTo('Transactions')} shape="form">
      {(stored) => <VatForm clubId={ClubId} stored={stored} />}
    </StoredScreen>
  );
}

type VatForm = Form<Stored, ClubVatInput>;

function VatForm({ clubId, stored }: { clubId: number; stored: Stored }) {
  const t = useT();
  const form = useForm<Stored, ClubVatInput>({ saved: stored, check: bySchema(clubVatInputSchema), about: (field) => [field] });
  const save = useChange(saveClubVat, { quiet: true, onDone: () => toastDone({ title: t('billing.vatSaved') }) });
  return (
    <EditScreen
      title={t('billing.clubVat')}
      back={pathTo('Transactions')}
      form={form}
      save={(body) => save.mutateAsync({ params: { id: clubId }, body })}
      refusal={<Refused error={refusedOf(form.refused)} />}
    >
      <section className={classes['part']}>
        <SectionHead title={t('billing.vatOnReceipts')} />
        {(['LegalName', 'Address', 'VatNumber'] as const).map((field) => (
          <TextInput
            key={field}
            label={t(`billing.vat${field}`)}
            value={form.values[field]}
            error={form.errors[field]}
            onChange={(event) => form.set({ [field]: event.currentTarget.value })}
          />
        ))}
      </section>
      <Codes form={form} />
      {form.values.Codes.length > 0 && <Products form={form} />}
    </EditScreen>
  );
}

function Codes({ form }: { form: VatForm }) {
  const t = useT();
  const { Codes: codes } = form.values;
  const setCode = (at: number, changed: Partial<Stored['Codes'][number]>) =>
    form.set({ Codes: codes.map((code, index) => (index === at ? { ...code, ...changed } : code)) });
  const setDefault = (at: number, isDefault: boolean) =>
    form.set({ Codes: codes.map((code, index) => ({ ...code, IsDefault: isDefault && index === at })) });
  const add = () => form.set({ Codes: [...codes, { Code: '', Name: '', Rate: Number.NaN, IsDefault: codes.length === 0 }] });
  return (
    <section className={classes['part']}>
      <SectionHead title={t('billing.vatCodes')} />
      <p className={classes['quiet']}>{t(codes.length === 0 ? 'billing.vatNone' : 'billing.vatText')}</p>
      {codes.map(({ Code, Name, Rate, IsDefault }, at) => (
        // The key is the position: a code has no id before it is stored, and codes are not moved.
        <fieldset key={at} className={classes['code']}>
          <legend className={classes['hidden']}>{Code || t('kit.code')}</legend>
          <TextInput
            required
            label={t('kit.code')}
            maxLength={12}
            value={Code}
            error={form.errors[`Codes.${at}.Code`]}
            onChange={(event) => setCode(at, { Code: event.currentTarget.value })}
          />
          <NumberField
            required
            label={t('billing.vatRate')}
            digits={2}
            max={100}
            value={Number.isNaN(Rate) ? undefined : Rate / 100}
            error={form.errors[`Codes.${at}.Rate`]}
            onChange={(percent) => setCode(at, { Rate: Math.round((percent ?? Number.NaN) * 100) })}
          />
          <TextInput
            label={t('kit.name')}
            maxLength={60}
            value={Name}
            error={form.errors[`Codes.${at}.Name`]}
            onChange={(event) => setCode(at, { Name: event.currentTarget.value })}
          />
          <Switch
            label={t('billing.vatDefault')}
            checked={IsDefault}
            error={form.errors[`Codes.${at}.IsDefault`]}
            onChange={(event) => setDefault(at, event.currentTarget.checked)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('billing.vatRemove', { code: Code })}
            onClick={() => form.set({ Codes: codes.filter((_, index) => index !== at), ...withoutCode(form.values, Code) })}
          >
            <IconTrash size={18} stroke={1.8} />
          </ActionIcon>
        </fieldset>
      ))}
      {codes.length < VAT_CODES_MAX && (
        <Button variant="default" className={classes['add']} leftSection={<IconPlus size={17} stroke={1.8} />} onClick={add}>
          {t('billing.vatAdd')}
        </Button>
      )}
    </section>
  );
}

/** Products with the removed code get the default code (null). */
const withoutCode = (
  { Subscriptions, Packages, Articles }: Stored,
  code: string,
): Pick<Stored, 'Subscriptions' | 'Packages' | 'Articles'> => ({
  Subscriptions: Subscriptions.map((one) => (one.VatCode === code ? { ...one, VatCode: null } : one)),
  Packages: Packages.map((one) => (one.VatCode === code ? { ...one, VatCode: null } : one)),
  Articles: Articles.map((one) => (one.VatCode === code ? { ...one, VatCode: null } : one)),
});

function Products({ form }: { form: VatForm }) {
  const t = useT();
  const { Codes: codes, Subscriptions, Packages, Articles } = form.values;
  if (Subscriptions.length + Packages.length + Articles.length === 0) return null;
  const data = codes.map(({ Code }) => Code).filter((code, at, all) => code !== '' && all.indexOf(code) === at);
  const choose = (Name: string, value: string | null, error: string | undefined, onChange: (code: string | null) => void) => (
    <ChoiceField
      label={Name}
      placeholder={t('billing.vatByDefault')}
      clearable
      data={data}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
  return (
    <section className={classes['part']}>
      <SectionHead title={t('billing.vatProducts')} />
      <div className={classes['products']}>
        {Subscriptions.map(({ ClassSubscriptionId: id, Name, VatCode }, at) => (
          <div key={`type ${id}`}>
            {choose(Name, VatCode, form.errors[`Subscriptions.${at}.VatCode`], (code) =>
              form.set({
                Subscriptions: Subscriptions.map((one) => (one.ClassSubscriptionId === id ? { ...one, VatCode: code } : one)),
              }),
            )}
          </div>
        ))}
        {Packages.map(({ ClubCreditsPackageId: id, Name, VatCode }, at) => (
          <div key={`package ${id}`}>
            {choose(Name, VatCode, form.errors[`Packages.${at}.VatCode`], (code) =>
              form.set({ Packages: Packages.map((one) => (one.ClubCreditsPackageId === id ? { ...one, VatCode: code } : one)) }),
            )}
          </div>
        ))}
        {Articles.map(({ ArticleId: id, Name, VatCode }, at) => (
          <div key={`article ${id}`}>
            {choose(Name, VatCode, form.errors[`Articles.${at}.VatCode`], (code) =>
              form.set({ Articles: Articles.map((one) => (one.ArticleId === id ? { ...one, VatCode: code } : one)) }),
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
