import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { type Display, pairInputSchema } from '@clubpulse/contract/live/displays';
import { pairDisplay } from '@clubpulse/contract/live/displays.calls';
import { TextInput } from '@mantine/core';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogActions } from '../../kit/dialog/DialogActions.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { DisplayFields } from './DisplayFields.tsx';
import classes from './Displays.module.css';
import { tvAddress } from './tv-address.ts';

interface PairDisplayProps {
  clubId: number;
  /** At least one. */
  rooms: readonly DisplayGroup[];
  /** Screens the club has already: a room without one comes first. */
  displays: readonly Display[];
  /** As the TV shows it, where it came with the address; else empty. */
  code: string;
  onClose: () => void;
}

/** The room's name, with a number where a screen has it already. */
function freeName(room: string, displays: readonly Display[]): string {
  const taken = new Set(displays.map(({ Name }) => Name));
  const names = [room, ...displays.map((_, place) => `${room} ${place + 2}`)];
  return names.find((name) => !taken.has(name)) ?? room;
}

/** Types the code that a TV shows and gives the TV a room. */
export function PairDisplay({ clubId, rooms, displays, code, onClose }: PairDisplayProps) {
  const t = useT();
  const nameIn = (room: number | null) => freeName(rooms.find((one) => one.DisplayGroupId === room)?.Name ?? '', displays);
  const [first] = rooms;
  const begins = (rooms.find((one) => displays.every((display) => display.DisplayGroupId !== one.DisplayGroupId)) ?? first)
    ?.DisplayGroupId;
  const form = useForm({
    initial: {
      Code: code,
      DisplayGroupId: begins ?? null,
      ClubpulseBridgeId: null as number | null,
      Name: nameIn(begins ?? null),
    },
    check: bySchema(pairInputSchema),
  });
  const pair = useChange(pairDisplay, {
    ignore: [404, 409],
    onDone: ({ Name: name, DisplayGroupId }) => {
      const room = rooms.find((one) => one.DisplayGroupId === DisplayGroupId)?.Name ?? '';
      toastDone({ title: t('displays.pairedToast', { name, room }) });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t('displays.pair')}>
      <form
        className={classes['form']}
        noValidate
        onSubmit={form.submit((body) => pair.mutateAsync({ params: { id: clubId }, body }))}
      >
        <TextInput
          label={t('displays.code')}
          description={t('displays.codeHint', { address: tvAddress() })}
          data-autofocus
          withAsterisk
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          classNames={{ input: classes['code'] }}
          value={form.values.Code}
          error={form.errors.Code || form.refusal}
          onChange={(event) => form.set({ Code: event.currentTarget.value })}
        />
        <DisplayFields
          rooms={rooms}
          values={form.values}
          errors={form.errors}
          set={(changes) => {
            const { DisplayGroupId: from, Name } = form.values;
            const { DisplayGroupId: to } = changes;
            // The name follows the room until another one is typed.
            form.set({ ...(to !== undefined && Name === nameIn(from) ? { Name: nameIn(to) } : {}), ...changes });
          }}
        />
        <DialogActions act={t('displays.pair')} busy={form.saving} onClose={onClose} />
      </form>
    </Dialog>
  );
}
