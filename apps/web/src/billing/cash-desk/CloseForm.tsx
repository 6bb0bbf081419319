import {
  type CashDesk,
  type CloseInput,
  type CountedMethod,
  closeInputSchema,
  countedMethods,
} from '@clubpulse/contract/billing/cash-desk/cash-desk';
import { closeDay } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { Button } from '@mantine/core';
import { z } from 'zod';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { type Form, useForm } from '../../kit/form/use-form.ts';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import classes from './CashDesk.module.css';
import { CloseRows } from './CloseRows.tsx';
import type { CountedLine } from './counted-line.ts';
import { Corrections, Moves, Operators } from './DeskEntries.tsx';
import { numberOf } from './number-of.ts';

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
      <CloseRows
        desk={desk}
        counted={form.values.Counted}
        errors={form.errors}
        onChange={(method, changes) =>
          form.set({ Counted: form.values.Counted.map((one) => (one.Method === method ? { ...one, ...changes } : one)) })
        }
      />
      <Operators lines={desk.Operators} currency={desk.Currency} />
      <Moves moves={desk.Moves} currency={desk.Currency} />
      <Corrections corrections={desk.Corrections} currency={desk.Currency} />
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
