import type { Webhook } from '@clubpulse/contract/office/integrations/integrations';
import { setWebhookState } from '@clubpulse/contract/office/integrations/integrations.calls';
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconListDetails,
  IconPlug,
  IconPlugConnectedX,
  IconTrash,
} from '@tabler/icons-react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { attemptText, hostOf } from './attempt-text.ts';
import classes from './Integrations.module.css';

type OnAct = (act: 'deliveries' | 'remove', webhook: Webhook) => void;

export function WebhookRows({ webhooks, onAct }: { webhooks: readonly Webhook[]; onAct: OnAct }) {
  const t = useT();
  const columns: readonly Column<Webhook>[] = [
    { id: 'Url', head: t('integrations.url'), names: true, cell: (webhook) => <Name webhook={webhook} /> },
    { id: 'State', head: t('kit.state'), cell: (webhook) => <State webhook={webhook} /> },
    { id: 'acts', head: null, end: true, cell: (webhook) => <Acts webhook={webhook} onAct={onAct} /> },
  ];
  const card = (webhook: Webhook) => (
    <div className={classes['card']}>
      <div className={classes['head']}>
        <Name webhook={webhook} />
        <Acts webhook={webhook} onAct={onAct} />
      </div>
      <State webhook={webhook} />
    </div>
  );
  return (
    <ListRows
      label={t('integrations.webhooks')}
      rows={webhooks}
      idOf={(webhook) => webhook.WebhookId}
      columns={columns}
      card={card}
    />
  );
}

function Name({ webhook: { Url, Topics } }: { webhook: Webhook }) {
  const t = useT();
  return (
    <span className={classes['name']}>
      <b className={classes['url']}>{Url}</b>
      <span className={classes['quiet']}>{Topics.map((topic) => t(`integrations.topic.${topic}`)).join(', ')}</span>
    </span>
  );
}

function State({ webhook: { State: state, Since, LastAt, LastError, Failures } }: { webhook: Webhook }) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className={classes['name']}>
      <span className={classes['state']}>
        {state === 'Connected' && LastAt === null && (
          <StateChip tone="mute" icon={IconClock}>
            {t('integrations.state.Waiting')}
          </StateChip>
        )}
        {state === 'Connected' && LastAt !== null && LastError === null && (
          <StateChip tone="ok" icon={IconCheck}>
            {t('integrations.connected')}
          </StateChip>
        )}
        {state === 'Connected' && LastError !== null && (
          <StateChip tone="warn" icon={IconAlertTriangle}>
            {t('integrations.failing')}
          </StateChip>
        )}
        {state === 'Stopped' && (
          <StateChip tone="bad" icon={IconAlertTriangle}>
            {t('integrations.stopped')}
          </StateChip>
        )}
        {state === 'Disconnected' && (
          <StateChip tone="outline" icon={IconPlugConnectedX}>
            {t('integrations.disconnected')}
          </StateChip>
        )}
        <span className={classes['quiet']}>{t('kit.since', { date: formats.date(Since) })}</span>
      </span>
      {LastAt !== null && (
        <span className={classes['quiet']}>
          {t('integrations.lastAnswer', { when: formats.dateTime(LastAt), answer: attemptText(t, LastError) })}
        </span>
      )}
      {state === 'Stopped' && <span className={classes['warn']}>{t('integrations.stoppedText', { count: Failures })}</span>}
    </span>
  );
}

function Acts({ webhook, onAct }: { webhook: Webhook; onAct: OnAct }) {
  const t = useT();
  const set = useChange(setWebhookState);
  const isConnected = webhook.State === 'Connected';
  const turn = () => set.mutate({ params: { id: webhook.WebhookId }, body: { Connected: !isConnected } });
  return (
    <RowMenu
      label={t('kit.actionsOf', { name: hostOf(webhook) })}
      items={[
        { label: t('integrations.deliveries'), icon: IconListDetails, onClick: () => onAct('deliveries', webhook) },
        isConnected
          ? { label: t('integrations.disconnect'), icon: IconPlugConnectedX, onClick: turn }
          : { label: t('integrations.connectAgain'), icon: IconPlug, onClick: turn },
        { label: t('integrations.remove'), icon: IconTrash, danger: true, onClick: () => onAct('remove', webhook) },
      ]}
    />
  );
}
