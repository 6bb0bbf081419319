import { listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { hardwareId } from '@clubpulse/contract/devices/strap-number';
import { setLiveShown } from '@clubpulse/contract/live/board.calls';
import { IconEyeOff, IconUserQuestion } from '@tabler/icons-react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../../platform/api.ts';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import { toastUndo } from '../../../platform/toasts/undo-toast.tsx';
import { StrapAct } from './StrapAct.tsx';
import type { Chosen, RequestedStrap } from './use-link-strap.ts';
import classes from './WhoseStrap.module.css';

export interface Wearing extends Chosen {
  /** Undefined if the athlete is received only through their own device. */
  readonly strap: number | undefined;
}

interface TileActsProps {
  clubId: number;
  person: Wearing;
  onAskStrap: (strap: RequestedStrap) => void;
  onClose: () => void;
}

export function TileActs({ clubId, person, onAskStrap, onClose }: TileActsProps) {
  const t = useT();
  const { name, userId } = person;
  const sensors = useCall(listUserSensors, { params: { id: userId } }, { quiet: true });
  const worn = person.strap === undefined ? undefined : hardwareId(person.strap);
  const strap = sensors.data?.find(({ HardwareId }) => HardwareId === worn);
  const bringBack = useChange(setLiveShown);
  const takeOff = useChange(setLiveShown, {
    quiet: true,
    onDone: () => {
      onClose();
      const params = { id: clubId, userId };
      toastUndo({
        title: t('live.takenOff', { name }),
        undo: () => bringBack.mutate({ params, body: { Shown: true } }),
      });
    },
  });
  return (
    <Dialog opened onClose={onClose} title={name}>
      <div className={classes['acts']}>
        <Refusal words={takeOff.error && refusalText(takeOff.error)} />
        {strap && (
          <StrapAct icon={IconUserQuestion} onClick={() => onAskStrap({ model: strap.Model, code: strap.Code })}>
            {t('live.otherWearer')}
          </StrapAct>
        )}
        <StrapAct
          data-autofocus
          icon={IconEyeOff}
          loading={takeOff.isPending}
          onClick={() => takeOff.mutate({ params: { id: clubId, userId }, body: { Shown: false } })}
        >
          {t('live.takeOff')}
        </StrapAct>
        <p>{t('live.takeOffText')}</p>
        {strap && <p>{t('live.strapNumber', { code: strap.Code })}</p>}
        {strap && strap.Battery !== null && <p>{t('devices.strapBattery', { percent: strap.Battery })}</p>}
      </div>
    </Dialog>
  );
}
