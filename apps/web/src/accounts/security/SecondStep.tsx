import type { Security } from '@clubpulse/contract/accounts/security';
import { newCodes } from '@clubpulse/contract/accounts/security.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { EditorSection } from '../../kit/edit/EditorSections.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { change } from '../../platform/api.ts';
import { ApiError } from '../../platform/calls/api-error.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import type { Removable } from './RemoveFactor.tsx';
import classes from './Security.module.css';
import { useProve } from './use-prove.tsx';

const AddApp = lazyComponent(() => import('./AddApp.tsx').then((it) => it.AddApp));
const AddPasskey = lazyComponent(() => import('./AddPasskey.tsx').then((it) => it.AddPasskey));
const RecoveryCodes = lazyComponent(() => import('./RecoveryCodes.tsx').then((it) => it.RecoveryCodes));
const RemoveFactor = lazyComponent(() => import('./RemoveFactor.tsx').then((it) => it.RemoveFactor));

export function SecondStep({ userId, security }: { userId: number; security: Security }) {
  const t = useT();
  const formats = useFormats();
  const prove = useProve();
  const [adding, setAdding] = useState<'app' | 'passkey' | null>(null);
  const [removing, setRemoving] = useState<Removable | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const added = (made: readonly string[]) => {
    setAdding(null);
    setCodes(made);
  };
  const renew = async () => {
    setRefused(null);
    try {
      setCodes((await prove.run(() => change(newCodes, { params: { id: userId } }, { quiet: true }))).RecoveryCodes);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
    }
  };
  const hasFactor = security.HasApp || security.Passkeys.length > 0;
  return (
    <EditorSection
      id="second-step"
      title={t('accounts.secondStep')}
      note={t(hasFactor ? 'accounts.secondStepNote' : 'accounts.secondStepNone')}
    >
      {hasFactor && (
        <ul className={classes['rows']}>
          {security.HasApp && (
            <FactorRow
              name={t('accounts.app')}
              note={t('accounts.appNote')}
              onRemove={() => setRemoving({ kind: 'app', name: t('accounts.app') })}
            />
          )}
          {security.Passkeys.map(({ PasskeyId, Name, LastUsedAt }) => (
            <FactorRow
              key={PasskeyId}
              name={Name}
              note={`${t('accounts.passkey')}, ${
                LastUsedAt === null ? t('accounts.passkeyNever') : t('accounts.usedOn', { when: formats.dateTime(LastUsedAt) })
              }`}
              onRemove={() => setRemoving({ kind: 'passkey', id: PasskeyId, name: Name })}
            />
          ))}
          <li>
            <span className={classes['name']}>
              <b>{t('accounts.codes')}</b>
              <span>{t('accounts.codesLeft', { count: security.RecoveryCodesLeft })}</span>
            </span>
            <Button variant="default" onClick={() => void renew()}>
              {t('accounts.codesRenew')}
            </Button>
          </li>
        </ul>
      )}
      <Refusal words={refused && refusalText(refused)} />
      <div className={classes['acts']}>
        {security.MayHavePasskeys && (
          <Button variant={hasFactor ? 'default' : 'filled'} onClick={() => setAdding('passkey')}>
            {t('accounts.passkeyAdd')}
          </Button>
        )}
        {!security.HasApp && (
          <Button variant={hasFactor || security.MayHavePasskeys ? 'default' : 'filled'} onClick={() => setAdding('app')}>
            {t('accounts.appAdd')}
          </Button>
        )}
      </div>
      {security.MayHavePasskeys && <p className={classes['note']}>{t('accounts.passkeyNote')}</p>}
      {adding === 'app' && <AddApp userId={userId} onAdded={added} onClose={() => setAdding(null)} />}
      {adding === 'passkey' && <AddPasskey userId={userId} onAdded={added} onClose={() => setAdding(null)} />}
      {removing !== null && <RemoveFactor userId={userId} factor={removing} onClose={() => setRemoving(null)} />}
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
      {prove.dialog}
    </EditorSection>
  );
}

function FactorRow({ name, note, onRemove }: { name: string; note: string; onRemove: () => void }) {
  const t = useT();
  return (
    <li>
      <span className={classes['name']}>
        <b>{name}</b>
        <span>{note}</span>
      </span>
      <Button
        variant="default"
        className={classes['danger'] ?? ''}
        aria-label={t('accounts.removeFactor', { name })}
        onClick={onRemove}
      >
        {t('kit.remove')}
      </Button>
    </li>
  );
}
