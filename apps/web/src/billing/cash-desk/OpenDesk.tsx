import { openCashDesk } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { Button } from '@mantine/core';
import { z } from 'zod';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import classes from './CashDesk.module.css';

const entered = z.object({ Float: z.number('field-required').pipe(openCashDesk.body.shape.Float) });

export function OpenDesk({ currency }: { currency: string }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const form = useForm<{ Float: number | undefined }, { Float: number }>({
    initial: { Float: undefined },
    check: bySchema(entered),
  });
  const open = useChange(openCashDesk, { quiet: true });
  return (
    <form className={classes['opening']} noValidate onSubmit={form.submit((body) => open.mutateAsync({ params: { id }, body }))}>
      <h2>{t('billing.deskOpenTitle')}</h2>
      <p>{t('billing.deskOpenText')}</p>
      <MoneyField
        label={t('billing.deskFloat')}
        required
        currency={currency}
        value={form.values.Float}
        error={form.errors.Float}
        onChange={(next) => form.set({ Float: next ?? undefined })}
      />
      <Refused error={refusedOf(form.refused)} />
      <Button type="submit" loading={form.saving}>
        {t('billing.deskOpenTitle')}
      </Button>
    </form>
  );
}
