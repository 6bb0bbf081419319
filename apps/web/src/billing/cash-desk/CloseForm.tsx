import {
  type CashDesk,
  type CloseInput,
  type CountedMethod,
  closeInputSchema,
  countedMethods,
  type DeskLine,
  type DifferenceKind,
  differenceKinds,
} from '@clubpulse/contract/billing/cash-desk/cash-desk';
import { closeDay } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { denominationsOf } from '@clubpulse/rules/billing/cash-desk/denominations';
import { Button, TextInput } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { type Form, useForm } from '../../kit/form/use-form.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { methodLabel } from '../parts/methods.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import classes from './CashDesk.module.css';
import { DeskLines } from './DeskLines.tsx';
import { numberOf } from './number-of.ts';
import { signed } from './signed.ts';

const CountCoins = lazyComponent(() => import('./CountCoins.tsx').then((it) => it.CountCoins));

interface CountedLine {
  readonly Method: CountedMethod;
  readonly Counted: number | undefined;
  readonly Kind: DifferenceKind | null;
  readonly Reason: string;
}
interface Values {
  readonly Counted: readonly CountedLine[];
  readonly FloatLeft: number | undefined;
}
const money = z.number('field-required').pipe(closeInputSchema.shape.FloatLeft);
const countedSchema = closeInputSchema.shape.Counted.element.omit({ Expected: true }).extend({ Counted: money });
const entered = z.object({ Counted: z.array(countedSchema), FloatLeft: money });
type Entered = z.output<typeof entered>;

const startOf = ({ Lines }: CashDesk): Values => ({
  Counted: countedMethods.map((Method) => {
    const isUnused = Method !== 'Cash' && Lines.some((line) => line.Method === Method && line.Expected === 0);
    return { Method, Counted: isUnused ? 0 : undefined, Kind: null, Reason: '' };
  }),
  FloatLeft: undefined,
});
/** A refusal concerns only the named field, such as `Counted.0.Reason`. */
const ownField = (field: string) => [field];

export function CloseForm({ desk }: { desk: CashDesk }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const form = useForm<Values, Entered>({ initial: startOf(desk), check: bySchema(entered), about: ownField });
  const close = useChange(closeDay, {
    quiet: true,
    onDone: (closed) => toastDone({ title: t('billing.deskClosed', { number: numberOf(closed) }) }),
  });
  const expectedOf = (method: CountedMethod) => desk.Lines.find(({ Method }) => Method === method)?.Expected ?? 0;
  const bodyOf = (counted: Entered): CloseInput => ({
    ...counted,
    Counted: counted.Counted.map((one) => ({ ...one, Expected: expectedOf(one.Method) })),
  });
  return (
    <form
      className={classes['page']}
      noValidate
      data-unsaved={form.changed.length}
      onSubmit={form.submit((counted) => close.mutateAsync({ params: { id }, body: bodyOf(counted) }))}
    >
      <DeskLines desk={desk} />
      <div className={classes['counts']}>
        {form.values.Counted.map((one, index) => (
          <CountOf
            key={one.Method}
            form={form}
            index={index}
            line={one}
            expected={expectedOf(one.Method)}
            currency={desk.Currency}
          />
        ))}
      </div>
      <FloatField form={form} currency={desk.Currency} />
      <p className={classes['quiet']}>{t('billing.deskCloseText')}</p>
      <Refused error={refusedOf(form.refused)} />
      <span className={classes['acts']}>
        <Button type="submit" loading={form.saving}>
          {t('billing.deskClose')}
        </Button>
      </span>
    </form>
  );
}

interface CountOfProps {
  form: Form<Values, Entered>;
  index: number;
  line: CountedLine;
  expected: DeskLine['Expected'];
  currency: string;
}

function CountOf({ form, index, line: { Method, Counted, Kind, Reason }, expected, currency }: CountOfProps) {
  const t = useT();
  const formats = useFormats();
  const [byCoin, setByCoin] = useState(false);
  const set = (changes: Partial<CountedLine>) =>
    form.set({ Counted: form.values.Counted.map((one) => (one.Method === Method ? { ...one, ...changes } : one)) });
  const error = (field: string) => form.errors[`Counted.${index}.${field}`];
  const method = t(methodLabel(Method));
  const difference = Counted === undefined || Number.isNaN(Counted) ? 0 : Counted - expected;
  return (
    <div className={classes['count']}>
      <MoneyField
        label={t('billing.deskCountedOf', { method })}
        description={`${t('billing.deskExpected')} ${formats.money(expected, currency)}`}
        required
        currency={currency}
        value={Counted}
        error={error('Counted')}
        onChange={(next) => set({ Counted: next ?? undefined })}
      />
      {Method === 'Cash' && denominationsOf(currency) !== undefined && (
        <Button variant="default" leftSection={<IconCoins size={17} stroke={1.8} />} onClick={() => setByCoin(true)}>
          {t('billing.deskByCoin')}
        </Button>
      )}
      {difference !== 0 && (
        <>
          <p>
            {t('billing.difference')} <b>{signed(difference, currency, formats)}</b>
          </p>
          <ChoiceField
            label={t('billing.deskKind')}
            withAsterisk
            data={differenceKinds.map((value) => ({ value, label: t(`billing.deskKind.${value}`) }))}
            value={Kind}
            error={error('Kind')}
            onChange={(next) => set({ Kind: next })}
          />
          <TextInput
            label={t('billing.deskReason')}
            required
            maxLength={200}
            value={Reason}
            error={error('Reason')}
            onChange={(event) => set({ Reason: event.currentTarget.value })}
          />
        </>
      )}
      {byCoin && (
        <CountCoins currency={currency} onCounted={(total) => set({ Counted: total })} onClose={() => setByCoin(false)} />
      )}
    </div>
  );
}

function FloatField({ form, currency }: { form: Form<Values, Entered>; currency: string }) {
  const t = useT();
  const formats = useFormats();
  const { Counted, FloatLeft: stays } = form.values;
  const cash = Counted.find(({ Method }) => Method === 'Cash')?.Counted;
  const toSafe = cash === undefined || stays === undefined ? Number.NaN : cash - stays;
  return (
    <div className={classes['float']}>
      <MoneyField
        label={t('billing.deskFloatLeft')}
        {...(toSafe >= 0 && { description: t('billing.deskToSafe', { amount: formats.money(toSafe, currency) }) })}
        required
        currency={currency}
        value={stays}
        error={form.errors.FloatLeft}
        onChange={(next) => form.set({ FloatLeft: next ?? undefined })}
      />
    </div>
  );
}
