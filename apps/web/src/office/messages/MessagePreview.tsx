import type { MessageChannel, MessageDraft } from '@clubpulse/contract/office/messages';
import type { Language } from '@clubpulse/contract/scalars';
import type { buttonOf } from '@clubpulse/rules/office/messages/messages';
import { filledFor, smsParts, smsText } from '@clubpulse/rules/office/messages/messages';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { MessagePicture } from './MessagePicture.tsx';
import classes from './Messages.module.css';

interface MessagePreviewProps {
  by: MessageChannel;
  language: Language;
  words: { readonly Title: string; readonly Text: string };
  values: Parameters<typeof filledFor>[1];
  picture: MessageDraft['PictureUri'];
  button: ReturnType<typeof buttonOf>;
  club: string;
}

export function MessagePreview({ by, language, words: { Title, Text }, values, picture, button, club }: MessagePreviewProps) {
  const t = useT();
  const { number } = useFormats();
  const sms = filledFor(smsText({ Title, Text }), values);
  return (
    <>
      <article className={classes['preview']} lang={language}>
        {by === 'Sms' ? (
          <p>{sms}</p>
        ) : (
          <>
            <span className={classes['quiet']}>{club}</span>
            <b>{filledFor(Title, values) || t('kit.title')}</b>
            {picture !== null && <MessagePicture uri={picture} />}
            {Text.trim() === '' ? (
              <span className={classes['quiet']}>{t('messages.noTextYet')}</span>
            ) : (
              <p>{filledFor(Text, values)}</p>
            )}
            {button !== null && <span className={classes['leads']}>{button.Label}</span>}
          </>
        )}
      </article>
      {by === 'Sms' && (
        <p className={classes['quiet']}>
          {t('messages.smsLength', { length: number(sms.length), parts: number(smsParts(sms)) })}
        </p>
      )}
    </>
  );
}
