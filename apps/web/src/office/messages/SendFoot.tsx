import { Button } from '@mantine/core';
import { IconClock, IconSend } from '@tabler/icons-react';
import { PageFoot } from '../../kit/page/Page.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { DraftAt } from '../planned-messages/public.ts';
import classes from './Messages.module.css';
import type { MessageForm } from './use-message-form.ts';

interface SendFootProps {
  message: MessageForm;
  sms: string | undefined;
  missing: number;
  formId: string;
  onCount: () => void;
  onLater: (page: HTMLFormElement | null) => void;
}

export function SendFoot({ message, sms, missing, formId, onCount, onLater }: SendFootProps) {
  const t = useT();
  const formats = useFormats();
  const { channels, count, reached, texts, first, form, saved } = message;
  const isCounted = channels.length === 0 || count.data !== undefined;
  const isWritten = Boolean(texts[first]?.Title.trim() && texts[first]?.Text.trim());
  return (
    <PageFoot>
      <div className={classes['send']}>
        <div className={classes['so']}>
          {count.data !== undefined && (
            <button type="button" onClick={onCount}>
              <b>{formats.number(reached)}</b> {t('messages.getIt', { chosen: formats.number(count.data.Chosen) })}
            </button>
          )}
          {sms !== undefined && <span>{sms}</span>}
          <DraftAt saved={saved} />
        </div>
        <div className={classes['act']}>
          <Button
            form={formId}
            variant="default"
            className={classes['later']}
            title={t('messages.sendLater')}
            leftSection={<IconClock size={18} stroke={1.8} />}
            disabled={reached === 0}
            onClick={({ currentTarget }) => onLater(currentTarget.form)}
          >
            {t('messages.sendLater')}
          </Button>
          <Button
            form={formId}
            type="submit"
            variant={isWritten ? 'filled' : 'default'}
            leftSection={<IconSend size={18} stroke={1.8} />}
            loading={form.saving}
            disabled={reached === 0 || missing > 0}
          >
            {isCounted ? t('messages.send', { count: reached, number: formats.number(reached) }) : t('kit.send')}
          </Button>
        </div>
      </div>
    </PageFoot>
  );
}
