import { displayGroupInputSchema } from '@clubpulse/contract/devices/rooms';
import { createRoom } from '@clubpulse/contract/devices/rooms.calls';
import { TextInput } from '@mantine/core';
import { ColorChoice, RoomName, roomColors } from '../../devices/rooms/public.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { continueWithoutSaving, Wizard } from '../../kit/wizard/Wizard.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './FirstClub.module.css';
import type { StepProps } from './step.ts';

export function RoomStep({ frame, facts, nextLabel, onDone, onBack }: StepProps) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const first: { Name: string; Color: string } = { Name: t('firstClub.room.name'), Color: roomColors[0].hex };
  const form = useForm({
    initial: first,
    check: bySchema(displayGroupInputSchema),
  });
  const { values, errors, set } = form;
  const create = useChange(createRoom, { quiet: true, onDone });
  const { rooms } = facts;
  const isThere = rooms.length > 0;
  const goOn = continueWithoutSaving(onDone);
  return (
    <Wizard
      {...frame}
      title={t('firstClub.room.title')}
      lead={t('firstClub.room.lead')}
      next={{ label: nextLabel, busy: form.saving }}
      onNext={isThere ? goOn : form.submit((body) => create.mutateAsync({ body: { ...body, ClubId } }))}
      onBack={onBack}
      skip={isThere ? undefined : { label: t('firstClub.skip'), onSkip: onDone }}
    >
      {isThere ? (
        <ul className={classes['made']}>
          {rooms.map((room) => (
            <li key={room.DisplayGroupId}>
              <RoomName room={room} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <TextInput
            label={t('kit.name')}
            withAsterisk
            maxLength={60}
            value={values.Name}
            error={errors.Name || form.refusal}
            onChange={(event) => set({ Name: event.currentTarget.value })}
          />
          <ColorChoice value={values.Color} error={errors.Color} onChange={(Color) => set({ Color })} />
        </>
      )}
    </Wizard>
  );
}
