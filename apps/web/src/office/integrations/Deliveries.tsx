import type { Webhook, WebhookDelivery } from '@clubpulse/contract/office/integrations/integrations';
import { listDeliveries } from '@clubpulse/contract/office/integrations/integrations.calls';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { attemptText, hostOf } from './attempt-text.ts';
import classes from './Integrations.module.css';

const LOOK_MS = 5000;

export function Deliveries({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const deliveries = useCall(listDeliveries, { params: { id: webhook.WebhookId } }, { pollEvery: LOOK_MS, quiet: true });
  const columns: readonly Column<WebhookDelivery>[] = [
    {
      id: 'Event',
      head: t('integrations.event'),
      names: true,
      cell: (one) => <span className={classes['url']}>{one.Event}</span>,
    },
    { id: 'At', head: t('kit.when'), cell: (one) => formats.dateTime(one.At) },
    { id: 'State', head: t('kit.state'), cell: (one) => <State delivery={one} /> },
    { id: 'Answer', head: t('integrations.answer'), cell: (one) => <Answered delivery={one} /> },
    { id: 'Tries', head: t('integrations.tries'), end: true, cell: (one) => one.Tries },
  ];
  const card = (one: WebhookDelivery) => (
    <div className={classes['card']}>
      <div className={classes['head']}>
        <b className={classes['url']}>{one.Event}</b>
        <State delivery={one} />
      </div>
      <span className={classes['quiet']}>{formats.dateTime(one.At)}</span>
      <Answered delivery={one} />
    </div>
  );
  return (
    <Dialog opened onClose={onClose} title={t('integrations.deliveriesOf', { host: hostOf(webhook) })} size="xl">
      <QueryResult query={deliveries} loading={<SkeletonRows rows={4} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('integrations.noDeliveries')} />
          ) : (
            <ListRows
              label={t('integrations.deliveries')}
              rows={found}
              idOf={(one) => one.WebhookDeliveryId}
              columns={columns}
              card={card}
            />
          )
        }
      </QueryResult>
    </Dialog>
  );
}

const chips = {
  Waiting: { tone: 'mute', icon: IconClock },
  Delivered: { tone: 'ok', icon: IconCheck },
  Failed: { tone: 'bad', icon: IconAlertTriangle },
} as const;

function State({ delivery: { State: state } }: { delivery: WebhookDelivery }) {
  const t = useT();
  return <StateChip {...chips[state]}>{t(`integrations.state.${state}`)}</StateChip>;
}

function Answered({ delivery: { State: state, Status, Error: error, Tries, NextAt } }: { delivery: WebhookDelivery }) {
  const t = useT();
  const formats = useFormats();
  const failed = error ?? (Status === null ? null : String(Status));
  const next = NextAt !== null && Tries > 0 ? t('integrations.next', { when: formats.time(NextAt) }) : '';
  if (state === 'Waiting' && Tries === 0) return null;
  return (
    <span>
      {attemptText(t, failed)}
      {next !== '' && <span className={classes['quiet']}> {next}</span>}
    </span>
  );
}
