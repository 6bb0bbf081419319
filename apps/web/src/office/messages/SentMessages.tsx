import type { ClubMessage } from '@clubpulse/contract/office/messages';
import { listClubMessages } from '@clubpulse/contract/office/messages.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { withoutReaderValues } from '@clubpulse/rules/office/messages/messages';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconMailX, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { ShowMore } from '../../kit/list/ShowMore.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { DESK } from '../../kit/widths.ts';
import { useCall } from '../../platform/api.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './Messages.module.css';
import { ways } from './message-ways.ts';

const SentMessage = lazyComponent(() => import('./SentMessage.tsx').then((it) => it.SentMessage));

const POLL_MS = 15_000;
const ROWS = 50;

export function SentMessages() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const [length, setLength] = useState(ROWS);
  const [opened, setOpened] = useState<Opened | null>(null);
  const sent = useCall(listClubMessages, { params: { id }, query: { length } }, { pollEvery: POLL_MS });
  return (
    <QueryResult query={sent} loading={<SkeletonRows rows={5} />}>
      {({ data, recordsTotal }) =>
        data.length === 0 ? (
          <EmptyState
            title={t('messages.none')}
            action={
              <Button component={Link} to={pathTo('ClubMessages')}>
                {t('messages.write')}
              </Button>
            }
          >
            {t('messages.noneText')}
          </EmptyState>
        ) : (
          <>
            <ListRows
              label={t('messages.sent')}
              rows={data}
              idOf={({ MessageId }) => MessageId}
              wide={DESK}
              columns={sentColumns(t, formats, (message, failed) => setOpened({ message, failed }))}
              card={(message) => <SentCard message={message} onOpen={(failed) => setOpened({ message, failed })} />}
            />
            <ShowMore count={recordsTotal - data.length} onClick={() => setLength((now) => now + ROWS)} />
            {opened !== null && <SentMessage {...opened} onClose={() => setOpened(null)} />}
          </>
        )
      }
    </QueryResult>
  );
}

interface Opened {
  readonly message: ClubMessage;
  readonly failed: boolean;
}

function State({ message, onOpen }: RowProps) {
  const t = useT();
  const formats = useFormats();
  const sendsMail = useSendsMail();
  const by = waysOf(message);
  const failed = by.reduce((sum, { Failed: some }) => sum + some, 0);
  const isDone = by.every(({ To, Sent, Failed: some }) => Sent + some === To);
  const mailWaits = !sendsMail && by.some(({ way, To, Sent, Failed: some }) => way === 'Email' && Sent + some < To);
  if (failed > 0) {
    return (
      <>
        <StateChip tone="bad" icon={IconAlertCircle}>
          {t('messages.failed', { count: failed, number: formats.number(failed) })}
        </StateChip>{' '}
        <Button variant="default" onClick={() => onOpen(true)}>
          {t('messages.who')}
        </Button>
      </>
    );
  }
  return (
    <StateChip tone={mailWaits ? 'warn' : isDone ? 'ok' : 'info'} icon={mailWaits ? IconMailX : isDone ? IconCheck : IconSend}>
      {t(mailWaits ? 'messages.mailWaits' : isDone ? 'messages.arrived' : 'messages.underWay')}
    </StateChip>
  );
}

interface RowProps {
  message: ClubMessage;
  onOpen: (failed: boolean) => void;
}

const waysOf = (message: ClubMessage) =>
  ways.flatMap((way) => {
    const fared = message[way];
    return fared === null ? [] : [{ way, ...fared }];
  });

const authorOf = ({ Author }: ClubMessage) => (Author === null ? [] : [fullName(Author)]);

function Title({ message, onOpen }: RowProps) {
  const { Name: club } = useStaffClub();
  const { Texts, Language } = message;
  return (
    <button type="button" className={classes['open']} onClick={() => onOpen(false)}>
      {withoutReaderValues(Texts[Language]?.Title ?? '', club)}
    </button>
  );
}

function SentCard({ message, onOpen }: RowProps) {
  const t = useT();
  const formats = useFormats();
  const { SentAt, Recipients, Read } = message;
  const number = formats.number;
  return (
    <div className={classes['fares']}>
      <span className={classes['names']}>
        <Title message={message} onOpen={onOpen} />
        <span>{[`${formats.date(formats.dayOf(SentAt))} ${formats.time(SentAt)}`, ...authorOf(message)].join(' · ')}</span>
        <span>
          {[
            t('clubs.people', { count: Recipients, number: number(Recipients) }),
            ...waysOf(message).map(
              ({ way, Sent, To }) =>
                `${t('kit.label', { label: t(`messages.by-${way}`) })} ${t('messages.ofWay', { sent: number(Sent), to: number(To) })}`,
            ),
            t('messages.readBy', { number: number(Read) }),
          ].join(' · ')}
        </span>
      </span>
      <State message={message} onOpen={onOpen} />
    </div>
  );
}

function sentColumns(
  t: Translate,
  formats: Formats,
  open: (message: ClubMessage, failed: boolean) => void,
): readonly Column<ClubMessage>[] {
  const number = formats.number;
  const opens = (message: ClubMessage) => (failed: boolean) => open(message, failed);
  return [
    {
      id: 'SentAt',
      head: t('kit.when'),
      cell: ({ SentAt }) => `${formats.date(formats.dayOf(SentAt))} ${formats.time(SentAt)}`,
    },
    {
      id: 'Title',
      head: t('kit.title'),
      names: true,
      cell: (message) => (
        <span className={classes['names']}>
          <Title message={message} onOpen={opens(message)} />
          <span>{authorOf(message)}</span>
        </span>
      ),
    },
    { id: 'To', head: t('messages.to'), end: true, cell: ({ Recipients }) => <b>{number(Recipients)}</b> },
    ...ways.map((way) => ({
      id: way,
      head: t(`messages.by-${way}`),
      end: true as const,
      cell: (message: ClubMessage) => {
        const fared = message[way];
        return fared === null ? '' : t('messages.ofWay', { sent: number(fared.Sent), to: number(fared.To) });
      },
    })),
    { id: 'Read', head: t('messages.read'), end: true, cell: ({ Read }) => number(Read) },
    { id: 'State', head: t('kit.state'), cell: (message) => <State message={message} onOpen={opens(message)} /> },
  ];
}
