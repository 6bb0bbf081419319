import { type ShareWithEmail, shareWithEmailSchema } from '@clubpulse/contract/training/sharing/sharing';
import {
  endSharedUri,
  getSharedUri,
  makeSharedUri,
  setSharedUri,
  shareWithEmail,
} from '@clubpulse/contract/training/sharing/sharing.calls';
import { Button, Switch, TextInput } from '@mantine/core';
import { IconCode, IconCopy, IconLink, IconLinkOff, IconMail, IconMailX } from '@tabler/icons-react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Banner } from '../../kit/states/Banner.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../platform/api.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import classes from './ShareTraining.module.css';

interface ShareTrainingProps {
  trainingId: number;
  onClose: () => void;
}

export function ShareTraining({ trainingId, onClose }: ShareTrainingProps) {
  const t = useT();
  const sendsMail = useSendsMail();
  const link = useCall(getSharedUri, { params: { id: trainingId } }, { quiet: true });
  return (
    <Dialog opened onClose={onClose} title={t('training.shareTitle')}>
      <QueryResult query={link} loading={<SkeletonRows rows={2} />}>
        {({ Uri, ShowsCharts }) => (
          <div className={classes['share']}>
            <p className={classes['what']}>{t('training.shareWhat')}</p>
            {Uri === null ? (
              <Make trainingId={trainingId} />
            ) : (
              <Made trainingId={trainingId} uri={Uri} showsCharts={ShowsCharts} />
            )}
            {sendsMail ? (
              <ByMail trainingId={trainingId} />
            ) : (
              <Banner tone="info" icon={IconMailX}>
                {t('training.mailNone')}
              </Banner>
            )}
          </div>
        )}
      </QueryResult>
    </Dialog>
  );
}

function Make({ trainingId }: { trainingId: number }) {
  const t = useT();
  const make = useChange(makeSharedUri, {});
  return (
    <>
      <p className={classes['what']}>
        {t('kit.label', { label: t('training.shareCharts') })} {t('training.shareChartsText')}
      </p>
      <p>{t('training.onlyYou')}</p>
      <Button
        data-autofocus
        loading={make.isPending}
        leftSection={<IconLink size={17} stroke={1.8} />}
        onClick={() => make.mutate({ params: { id: trainingId } })}
      >
        {t('training.makeLink')}
      </Button>
    </>
  );
}

interface MadeProps {
  trainingId: number;
  uri: string;
  showsCharts: boolean;
}

function Made({ trainingId, uri, showsCharts }: MadeProps) {
  const t = useT();
  const set = useChange(setSharedUri, {});
  const end = useChange(endSharedUri, { onDone: () => toastDone({ title: t('training.linkEnded') }) });
  // Other websites may show only the embed URL.
  const code = `<iframe src="${uri.replace('/#/', '/embed#/')}" width="800" height="900" style="border:0" title="${t('training.sharedFrame')}"></iframe>`;
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toastDone({ title: done });
    } catch {
      toastError({ cause: 'clipboard', title: t('training.linkNotCopied'), ofScreen: true });
    }
  };
  return (
    <>
      <Switch
        label={t('training.shareCharts')}
        description={t('training.shareChartsText')}
        checked={showsCharts}
        disabled={set.isPending}
        onChange={(event) => set.mutate({ params: { id: trainingId }, body: { ShowsCharts: event.currentTarget.checked } })}
      />
      <TextInput readOnly label={t('kit.link')} value={uri} onFocus={(event) => event.currentTarget.select()} />
      <div className={classes['acts']}>
        <Button
          data-autofocus
          leftSection={<IconCopy size={17} stroke={1.8} />}
          onClick={() => void copy(uri, t('training.linkCopied'))}
        >
          {t('training.copyLink')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCode size={17} stroke={1.8} />}
          onClick={() => void copy(code, t('training.codeCopied'))}
        >
          {t('training.copyCode')}
        </Button>
        <Button
          variant="default"
          loading={end.isPending}
          leftSection={<IconLinkOff size={17} stroke={1.8} />}
          onClick={() => end.mutate({ params: { id: trainingId } })}
        >
          {t('training.endLink')}
        </Button>
      </div>
    </>
  );
}

function ByMail({ trainingId }: { trainingId: number }) {
  const t = useT();
  const send = useChange(shareWithEmail, { quiet: true, onDone: () => toastDone({ title: t('training.mailed') }) });
  const form = useForm<{ Email: string; Name: string }, ShareWithEmail>({
    initial: { Email: '', Name: '' },
    check: bySchema(shareWithEmailSchema),
  });
  return (
    <form
      className={classes['mail']}
      noValidate
      onSubmit={form.submit(async (body) => {
        await send.mutateAsync({ params: { id: trainingId }, body });
        return true;
      })}
    >
      <h3>{t('training.mailLink')}</h3>
      <TextInput
        required
        label={t('training.mailName')}
        value={form.values.Name}
        error={form.errors.Name}
        onChange={(event) => form.set({ Name: event.currentTarget.value })}
      />
      <TextInput
        required
        type="email"
        label={t('kit.email')}
        value={form.values.Email}
        error={form.errors.Email}
        onChange={(event) => form.set({ Email: event.currentTarget.value })}
      />
      <Refusal words={form.refusal} />
      <Button type="submit" variant="default" loading={form.saving} leftSection={<IconMail size={17} stroke={1.8} />}>
        {t('training.mailLink')}
      </Button>
    </form>
  );
}
