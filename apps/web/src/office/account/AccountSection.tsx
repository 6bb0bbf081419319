import { exportAccount } from '@clubpulse/contract/office/account.calls';
import { Button } from '@mantine/core';
import { IconDownload, IconShieldLock, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useProve } from '../../accounts/security/public.ts';
import { EditorSection } from '../../kit/edit/EditorSections.tsx';
import { later } from '../../kit/later.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { ApiError, api } from '../../platform/api.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './AccountSection.module.css';

const DeleteAccount = later(() => import('./DeleteAccount.tsx').then((it) => it.DeleteAccount));

/** One's data as a file, and the end of one's account. */
export function AccountSection() {
  const t = useT();
  const self = useSelf();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const prove = useProve();
  const save = async () => {
    setBusy(true);
    setRefused(null);
    try {
      const data = await prove.run(() => api(exportAccount, { params: { id: self.UserId } }, { quiet: true }));
      download(`${t('accounts.exportFile')}.json`, JSON.stringify(data, null, 2));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
    } finally {
      setBusy(false);
    }
  };
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
      <div className={classes['act']}>
        <p>{t('accounts.exportText')}</p>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.8} />}
          loading={busy}
          onClick={() => void save()}
        >
          {t('accounts.exportAct')}
        </Button>
      </div>
      <Refusal words={refused && refusalWords(refused)} />
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
      {prove.dialog}
      {deleting && <DeleteAccount self={self} onClose={() => setDeleting(false)} />}
    </EditorSection>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
