import { uploadMessagePicture } from '@clubpulse/contract/office/messages.calls';
import type { Language } from '@clubpulse/contract/scalars';
import { ImageField } from '../../accounts/images/public.ts';
import { change } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { ButtonTarget } from './ButtonTarget.tsx';
import classes from './Messages.module.css';
import { MessageTextFields } from './MessageTextFields.tsx';
import type { MessageForm } from './use-message-form.ts';

interface MessageFieldsProps {
  message: MessageForm;
  onWriteIn: (language: Language) => void;
}

export function MessageFields({ message, onWriteIn }: MessageFieldsProps) {
  const t = useT();
  const { clubId, first, beside, setBeside, count } = message;
  const { values, errors, set } = message.form;
  return (
    <div className={classes['fields']}>
      <MessageTextFields
        first={first}
        beside={beside}
        read={(count.data?.Languages ?? []).map(({ Language }) => Language)}
        texts={values.Texts}
        hasButton={values.Target !== null}
        errors={errors}
        onBeside={(language) => {
          setBeside(language);
          onWriteIn(language);
        }}
        onWriteIn={(language) => {
          if (language !== first) setBeside(language);
          onWriteIn(language);
        }}
        onChange={(language, words) => {
          message.setTexts({ ...values.Texts, [language]: words });
        }}
      />
      <ButtonTarget target={values.Target} errors={errors} onChange={(Target) => set({ Target })} />
      <ImageField
        kind="message"
        label={t('kit.picture')}
        note={t('messages.pictureNote')}
        uri={values.PictureUri}
        upload={(body) => change(uploadMessagePicture, { params: { id: clubId }, body }, { quiet: true })}
        onStored={(PictureUri) => set({ PictureUri })}
        remove={() => set({ PictureUri: null })}
      />
    </div>
  );
}
