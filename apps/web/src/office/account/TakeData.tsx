import { exportAccount } from '@clubpulse/contract/office/account.calls';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useProve } from '../../accounts/security/public.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { ApiError, api } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './AccountSection.module.css';

export function TakeData({ userId }: { userId: number }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const prove = useProve();
  const save = async () => {
    setBusy(true);
    setRefused(null);
    try {
      const data = await prove.run(() => api(exportAccount, { params: { id: userId } }, { quiet: true }));
      download(`${t('accounts.exportFile')}.json`, JSON.stringify(data, null, 2));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
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
      <Refusal words={refused && refusalText(refused)} />
      {prove.dialog}
    </>
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
