import { type AudienceCount, type MessageInput, messageChannels } from '@clubpulse/contract/office/messages';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Messages.module.css';

interface ConfirmSendProps {
  message: MessageInput;
  counted: AudienceCount | undefined;
  /** SMS parts used this month; undefined when no SMS is sent. */
  sms: string | undefined;
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** A message cannot be recalled. Cancel has the focus, so that Enter sends nothing. */
export function ConfirmSend({ message, counted, sms, busy, onSend, onClose }: ConfirmSendProps) {
  const t = useT();
  const formats = useFormats();
  const words = { count: message.Expected, number: formats.number(message.Expected) };
  const ways = messageChannels.filter((channel) => message[channel]);
  return (
    <ConfirmDialog
      opened
      title={t('messages.sendAsk', words)}
      keep={t('messages.sendAskKeep')}
      confirm={t('messages.send', words)}
      busy={busy}
      onConfirm={onSend}
      onClose={onClose}
    >
      <ul className={classes['by']}>
        {ways.map((channel) => (
          <li key={channel}>
            {t('messages.sendAskWay', {
              way: t(`messages.by-${channel}`),
              number: [
                t('clubs.people', { count: counted?.[channel] ?? 0, number: formats.number(counted?.[channel] ?? 0) }),
                ...(channel === 'Sms' && sms !== undefined ? [sms] : []),
              ].join(', '),
            })}
          </li>
        ))}
        {(counted?.Without ?? []).map(({ Fact, Count }) => (
          <li key={Fact}>{t('messages.sendAskWay', { way: t(`messages.without-${Fact}`), number: formats.number(Count) })}</li>
        ))}
      </ul>
      <p>{t('messages.sendAskText')}</p>
    </ConfirmDialog>
  );
}
