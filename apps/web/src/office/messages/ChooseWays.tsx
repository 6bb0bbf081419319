import { type MessageChannel, messageChannels } from '@clubpulse/contract/office/messages';
import { Checkbox } from '@mantine/core';
import { type Icon, IconAlertCircle, IconDeviceMobile, IconMail, IconMessage } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Messages.module.css';
import type { MessageForm } from './use-message-form.ts';

const wayIcons: Readonly<Record<MessageChannel, Icon>> = { App: IconDeviceMobile, Email: IconMail, Sms: IconMessage };

export function ChooseWays({ message, missing }: { message: MessageForm; missing: number }) {
  const t = useT();
  const formats = useFormats();
  const sendsMail = useSendsMail();
  const { ways, all } = message;
  const missingWay = (channel: MessageChannel): string | undefined => {
    if (channel === 'Email' && !sendsMail) return t('messages.mailNone');
    return channel === 'Sms' && all.data?.SmsAvailable === false ? t('messages.smsNone') : undefined;
  };
  return (
    <fieldset className={classes['part']}>
      <legend>{t('messages.by')}</legend>
      <div className={classes['ways']}>
        {messageChannels.map((channel) => {
          const Way = wayIcons[channel];
          return (
            <Checkbox
              key={channel}
              className={classes['way']}
              data-short={channel === 'Sms' && missing > 0}
              label={
                <span className={classes['wayName']}>
                  <Way size={17} stroke={1.8} aria-hidden="true" />
                  {t(`messages.by-${channel}`)}
                </span>
              }
              description={
                missingWay(channel) ??
                (all.data === undefined
                  ? '…'
                  : t('clubs.people', { count: all.data[channel], number: formats.number(all.data[channel]) }))
              }
              disabled={missingWay(channel) !== undefined || (channel === 'Sms' && all.data === undefined)}
              checked={ways[channel]}
              onChange={({ currentTarget: { checked } }) => message.setWay({ [channel]: checked })}
            />
          );
        })}
      </div>
      {missing > 0 && (
        <Banner tone="bad" icon={IconAlertCircle}>
          {t('messages.smsFew', { count: formats.number(missing) })}
        </Banner>
      )}
    </fieldset>
  );
}
