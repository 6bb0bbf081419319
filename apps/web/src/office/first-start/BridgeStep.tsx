import { createRegistrationCode } from '@clubpulse/contract/devices/bridges.calls';
import { TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { CodeWords, FoundBridge, useBridges, useWaitingCodes } from '../../devices/bridges/public.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { Wizard } from '../../kit/wizard/Wizard.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { BridgeDrawing } from './BridgeDrawing.tsx';
import type { StepProps } from './step.ts';

/** A code for the first bridge, and the bridge as soon as it answers. */
export function BridgeStep({ frame, facts, nextLabel, onDone, onBack }: StepProps) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const codes = useWaitingCodes(ClubId);
  useBridges(ClubId, { fast: codes.length > 0 });
  const [room] = facts.rooms;
  const form = useForm({
    initial: {
      ClubId,
      Name: room === undefined ? t('firstClub.bridge.name') : t('firstClub.bridge.nameIn', { room: room.Name }),
      DisplayGroupId: room?.DisplayGroupId ?? null,
    },
    check: bySchema(createRegistrationCode.body),
  });
  const { values, errors, set } = form;
  const request = useChange(createRegistrationCode, { quiet: true });
  const [code] = codes;
  const [bridge] = facts.bridges;
  const asks = code === undefined && bridge === undefined;
  const goOn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone();
  };
  return (
    <Wizard
      {...frame}
      title={t('firstClub.bridge.title')}
      lead={t('firstClub.bridge.lead')}
      aside={<BridgeDrawing code={code?.Code} />}
      next={{ label: asks ? t('devices.getCode') : nextLabel, busy: form.saving }}
      onNext={asks ? form.submit((body) => request.mutateAsync({ body })) : goOn}
      onBack={onBack}
      skip={asks ? { label: t('firstClub.bridge.skip'), onSkip: onDone } : undefined}
    >
      {asks && (
        <>
          <TextInput
            label={t('kit.name')}
            description={t('devices.bridgeNameHint')}
            withAsterisk
            value={values.Name}
            error={errors.Name}
            onChange={(event) => set({ Name: event.currentTarget.value })}
          />
          <Refusal words={form.refusal} />
        </>
      )}
      {bridge !== undefined && <FoundBridge bridge={bridge} />}
      {bridge === undefined && code !== undefined && <CodeWords code={code} bridge={undefined} />}
    </Wizard>
  );
}
