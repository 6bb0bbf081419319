import type { ResultOf } from '@clubpulse/contract/call';
import type { ClubMessage } from '@clubpulse/contract/office/messages';
import { listRecipients } from '@clubpulse/contract/office/messages.calls';
import { languages } from '@clubpulse/contract/scalars';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { buttonOf } from '@clubpulse/rules/office/messages/messages';
import { useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { ShowMore } from '../../kit/list/ShowMore.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { languageNames, type PhraseKey, type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { MessagePicture } from './MessagePicture.tsx';
import classes from './Messages.module.css';
import { ways } from './message-ways.ts';

const ROWS = 50;
type Recipient = ResultOf<typeof listRecipients>['data'][number];

interface SentMessageProps {
  message: ClubMessage;
  failed: boolean;
  onClose: () => void;
}

export function SentMessage({ message, failed, onClose }: SentMessageProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [length, setLength] = useState(ROWS);
  const params = { id, messageId: message.MessageId };
  const query = { length, ...(failed ? { failed: 'true' as const } : {}) };
  const people = useCall(listRecipients, { params, query }, { quiet: true, keepPrevious: true });
  return (
    <Dialog opened onClose={onClose} title={failed ? t('messages.whoFailed') : (message.Texts[message.Language]?.Title ?? '')}>
      {!failed && <Words message={message} />}
      <QueryResult query={people} loading={<SkeletonRows rows={3} />}>
        {({ data, recordsFiltered }) => (
          <>
            <ul className={classes['sent']}>
              {data.map((person) => (
                <Row key={person.UserId} person={person} />
              ))}
            </ul>
            <ShowMore count={recordsFiltered - data.length} onClick={() => setLength((now) => now + ROWS)} />
          </>
        )}
      </QueryResult>
    </Dialog>
  );
}

function Words({ message: { Texts, Language, Target, PictureUri } }: { message: ClubMessage }) {
  const t = useT();
  const [language, setLanguage] = useState(Language);
  const written = languages.filter((one) => Texts[one] !== undefined);
  const words = Texts[language];
  const button = buttonOf(Target, Texts, Language, language);
  return (
    <>
      {written.length > 1 && (
        <Segmented
          label={t('shell.language')}
          value={language}
          options={written.map((value) => ({ value, label: languageNames[value] }))}
          onChange={setLanguage}
        />
      )}
      <div lang={language} className={classes['words']}>
        {language !== Language && <b>{words?.Title}</b>}
        {PictureUri !== null && <MessagePicture uri={PictureUri} />}
        <p>{words?.Text}</p>
        {button !== null && <span className={classes['leads']}>{button.Label}</span>}
      </div>
    </>
  );
}

function Row({ person }: { person: Recipient }) {
  const t = useT();
  const formats = useFormats();
  return (
    <li>
      <span className={classes['names']}>
        <Link to={pathTo('EditUser', person.UserId)}>{fullName(person)}</Link>
        <span>{faredWords(person, t, formats)}</span>
      </span>
    </li>
  );
}

const states: Record<'Waiting' | 'Sent' | 'Failed', PhraseKey> = {
  Waiting: 'messages.underWay',
  Sent: 'messages.arrived',
  Failed: 'messages.whoFailed',
};

function faredWords(person: Recipient, t: Translate, formats: Formats): string {
  const { ReadAt } = person;
  const fared = ways.flatMap((way) => {
    const state = person[way];
    if (state === null) return [];
    return way === 'Sms' && state === 'Failed'
      ? [t('messages.smsFailed')]
      : [`${t('kit.label', { label: t(`messages.by-${way}`) })} ${t(states[state])}`];
  });
  return [...fared, ...(ReadAt === null ? [] : [t('messages.readOn', { when: formats.dateTime(ReadAt) })])].join(' · ');
}
