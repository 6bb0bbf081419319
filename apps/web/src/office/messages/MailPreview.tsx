import type { MailPreview as Mail } from '@clubpulse/contract/office/messages';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { useT } from '../../platform/phrases.ts';
import classes from './MailPreview.module.css';

interface MailPreviewProps {
  mail: Mail;
  reader: string;
  onClose: () => void;
}

/** Scripts and links of the mail do not work. The preview is light in every theme, as in mail programs. */
export function MailPreview({ mail, reader, onClose }: MailPreviewProps) {
  const t = useT();
  const title = t('messages.mailFor', { reader });
  return (
    <Dialog opened onClose={onClose} size="lg" title={title}>
      <div className={classes['mail']}>
        <dl>
          <dt>{t('messages.mailFrom')}</dt>
          <dd>{mail.From}</dd>
          <dt>{t('kit.title')}</dt>
          <dd>
            <b>{mail.Subject}</b>
          </dd>
        </dl>
        <div className={classes['tray']}>
          <iframe title={title} sandbox="" srcDoc={mail.Html} />
        </div>
        <details>
          <summary>{t('messages.mailPlain')}</summary>
          <p>{mail.Text}</p>
        </details>
      </div>
    </Dialog>
  );
}
