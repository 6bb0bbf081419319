import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { type Display, pairInputSchema } from '@clubpulse/contract/live/displays';
import { pairDisplay } from '@clubpulse/contract/live/displays.calls';
import { isSilentScreen } from '@clubpulse/rules/live/displays/silent';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLastOnlineText } from '../../devices/bridges/public.ts';
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
  rooms: readonly DisplayGroup[];
  displays: readonly Display[];
  code: string;
  onClose: () => void;
}

/**
 * A number is added if another screen has the name. The name of an offline screen of the room is free, because a reset TV pairs
 * again.
 */
function freeName(room: DisplayGroup | undefined, displays: readonly Display[], now: Date): string {
  const { DisplayGroupId: id, Name: base } = room ?? { DisplayGroupId: null, Name: '' };
  const shows = displays.filter((display) => display.DisplayGroupId !== id || !isSilentScreen(display, now));
  const taken = new Set(shows.map(({ Name }) => Name));
  const names = [base, ...shows.map((_, place) => `${base} ${place + 2}`)];
  return names.find((name) => !taken.has(name)) ?? base;
}

export function PairDisplay({ clubId, rooms, displays, code, onClose }: PairDisplayProps) {
  const t = useT();
  const received = useLastOnlineText();
  const [opened] = useState(() => new Date());
  const nameIn = (room: number | null) =>
    freeName(
      rooms.find((one) => one.DisplayGroupId === room),
      displays,
      opened,
    );
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
  const { DisplayGroupId, Name } = form.values;
  const isMeant = (one: Display) => one.DisplayGroupId === DisplayGroupId && one.Name === Name.trim();
  const silent = displays.find((one) => isMeant(one) && isSilentScreen(one, opened));
  const pair = useChange(pairDisplay, {
    ignore: [404, 409],
    onDone: ({ Name: name, DisplayGroupId: roomId }) => {
      const room = rooms.find((one) => one.DisplayGroupId === roomId)?.Name ?? '';
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
            const { DisplayGroupId: from } = form.values;
            const { DisplayGroupId: to } = changes;
            form.set({ ...(to !== undefined && form.values.Name === nameIn(from) ? { Name: nameIn(to) } : {}), ...changes });
          }}
        />
        {silent !== undefined && (
          <p role="status">{t('displays.inPlace', { name: silent.Name, when: received(silent.LastSeen) })}</p>
        )}
        <DialogActions act={t('displays.pair')} busy={form.saving} onClose={onClose} />
      </form>
    </Dialog>
  );
}
