import type { DisputeDetail } from '@clubpulse/contract/billing/disputes/disputes';
import { decideDispute } from '@clubpulse/contract/billing/disputes/disputes.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import classes from './Disputes.module.css';

export function DecideDispute({ dispute }: { dispute: DisputeDetail }) {
  const t = useT();
  const [effect, setEffect] = useState(dispute.Effects[0] ?? 'Keep');
  const decide = useChange(decideDispute, {
    quiet: true,
    onDone: () => toastDone({ title: t('billing.disputeDecided', { effect: t(`billing.disputeEffect.${effect}`) }) }),
  });
  const { ClubId: id, PaymentDisputeId: disputeId, Effects } = dispute;
  return (
    <section>
      <Segmented
        titled
        fullWidth
        label={t('billing.disputeDecide')}
        value={effect}
        options={Effects.map((value) => ({ value, label: t(`billing.disputeEffect.${value}`) }))}
        onChange={setEffect}
      />
      <p>
        {t(`billing.disputeEffectText.${effect}`)} {t('billing.disputeDecideOnce')}
      </p>
      <Refused error={refusedOf(decide.error)} userId={dispute.UserId ?? undefined} />
      <span className={classes['acts']}>
        <Button loading={decide.isPending} onClick={() => decide.mutate({ params: { id, disputeId }, body: { Effect: effect } })}>
          {t('billing.disputeDecideAct')}
        </Button>
      </span>
    </section>
  );
}
