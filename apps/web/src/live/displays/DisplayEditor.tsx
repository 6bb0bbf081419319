import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { type Display, displayChangeSchema } from '@clubpulse/contract/live/displays';
import { updateDisplay } from '@clubpulse/contract/live/displays.calls';
import { Switch } from '@mantine/core';
import { useMemo } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useAsOpened } from '../../kit/form/use-as-opened.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useT } from '../../platform/phrases.ts';
import { DisplayFields, type DisplayValues } from './DisplayFields.tsx';

interface DisplayEditorProps {
  display: Display;
  rooms: readonly DisplayGroup[];
  onClose: () => void;
}

export function DisplayEditor({ display: newest, rooms, onClose }: DisplayEditorProps) {
  const t = useT();
  const [display, follow] = useAsOpened(newest);
  const { DisplayId: id, DisplayGroupId, ClubpulseBridgeId, Name, Sound, RowVersion } = display;
  const form = useForm({
    saved: useMemo(
      (): DisplayValues & Pick<Display, 'Sound'> => ({ DisplayGroupId, ClubpulseBridgeId, Name, Sound }),
      [DisplayGroupId, ClubpulseBridgeId, Name, Sound],
    ),
    check: bySchema(displayChangeSchema),
  });
  const update = useDialogAct(updateDisplay, {
    doneText: (changed) => t('displays.savedToast', { name: changed.Name }),
    onRefused: follow,
    onClose,
  });
  return (
    <DialogForm
      title={t('displays.edit')}
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) => update.mutateAsync({ params: { id }, body: { ...body, RowVersion } })}
      onClose={onClose}
    >
      <DisplayFields rooms={rooms} values={form.values} errors={form.errors} set={form.set} />
      <Switch
        label={t('displays.sound')}
        description={t('displays.soundHint')}
        checked={form.values.Sound}
        onChange={(event) => form.set({ Sound: event.currentTarget.checked })}
      />
    </DialogForm>
  );
}
