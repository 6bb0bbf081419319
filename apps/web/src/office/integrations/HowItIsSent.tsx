import { Button } from '@mantine/core';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { useT } from '../../platform/phrases.ts';
import classes from './Integrations.module.css';

const body = '{"Id": 12, "Event": "TransactionAdded", "ClubId": 1,\n "At": "2026-11-20T18:04:11.000Z", "Data": {…}}';
const header = 'Clubpulse-Signature: t=1795197851,v1=5d41402a…';

export function HowItIsSent({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog opened onClose={onClose} title={t('integrations.how')}>
      <div className={classes['how']}>
        <h3>{t('integrations.howSent')}</h3>
        <p>{t('integrations.howSentText')}</p>
        <pre>{body}</pre>
        <h3>{t('integrations.howSigned')}</h3>
        <p>{t('integrations.howSignedText')}</p>
        <pre>{header}</pre>
        <h3>{t('integrations.howAnswer')}</h3>
        <p>{t('integrations.howAnswerText')}</p>
        <div className={classes['end']}>
          <Button onClick={onClose}>{t('kit.close')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
