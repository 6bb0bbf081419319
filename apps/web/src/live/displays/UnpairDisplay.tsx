import type { Display } from '@clubpulse/contract/live/displays';
import { deleteDisplay } from '@clubpulse/contract/live/displays.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

export function UnpairDisplay({ display, onClose }: { display: Display; onClose: () => void }) {
  const t = useT();
  const { DisplayId: id, Name: name } = display;
  const unpair = useChange(deleteDisplay, {
    onDone: () => {
      toastDone({ title: t('displays.unpairedToast', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('displays.unpairTitle', { name })}
      keep={t('displays.keep')}
      confirm={t('displays.unpair')}
      busy={unpair.isPending}
      onConfirm={() => unpair.mutate({ params: { id } })}
      onClose={onClose}
    >
      {t('displays.unpairText')}
    </ConfirmDialog>
  );
}
