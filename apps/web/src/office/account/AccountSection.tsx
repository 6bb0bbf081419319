import { Button } from '@mantine/core';
import { IconShieldLock, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EditorSection } from '../../kit/edit/EditorSections.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './AccountSection.module.css';

const TakeData = lazyComponent(() => import('./TakeData.tsx').then((it) => it.TakeData));
const DeleteAccount = lazyComponent(() => import('./DeleteAccount.tsx').then((it) => it.DeleteAccount));

export function AccountSection() {
  const t = useT();
  const self = useSelf();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  return (
    <EditorSection id="account" title={t('accounts.accountTitle')}>
      <div className={classes['act']}>
        <p>{t('accounts.securityText')}</p>
        <Button
          variant="default"
          leftSection={<IconShieldLock size={18} stroke={1.8} />}
          onClick={() => void navigate(pathTo('Security'))}
        >
          {t('accounts.security')}
        </Button>
      </div>
      <TakeData userId={self.UserId} />
      <div className={classes['act']}>
        <p>{t('accounts.deleteText')}</p>
        <Button
          variant="default"
          className={classes['danger'] ?? ''}
          leftSection={<IconTrash size={18} stroke={1.8} />}
          onClick={() => setDeleting(true)}
        >
          {t('accounts.deleteAct')}
        </Button>
      </div>
      {deleting && <DeleteAccount self={self} onClose={() => setDeleting(false)} />}
    </EditorSection>
  );
}
