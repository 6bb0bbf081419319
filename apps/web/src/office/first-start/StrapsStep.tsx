import { createSensor, listClubSensors, listUnknownStraps } from '@clubpulse/contract/devices/sensors.calls';
import { Button } from '@mantine/core';
import { IconHeartbeat } from '@tabler/icons-react';
import { useState } from 'react';
import { useLastOnlineText } from '../../devices/bridges/public.ts';
import {
  codeOfStrap,
  linkSchema,
  modelOfStrap,
  StrapFields,
  type StrapValues,
  UnknownStraps,
} from '../../devices/sensors/public.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { continueWithoutSaving, Wizard } from '../../kit/wizard/Wizard.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import classes from './FirstClub.module.css';
import type { StepProps } from './step.ts';

const POLL_MS = 5000;
const SHOWN = 10;

export function StrapsStep({ frame, facts, nextLabel, onDone, onBack }: StepProps) {
  const t = useT();
  const received = useLastOnlineText();
  const { ClubId } = useStaffClub();
  const { UserId } = useSelf();
  const params = { id: ClubId };
  const linked = useCall(listClubSensors, { params, query: { length: SHOWN } }, { pollEvery: POLL_MS, quiet: true });
  const unknown = useCall(listUnknownStraps, { params }, { pollEvery: POLL_MS, quiet: true });
  const [isAdding, setAdding] = useState(facts.straps === 0);
  const [receivedAs, setReceivedAs] = useState<number | undefined>();
  const form = useForm<StrapValues & { UserId: number }, Parameters<typeof link.mutateAsync>[0]['body']>({
    initial: { UserId, Model: 'Clubpulse', Code: '', Name: '' },
    check: bySchema(linkSchema),
  });
  const link = useChange(createSensor, { quiet: true, onDone: () => setAdding(false) });
  const { values, errors, set } = form;
  const take = (number: number) => {
    setReceivedAs(number);
    setAdding(true);
    set({ Model: modelOfStrap(number, values.Model), Code: codeOfStrap(modelOfStrap(number, values.Model), number) });
  };
  const goOn = continueWithoutSaving(onDone);
  return (
    <Wizard
      {...frame}
      title={t('firstClub.straps.title')}
      lead={t('firstClub.straps.lead')}
      next={{ label: isAdding ? t('kit.linkStrap') : nextLabel, busy: form.saving }}
      onNext={isAdding ? form.submit((body) => link.mutateAsync({ body })) : goOn}
      onBack={onBack}
      skip={isAdding ? { label: t('firstClub.straps.skip'), onSkip: onDone } : undefined}
    >
      {(linked.data?.data.length ?? 0) > 0 && (
        <ul className={classes['list']}>
          {linked.data?.data.map((strap) => (
            <li key={strap.SensorId} data-done={strap.LastHeard !== null}>
              <IconHeartbeat size={22} stroke={1.8} aria-hidden="true" />
              <span>
                <b>{strap.Code}</b>
                <span>{t('firstClub.straps.heard', { nickname: strap.Nickname, when: received(strap.LastHeard) })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <UnknownStraps clubId={ClubId} straps={unknown.data ?? []} onLink={take} />
      {isAdding ? (
        <>
          <StrapFields values={values} errors={errors} set={set} receivedAs={receivedAs} />
          <Refusal words={form.refusal} />
        </>
      ) : (
        <div>
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('kit.linkStrap')}
          </Button>
        </div>
      )}
    </Wizard>
  );
}
