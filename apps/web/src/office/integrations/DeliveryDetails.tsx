import type { Webhook, WebhookDelivery } from '@clubpulse/contract/office/integrations/integrations';
import { getDelivery, sendAgain } from '@clubpulse/contract/office/integrations/integrations.calls';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { Answered, DeliveryState, focusIt } from './delivery-parts.tsx';
import classes from './Integrations.module.css';

const LOOK_MS = 5000;

interface DeliveryDetailsProps {
  webhook: Webhook;
  delivery: WebhookDelivery;
  onBack: () => void;
}

export function DeliveryDetails({ webhook, delivery, onBack }: DeliveryDetailsProps) {
  const t = useT();
  const formats = useFormats();
  const params = { id: webhook.WebhookId, deliveryId: delivery.WebhookDeliveryId };
  const details = useCall(getDelivery, { params }, { pollEvery: LOOK_MS });
  const again = useChange(sendAgain, { onDone: () => toastDone({ title: t('integrations.queued', { number: '1' }) }) });
  const isConnected = webhook.State === 'Connected';
  return (
    <div className={classes['how']}>
      <h3 tabIndex={-1} ref={focusIt}>
        {delivery.Event}, {formats.dateTime(delivery.At)}
      </h3>
      <QueryResult query={details} loading={<SkeletonRows rows={6} />}>
        {(found) => (
          <>
            <div className={classes['state']}>
              <DeliveryState delivery={found} />
              <span className={classes['quiet']}>
                {t('integrations.tries')} {found.Tries}
              </span>
            </div>
            <h4>{t('integrations.request')}</h4>
            <pre>{JSON.stringify(JSON.parse(found.Body), null, 2)}</pre>
            <h4>{t('integrations.answer')}</h4>
            <p>
              <Answered delivery={found} />
            </p>
            {found.Answer !== null && (found.Answer === '' ? <p>{t('integrations.noText')}</p> : <pre>{found.Answer}</pre>)}
          </>
        )}
      </QueryResult>
      {!isConnected && <p className={classes['quiet']}>{t('error.WebhookNotConnected')}</p>}
      <div className={classes['end']}>
        <Button variant="default" leftSection={<IconArrowLeft size={17} stroke={1.8} aria-hidden="true" />} onClick={onBack}>
          {t('integrations.backToDeliveries')}
        </Button>
        {isConnected && (
          <Button
            leftSection={<IconRefresh size={17} stroke={1.8} aria-hidden="true" />}
            loading={again.isPending}
            onClick={() => again.mutate({ params })}
          >
            {t('integrations.sendAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}
