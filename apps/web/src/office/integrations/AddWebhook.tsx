import {
  type NewWebhook,
  type WebhookTopic,
  webhookInputSchema,
  webhookTopics,
} from '@clubpulse/contract/office/integrations/integrations';
import { createWebhook } from '@clubpulse/contract/office/integrations/integrations.calls';
import { Checkbox, TextInput } from '@mantine/core';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Integrations.module.css';

interface AddWebhookProps {
  clubId: number;
  onConnected: (webhook: NewWebhook) => void;
  onClose: () => void;
}

export function AddWebhook({ clubId, onConnected, onClose }: AddWebhookProps) {
  const t = useT();
  const form = useForm({
    initial: { Url: '', Topics: ['Bookings', 'Classes'] as WebhookTopic[] },
    check: bySchema(webhookInputSchema),
  });
  const { values, errors, set } = form;
  const connect = useChange(createWebhook, { quiet: true, onDone: onConnected });
  return (
    <DialogForm
      title={t('integrations.webhook')}
      act={t('integrations.add')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) => connect.mutateAsync({ params: { id: clubId }, body })}
      onClose={onClose}
    >
      <TextInput
        label={t('integrations.url')}
        description={t('integrations.urlHint')}
        type="url"
        data-autofocus
        withAsterisk
        maxLength={500}
        value={values.Url}
        error={errors.Url}
        onChange={(event) => set({ Url: event.currentTarget.value })}
      />
      <Checkbox.Group
        label={t('integrations.topics')}
        withAsterisk
        value={values.Topics}
        error={errors.Topics}
        onChange={(chosen) => set({ Topics: webhookTopics.filter((topic) => chosen.includes(topic)) })}
      >
        <div className={classes['topics']}>
          {webhookTopics.map((topic) => (
            <Checkbox key={topic} value={topic} label={t(`integrations.topic.${topic}`)} />
          ))}
        </div>
      </Checkbox.Group>
    </DialogForm>
  );
}
