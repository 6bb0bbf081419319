import { pauseRulesSchema, type PauseRules as Rules } from '@clubpulse/contract/billing/payment-accounts';
import { getPauseRules, putPauseRules } from '@clubpulse/contract/billing/payment-accounts.calls';
import { Button, Switch } from '@mantine/core';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import classes from './PaymentSettings.module.css';

export function PauseRules({ clubId }: { clubId: number }) {
  const rules = useCall(getPauseRules, { params: { id: clubId } }, { quiet: true });
  return (
    <QueryResult query={rules} loading={<SkeletonRows rows={2} />}>
      {(found) => <RulesForm clubId={clubId} rules={found} />}
    </QueryResult>
  );
}

function RulesForm({ clubId, rules }: { clubId: number; rules: Rules }) {
  const t = useT();
  const form = useForm({ saved: rules, check: bySchema(pauseRulesSchema), early: true });
  const save = useChange(putPauseRules, { quiet: true, onDone: () => toastDone({ title: t('billing.pauseRulesSaved') }) });
  const { MembersMayPause, MaxPauseDays, PausesPerYear } = form.values;
  return (
    <form
      className={classes['pauses']}
      noValidate
      data-unsaved={form.changed.length}
      onSubmit={form.submit((body) => save.mutateAsync({ params: { id: clubId }, body }))}
    >
      <Switch
        label={t('billing.membersMayPause')}
        description={t('billing.membersMayPauseHint')}
        checked={MembersMayPause}
        onChange={(event) => form.set({ MembersMayPause: event.currentTarget.checked })}
      />
      {MembersMayPause && (
        <div className={classes['limits']}>
          <NumberField
            required
            label={t('billing.maxPauseDays')}
            min={7}
            max={365}
            value={MaxPauseDays}
            error={form.errors.MaxPauseDays}
            onChange={(days) => form.set({ MaxPauseDays: days ?? Number.NaN })}
          />
          <NumberField
            required
            label={t('billing.pausesPerYear')}
            min={1}
            max={12}
            value={PausesPerYear}
            error={form.errors.PausesPerYear}
            onChange={(count) => form.set({ PausesPerYear: count ?? Number.NaN })}
          />
        </div>
      )}
      <Refused error={refusedOf(form.refused)} />
      {form.changed.length > 0 && (
        <Button type="submit" className={classes['save']} loading={form.saving}>
          {t('kit.save')}
        </Button>
      )}
    </form>
  );
}
