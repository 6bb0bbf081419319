import type { ClubMessage } from '@clubpulse/contract/office/messages';
import { listClubMessages } from '@clubpulse/contract/office/messages.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { filledForNobody } from '@clubpulse/rules/office/messages/messages';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconMailX, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { later } from '../../kit/later.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './Messages.module.css';
import { ways } from './message-ways.ts';

/** It comes with the first one that is opened. */
const SentMessage = later(() => import('./SentMessage.tsx').then((it) => it.SentMessage));

const POLL_MS = 15_000;
const ROWS = 50;

/** What the club wrote, with how it fares: to how many, read, failed. */
export function SentMessages() {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [length, setLength] = useState(ROWS);
  const [opened, setOpened] = useState<Opened | null>(null);
  const sent = useCall(listClubMessages, { params: { id }, query: { length } }, { pollEvery: POLL_MS });
  return (
    <Answer query={sent} loading={<SkeletonRows rows={5} />}>
      {({ data, recordsTotal }) =>
        data.length === 0 ? (
          <EmptyState title={t('messages.none')}>{t('messages.noneText')}</EmptyState>
        ) : (
          <>
            <Card flush>
              <ul className={classes['sent']}>
                {data.map((message) => (
                  <Row key={message.MessageId} message={message} onOpen={(failed) => setOpened({ message, failed })} />
                ))}
              </ul>
            </Card>
            {recordsTotal > data.length && (
              <Button variant="default" onClick={() => setLength((now) => now + ROWS)}>
                {t('kit.showMore', { count: recordsTotal - data.length })}
              </Button>
            )}
            {opened !== null && <SentMessage {...opened} onClose={() => setOpened(null)} />}
          </>
        )
      }
    </Answer>
  );
}

interface Opened {
  readonly message: ClubMessage;
  /** Only those whom a way did not reach. */
  readonly failed: boolean;
}

function Row({ message, onOpen }: { message: ClubMessage; onOpen: (failed: boolean) => void }) {
  const t = useT();
  const formats = useFormats();
  const sendsMail = useSendsMail();
  const { Name: club } = useStaffClub();
  const { Author, SentAt, Recipients, Read, Texts, Language } = message;
  const by = ways.flatMap((way) => {
    const fared = message[way];
    return fared === null ? [] : [{ way, ...fared }];
  });
  const failed = by.reduce((sum, { Failed: some }) => sum + some, 0);
  const isDone = by.every(({ To, Sent, Failed: some }) => Sent + some === To);
  const mailWaits = !sendsMail && by.some(({ way, To, Sent, Failed: some }) => way === 'Email' && Sent + some < To);
  const author = Author === null ? [] : [fullName(Author)];
  const number = formats.number;
  return (
    <li>
      <span className={classes['names']}>
        <button type="button" className={classes['open']} onClick={() => onOpen(false)}>
          {filledForNobody(Texts[Language]?.Title ?? '', club)}
        </button>
        <span>{[`${formats.date(formats.dayOf(SentAt))} ${formats.time(SentAt)}`, ...author].join(' · ')}</span>
        <span>
          {[
            t('clubs.people', { count: Recipients, number: number(Recipients) }),
            ...by.map(
              ({ way, Sent, To }) => `${t(`messages.by-${way}`)}: ${t('messages.ofWay', { sent: number(Sent), to: number(To) })}`,
            ),
            t('messages.readBy', { number: number(Read) }),
          ].join(' · ')}
        </span>
      </span>
      {failed > 0 ? (
        <>
          <StateChip tone="bad" icon={IconAlertCircle}>
            {t('messages.failed', { count: failed, number: number(failed) })}
          </StateChip>
          <Button variant="default" onClick={() => onOpen(true)}>
            {t('messages.who')}
          </Button>
        </>
      ) : (
        <StateChip
          tone={mailWaits ? 'warn' : isDone ? 'ok' : 'info'}
          icon={mailWaits ? IconMailX : isDone ? IconCheck : IconSend}
        >
          {t(mailWaits ? 'messages.mailWaits' : isDone ? 'messages.arrived' : 'messages.underWay')}
        </StateChip>
      )}
    </li>
  );
}
