import { getDemoUser } from '@clubpulse/contract/devices/demo-users/demo-users.calls';
import { IconEyeOff, IconPencil, IconUserQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { type ApiError, useCall } from '../../../platform/api.ts';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import { toastUndo } from '../../../platform/toasts/undo-toast.tsx';
import { deleteGuest } from './guest-strap.ts';
import { NameGuest } from './NameGuest.tsx';
import { StrapAct } from './StrapAct.tsx';
import type { Chosen, RequestedStrap } from './use-link-strap.ts';
import classes from './WhoseStrap.module.css';

interface GuestActsProps {
  guest: Chosen;
  onAskStrap: (strap: RequestedStrap) => void;
  onClose: () => void;
}

export function GuestActs({ guest, onAskStrap, onClose }: GuestActsProps) {
  const t = useT();
  const { name } = guest;
  const [isNaming, setNaming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const found = useCall(getDemoUser, { params: { id: -guest.userId } }, { quiet: true });
  const { Model: model = null, Code: code = null } = found.data ?? {};
  const release = async () => {
    setBusy(true);
    try {
      const bringBack = await deleteGuest(guest);
      onClose();
      toastUndo({ title: t('live.takenOff', { name }), undo: () => void bringBack().catch(() => undefined) });
    } catch (error) {
      setRefused(refusalText(error as ApiError));
      setBusy(false);
    }
  };
  if (isNaming && found.data) return <NameGuest guest={found.data} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={name}>
      <div className={classes['acts']}>
        <Refusal words={refused} />
        {found.data && (
          <StrapAct icon={IconPencil} onClick={() => setNaming(true)}>
            {t('live.nameGuest')}
          </StrapAct>
        )}
        {model !== null && code !== null && (
          <StrapAct icon={IconUserQuestion} onClick={() => onAskStrap({ model, code })}>
            {t('live.otherWearer')}
          </StrapAct>
        )}
        <StrapAct data-autofocus icon={IconEyeOff} loading={isBusy} onClick={() => void release()}>
          {t('live.guestWent')}
        </StrapAct>
        <p>{t('live.guestWentText')}</p>
        {code !== null && <p>{t('live.strapNumber', { code })}</p>}
      </div>
    </Dialog>
  );
}
