import type { Webhook } from '@clubpulse/contract/office/integrations/integrations';
import { deleteWebhook } from '@clubpulse/contract/office/integrations/integrations.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { hostOf } from './attempt-text.ts';

export function RemoveWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useT();
  const host = hostOf(webhook);
  const remove = useDialogAct(deleteWebhook, { doneText: () => t('integrations.removed', { host }), onClose });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name: host })}
      confirm={t('integrations.remove')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error && refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id: webhook.WebhookId } })}
      onClose={onClose}
    >
      {t('integrations.removeText')}
    </ConfirmDialog>
  );
}
