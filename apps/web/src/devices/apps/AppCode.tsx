import type { TrainerApp } from '@clubpulse/contract/devices/apps';
import { registerApp } from '@clubpulse/contract/devices/apps.calls';
import { Button } from '@mantine/core';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { CodeToType } from '../parts/public.ts';
import classes from './Apps.module.css';

export function AppCode({ app, onClose }: { app: TrainerApp; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const isThere = app.RegisteredOn !== null;
  return (
    <Dialog opened onClose={onClose} title={app.Name} size="lg">
      <div className={classes['view']}>
        <CodeToType code={app.Code} used={isThere} />
        <p role="status">
          {isThere ? t('apps.came', { name: app.Name }) : t('apps.codeWaits', { time: formats.dateTime(app.ExpiresAt) })}
        </p>
        {!isThere && (
          <div>
            <p>{t('apps.forMakers')}</p>
            <pre
              className={classes['request']}
            >{`POST ${window.location.origin}/api${registerApp.path}\n{"Code": "${app.Code}", "Model": "…"}`}</pre>
          </div>
        )}
        <div className={classes['end']}>
          <Button variant={isThere ? 'filled' : 'default'} onClick={onClose}>
            {t('kit.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
