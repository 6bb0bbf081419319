import {
  type DeliveryDetails,
  type Webhook,
  type WebhookDelivery,
  webhookTopics,
} from '@clubpulse/contract/office/integrations/integrations';
import type { DeliveryRow, WebhookRow } from './integrations.store.ts';

export const presentWebhook = ({
  Secret: _hidden,
  Written: _mark,
  AgainAt: _silent,
  Topics,
  Since,
  LastAt,
  ...webhook
}: WebhookRow): Webhook => ({
  ...webhook,
  Topics: webhookTopics.filter((topic) => Topics.includes(topic)),
  Since: Since.toISOString(),
  LastAt: LastAt?.toISOString() ?? null,
});

export const presentDelivery = (row: Omit<DeliveryRow, 'Data' | 'Answer'>): WebhookDelivery => {
  const { WebhookDeliveryId, Event, At, State, Tries, Took, Status, Error, NextAt } = row;
  return {
    WebhookDeliveryId,
    Event,
    At: At.toISOString(),
    State,
    Tries,
    Took,
    Status,
    Error,
    NextAt: NextAt?.toISOString() ?? null,
  };
};

type Sent = Pick<DeliveryRow, 'WebhookDeliveryId' | 'Event' | 'At' | 'Data'> & Pick<WebhookRow, 'ClubId'>;

export const bodyOf = ({ WebhookDeliveryId, Event, ClubId, At, Data }: Sent): string =>
  JSON.stringify({ Id: WebhookDeliveryId, Event, ClubId, At: At.toISOString(), Data });

export const presentDetails = (row: DeliveryRow & Sent): DeliveryDetails => ({
  ...presentDelivery(row),
  Body: bodyOf(row),
  Answer: row.Answer,
});
