import { createRegistrationCode } from '@clubpulse/contract/devices/bridges.calls';
import { TextInput } from '@mantine/core';
import { CodeText, FoundBridge, useBridges, useWaitingCodes } from '../../devices/bridges/public.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { continueWithoutSaving, Wizard } from '../../kit/wizard/Wizard.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './FirstClub.module.css';
import type { StepProps } from './step.ts';

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
  const goOn = continueWithoutSaving(onDone);
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
      {bridge === undefined && code !== undefined && <CodeText code={code} bridge={undefined} />}
    </Wizard>
  );
}

function BridgeDrawing({ code }: { code: string | undefined }) {
  return (
    <div className={classes['drawing']} aria-hidden="true">
      <div className={classes['screen']}>
        <b>{code === undefined ? '····  ····' : `${code.slice(0, 4)} ${code.slice(4)}`}</b>
        <span className={classes['bars']}>
          {[5, 7, 10, 13, 17].map((height) => (
            <i key={height} style={{ height }} />
          ))}
        </span>
      </div>
      <svg width="180" height="86" viewBox="0 0 180 86" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <path d="M62 0v20" />
        <rect x="12" y="20" width="100" height="42" rx="8" />
        <circle cx="30" cy="41" r="4" fill="currentColor" />
        <path d="M132 30q10 11 0 22" />
        <path d="M146 22q18 19 0 38" />
      </svg>
    </div>
  );
}
