import type { WebhookDelivery } from '@clubpulse/contract/office/integrations/integrations';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { attemptText } from './attempt-text.ts';
import classes from './Integrations.module.css';

/** Not an inline function, because React would call each new function and set the focus again. */
export const focusIt = (element: HTMLElement | null): void => element?.focus();

const chips = {
  Waiting: { tone: 'mute', icon: IconClock },
  Delivered: { tone: 'ok', icon: IconCheck },
  Failed: { tone: 'bad', icon: IconAlertTriangle },
} as const;

export function DeliveryState({ delivery: { State: state } }: { delivery: WebhookDelivery }) {
  const t = useT();
  return <StateChip {...chips[state]}>{t(`integrations.state.${state}`)}</StateChip>;
}

export function Answered({ delivery }: { delivery: WebhookDelivery }) {
  const t = useT();
  const formats = useFormats();
  const { State: state, Status, Error: error, Tries, Took, NextAt } = delivery;
  if (state === 'Waiting' && Tries === 0) return null;
  const isTaken = state === 'Delivered' || (error === null && Status === null);
  const text = attemptText(t, isTaken ? null : (error ?? String(Status)));
  const unit = new Intl.NumberFormat(formats.locale, { style: 'unit', unit: 'millisecond' });
  const next = NextAt === null ? '' : t('integrations.next', { when: formats.time(NextAt) });
  return (
    <span>
      {text}
      <span className={classes['quiet']}>
        {Took !== null && ` ${unit.format(Took)}`}
        {next !== '' && ` ${next}`}
      </span>
    </span>
  );
}
