import type { Wearables } from '@clubpulse/contract/training/wearables/wearables';
import { askWearable, disconnectWearable, getWearables } from '@clubpulse/contract/training/wearables/wearables.calls';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconDeviceWatch, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useBodyFirst } from '../../accounts/users/public.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Banner } from '../../kit/states/Banner.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './MyWearables.module.css';
import { useGarminReturn } from './use-brought-back.ts';

export function MyWearables({ userId }: { userId: number }) {
  const wearables = useCall(getWearables, { params: { id: userId } }, { quiet: true });
  const back = useGarminReturn(userId);
  if (wearables.data === undefined || (!wearables.data.IsOffered && wearables.data.Connection === null)) return null;
  return <Watch userId={userId} wearables={wearables.data} back={back} />;
}

interface WatchProps {
  userId: number;
  wearables: Wearables;
  back: ReturnType<typeof useGarminReturn>;
}

function Watch({ userId, wearables: { IsOffered, Connection }, back }: WatchProps) {
  const t = useT();
  const [isLeaving, setLeaving] = useState(false);
  const ask = useChange(askWearable, { quiet: true, onDone: ({ Url }) => window.location.assign(Url) });
  const body = useBodyFirst();
  const holds = Connection !== null && Connection.EndedAt === null;
  return (
    <section className={classes['wearable']} aria-labelledby="wearable-title">
      <h3 id="wearable-title">{t('wearables.title')}</h3>
      {Connection === null ? <p>{t('wearables.lead')}</p> : <State connection={Connection} />}
      {!IsOffered && <p className={classes['hint']}>{t('wearables.off')}</p>}
      {IsOffered && !holds && <p className={classes['hint']}>{t('wearables.hint')}</p>}
      <Refusal words={ask.error ? refusalText(ask.error) : back.refused} />
      <div className={classes['acts']}>
        {IsOffered && !holds && (
          <Button
            type="button"
            variant="default"
            loading={ask.isPending || back.isConnecting}
            leftSection={<IconDeviceWatch size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => body.first(() => ask.mutate({ params: { id: userId } }))}
          >
            {t(Connection === null ? 'wearables.connect' : 'wearables.again')}
          </Button>
        )}
        {Connection !== null && (
          <Button
            type="button"
            variant="subtle"
            color="gray"
            leftSection={<IconLinkOff size={17} stroke={1.8} aria-hidden="true" />}
            onClick={() => setLeaving(true)}
          >
            {t('wearables.disconnect')}
          </Button>
        )}
      </div>
      {back.isConnecting && <p role="status">{t('wearables.waits')}</p>}
      {body.dialog}
      {isLeaving && <Disconnect userId={userId} onClose={() => setLeaving(false)} />}
    </section>
  );
}

function State({ connection }: { connection: NonNullable<Wearables['Connection']> }) {
  const t = useT();
  const formats = useFormats();
  const { ConnectedAt, EndedAt, LastHeardAt, SendsTrainings } = connection;
  if (EndedAt !== null) {
    return (
      <Banner tone="warn" icon={IconAlertTriangle}>
        {t('wearables.ended', { day: formats.date(EndedAt) })}
      </Banner>
    );
  }
  return (
    <>
      <p className={classes['state']}>
        <span>{t('wearables.connected', { day: formats.date(ConnectedAt) })}</span>
        <span>
          {LastHeardAt === null ? t('wearables.unheard') : t('wearables.heard', { when: formats.dateTime(LastHeardAt) })}
        </span>
      </p>
      {!SendsTrainings && (
        <Banner tone="warn" icon={IconAlertTriangle}>
          {t('wearables.withheld')}
        </Banner>
      )}
    </>
  );
}

function Disconnect({ userId, onClose }: { userId: number; onClose: () => void }) {
  const t = useT();
  const act = useDialogAct(disconnectWearable, { doneText: () => t('wearables.disconnected'), onClose });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('wearables.disconnectTitle')}
      keep={t('wearables.keep')}
      confirm={t('wearables.disconnect')}
      busy={act.isPending}
      refusal={<Refusal words={act.error && refusalText(act.error)} />}
      onConfirm={() => act.mutate({ params: { id: userId } })}
      onClose={onClose}
    >
      {t('wearables.disconnectText')}
    </ConfirmDialog>
  );
}
