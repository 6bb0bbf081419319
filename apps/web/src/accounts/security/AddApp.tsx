import { codeSchema } from '@clubpulse/contract/accounts/security';
import { beginApp, confirmApp } from '@clubpulse/contract/accounts/security.calls';
import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { QrCode } from '../../kit/figures/QrCode.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { change } from '../../platform/api.ts';
import { ApiError } from '../../platform/calls/api-error.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Security.module.css';
import { useProve } from './use-prove.tsx';

interface AddFactorProps {
  userId: number;
  onAdded: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The QR code is drawn in the browser, so that the secret reaches no other server. */
export function AddApp({ userId, onAdded, onClose }: AddFactorProps) {
  const t = useT();
  const prove = useProve();
  const [made, setMade] = useState<{ Secret: string; Uri: string } | null>(null);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const params = { id: userId };
  const isRequested = useRef(false);
  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    prove
      .run(() => change(beginApp, { params: { id: userId } }, { quiet: true }))
      .then(setMade, (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setRefused(error);
      });
  }, [prove, userId]);
  const form = useForm({ initial: { Code: '' }, check: bySchema(codeSchema) });
  return (
    <>
      <DialogForm
        title={t('accounts.appAdd')}
        act={t('accounts.appAdd')}
        form={form}
        save={async (body) => {
          const { RecoveryCodes } = await prove.run(() => change(confirmApp, { params, body }, { quiet: true }));
          onAdded(RecoveryCodes);
        }}
        refusal={<Refusal words={refused === null ? form.refusal : refusalText(refused)} />}
        onClose={onClose}
      >
        <p>{t('accounts.appScan')}</p>
        {made === null ? (
          <SkeletonRows rows={3} />
        ) : (
          <>
            <QrCode value={made.Uri} label={t('accounts.appQr')} className={classes['qr']} />
            <p className={classes['note']}>
              {t('kit.label', { label: t('accounts.appKey') })}{' '}
              <span className={classes['key']}>{made.Secret.match(/.{1,4}/g)?.join(' ')}</span>
            </p>
          </>
        )}
        <TextInput
          label={t('accounts.appCode')}
          data-autofocus
          withAsterisk
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          value={form.values.Code}
          error={form.errors.Code}
          onChange={(event) => form.set({ Code: event.currentTarget.value })}
        />
      </DialogForm>
      {prove.dialog}
    </>
  );
}
