import type { Expiration } from '@clubpulse/contract/members/documents/documents';
import { deleteExpiration, listClubUserExpirations } from '@clubpulse/contract/members/documents/documents.calls';
import { Button } from '@mantine/core';
import { IconCheck, IconHistory, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DeletionDialog } from '../../kit/dialog/DeletionDialog.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './Documents.module.css';
import { DocumentEditor } from './document-editor.ts';
import { documentChips, documentKinds, documentState, useComplete } from './document-kinds.ts';

interface DocumentsProps {
  userId: number;
  name: string;
  all: boolean;
}

type Dialog = { act: 'add' } | { act: 'edit' | 'delete'; expiration: Expiration };

export function Documents({ userId, name, all }: DocumentsProps) {
  const t = useT();
  const club = useStaffClub();
  const documents = useCall(listClubUserExpirations, { params: { id: club.ClubId, userId } }, { quiet: true });
  const [showDone, setShowDone] = useState(all);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const done = documents.data?.filter(({ CompletedAt }) => CompletedAt !== null).length ?? 0;
  return (
    <section aria-label={t('members.expirations')}>
      <SectionHead title={t('members.expirations')}>
        {done > 0 && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconHistory size={17} stroke={1.8} />}
            aria-expanded={showDone}
            onClick={() => setShowDone((shown) => !shown)}
          >
            {showDone ? t('members.hideDone') : t('members.showDone', { count: done })}
          </Button>
        )}
        <Button variant="default" leftSection={<IconPlus size={17} stroke={1.8} />} onClick={() => setDialog({ act: 'add' })}>
          {t('kit.add')}
        </Button>
      </SectionHead>
      <QueryResult query={documents} loading={<SkeletonRows rows={3} />}>
        {(found) => {
          const shown = showDone ? found : found.filter(({ CompletedAt }) => CompletedAt === null);
          return shown.length === 0 ? (
            <p className={classes['none']}>{t('members.noDocuments')}</p>
          ) : (
            <ul className={classes['documents']}>
              {shown.map((one) => (
                <Row key={one.ExpirationId} expiration={one} onAct={(act) => setDialog({ act, expiration: one })} />
              ))}
            </ul>
          );
        }}
      </QueryResult>
      {dialog?.act === 'add' && <DocumentEditor member={{ UserId: userId, name }} onClose={close} />}
      {dialog?.act === 'edit' && (
        <DocumentEditor
          member={{ UserId: userId, name }}
          expiration={
            documents.data?.find(({ ExpirationId }) => ExpirationId === dialog.expiration.ExpirationId) ?? dialog.expiration
          }
          onClose={close}
        />
      )}
      {dialog?.act === 'delete' && <DeleteDocument expiration={dialog.expiration} onClose={close} />}
    </section>
  );
}

function Row({ expiration, onAct }: { expiration: Expiration; onAct: (act: 'edit' | 'delete') => void }) {
  const t = useT();
  const formats = useFormats();
  const complete = useComplete();
  const { state, days } = documentState(expiration, useTodayIn(useStaffClub().TimeZone));
  const { label, icon: Icon } = documentKinds[expiration.Type];
  const { tone, icon } = documentChips[state];
  const date = formats.date(expiration.ExpirationDate);
  const words = {
    valid: t('kit.until', { date }),
    soon: days === 0 ? t('members.endsToday') : t('members.endsIn', { count: days }),
    expired: t('members.expiredOn', { date }),
    done: t('members.doneOn', { date: formats.date(expiration.CompletedAt ?? expiration.ExpirationDate) }),
  }[state];
  const named = expiration.Type === 'Generic' && expiration.Title !== '' ? expiration.Title : t(label);
  const below = [expiration.Type === 'Generic' ? (expiration.Title === '' ? '' : t(label)) : expiration.Title, expiration.Notes]
    .filter(Boolean)
    .join(' · ');
  return (
    <li>
      <Icon size={19} stroke={1.8} aria-hidden="true" />
      <span className={classes['names']}>
        <b>{named}</b>
        {below !== '' && <span>{below}</span>}
      </span>
      <StateChip tone={tone} icon={icon}>
        <span title={date}>{words}</span>
      </StateChip>
      <RowMenu
        label={t('kit.actionsOf', { name: named })}
        items={[
          ...(expiration.CompletedAt === null
            ? [
                { label: t('kit.edit'), icon: IconPencil, onClick: () => onAct('edit') },
                {
                  label: t('members.complete'),
                  icon: IconCheck,
                  onClick: () => complete.mutate({ params: { id: expiration.ExpirationId } }),
                },
              ]
            : []),
          { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => onAct('delete') },
        ]}
      />
    </li>
  );
}

function DeleteDocument({ expiration, onClose }: { expiration: Expiration; onClose: () => void }) {
  const t = useT();
  return (
    <DeletionDialog
      call={deleteExpiration}
      input={{ params: { id: expiration.ExpirationId } }}
      name={expiration.Title || t(documentKinds[expiration.Type].label)}
      confirm={t('members.deleteDocument')}
      onClose={onClose}
    >
      {t('members.deleteDocumentText')}
    </DeletionDialog>
  );
}
