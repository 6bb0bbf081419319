import { addPasskey, beginPasskey } from '@clubpulse/contract/accounts/security.calls';
import { requiredLineSchema } from '@clubpulse/contract/scalars';
import { deviceName, deviceOf } from '@clubpulse/rules/accounts/security/device';
import { TextInput } from '@mantine/core';
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { change } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useProve } from './use-prove.tsx';

interface AddPasskeyProps {
  userId: number;
  onAdded: (codes: readonly string[]) => void;
  onClose: () => void;
}

const schema = z.object({ Name: requiredLineSchema(60) });

export function AddPasskey({ userId, onAdded, onClose }: AddPasskeyProps) {
  const t = useT();
  const prove = useProve();
  const [isCanceled, setCanceled] = useState(false);
  const form = useForm({ initial: { Name: deviceName(deviceOf(navigator.userAgent)) }, check: bySchema(schema) });
  const params = { id: userId };
  return (
    <>
      <DialogForm
        title={t('accounts.passkeyAdd')}
        act={t('accounts.passkeyAdd')}
        form={form}
        save={async ({ Name }) => {
          setCanceled(false);
          const options = await prove.run(() => change(beginPasskey, { params }, { quiet: true }));
          // The options are typed loosely, but have the shape that the browser needs.
          const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
          const response = await startRegistration({ optionsJSON }).catch(() => null);
          if (response === null) {
            setCanceled(true);
            return null;
          }
          const body = { Name, Response: { ...response, response: { ...response.response }, clientExtensionResults: {} } };
          const { RecoveryCodes } = await change(addPasskey, { params, body }, { quiet: true });
          onAdded(RecoveryCodes);
          return RecoveryCodes;
        }}
        refusal={<Refusal words={isCanceled ? t('accounts.passkeyCanceled') : (form.errors['Response'] ?? form.refusal)} />}
        onClose={onClose}
      >
        <p>{t('accounts.passkeyNote')}</p>
        <TextInput
          label={t('kit.name')}
          description={t('accounts.passkeyNameNote')}
          data-autofocus
          withAsterisk
          maxLength={60}
          value={form.values.Name}
          error={form.errors.Name}
          onChange={(event) => form.set({ Name: event.currentTarget.value })}
        />
      </DialogForm>
      {prove.dialog}
    </>
  );
}
