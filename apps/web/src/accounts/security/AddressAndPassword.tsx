import type { Security } from '@clubpulse/contract/accounts/security';
import { Button } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { EditorSection } from '../../kit/edit/EditorSections.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Security.module.css';

const ChangeEmail = lazyComponent(() => import('./ChangeEmail.tsx').then((it) => it.ChangeEmail));
const ChangePassword = lazyComponent(() => import('./ChangePassword.tsx').then((it) => it.ChangePassword));

export function AddressAndPassword({ userId, security }: { userId: number; security: Security }) {
  const t = useT();
  const sendsMail = useSendsMail();
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const close = () => setOpen(null);
  return (
    <EditorSection id="sign-in-with" title={t('accounts.signInWith')}>
      {security.NewEmail !== null && (
        <Banner tone="info" icon={IconMailExclamation}>
          {t('accounts.emailWaits', { email: security.NewEmail })}
        </Banner>
      )}
      <ul className={classes['rows']}>
        <li>
          <span className={classes['name']}>
            <b>{t('kit.email')}</b>
            <span>{security.Email}</span>
            {!sendsMail && <span>{t('accounts.emailNoServer')}</span>}
          </span>
          <Button variant="default" disabled={!sendsMail} onClick={() => setOpen('email')}>
            {t('accounts.changeEmail')}
          </Button>
        </li>
        <li>
          <span className={classes['name']}>
            <b>{t('accounts.password')}</b>
            <span>{t('accounts.passwordNote')}</span>
          </span>
          <Button variant="default" onClick={() => setOpen('password')}>
            {t('accounts.changePassword')}
          </Button>
        </li>
      </ul>
      {open === 'email' && <ChangeEmail userId={userId} onClose={close} />}
      {open === 'password' && <ChangePassword userId={userId} email={security.Email} onClose={close} />}
    </EditorSection>
  );
}
