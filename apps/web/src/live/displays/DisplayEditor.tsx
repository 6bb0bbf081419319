import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import type { Display } from '@clubpulse/contract/live/displays';
import { updateDisplay } from '@clubpulse/contract/live/displays.calls';
import { Switch } from '@mantine/core';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogActions } from '../../kit/dialog/DialogActions.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { DisplayFields, type DisplayValues } from './DisplayFields.tsx';
import classes from './Displays.module.css';

interface DisplayEditorProps {
  display: Display;
  rooms: readonly DisplayGroup[];
  onClose: () => void;
}

/** Renames a screen, moves it to another room, lets it sound; the TV follows at once. */
export function DisplayEditor({ display, rooms, onClose }: DisplayEditorProps) {
  const t = useT();
  const { DisplayId: id, DisplayGroupId, ClubpulseBridgeId, Name, Sound } = display;
  const saved: DisplayValues & Pick<Display, 'Sound'> = { DisplayGroupId, ClubpulseBridgeId, Name, Sound };
  const form = useForm({ initial: saved, check: bySchema(updateDisplay.body) });
  const update = useChange(updateDisplay, {
    onDone: (changed) => {
      toastDone({ title: t('displays.savedToast', { name: changed.Name }) });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t('displays.edit')}>
      <form className={classes['form']} noValidate onSubmit={form.submit((body) => update.mutateAsync({ params: { id }, body }))}>
        <DisplayFields rooms={rooms} values={form.values} errors={form.errors} set={form.set} />
        <Switch
          label={t('displays.sound')}
          description={t('displays.soundHint')}
          checked={form.values.Sound}
          onChange={(event) => form.set({ Sound: event.currentTarget.checked })}
        />
        <DialogActions act={t('kit.save')} busy={form.saving} onClose={onClose} />
      </form>
    </Dialog>
  );
}
