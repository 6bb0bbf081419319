import type {
  AudienceCount,
  MailPreview as Mail,
  MessageChannel,
  MessageDraft,
  MessageTexts,
} from '@clubpulse/contract/office/messages';
import { previewMail } from '@clubpulse/contract/office/messages.calls';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { buttonOf, languageOf } from '@clubpulse/rules/office/messages/messages';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useChange } from '../../platform/api.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import classes from './Messages.module.css';

const MailPreview = lazyComponent(() => import('./MailPreview.tsx').then((it) => it.MailPreview));

type Shows = AudienceCount['Languages'][number]['Readers'][number]['Says'];

interface AsTheyReadProps {
  counted: AudienceCount['Languages'] | undefined;
  texts: MessageTexts;
  target: MessageDraft['Target'];
  picture: MessageDraft['PictureUri'];
  first: Language;
  ways: readonly MessageChannel[];
  shown: Language;
  club: string;
}

/** Shows the message as a recipient reads it. Without recipients it is shown with the user's own name. */
export function AsTheyRead({ counted = [], texts, target, picture, first, ways, shown, club }: AsTheyReadProps) {
  const t = useT();
  const self = useSelf();
  const [chosen, setChosen] = useState<string | null>(null);
  const { ClubId: id } = useStaffClub();
  const [mail, setMail] = useState<{ mail: Mail; reader: string } | null>(null);
  const see = useChange(previewMail);
  const [look, setLook] = useState<MessageChannel | null>(null);
  const looks = [...ways.filter((way) => way !== 'Sms').slice(0, 1), ...ways.filter((way) => way === 'Sms')];
  const seen = looks.find((one) => one === look) ?? looks[0] ?? 'App';
  const readers = counted.flatMap(({ Language, Readers }) =>
    Readers.map((one) => ({ ...one, Language, value: String(one.UserId), label: `${one.Nickname}, ${languageNames[Language]}` })),
  );
  const any = languages.map((one) => ({ ...self, Says: {} as Shows, Language: one, value: one, label: languageNames[one] }));
  const all = [...readers, ...any];
  const reader =
    all.find(({ value }) => value === chosen) ??
    readers.find(({ Language }) => Language === shown) ??
    any.find(({ Language }) => Language === shown) ??
    all[0];
  if (reader === undefined) return null;
  const { Nickname, FirstMidName, Says } = reader;
  const language = languageOf(texts, first, reader.Language);
  const button = buttonOf(target, texts, first, reader.Language);
  const unknown = {
    LastSeen: t('messages.word-LastSeen'),
    Credits: t('messages.word-Credits'),
    SubscriptionName: t('messages.word-SubscriptionName'),
  };
  const values = { ...unknown, ...Says[language], Nickname, FirstMidName: FirstMidName || Nickname, Club: club };
  const seeMail = async () => {
    const body = {
      ReaderId: readers.includes(reader) ? reader.UserId : null,
      ReadIn: reader.Language,
      Language: first,
      Texts: texts,
      Target: target,
      PictureUri: picture,
    };
    setMail({ mail: await see.mutateAsync({ params: { id }, body }), reader: reader.label });
  };
  const isUnread = counted.length > 0 && counted.every(({ Language }) => Language !== reader.Language);
  return (
    <section className={classes['reads']}>
      <h2>{t('kit.asTheyRead')}</h2>
      <ChoiceField
        aria-label={t('messages.reader')}
        allowDeselect={false}
        value={reader.value}
        data={all.map(({ value, label }) => ({ value, label }))}
        onChange={setChosen}
      />
      {looks.length > 1 && (
        <Segmented<MessageChannel>
          fullWidth
          label={t('messages.by')}
          value={seen}
          options={looks.map((value) => ({ value, label: t(`messages.by-${value}`) }))}
          onChange={setLook}
        />
      )}
      {isUnread && <p className={classes['quiet']}>{t('messages.nobodyReads', { language: languageNames[reader.Language] })}</p>}
      <MessagePreview
        by={seen}
        language={language}
        words={texts[language] ?? { Title: '', Text: '' }}
        values={values}
        picture={picture}
        button={button}
        club={club}
      />
      {seen !== 'Sms' && ways.includes('Email') && (
        <Button
          variant="default"
          leftSection={<IconMail size={18} stroke={1.8} />}
          loading={see.isPending}
          onClick={() => void seeMail()}
        >
          {t('messages.seeMail')}
        </Button>
      )}
      {mail !== null && <MailPreview {...mail} onClose={() => setMail(null)} />}
    </section>
  );
}
